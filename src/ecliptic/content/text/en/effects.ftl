# Errors in the effect of a component, in the game's data or in a content pack.

problem-verb-unknown = { $place } has an unknown verb { $verb }. Known verbs: { $known }.
problem-step-verb = { $place } must have one verb with its arguments, not { $fields } fields.
problem-effect-long = { $place } has too many steps: at most { $most } are allowed.
problem-effect-deep = { $place } is nested too deeply: at most { $most } levels are allowed.
problem-options-count = { $place } must have 1 to { $most } options.
problem-option-empty = { $place } must have at least one step.
problem-word-unknown = { $place } changes an unknown word of the rules, { $word }. Known words: { $known }.

# Что не так с эффектом компонента в данных или в пакете содержимого.

problem-verb-unknown = В { $place } неизвестное действие { $verb }. Известны: { $known }.
problem-step-verb = В { $place } должно быть одно действие и то, что ему нужно, а полей там { $fields }.
problem-effect-long = В { $place } слишком много шагов: допустимо не больше { $most }.
problem-effect-deep = В { $place } слишком глубокая вложенность: допустимо не больше { $most } уровней.
problem-options-count = В { $place } должно быть от 1 до { $most } вариантов.
problem-option-empty = В { $place } должен быть хотя бы один шаг.
problem-word-unknown = { $place } меняет неизвестное понятие правил { $word }. Известны: { $known }.

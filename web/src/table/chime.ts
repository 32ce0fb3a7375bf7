/** A short sound that says: it is your turn. */
let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  void context.resume(); // a browser lets no page sound before somebody has touched it
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.08, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.6);
  gain.connect(context.destination);
  for (const [pitch, at] of [
    [523, 0],
    [784, 0.12],
  ] as const) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start(context.currentTime + at);
    tone.stop(context.currentTime + 0.6);
  }
}

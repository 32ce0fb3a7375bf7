/** A short sound that says: it is your turn. */
export function chime(): void {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.08, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.6);
  gain.connect(context.destination);
  for (const [pitch, at] of [[523, 0], [784, 0.12]] as const) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start(context.currentTime + at);
    tone.stop(context.currentTime + 0.6);
  }
}

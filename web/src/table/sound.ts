// Quiet sounds and short vibrations, synthesised; they can be switched off.

import { page } from "../page.svelte";
import { cuesOf, type Cue } from "./cues";
import type { Update } from "../wire";

/** A tone of a sound: its frequency in hertz, and its start and length in seconds. */
type Tone = readonly [frequency: number, start: number, length: number];

const SOUNDS: Record<Cue, readonly Tone[]> = {
  deal: [
    [190, 0, 0.04],
    [210, 0.07, 0.04],
    [190, 0.14, 0.04],
  ],
  play: [[230, 0, 0.06]],
  trick: [
    [330, 0, 0.08],
    [247, 0.08, 0.12],
  ],
  turn: [
    [523, 0, 0.1],
    [659, 0.1, 0.16],
  ],
};
const VOLUME = 0.06;
/** The length of the vibration that tells you it's your turn, in milliseconds. */
const VIBRATION = 30;

let context: AudioContext | undefined;

/** Let the player hear updates, unless sounds are off or the browser doesn't allow any yet. */
export function hear(updates: readonly Update[], isTurn: boolean): void {
  // Before the first tap or key, browsers refuse sounds and complain.
  if (!page.preferences.sound || !(navigator.userActivation as UserActivation | undefined)?.hasBeenActive) return;
  const cues = cuesOf(updates, isTurn);
  cues.forEach((cue, index) => play(SOUNDS[cue], 0.12 * index));
  if (cues.includes("turn") && "vibrate" in navigator) navigator.vibrate(VIBRATION);
}

function play(tones: readonly Tone[], delay: number): void {
  context ??= new AudioContext();
  for (const [frequency, start, length] of tones) {
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    const begin = context.currentTime + delay + start;
    oscillator.type = "triangle";
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(VOLUME, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length); // without a click at the end
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + length);
  }
}

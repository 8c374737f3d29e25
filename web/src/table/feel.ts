/** Short sounds made of noise and tones, and vibration. */

import type { Feeling } from "../game/feelings";

/** A sound: start and duration (seconds), pitch (hertz), volume; noise is filtered at the pitch. */
interface Sound {
  readonly at: number;
  readonly long: number;
  readonly pitch: number;
  readonly loud: number;
  readonly noise: boolean;
}

const noise = (at: number, long: number, pitch: number, loud: number): Sound => ({
  at,
  long,
  pitch,
  loud,
  noise: true,
});
const tone = (at: number, long: number, pitch: number, loud: number): Sound => ({
  at,
  long,
  pitch,
  loud,
  noise: false,
});

const SOUNDS: Readonly<Record<Feeling, readonly Sound[]>> = {
  dice: [0, 0.07, 0.13, 0.22, 0.28, 0.39].map((at, index) => noise(at, 0.04, 1800 + 300 * (index % 3), 0.5 - at)),
  pen: [noise(0, 0.11, 3400, 0.16), noise(0.17, 0.12, 2900, 0.16)],
  lock: [
    noise(0, 0.03, 2600, 0.5),
    tone(0.01, 0.09, 520, 0.25),
    noise(0.14, 0.04, 900, 0.7),
    tone(0.15, 0.16, 260, 0.35),
  ],
  turn: [tone(0, 0.12, 660, 0.2), tone(0.13, 0.22, 880, 0.2)],
};

/** Milliseconds of vibration, pause, vibration … */
const TOUCHES: Readonly<Record<Feeling, readonly number[]>> = {
  dice: [15, 40, 15, 60, 15],
  pen: [12],
  lock: [30, 50, 60],
  turn: [40, 70, 40],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers stay silent until the first tap. */
export function hear(felt: readonly Feeling[]): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const sound of felt.flatMap((feeling) => SOUNDS[feeling])) play(context, sound);
}

export function touch(felt: readonly Feeling[]): void {
  const strongest = felt.at(-1);
  if (strongest) navigator.vibrate?.([...TOUCHES[strongest]]);
}

function play(audio: AudioContext, sound: Sound): void {
  const start = audio.currentTime + sound.at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(Math.max(0.01, sound.loud), start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + sound.long);
  volume.connect(audio.destination);
  const source = sound.noise ? rustle(audio, sound.pitch, volume) : ring(audio, sound.pitch, volume);
  source.start(start);
  source.stop(start + sound.long);
}

function ring(audio: AudioContext, pitch: number, into: AudioNode): AudioScheduledSourceNode {
  const source = new OscillatorNode(audio, { frequency: pitch, type: "triangle" });
  source.connect(into);
  return source;
}

function rustle(audio: AudioContext, pitch: number, into: AudioNode): AudioScheduledSourceNode {
  const source = new AudioBufferSourceNode(audio, { buffer: someNoise(audio) });
  source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.2 })).connect(into);
  return source;
}

function someNoise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const data = hiss.getChannelData(0);
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
  return hiss;
}

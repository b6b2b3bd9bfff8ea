import type { PlotWindow } from "~/math/plot";
import { rangeOf } from "./track-position";
import type { Track } from "./tracks";

const SECONDS = 4;
const LOUD = 0.2;
const STATIC = 0.05;

export function playTrack(track: Track, window: PlotWindow, onEnd: () => void): () => void {
  const tones = tonesOf(track, window);
  const audio = new AudioContext();
  const start = audio.currentTime + 0.05;
  const curve = (param: AudioParam, value: (tone: Tone | null) => number) =>
    param.setValueCurveAtTime(Float32Array.from(tones, value), start, SECONDS);
  const voice = new OscillatorNode(audio, { type: "triangle" });
  const hiss = new AudioBufferSourceNode(audio, { buffer: noise(audio), loop: true });
  const [loudness, roughness, side] = [
    new GainNode(audio, { gain: 0 }),
    new GainNode(audio, { gain: 0 }),
    new StereoPannerNode(audio),
  ];
  let hertz = tones.find((tone) => tone)?.hertz ?? 0;
  curve(voice.frequency, (tone) => (hertz = tone?.hertz ?? hertz));
  curve(loudness.gain, (tone) => (tone ? LOUD : 0));
  curve(roughness.gain, (tone) => (tone?.rough ? STATIC : 0));
  curve(side.pan, (tone) => tone?.side ?? 0);
  voice.connect(loudness).connect(side);
  hiss.connect(roughness).connect(side);
  side.connect(audio.destination);
  voice.onended = () => {
    void audio.close();
    onEnd();
  };
  for (const source of [voice, hiss]) {
    source.start(start);
    source.stop(start + SECONDS);
  }
  return () => voice.stop();
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach((_, index) => (samples[index] = 2 * Math.random() - 1));
  return buffer;
}

export interface Tone {
  hertz: number;
  side: number;
  /** Adds static: the value is below zero. */
  rough: boolean;
}

const LOWEST = 220;
const OCTAVES = 2;
const TONES = 400;

/** Null is silence. */
export function tonesOf(track: Track, window: PlotWindow): (Tone | null)[] {
  const [from, to] = rangeOf(track, window);
  return Array.from({ length: TONES }, (_, step) =>
    toneOf(track.at(from + ((to - from) * step) / (TONES - 1)), window),
  );
}

function toneOf({ x, y }: { x: number; y: number }, { left, right, bottom, top }: PlotWindow): Tone | null {
  if (!(x >= left && x <= right && y >= bottom && y <= top)) return null;
  const height = (y - bottom) / (top - bottom);
  return { hertz: LOWEST * 2 ** (OCTAVES * height), side: (2 * (x - left)) / (right - left) - 1, rough: y < 0 };
}

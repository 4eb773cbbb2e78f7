import type { Sound } from './sounds.ts'

/** A stretch of noise or of one tone, in seconds and Hz. */
interface Stroke {
  readonly at: number
  readonly lasts: number
  readonly loud: number
  /** Of a tone from here to there; absent: noise. */
  readonly tone?: readonly [from: number, to: number]
  /** Noise below this. */
  readonly below?: number
}

const STROKES: { readonly [name in Sound]: readonly Stroke[] } = {
  shot: [
    { at: 0, lasts: 0.14, loud: 0.5, below: 3200 },
    { at: 0, lasts: 0.08, loud: 0.4, tone: [180, 60] },
  ],
  hit: [{ at: 0.16, lasts: 0.12, loud: 0.4, tone: [120, 70] }],
  miss: [{ at: 0.14, lasts: 0.22, loud: 0.12, tone: [2200, 700] }],
  grenade: [
    { at: 0, lasts: 0.7, loud: 0.6, below: 700 },
    { at: 0, lasts: 0.3, loud: 0.5, tone: [90, 30] },
  ],
  order: [
    { at: 0, lasts: 0.09, loud: 0.2, tone: [880, 880] },
    { at: 0.12, lasts: 0.16, loud: 0.2, tone: [1175, 1175] },
  ],
  question: [{ at: 0, lasts: 0.16, loud: 0.22, tone: [660, 660] }],
  turn: [
    { at: 0, lasts: 0.14, loud: 0.2, tone: [392, 392] },
    { at: 0.14, lasts: 0.2, loud: 0.2, tone: [523, 523] },
  ],
  end: [
    { at: 0, lasts: 0.2, loud: 0.22, tone: [523, 523] },
    { at: 0.2, lasts: 0.2, loud: 0.22, tone: [659, 659] },
    { at: 0.4, lasts: 0.5, loud: 0.22, tone: [784, 784] },
  ],
}

let audio: AudioContext | undefined
let noise: AudioBuffer | undefined

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}

function sourceOf(
  context: AudioContext,
  { tone, below = 2000, lasts }: Stroke,
  from: number,
): AudioScheduledSourceNode {
  if (tone) {
    const oscillator = context.createOscillator()
    oscillator.frequency.setValueAtTime(tone[0], from)
    oscillator.frequency.exponentialRampToValueAtTime(tone[1], from + lasts)
    return oscillator
  }
  const source = context.createBufferSource()
  noise ??= noiseOf(context)
  source.buffer = noise
  source.playbackRate.value = Math.min(1, below / 4000)
  return source
}

/** Made on the spot, without any file; a browser that has no sound, or forbids it, stays silent. */
export function makeSound(name: Sound): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  const context = audio
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  for (const stroke of STROKES[name]) {
    const from = context.currentTime + stroke.at
    const gain = context.createGain()
    gain.gain.setValueAtTime(stroke.loud, from)
    gain.gain.exponentialRampToValueAtTime(0.001, from + stroke.lasts)
    const source = sourceOf(context, stroke, from)
    source.connect(gain).connect(context.destination)
    source.start(from)
    source.stop(from + stroke.lasts)
  }
}

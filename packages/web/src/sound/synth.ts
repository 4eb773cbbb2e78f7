import type { Sound } from './sounds.ts'

/** A stretch of noise or of one tone, in seconds and Hz. It swells, then dies away. */
interface Stroke {
  readonly at: number
  readonly lasts: number
  readonly loud: number
  /** How long it swells. */
  readonly rise?: number
  /** Of a tone from here to there; absent: noise. */
  readonly tone?: readonly [from: number, to: number]
  /** Noise between these. */
  readonly band?: readonly [above: number, below: number]
}

/** A small loudspeaker has nothing below 200 Hz: whatever is low has something higher beside it. */
const STROKES: { readonly [name in Sound]: readonly Stroke[] } = {
  shot: [
    { at: 0, lasts: 0.11, loud: 0.42, band: [500, 6000] },
    { at: 0, lasts: 0.24, loud: 0.5, band: [80, 900] },
    { at: 0, lasts: 0.1, loud: 0.22, tone: [190, 60] },
  ],
  hit: [
    { at: 0.16, lasts: 0.1, loud: 0.6, band: [250, 1100] },
    { at: 0.16, lasts: 0.16, loud: 0.34, rise: 0.004, tone: [230, 95] },
  ],
  miss: [
    { at: 0.14, lasts: 0.3, loud: 0.14, rise: 0.012, tone: [2100, 760] },
    { at: 0.14, lasts: 0.12, loud: 0.12, band: [1800, 6000] },
  ],
  grenade: [
    { at: 0, lasts: 0.08, loud: 0.3, band: [700, 6000] },
    { at: 0, lasts: 0.9, loud: 0.62, rise: 0.006, band: [40, 700] },
    { at: 0, lasts: 0.35, loud: 0.24, rise: 0.004, tone: [95, 34] },
  ],
  order: [
    { at: 0, lasts: 0.12, loud: 0.17, rise: 0.01, tone: [880, 880] },
    { at: 0.12, lasts: 0.24, loud: 0.17, rise: 0.01, tone: [1175, 1175] },
  ],
  question: [
    { at: 0, lasts: 0.26, loud: 0.2, rise: 0.008, tone: [660, 660] },
    { at: 0, lasts: 0.14, loud: 0.05, rise: 0.008, tone: [1320, 1320] },
  ],
  turn: [
    { at: 0, lasts: 0.22, loud: 0.19, rise: 0.01, tone: [392, 392] },
    { at: 0.14, lasts: 0.32, loud: 0.19, rise: 0.01, tone: [523, 523] },
  ],
  end: [
    { at: 0, lasts: 0.28, loud: 0.18, rise: 0.01, tone: [523, 523] },
    { at: 0.2, lasts: 0.28, loud: 0.18, rise: 0.01, tone: [659, 659] },
    { at: 0.4, lasts: 0.7, loud: 0.18, rise: 0.01, tone: [784, 784] },
  ],
}

const RISE = 0.002
/** What is left of it before it is cut off, and how long that takes. */
const FAINT = 0.001
const FADE = 0.01

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** The same hiss every time, so that a sound can be measured. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 48
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    samples[i] = seed / 1_073_741_824 - 1
  }
  noises.set(context, buffer)
  return buffer
}

interface Voice {
  readonly source: AudioScheduledSourceNode
  readonly out: AudioNode
}

function toneOf(context: BaseAudioContext, [from, to]: readonly [number, number], at: number, lasts: number): Voice {
  const source = context.createOscillator()
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(to, at + lasts)
  return { source, out: source }
}

function hissOf(context: BaseAudioContext, [above, below]: readonly [number, number]): Voice {
  const source = context.createBufferSource()
  source.buffer = noiseOf(context)
  source.loop = true
  const high = context.createBiquadFilter()
  high.type = 'highpass'
  high.frequency.value = above
  const low = context.createBiquadFilter()
  low.type = 'lowpass'
  low.frequency.value = below
  return { source, out: source.connect(high).connect(low) }
}

const OPEN = [40, 8000] as const

/** Lays a sound into a context, to be heard or to be measured. */
export function layDown(context: BaseAudioContext, name: Sound, now: number): void {
  for (const { at, lasts, loud, rise = RISE, tone, band = OPEN } of STROKES[name]) {
    const from = now + at
    const gain = context.createGain()
    gain.gain.setValueAtTime(0, from)
    gain.gain.linearRampToValueAtTime(loud, from + rise)
    gain.gain.exponentialRampToValueAtTime(FAINT, from + lasts)
    gain.gain.linearRampToValueAtTime(0, from + lasts + FADE)
    const { source, out } = tone ? toneOf(context, tone, from, lasts) : hissOf(context, band)
    out.connect(gain).connect(context.destination)
    source.start(from)
    source.stop(from + lasts + FADE)
  }
}

let audio: AudioContext | 'none' | undefined

/** A machine without a loudspeaker may refuse even the context. */
function audioHere(): AudioContext | undefined {
  if (audio === undefined) {
    try {
      audio = new AudioContext()
    } catch {
      audio = 'none'
    }
  }
  return audio === 'none' ? undefined : audio
}

/** In ms: what could not be heard by then is over. */
const LATE = 400

/**
 * Made on the spot, without any file; a browser that has no sound, or forbids it, stays silent. Until somebody has touched the page
 * its clock stands still: what happened meanwhile would be heard all at once.
 */
export function makeSound(name: Sound): void {
  const context = audioHere()
  if (!context) return
  if (context.state === 'running') {
    layDown(context, name, context.currentTime)
    return
  }
  const asked = performance.now()
  context.resume().then(
    () => {
      if (performance.now() - asked < LATE) layDown(context, name, context.currentTime)
    },
    () => undefined,
  )
}

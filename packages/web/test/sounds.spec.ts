import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { SOUNDS, type Sound } from '../src/sound/sounds.ts'
import { expect, test } from './calmPage.ts'
import { placed, positionGame } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

const RATE = 44_100
const SECONDS = 1.5
const SYNTH = fileURLToPath(new URL('../src/sound/synth.ts', import.meta.url))

interface Heard {
  /** Of 1, where it would be cut off. */
  readonly peak: number
  /** In seconds: when it is first and last above −60 dB. */
  readonly begins: number
  readonly ends: number
  readonly edges: readonly number[]
  /** The loudest tenth of a second in dB, as an ear weighs it, and out of a loudspeaker that has no lows. */
  readonly loud: number
  readonly small: number
}

declare const synth: { readonly layDown: (context: BaseAudioContext, name: Sound, now: number) => void }

/** Runs in the page: the sounds laid over each other and measured. */
async function hear([names, rate, seconds]: readonly [readonly Sound[], number, number]): Promise<Heard> {
  const through = async (lay: (context: OfflineAudioContext) => void): Promise<Float32Array<ArrayBuffer>> => {
    const context = new OfflineAudioContext(1, rate * seconds, rate)
    lay(context)
    return (await context.startRendering()).getChannelData(0)
  }
  const samples = await through((context) => {
    for (const name of names) synth.layDown(context, name, 0)
  })
  const filtered = (...steps: readonly (readonly [BiquadFilterType, number])[]): Promise<Float32Array> =>
    through((context) => {
      const source = context.createBufferSource()
      source.buffer = context.createBuffer(1, samples.length, rate)
      source.buffer.copyToChannel(samples, 0)
      let node: AudioNode = source
      for (const [type, frequency] of steps) {
        const filter = context.createBiquadFilter()
        filter.type = type
        filter.frequency.value = frequency
        filter.gain.value = 4
        node = node.connect(filter)
      }
      node.connect(context.destination)
      source.start()
    })
  const loudest = (heard: Float32Array): number => {
    const tenth = rate / 10
    const powers = Array.from({ length: Math.floor(heard.length / tenth) * 4 - 3 }, (_, i) =>
      heard.slice((i * tenth) / 4, (i * tenth) / 4 + tenth).reduce((sum, one) => sum + one * one, 0),
    )
    return 10 * Math.log10(Math.max(...powers) / tenth)
  }
  const audible = [...samples.keys()].filter((i) => Math.abs(samples[i] ?? 0) > 0.001)
  return {
    peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    begins: (audible[0] ?? 0) / rate,
    ends: (audible.at(-1) ?? 0) / rate,
    edges: [samples[0] ?? 0, samples.at(-1) ?? 0],
    loud: loudest(await filtered(['highshelf', 1500], ['highpass', 38])),
    small: loudest(await filtered(['highpass', 250], ['highpass', 250])),
  }
}

test('no sound is cut off, cracks, drags on or drowns the others, also on a small loudspeaker', async ({ page }) => {
  const { outputFiles } = await build({
    entryPoints: [SYNTH],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'synth',
  })
  await page.goto('about:blank')
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  const heard = (...names: readonly Sound[]): Promise<Heard> => page.evaluate(hear, [names, RATE, SECONDS] as const)
  const all = new Map<Sound, Heard>()
  for (const sound of SOUNDS) all.set(sound, await heard(sound))
  for (const [sound, { peak, begins, ends, edges, small }] of all) {
    expect(peak, sound).toBeLessThan(0.5)
    expect(peak, sound).toBeGreaterThan(0.1)
    expect(begins, sound).toBeLessThan(0.2)
    expect(ends - begins, sound).toBeGreaterThan(0.1)
    expect(ends, sound).toBeLessThan(1.2)
    expect(edges, sound).toEqual([0, 0])
    expect(small, sound).toBeGreaterThan(-28)
  }
  const louds = [...all.values()].map(({ loud }) => loud)
  expect(Math.max(...louds) - Math.min(...louds)).toBeLessThan(8)
  expect((await heard('shot', 'hit', 'grenade', 'order')).peak).toBeLessThan(1)
})

test.describe('at the table', () => {
  /** With sounds switched on in the menu, Hobart shoots at Kessler. */
  async function shoots(table: PlayTable): Promise<void> {
    const { page } = table
    await page.addInitScript(() => localStorage.setItem('tactic48.pace', 'fast'))
    const figures = [
      ...placed('blue', { 'us-airborne/hobart': [15, 12.6] }),
      ...placed('ember', { 'de-infantry/kessler': [17.2, 9.4], 'de-infantry/haller': [2, 2] }),
    ]
    await table.open(positionGame({ id: 'shots', tokens: 6, figures }))
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('[data-sound]')).toHaveAttribute('aria-pressed', 'false')
    await page.locator('[data-sound]').click()
    await page.keyboard.press('Escape')
    await table.fire('hobart', 'kessler')
    await expect(page.locator('[data-telling]').first()).toBeVisible()
  }

  test('[FIRE-01] a shot is heard once: the shot, and what comes of it', async ({ page }) => {
    await page.addInitScript(() => {
      const { start } = AudioBufferSourceNode.prototype
      const heard: number[] = []
      Object.assign(window, { heard })
      AudioBufferSourceNode.prototype.start = function (at = 0) {
        heard.push(at)
        start.call(this, at)
      }
    })
    await shoots(new PlayTable(page))
    const noises = (): Promise<number> => page.evaluate(() => Reflect.get(window, 'heard').length)
    // Two of the shot, one of a hit or a miss.
    expect(await noises()).toBe(3)
    await page.keyboard.press('Escape')
    expect(await noises()).toBe(3)
  })

  test('a machine without a loudspeaker plays on in silence', async ({ page }) => {
    await page.addInitScript(() => {
      class NoDevice {
        constructor() {
          throw new DOMException('no device', 'NotSupportedError')
        }
      }
      Object.assign(window, { AudioContext: NoDevice })
    })
    await shoots(new PlayTable(page))
    await expect(page.locator('[data-part=piece]')).toHaveCount(3)
  })
})

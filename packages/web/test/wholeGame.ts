import { expect, type Page } from '@playwright/test'
import type { Spot } from './spots.ts'

type Side = 'blue' | 'ember'

interface Piece extends Spot {
  readonly id: string
  readonly side: Side
}

/** What the screen shows at one glance; places are in pixels of the window. */
interface Glance {
  readonly phase: string
  readonly turn: number
  readonly asked: Side | undefined
  readonly question: string | undefined
  /** Sentences in the log: it grows with everything that happens. */
  readonly told: number
  readonly choices: readonly { readonly id: string; readonly key: string }[]
  readonly prompt: string | undefined
  readonly pieces: readonly Piece[]
  readonly selected: string | undefined
  /** What the chosen figure may do. */
  readonly verbs: readonly string[]
  readonly commit: 'none' | 'refused' | 'ready'
  /** Enemy objectives of a Mission, by the side that must reach them. */
  readonly goals: { readonly [side in Side]?: Spot }
  /** Pixels per u. */
  readonly zoom: number
  readonly focus: 'lost' | 'unseen' | 'seen'
}

function glance(): Glance {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
  const attribute = (selector: string, name: string): string | undefined =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined
  const middle = (element: Element): { x: number; y: number } => {
    const box = element.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const goals: { blue?: Spot; ember?: Spot } = {}
  for (const objective of all('.play .objective')) {
    goals[objective.classList.contains('blue') ? 'ember' : 'blue'] = middle(objective)
  }
  const commit = document.querySelector<HTMLButtonElement>('.play-rail [data-commit]')
  const table = document.querySelector('.play .table')
  const active = document.activeElement
  const ring = active?.querySelector('.piece-focus, .laid-edge')
  const style = active && getComputedStyle(ring ?? active)
  const marked = ring
    ? !/none|rgba\(0, 0, 0, 0\)/.test(style?.stroke ?? 'none')
    : style?.outlineStyle !== 'none' || style?.boxShadow !== 'none'
  return {
    phase: attribute('.play', 'data-phase') ?? '',
    turn: Number(attribute('.play', 'data-turn')),
    asked: attribute('.banner', 'data-asked') as Side | undefined,
    question: attribute('.banner', 'data-question'),
    told: all('.told').length,
    prompt: attribute('[data-prompt]', 'data-prompt'),
    choices: all('[data-prompt] [data-choice]').map((choice) => ({
      id: choice.getAttribute('data-choice') ?? '',
      key: choice.querySelector('kbd')?.textContent ?? '',
    })),
    pieces: all('.play .piece').map((piece) => ({
      id: piece.getAttribute('data-figure') ?? '',
      side: piece.classList.contains('blue') ? 'blue' : 'ember',
      ...middle(piece.querySelector('.piece-focus') ?? piece),
    })),
    selected: attribute('.play .piece.selected', 'data-figure'),
    verbs: all('.play button[data-verb]:not([aria-disabled])').map((verb) => verb.getAttribute('data-verb') ?? ''),
    commit: commit ? (commit.disabled ? 'refused' : 'ready') : 'none',
    goals,
    zoom: table ? Number.parseFloat(getComputedStyle(table).getPropertyValue('--zoom')) : 1,
    focus: !active || active === document.body ? 'lost' : marked ? 'seen' : 'unseen',
  }
}

/** Dice, ids and forces by chance are the same in every run with the same seed: in the page and where the game is kept. */
export async function fixChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript(drawFrom, seed)
  let hired = 0
  await page.route(/(authority|opponent)Worker/, async (route) => {
    const response = await route.fetch()
    const body = `(${drawFrom.toString()})(${seed + hired++});${await response.text()}`
    await route.fulfill({ response, body })
  })
}

function drawFrom(start: number): void {
  let drawn = start
  const draw = (): number => {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0
    return drawn
  }
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint32Array) for (let i = 0; i < array.length; i++) array[i] = draw()
    return array
  }
}

const SOMETHING_TO_DO = '.banner[data-question=action][data-asked], [data-prompt], [data-phase=over]'
/** The opponent's turn at a pace that can be followed, on a busy machine. */
export const A_TURN = 60_000

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Plays a whole game: looks at the screen, decides, and does one thing after the other. */
abstract class Player {
  readonly page: Page
  /** Characters of this turn that found nothing more to do. */
  private readonly idle = new Set<string>()
  private turnOf = ''

  constructor(page: Page) {
    this.page = page
    page.setDefaultTimeout(60_000)
  }

  protected abstract answer(seen: Glance, choice: Glance['choices'][number]): Promise<void>
  protected abstract next(): Promise<void>
  protected abstract fire(): Promise<void>
  /** True when a way was found and walked. */
  protected abstract come(seen: Glance, actor: Piece, goal: Piece | Spot): Promise<boolean>
  protected abstract endTurn(): Promise<void>

  look(): Promise<Glance> {
    return this.page.evaluate(glance)
  }

  /** Plays on until `until` holds. */
  async play(until: (seen: Glance) => boolean, most = 500): Promise<Glance> {
    let seen = await this.look()
    for (let i = 0; i < most && !until(seen); i++) {
      await this.step(seen)
      seen = await this.look()
    }
    expect(until(seen), `after ${most} steps: ${JSON.stringify({ ...seen, pieces: seen.pieces.length })}`).toBe(true)
    return seen
  }

  async playToTheEnd(): Promise<void> {
    await this.play(({ phase }) => phase === 'over')
  }

  private async step(seen: Glance): Promise<void> {
    if (seen.prompt) {
      const shy = /^(skip|hold|stop|decline|passAll)$/
      const choice = seen.choices.find(({ id }) => !shy.test(id)) ?? seen.choices[0]
      if (choice) await this.answer(seen, choice)
      return
    }
    if (seen.asked && seen.question === 'action') await this.act(seen)
    else await this.page.waitForSelector(SOMETHING_TO_DO, { timeout: A_TURN })
  }

  async act(seen: Glance): Promise<void> {
    const turnOf = `${seen.turn} ${seen.asked}`
    if (turnOf !== this.turnOf) {
      this.idle.clear()
      this.turnOf = turnOf
    }
    await this.next()
    const now = await this.look()
    const actor = now.pieces.find(({ id }) => id === now.selected)
    if (!actor || this.idle.has(actor.id)) {
      await this.endTurn()
      return
    }
    const may = (verb: string): boolean => now.verbs.includes(verb)
    const hurries = now.goals[actor.side] !== undefined && may('move')
    if (may('fire') && !hurries) await this.fire()
    else if (!may('move') || !(await this.advance(now, actor))) this.idle.add(actor.id)
  }

  private async advance(seen: Glance, actor: Piece): Promise<boolean> {
    const enemies = seen.pieces.filter(({ side }) => side !== actor.side)
    const nearest = enemies.sort((a, b) => apart(a, actor) - apart(b, actor))[0]
    const goal = seen.goals[actor.side] ?? nearest
    return goal !== undefined && this.come(seen, actor, goal)
  }
}

const TURNS = [0, 0.6, -0.6, 1.2, -1.2] as const

/** Plays with the mouse alone. */
export class ByClicks extends Player {
  /** The answer comes later: until then the question that was answered is still on the screen. */
  protected async answer(_: Glance, { id }: Glance['choices'][number]): Promise<void> {
    const since = await this.page.locator('[data-prompt]').first().getAttribute('data-since')
    await this.page.locator(`[data-prompt] [data-choice="${id}"]`).click()
    if (since !== null) await expect(this.page.locator(`[data-prompt][data-since="${since}"]`)).toHaveCount(0)
  }

  protected async next(): Promise<void> {
    await this.page.locator('[data-next]').click()
  }

  protected async fire(): Promise<void> {
    await this.page.locator('.play button[data-verb=fire]').click()
    await this.page.locator('[data-target-choice]').first().click()
    await this.page.locator('.play-rail [data-commit]').click()
  }

  protected async come(seen: Glance, actor: Piece, goal: Piece | Spot): Promise<boolean> {
    await this.page.locator('.play button[data-verb=move]').click()
    if (apart(actor, goal) < 4 * seen.zoom && (await this.walkTo(goal))) return true
    const reach = Math.min(3 * seen.zoom, apart(actor, goal) - seen.zoom)
    const bearing = Math.atan2(goal.y - actor.y, goal.x - actor.x)
    for (const turn of TURNS) {
      const [x, y] = [actor.x + Math.cos(bearing + turn) * reach, actor.y + Math.sin(bearing + turn) * reach]
      if (seen.pieces.some((piece) => apart(piece, { x, y }) < seen.zoom)) continue
      if (await this.walkTo({ x, y })) return true
    }
    return false
  }

  private async walkTo({ x, y }: Spot): Promise<boolean> {
    await this.page.mouse.click(x, y)
    const { commit } = await this.look()
    if (commit === 'ready') await this.page.locator('.play-rail [data-commit]').click()
    return commit === 'ready'
  }

  protected async endTurn(): Promise<void> {
    await this.page.locator('[data-end-turn]').click()
    const anyway = this.page.locator('[data-end-anyway]')
    if (await anyway.isVisible()) await anyway.click()
  }
}

/** Plays with the keyboard alone; where the keyboard is must always be seen. */
export class ByKeys extends Player {
  /** A new page has its focus nowhere; from the first key on it is never lost. */
  private playing = false

  override async look(): Promise<Glance> {
    const seen = await super.look()
    const { focus, phase, prompt, question, told } = seen
    if (phase === 'play' && this.playing) expect(focus, JSON.stringify({ prompt, question, told })).toBe('seen')
    return seen
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** Tabs on until the keyboard stands on `selector`; past the end of the page it begins again at the top. */
  async tabTo(selector: string): Promise<void> {
    await this.page.locator(selector).first().waitFor()
    for (let i = 0; i < 120; i++) {
      await this.press('Tab')
      const here = await this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
      expect((await super.look()).focus).not.toBe('unseen')
      if (here) return
    }
    throw new Error(`Tab never comes to ${selector}`)
  }

  protected async answer(_: Glance, { id, key }: Glance['choices'][number]): Promise<void> {
    expect(key, `the key of ${id}`).not.toBe('')
    await this.press(key.toLowerCase())
  }

  protected async next(): Promise<void> {
    await this.press('n')
    this.playing = true
  }

  protected async fire(): Promise<void> {
    await this.press('f', 't', 'Enter')
  }

  protected async come(seen: Glance, actor: Piece, goal: Piece | Spot): Promise<boolean> {
    await this.press('m')
    if ('id' in goal && apart(actor, goal) < 4 * seen.zoom && (await this.commits('t'))) return true
    const across = goal.x > actor.x ? 'Shift+ArrowRight' : 'Shift+ArrowLeft'
    const along = goal.y > actor.y ? 'Shift+ArrowDown' : 'Shift+ArrowUp'
    const steep = Math.abs(goal.y - actor.y) > Math.abs(goal.x - actor.x)
    const [straight, aside] = steep ? [along, across] : [across, along]
    if (await this.commits(straight, straight, straight)) return true
    for (let i = 0; i < 3; i++) if (await this.commits(aside)) return true
    await this.press('Escape', 'Escape')
    return false
  }

  private async commits(...keys: readonly string[]): Promise<boolean> {
    await this.press(...keys)
    const { commit } = await this.look()
    if (commit === 'ready') await this.press('Enter')
    return commit === 'ready'
  }

  protected async endTurn(): Promise<void> {
    await this.press('e')
    if (await this.page.locator('dialog[open]').isVisible()) await this.tabToEnd()
  }

  private async tabToEnd(): Promise<void> {
    await this.tabTo('[data-end-anyway]')
    await this.press('Enter')
  }
}

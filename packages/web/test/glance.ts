import type { Page } from '@playwright/test'
import type { Spot } from './spots.ts'

export type Side = 'blue' | 'ember'

export interface Piece extends Spot {
  readonly id: string
  readonly side: Side
}

/** A button that answers what is asked: its name, its key, where to press. */
export interface Answer {
  readonly id: string
  readonly key: string
  readonly selector: string
}

/** What the screen shows at one glance; places are in pixels of the window. */
export interface Glance {
  readonly phase: string
  readonly turn: number
  readonly asked: Side | undefined
  readonly question: string | undefined
  /** Tells two questions of the same kind apart. */
  readonly since: string | undefined
  /** Sentences in the log: it grows with everything that happens. */
  readonly told: number
  readonly prompt: string | undefined
  readonly answers: readonly Answer[]
  readonly pieces: readonly Piece[]
  readonly selected: string | undefined
  /** What the chosen figure may do. */
  readonly verbs: readonly string[]
  readonly commit: 'none' | 'refused' | 'ready'
  /** Enemy objectives of a Mission, by the side that must reach them. */
  readonly goals: { readonly [side in Side]?: Spot }
  /** Pixels per u. */
  readonly zoom: number
}

/** Where the keyboard is, and whether that can be seen. */
export type Focus = 'lost' | 'unseen' | 'seen'

export const lookAt = (page: Page): Promise<Glance> => page.evaluate(glance)

function glance(): Glance {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
  const attribute = (selector: string, name: string): string | undefined =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined
  const middle = (element: Element): { x: number; y: number } => {
    const box = element.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const goals: { blue?: Spot; ember?: Spot } = {}
  for (const objective of all('[data-part=game] [data-objective]')) {
    goals[objective.getAttribute('data-side') === 'blue' ? 'ember' : 'blue'] = middle(objective)
  }
  const commit = document.querySelector<HTMLButtonElement>('[data-part=rail] [data-commit]')
  const table = document.querySelector('[data-part=game] [data-part=table]')
  const handOver = document.querySelector('[data-part=hand-over] button')
  const answers = ['choice', 'seize', 'seal', 'raise', 'pass', 'commit'].flatMap((name) =>
    all(`[data-prompt] [data-${name}]:not(:disabled)`).map((button) => {
      const value = button.getAttribute(`data-${name}`) ?? ''
      return {
        id: name === 'choice' ? value : name === 'raise' ? `raise ${value}` : name,
        key: (button.querySelector('kbd')?.textContent ?? '').replace('⏎', 'Enter'),
        selector: `[data-prompt] [data-${name}="${value}"]`,
      }
    }),
  )
  return {
    phase: attribute('[data-part=game]', 'data-phase') ?? '',
    turn: Number(attribute('[data-part=game]', 'data-turn')),
    asked: attribute('[data-part=banner]', 'data-asked') as Side | undefined,
    question: attribute('[data-part=banner]', 'data-question'),
    since: attribute('[data-part=banner]', 'data-since'),
    told: all('[data-part=log-line]').length,
    prompt: handOver ? 'handOver' : attribute('[data-prompt]', 'data-prompt'),
    answers: handOver ? [{ id: 'ready', key: 'Enter', selector: '[data-part=hand-over] button' }] : answers,
    pieces: all('[data-part=piece]').map((piece) => ({
      id: piece.getAttribute('data-figure') ?? '',
      side: piece.getAttribute('data-side') === 'blue' ? 'blue' : 'ember',
      ...middle(piece.querySelector('[data-part=focus-ring]') ?? piece),
    })),
    selected: attribute('[data-part=piece][aria-pressed=true]', 'data-figure'),
    verbs: all('[data-part=game] button[data-verb]:not([aria-disabled])').map(
      (verb) => verb.getAttribute('data-verb') ?? '',
    ),
    commit: commit ? (commit.disabled ? 'refused' : 'ready') : 'none',
    goals,
    zoom: table ? Number.parseFloat(getComputedStyle(table).getPropertyValue('--zoom')) : 1,
  }
}

export const focusOf = (page: Page, wanted: string): Promise<{ readonly here: boolean; readonly focus: Focus }> =>
  page.evaluate(focusNow, wanted)

function focusNow(wanted: string): { readonly here: boolean; readonly focus: Focus } {
  const active = document.activeElement
  // The table itself holds the rings of all its pieces.
  const ring = active instanceof SVGElement ? active.querySelector('[data-part=focus-ring], [data-part=outline]') : null
  // The table has its ring inside, over what is drawn on it.
  const outlined = (element: Element): boolean =>
    [null, '::after'].some((part) => {
      const { outlineStyle, boxShadow } = getComputedStyle(element, part)
      return outlineStyle !== 'none' || boxShadow !== 'none'
    })
  const stroked = (element: Element): boolean => !/none|rgba\(0, 0, 0, 0\)/.test(getComputedStyle(element).stroke)
  // What is out of sight itself, as the button of a file is, has its ring round its label.
  const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : []
  const marked = ring ? stroked(ring) : active !== null && [active, ...labels].some(outlined)
  return {
    here: active?.matches(wanted) ?? false,
    focus: !active || active === document.body ? 'lost' : marked ? 'seen' : 'unseen',
  }
}

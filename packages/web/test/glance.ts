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
  for (const objective of all('.play .objective')) {
    goals[objective.classList.contains('blue') ? 'ember' : 'blue'] = middle(objective)
  }
  const commit = document.querySelector<HTMLButtonElement>('.play-rail [data-commit]')
  const table = document.querySelector('.play .table')
  const handOver = document.querySelector('.hand-over button')
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
    phase: attribute('.play', 'data-phase') ?? '',
    turn: Number(attribute('.play', 'data-turn')),
    asked: attribute('.banner', 'data-asked') as Side | undefined,
    question: attribute('.banner', 'data-question'),
    since: attribute('.banner', 'data-since'),
    told: all('.told').length,
    prompt: handOver ? 'handOver' : attribute('[data-prompt]', 'data-prompt'),
    answers: handOver ? [{ id: 'ready', key: 'Enter', selector: '.hand-over button' }] : answers,
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
  }
}

export const focusOf = (page: Page, wanted: string): Promise<{ readonly here: boolean; readonly focus: Focus }> =>
  page.evaluate(focusNow, wanted)

function focusNow(wanted: string): { readonly here: boolean; readonly focus: Focus } {
  const active = document.activeElement
  // The table itself holds the rings of all its pieces.
  const ring = active instanceof SVGElement ? active.querySelector('.piece-focus, .laid-edge') : null
  const outlined = (element: Element): boolean => {
    const { outlineStyle, boxShadow } = getComputedStyle(element)
    return outlineStyle !== 'none' || boxShadow !== 'none'
  }
  const stroked = (element: Element): boolean => !/none|rgba\(0, 0, 0, 0\)/.test(getComputedStyle(element).stroke)
  // What is out of sight itself, as the button of a file is, has its ring round its label.
  const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : []
  const marked = ring ? stroked(ring) : active !== null && [active, ...labels].some(outlined)
  return {
    here: active?.matches(wanted) ?? false,
    focus: !active || active === document.body ? 'lost' : marked ? 'seen' : 'unseen',
  }
}

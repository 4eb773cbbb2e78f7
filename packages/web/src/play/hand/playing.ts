import type { CardId, FigureId, WeaponId } from '@tactic48/rules'
import { send } from '../../game/gameStore.ts'
import { situationNow } from '../situation.ts'
import { useTable } from '../tableStore.ts'
import { useHand } from './handStore.ts'
import { type CardPlay, type HeldCard, heldCards, namedBy, sideInFront } from './heldCards.ts'

function held(card: CardId): HeldCard | undefined {
  const now = situationNow()
  const side = now && sideInFront(now)
  return side && heldCards(now.state, side).find((one) => one.card.id === card)
}

/** Whether a card says all by itself: nobody is named, or there is one choice only. */
export const isPlain = (plays: readonly CardPlay[]): boolean => plays.length === 1

/** Plays a card that leaves nothing to choose; takes any other up, so that somebody can be chosen. */
export function takeUp(card: CardId): void {
  const plays = held(card)?.plays ?? []
  const [only] = plays
  if (!only) return
  if (isPlain(plays)) play(only)
  else {
    useTable.getState().clear()
    useHand.getState().change({ taken: card, pointed: card, figure: undefined, weapon: undefined, folded: false })
  }
}

/** Names a Character for the card that is taken up; the same one again plays it. False: no card is, or he cannot be named. */
export function nameFigure(figure: FigureId): boolean {
  const { taken, figure: before, change } = useHand.getState()
  const plays = (taken && held(taken)?.plays) || []
  const his = plays.filter((one) => one.figure === figure)
  if (his.length === 0) return taken !== undefined
  if (before === figure && playTaken()) return true
  const weapon = his.length === 1 ? his[0]?.weapon : undefined
  change({ figure, weapon })
  return true
}

export const nameWeapon = (weapon: WeaponId): void => useHand.getState().change({ weapon })

/** The next of those whom the card may be for. */
export function nextNamed(by: 1 | -1): boolean {
  const { taken, figure, change } = useHand.getState()
  const plays = (taken && held(taken)?.plays) || []
  const figures = namedBy(plays)
  if (figures.length === 0) return false
  const at = figure === undefined ? (by === 1 ? -1 : 0) : figures.indexOf(figure)
  const next = figures[(at + by + figures.length) % figures.length]
  const his = plays.filter((one) => one.figure === next)
  change({ figure: next, weapon: his.length === 1 ? his[0]?.weapon : undefined })
  return true
}

/** What is taken up, as soon as all is said. */
export function takenPlay(
  plays: readonly CardPlay[],
  figure: FigureId | undefined,
  weapon: WeaponId | undefined,
): CardPlay | undefined {
  return figure === undefined ? undefined : plays.find((one) => one.figure === figure && one.weapon === weapon)
}

export function playTaken(): boolean {
  const { taken, figure, weapon } = useHand.getState()
  const command = taken && takenPlay(held(taken)?.plays ?? [], figure, weapon)
  if (!command) return false
  play(command)
  return true
}

function play(command: CardPlay): void {
  useHand.getState().putBack()
  void send(command)
}

/** D22. */
export function draw(): void {
  const now = situationNow()
  if (now?.seat) void send({ verb: 'drawCard', seat: now.seat })
}

import { figureIn, weaponIn } from '../../input/command.ts'
import { text } from '../../input/raw.ts'
import type { VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { enemiesOf, figureOf, friendsOf, isOnTable, sideOf } from '../../query/figures.ts'
import { weaponOf, weaponsOf } from '../../query/weapons.ts'
import type { CommandOf } from '../../state/command.ts'
import { type CardId, cardId, ofSide, own, type SideId } from '../../state/ids.ts'
import { type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { axesOf, isChosen, namesWeapon, type TacticCard, type Who } from '../../state/tactic.ts'
import { enact, type Playing, worksOn } from './effects.ts'
import { checkMoment, momentOf } from './moment.ts'

type Play = CommandOf<'playCard'>

export const tacticOf = (state: GameState, card: CardId): TacticCard | undefined => own(state.cards.tactics ?? {}, card)

/** Whose Character the player names. */
const chosenOf = ({ effects }: TacticCard): Who | undefined =>
  effects.map((effect) => axesOf(effect).who).find((who) => isChosen(who))

/** TACTIC-09 in this order: the hand, the moment, the price, who is named, whether anything would come of it. */
function checkPlay(state: GameState, command: Play, side: SideId): Refusal | undefined {
  const { rules, sides } = state
  if (!rules.company) return refuse('FORCE-09', 'noCompany')
  const card = ofSide(sides, side).hand.cards?.includes(command.card) ? tacticOf(state, command.card) : undefined
  if (!card) return refuse('TACTIC-09', 'notInHand', { card: command.card })
  const moment = checkMoment(state, side, card)
  if (moment) return moment
  const { atCost: need = 0 } = card
  const have = ofSide(sides, side).tokens
  if (need > have) return refuse('TURN-06', 'noTokens', { need, have })
  const wrong = checkNamed(state, card, command, side)
  if (wrong) return wrong
  const play = playingOf(state, command, side)
  const works = card.effects.some((effect) => {
    const on = worksOn(state, effect, play)
    return typeof on === 'boolean' ? on : on.length > 0
  })
  return works ? undefined : refuse('TACTIC-09', 'noEffect', { card: card.id })
}

function checkNamed(state: GameState, card: TacticCard, command: Play, side: SideId): Refusal | undefined {
  const { id, effects } = card
  const who = chosenOf(card)
  if (who === undefined) {
    return command.figure === undefined && command.weapon === undefined
      ? undefined
      : refuse('TACTIC-09', 'namesNobody', { card: id })
  }
  if (command.figure === undefined) return refuse('TACTIC-09', 'needsCharacter', { card: id })
  const figure = figureOf(state, command.figure)
  if (!figure || !isOnTable(figure) || (figure.side === side) !== (who === 'friend')) {
    return refuse('TACTIC-09', 'wrongCharacter', { card: id, figure: command.figure })
  }
  if (!effects.some(namesWeapon)) {
    return command.weapon === undefined ? undefined : refuse('TACTIC-09', 'namesNobody', { card: id })
  }
  if (command.weapon === undefined) return refuse('TACTIC-09', 'needsWeapon', { card: id })
  return weaponOf(state, figure, command.weapon)
    ? undefined
    : refuse('FIRE-05', 'noSuchWeapon', { figure: figure.id, weapon: command.weapon })
}

const playingOf = (state: GameState, { card, figure, weapon }: Play, side: SideId): Playing => ({
  card,
  side,
  figure,
  weapon,
  moment: momentOf(state, side),
})

function resolvePlay(flow: Flow, command: Play): void {
  const side = sideOf(flow.state, command.seat)
  const card = tacticOf(flow.state, command.card)
  if (!card) return
  const play = playingOf(flow.state, command, side)
  const { figure, weapon } = command
  const named = { ...(figure === undefined ? {} : { figure }), ...(weapon === undefined ? {} : { weapon }) }
  flow.emit({ type: 'cardPlayed', side, card: card.id, ...named })
  const { atCost = 0 } = card
  if (atCost > 0) flow.emit({ type: 'tokensSpent', side, tokens: atCost, rule: 'TACTIC-09' })
  for (const effect of card.effects) enact(flow, effect, play)
}

export const playCard: VerbRule<'playCard'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({
    verb: 'playCard',
    seat,
    card: cardId(text(raw.card, 'card')),
    ...(raw.figure === undefined ? undefined : { figure: figureIn(raw) }),
    ...(raw.weapon === undefined ? undefined : { weapon: weaponIn(raw) }),
  }),
  check(state, command) {
    return checkPlay(state, command, sideOf(state, command.seat)) ?? { command }
  },
  resolve: (flow, { command }) => resolvePlay(flow, command),
}

/** Every way in which a side could play a card, before anything is judged. */
export function* playsOf(state: GameState, side: SideId, card: TacticCard, by: Pick<Play, 'seat'>): Generator<Play> {
  const play = { verb: 'playCard', seat: by.seat, card: card.id } as const
  const who = chosenOf(card)
  if (who === undefined) yield play
  else {
    for (const figure of who === 'friend' ? friendsOf(state, side) : enemiesOf(state, side)) {
      if (!card.effects.some(namesWeapon)) yield { ...play, figure: figure.id }
      else for (const weapon of weaponsOf(state, figure)) yield { ...play, figure: figure.id, weapon: weapon.id }
    }
  }
}

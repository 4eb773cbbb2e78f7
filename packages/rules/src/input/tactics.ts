import type { CardId } from '../state/ids.ts'
import {
  axesOf,
  CARD_LANGUAGES,
  type CardLanguage,
  ENEMY_ACTIONS,
  isChosen,
  TACTIC_EFFECT_KINDS,
  TACTIC_EFFECTS,
  TACTIC_TURNS,
  type TacticCard,
  type TacticEffect,
  type TacticWindow,
} from '../state/tactic.ts'
import { Fault } from './fault.ts'
import { CARD_LIMITS } from './limits.ts'
import {
  type Fields,
  id,
  list,
  object,
  oneOf,
  optional,
  type Shape,
  tagged,
  text,
  truth,
  where,
  whole,
} from './shape.ts'

const { allowedFactions: FACTIONS, copies, effects: EFFECTS, tacticPoints, tokens } = CARD_LIMITS

const named = object<{ readonly [L in CardLanguage]: string }>(
  Object.fromEntries(CARD_LANGUAGES.map((language) => [language, text()])) as Fields<{
    readonly [L in CardLanguage]: string
  }>,
)

const windowShape: Shape<TacticWindow> = {
  read: (value) =>
    typeof value === 'string'
      ? oneOf(TACTIC_TURNS).read(value)
      : object<Extract<TacticWindow, object>>({ afterEnemyAction: oneOf(ENEMY_ACTIONS) }).read(value),
}

/** An amount is never nothing. */
const amountShape = (least: number, most: number): Shape<number> =>
  where(whole(least, most), (value) =>
    value === 0 ? new Fault('badValue', { takes: 'a number other than 0' }) : undefined,
  )

function effectFields(kind: TacticEffect['effect']): Shape<TacticEffect> {
  const row: { who?: readonly string[]; amount?: readonly [number, number]; lasts?: readonly string[] } =
    TACTIC_EFFECTS[kind]
  const fields = {
    effect: oneOf([kind]),
    ...(row.who && { who: oneOf(row.who) }),
    ...(row.amount && { amount: amountShape(...row.amount) }),
    ...(row.lasts && { lasts: oneOf(row.lasts) }),
  }
  return object<TacticEffect>(fields as object as Fields<TacticEffect>)
}

const effectShape: Shape<TacticEffect> = tagged<TacticEffect, 'effect'>(
  'effect',
  Object.fromEntries(TACTIC_EFFECT_KINDS.map((kind) => [kind, effectFields(kind)])) as never,
)

/** §32.4. */
export const tacticShape: Shape<TacticCard> = where(
  object<TacticCard>({
    id: id<CardId>(),
    name: named,
    faction: text(),
    allowedFactions: optional(list(text(), FACTIONS)),
    universalLimited: optional(truth),
    maxCopies: optional(whole(1, copies)),
    sample: optional(truth),
    ap: whole(0, tacticPoints),
    apTyped: optional(truth),
    window: windowShape,
    atCost: optional(whole(0, tokens)),
    effects: list(effectShape, EFFECTS, 1),
  }),
  (card) => effectsFault(card)?.in('effects'),
)

/** What an effect speaks of is there when its window is open; and one Character at most is named. */
function effectsFault({ window, effects }: TacticCard): Fault | undefined {
  const after = typeof window === 'object' ? window.afterEnemyAction : undefined
  const kinds = new Set<string>()
  let chosen: string | undefined
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (!effect) continue
    const { who } = axesOf(effect)
    const needs = neededWindow(effect)
    if (needs && (after === undefined || !needs.includes(after))) {
      return new Fault('inconsistent', { with: `window ${needs.join(', ')}` }, [i])
    }
    if (isChosen(who)) {
      if (chosen !== undefined && chosen !== who) return new Fault('inconsistent', { with: chosen }, [i, 'who'])
      chosen = who
    }
    const key = `${effect.effect} ${who ?? ''}`
    if (kinds.has(key)) return new Fault('repeatedId', { id: effect.effect }, [i, 'effect'])
    kinds.add(key)
  }
  return undefined
}

function neededWindow(effect: TacticEffect): readonly string[] | undefined {
  const { who } = axesOf(effect)
  if (effect.effect === 'dud') return ['grenadeThrown']
  if (effect.effect === 'jam' || who === 'target') return ['fireDeclared']
  return who === 'actor' ? ENEMY_ACTIONS : undefined
}

import {
  type CommandOf,
  check,
  execute,
  figureId,
  type GameEvent,
  type GameState,
  isRefusal,
  knownFigure,
  markerId,
  ORDER_KINDS,
  type Order,
  type OrderChoices,
  type OrderPreview,
  orderPreview,
  type Refusal,
  type SeededChance,
  seededChance,
  topQuestion,
  vehicleId,
  view,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { tries } from '../support/thorough.ts'
import { BLUE, seatFor } from '../world/games.ts'
import { at } from '../world/places.ts'
import { ember, type Man, type Scene, scene } from '../world/scene.ts'

const company = { unit: { company: 'A' } }
const LT = figureId('Lt')

/** Two lines at arm's length, with a medic and his casualty, a messenger, watchers and a machine gun that suppresses. */
function battlefield(chance: SeededChance, others?: Pick<Scene, 'men' | 'rides' | 'markers'>): GameState {
  const spot = (left: number, width: number): [number, number] => [
    left + chance.int(width * 1000) / 1000,
    4 + chance.int(16_000) / 1000,
  ]
  const taken: (readonly [number, number])[] = []
  const free = (left: number, width: number): [number, number] => {
    for (;;) {
      const found = spot(left, width)
      if (taken.some(([x, y]) => Math.hypot(x - found[0], y - found[1]) < 1.02)) continue
      taken.push(found)
      return found
    }
  }
  const gun = { type: 'rifle', kind: 'gun', maxShots: 2, short: 2, long: 1 } as const
  const weapons = [
    { ...gun, id: weaponId('rifle') },
    { ...gun, id: weaponId('carbine'), short: 3, long: 0 },
  ]
  const men: { [id: string]: Man } = {
    Lt: { at: free(5, 4), rank: 'lieutenant', healthy: { move: 6, maxActions: 4, weapons }, ...company },
  }
  for (let i = 0; i < 7; i++) {
    const aimed = chance.int(3) === 0 ? { aims: 1 } : {}
    men[`P${i}`] = { at: free(4, 6), named: chance.int(3) === 0, healthy: { weapons }, ...aimed, ...company }
  }
  // Beside all others, so that the helper finds room.
  const y = 5 + chance.int(14)
  const beside: { readonly [id: string]: Man } = {
    medic: { at: [3, y], healthy: { firstAid: 1, move: 5, weapons }, ...company },
    down: { at: [3, y + 1], hurt: { move: 3 }, whereabouts: 'evacuable', ...company },
    helper: { at: [3, y + 2], healthy: { weapons }, ...company },
    run: { at: [1, 2], message: LT, ...company },
  }
  for (let i = 0; i < 4; i++) {
    const watches = chance.int(2) === 0 ? { watches: { at: spot(8, 6), radius: 1 + chance.int(3) } } : {}
    men[`E${i}`] = { ...ember, at: free(11, 6), ap: 40, healthy: { weapons, ofRadius: 3 }, ...watches }
  }
  const rules = [
    {},
    { ofTrigger: 'anyAction' },
    { ofTrigger: 'enterOrMoveInside' },
    { ofSecondOffer: true },
    { contactEndsMove: false },
    { haltKeepsMarkers: false },
  ] as const
  const { state } = scene({
    qs: (['qs-en', 'qs-it', 'qs-es'] as const)[chance.int(3)] ?? 'qs-en',
    cc: chance.int(2) === 0 ? 'cc-en' : 'cc-it',
    options: rules[chance.int(rules.length)] ?? {},
    ...others,
    men: { ...men, ...beside, ...others?.men },
    edges: { blue: 'west', ember: 'east' },
    tokens: { blue: 1 + chance.int(5), ember: chance.int(3) },
  })
  const { rules: set } = state
  return chance.int(2) === 0 || !set.company
    ? state
    : { ...state, rules: { ...set, company: { ...set.company, fireOrderAim: true } } }
}

const RIFLE = weaponId('rifle')

/** A weapon crew, a jeep with two men in it, a motorbike, and two who keep up Suppression Fire. */
function attached(chance: SeededChance): Pick<Scene, 'men' | 'rides' | 'markers'> {
  const gun = { type: 'mg', kind: 'gun', maxShots: 2, short: 3, long: 2, id: weaponId('mg'), mg: true } as const
  const [jeep, bike, sf] = [vehicleId('jeep'), vehicleId('bike'), markerId('sf')]
  const row = (x: number, y: number): { readonly at: [number, number] } => ({ at: [x + chance.int(900) / 1000, y] })
  const suppresses = { standing: { kind: 'suppressionFire', marker: sf }, ...company } as const
  const men: Scene['men'] = {
    gunner: { ...row(5, 22), crew: 'mg', healthy: { weapons: [gun] }, ...company },
    loader: { at: [7.2, 22], shares: figureId('gunner'), ...company },
    driver: { at: [6, 1.8], mounted: jeep, ...company },
    rider: { at: [6, 1.8], mounted: jeep, ...company },
    biker: { at: [10, 1.8], mounted: bike, ...company },
    S1: { ...row(9, 22), ...suppresses },
    S2: { at: [11.2, 22], ...suppresses },
  }
  const ride = { seats: 4, move: 8 } as const
  return {
    men,
    rides: {
      jeep: { at: [6, 1.8], kind: 'soft', size: 2.4, ...ride },
      bike: { at: [10, 1.8], kind: 'motorbike', size: 1.6, ...ride },
    },
    markers: [
      {
        kind: 'suppressionFire',
        id: sf,
        side: 'blue',
        participants: ['S1', 'S2'].map((id) => ({ figure: figureId(id), weapon: RIFLE })),
        at: at(14, 14),
        radius: 2,
        waiting: false,
      },
    ],
  }
}

function someOrder(chance: SeededChance): Order {
  const kind = ORDER_KINDS[chance.int(ORDER_KINDS.length)] ?? 'forward'
  const place = at(6 + chance.int(12), 4 + chance.int(16))
  if (kind === 'moveToward' || kind === 'fireAtWill') return { kind, at: place }
  return kind === 'fireAt' ? { kind, target: figureId(`E${chance.int(4)}`) } : { kind }
}

function someChoices(chance: SeededChance, { recipients }: OrderPreview): OrderChoices {
  const rare = (): boolean => chance.int(5) === 0
  const halts = recipients.filter(() => chance.int(8) === 0)
  const obey = recipients.filter((id) => !halts.includes(id))
  const [medic, casualty, helper] = [figureId('medic'), figureId('down'), figureId('helper')]
  return {
    joins: rare(),
    halts,
    refuses: [],
    sequence: chance.int(2) === 0 ? [...obey].reverse() : [],
    weapons: obey.filter(rare).map((figure) => ({ figure, weapon: weaponId('carbine') })),
    ...(obey.includes(medic) &&
      chance.int(2) === 0 && {
        carries: [{ figure: medic, casualty, ...(chance.int(2) === 0 && { helper }) }],
      }),
    ...(obey.includes(figureId('run')) && rare() && { leaves: [figureId('run')] }),
  }
}

const ONES = { d6: () => 1, int: () => 0 }

/** The order as it is played, every question of the enemy answered by holding; all dice miss. */
function played(
  state: GameState,
  given: CommandOf<'giveOrder'>,
  choices: OrderChoices,
): readonly GameEvent[] | Refusal {
  const events: GameEvent[] = []
  let now = state
  for (let command: object | undefined = given; command; ) {
    const step = execute(now, command, ONES)
    if (isRefusal(step)) return step
    events.push(...step.events)
    now = step.state
    const question = topQuestion(now)
    const seat = question?.awaiting[0] && seatFor(question.awaiting[0])
    command = undefined
    if (events.some(({ type }) => type === 'orderEnded')) break
    if (question?.kind === 'order') command = { verb: 'executeOrder', seat, ...choices }
    else if (question?.kind === 'opportunityFire') command = { verb: 'holdFire', seat }
    else if (question?.kind === 'takeCover') command = { verb: 'reactTakeCover', seat, take: false }
    else if (question?.kind === 'opponent') command = { verb: 'chooseOpponent', seat, figure: question.among[0] }
  }
  return events
}

/** What the facts of a man say, from his call to the next one; a fight ends what can be known before it. */
function* turnsOf(events: readonly GameEvent[]): Generator<readonly [string, readonly GameEvent[]]> {
  let id: string | undefined
  let turn: GameEvent[] = []
  let moving = false
  for (const event of events) {
    if (event.type === 'executorCalled' && !moving) {
      if (id !== undefined) yield [id, turn]
      id = event.figure
      turn = []
    }
    if (event.type === 'actionTaken' && (event.verb === 'move' || event.verb === 'carry')) moving = true
    if (event.type === 'moveEnded') moving = false
    turn.push(event)
    if (event.type === 'fightStarted') break
  }
  if (id !== undefined) yield [id, turn]
}

/** The same in the words of a preview. */
function toldOf(id: string, turn: readonly GameEvent[], before: GameState): object {
  let place = knownFigure(before, figureId(id)).position
  let tokens = 0
  const fire: object[] = []
  let foe: string | undefined
  let rolled: object | undefined
  for (const event of turn) {
    if (event.type === 'moved' && event.figure === id) place = event.to
    if (event.type === 'tokensSpent' && event.figure === id) tokens += event.tokens
    if (event.type === 'opportunityTriggered') for (const marker of event.markers) fire.push({ marker, at: place })
    if (event.type === 'fightStarted') foe = event.opponent
    if (event.type === 'shotResolved')
      rolled = { weapon: event.weapon, dice: event.dice.length, need: event.need.score, cover: event.cover }
  }
  return { to: place, tokens, fire, fights: foe !== undefined, ...(rolled && { rolled }) }
}

function foretoldOf({ men }: OrderPreview, id: string, before: GameState): object {
  const does = men.find(({ figure }) => figure === id)?.does
  const here = knownFigure(before, figureId(id)).position
  if (does?.kind === 'shot') {
    const { dice, need, cover } = does.odds
    const rolled = { weapon: does.weapon, dice, need: need.score, cover }
    return { to: here, tokens: 0, fire: [], fights: false, rolled }
  }
  if (does?.kind !== 'march') return { to: here, tokens: 0, fire: [], fights: false }
  return {
    to: does.to,
    tokens: does.tokens ?? 0,
    fire: does.dangers.flatMap((one) => (one.kind === 'opportunityFire' ? [{ marker: one.marker, at: one.at }] : [])),
    fights: does.dangers.some(({ kind }) => kind === 'contact'),
  }
}

describe('orderPreview', () => {
  /** Every man of every order is compared, and counted by what he does. */
  function compare(name: string, seeds: number, prepare: (chance: SeededChance) => GameState) {
    const seen = { marches: 0, shots: 0, fire: 0, fights: 0, skipped: 0, refused: 0, joined: 0, covered: 0 }
    const obeyed = new Map<string, number>()
    for (let seed = 0; seed < seeds; seed++) {
      const chance = seededChance(`${name} ${seed}`)
      const state = prepare(chance)
      const order = someOrder(chance)
      const given = { verb: 'giveOrder', seat: BLUE, figure: LT, order } as const
      const first = orderPreview(state, given)
      if (!first) throw new Error('no officer')
      const choices = someChoices(chance, first)
      const shown = orderPreview(state, given, choices)
      if (!shown) throw new Error('no officer')
      expect(orderPreview(view(state, BLUE), given, choices)).toEqual(shown)
      const events = played(state, given, choices)
      if (isRefusal(events)) {
        seen.refused += 1
        expect([seed, shown.refusal]).toEqual([seed, events])
        continue
      }
      const asked = events.some((event) => event.type === 'questionOpened' && event.question.kind === 'order')
      if (!asked) continue
      expect([seed, shown.refusal]).toEqual([seed, undefined])
      const acts = events.flatMap((event) =>
        event.type === 'actionTaken' && event.verb === 'joinSuppression' ? [event.figure] : [],
      )
      expect(shown.men.flatMap(({ figure, does }) => (does?.kind === 'suppression' ? [figure] : []))).toEqual(acts)
      seen.joined += acts.length
      for (const [id, turn] of turnsOf(events)) {
        const skip = turn.find((event) => event.type === 'orderSkipped' && event.figure === id)
        const man = shown.men.find(({ figure }) => figure === id)
        const rule = skip?.type === 'orderSkipped' ? skip.rule : undefined
        expect([seed, id, man?.does ? undefined : man?.leftOut?.rule]).toEqual([seed, id, rule])
        const told = toldOf(id, turn, state)
        // With `anyAction` a shot draws fire too, which a preview of shots does not list.
        const real = order.kind === 'fireAt' || order.kind === 'takeCover' ? { ...told, fire: [] } : told
        expect([seed, id, foretoldOf(shown, id, state)]).toEqual([seed, id, real])
        if (man?.does) obeyed.set(id, (obeyed.get(id) ?? 0) + 1)
        if (rule) seen.skipped += 1
        if (man?.does?.kind === 'march') seen.marches += 1
        if (man?.does?.kind === 'shot') seen.shots += 1
        if (man?.does?.kind === 'takeCover') seen.covered += 1
        if (man?.does?.kind === 'march') seen.fire += man.does.dangers.length
        if (turn.some(({ type }) => type === 'fightStarted')) seen.fights += 1
      }
    }
    return { seen, obeyed }
  }

  it('[ORDER-19] play meets the same men, paths, ends, prices and rolls as were shown', () => {
    const { seen } = compare('order', tries(150, 250), (chance) => battlefield(chance))
    for (const [what, count] of Object.entries(seen)) expect([what, count > 0]).toEqual([what, true])
  })

  it('[HOUSE-03] [HOUSE-16] [SF-13] the same of weapon crews, of men on wheels and of those who keep up Suppression Fire', () => {
    const { obeyed } = compare('attached', tries(50, 150), (chance) => battlefield(chance, attached(chance)))
    for (const id of ['gunner', 'driver', 'biker', 'S1', 'S2'])
      expect([id, (obeyed.get(id) ?? 0) > 0]).toEqual([id, true])
  })

  it('[ORDER-13] an officer who has aimed has given his aim up by ordering', () => {
    const men = {
      Lt: { at: [4, 12], rank: 'lieutenant', aims: 1, healthy: { aim: 2, maxActions: 4 }, ...company },
      P: { at: [4, 14], ...company },
      E: { ...ember, at: [10, 12], ap: 40 },
    } as const
    const { state } = scene({ cc: 'cc-en', men, tokens: { ember: 0 } })
    const { rules } = state
    const aiming = rules.company && { ...state, rules: { ...rules, company: { ...rules.company, fireOrderAim: true } } }
    if (!aiming) throw new Error('no company')
    const given = {
      verb: 'giveOrder',
      seat: BLUE,
      figure: LT,
      order: { kind: 'fireAt', target: figureId('E') },
    } as const
    const choices = { joins: true, halts: [], refuses: [], sequence: [], weapons: [] }
    const shown = orderPreview(aiming, given, choices)?.men.find(({ figure }) => figure === LT)?.does
    const events = played(aiming, given, choices)
    const shot = isRefusal(events)
      ? undefined
      : events.find((event) => event.type === 'shotResolved' && event.shooter === LT)
    expect(isRefusal(check(aiming, given))).toBe(false)
    expect(shown?.kind === 'shot' && shown.odds.dice).toBe(shot?.type === 'shotResolved' && shot.dice.length)
    expect(shot).toBeDefined()
  })
})

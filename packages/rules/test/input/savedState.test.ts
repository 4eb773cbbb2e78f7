import {
  createGame,
  ENGINE,
  figureId,
  type GameState,
  isRefusal,
  type Marker,
  markerId,
  restoreState,
  saveState,
  seededChance,
  topQuestion,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { goldenGames, keyOf, readPartings, savedFiles } from '../golden/files.ts'
import type { GoldenGame } from '../golden/game.ts'
import { statesOf } from '../golden/replay.ts'
import { mutated, playOn } from '../support/mutation.ts'
import { walkRandomGame } from '../support/randomGame.ts'
import { tries } from '../support/thorough.ts'
import { man, prepared } from '../world/games.ts'
import { rectangle } from '../world/places.ts'
import { ember, scene } from '../world/scene.ts'

const file = (value: unknown): string => JSON.stringify({ tactic48: 'state', version: 2, value })

/** Games that play today as they were recorded. */
const PLAYED = goldenGames.filter((game) => game.engine === ENGINE || !readPartings().parts[keyOf(game)])
const isCompany = ({ spec }: GoldenGame): boolean => spec.rules.company !== undefined
const QUICK_START = PLAYED.filter((game) => !isCompany(game))
/** Some states of each company game: they are large. */
const companyStates = (): readonly GameState[] =>
  PLAYED.filter(isCompany).flatMap((game) => statesOf(game).filter((_, i) => i % tries(75, 25) === 0))

function randomStates(games: number): readonly GameState[] {
  const states: GameState[] = []
  for (let i = 0; i < games; i++) walkRandomGame(`saved ${i}`, (state) => states.push(state))
  return states
}

const CHANGES = tries(400, 1500)
/** Of the states of a game every so many are restored. */
const EVERY = tries(12, 1)
const STATES = [...QUICK_START.flatMap(statesOf), ...randomStates(tries(10, 25))]

/** `figures.3.position.x` → `figures[].position`: what is changed, without numbers, sides and names of the file's own choosing. */
const kindOf = (at: string): string =>
  at
    .replace(/\.\d+/g, '[]')
    .replace(/(blue|ember)/g, 'side')
    .replace(/^(seats|.*\.counters\.(?:shots|weapons)|.*\.(?:answers\.side|at|position|path|offers))\b.*/, '$1')

/** Changes after which the state is still one that play can bring about, each with the reason. */
const HARMLESS: { readonly [kind: string]: string } = {
  'figures[].name': 'a Character may have any name',
  'stack[].task.bids.side':
    'who takes the initiative may have bid any number of tokens: nothing else tells what he has spent',
  'figures[].id': 'a prepared position names its figures as it likes',
  'figures[].side': 'a prepared position gives its figures to either side',
  'figures[].unit.attached': 'a Character may belong to any unit or to none',
  'sheets[].firstAid': 'a medic may have treated him or not',
  'stack[].question.recipients[].through': 'who passed an order on changes nothing of it',
  'figures[].position': 'another spot where a base can stand',
  'figures[].standing': 'Take Cover may be there or not',
  'figures[].shockSince': 'Shock of this turn, of the last one or of none',
  'figures[].aims': 'as many Aims as the card allows',
  'figures[].counters.movement': 'as much movement as the rules allow',
  'figures[].counters.attacked': 'nothing else tells who has attacked this turn',
  'figures[].counters.acted': 'nothing else tells who has done something this turn',
  'figures[].counters.shot': 'nothing else tells who has shot this turn',
  'figures[].counters.suppressed': 'the fire that suppressed him may be over',
  'sheets[].locks[]': 'a medic, a caller or a bidder may be locked or not',
  'sheets[].assigned': 'a prepared position gives any weapon cards',
  'sheets[].assigned[]': 'a prepared position gives any weapon cards',
  'figures[]': 'a prepared position may list a team without its dead',
  'effects[]': 'a card may be played twice, or its effect be over',
  effects: 'in another order, or over',
  'effects[].until': 'a turn more or less',
  'effects[].on': 'upon another Character',
  'sides.side.deck.cards': 'in another order: the next card is drawn by chance',
  'sides.side.hand.cards': 'in another order',
  'goals.sides.side': 'a battle may be about something for one side only',
  'turn.drawn': 'a card may have been drawn this turn or not',
  'turn.acted': 'somebody may have acted this turn or not',
  'turn.seized': 'a prepared position does not tell who took the turn from whom',
  'turn.first': 'a prepared position says who began',
  'turn.last': 'nothing else tells the last Action',
  'sheets[].counters.slots': 'as many Actions as the card and its commanders allow',
  'sheets[].counters.shots': 'as many shots as the weapon allows',
  'sheets[].counters.weapons': 'any weapons of the card',
  'sheets[].counters.lent': 'as much as the commander can lend',
  'markers[].at': 'another point of the table',
  'markers[].radius': 'a radius of another face or of a comrade who began it',
  'markers[].waiting': 'Suppression Fire that waits for a second shooter, or not',
  'markers[].participants': 'in another order',
  markers: 'in another order',
  'sides.side.tokens': 'as many tokens as could have been saved',
  'sides.side.spentThisTurn': 'as many tokens as could have been spent',
  'sides.side.askedUndo': 'has asked this turn, or not',
  'sides.side.offeredDraw': 'has offered a draw this turn, or not',
  'sides.side.begun': 'a prepared position says who has had a turn',
  'sides.side.faction': 'a faction of the book, or none',
  'sides.side.unlisted.totalAp': 'a prepared position may leave figures out',
  'sides.side.unlisted.totalFigures': 'a prepared position may leave figures out',
  'sides.side.unlisted.lostAp': 'a prepared position may have lost figures that it leaves out',
  'sides.side.unlisted.lostFigures': 'a prepared position may have lost figures that it leaves out',
  'goals.sides.side.list': 'in another order',
  'goals.sides.side.list[]': 'a battle may have any goals',
  'goals.sides.side.list[].share': 'a battle may ask for any share',
  'goals.sides.side.needs': 'with all goals or with the first',
  'goals.losses': 'half of the force may decide or not',
  'goals.messages.side': 'a message may have gone by another edge',
  'setup.readyTable': 'it is of no matter once the table is laid',
  'setup.agreedAp': 'an agreement that both forces keep',
  'setup.layer': 'either side may have laid the table',
  'setup.firstToDeploy': 'either side may have deployed first',
  'setup.toDeploy': 'once all are deployed it is of no matter',
  seats: 'a seat may have any name',
  'turn.number': 'a later or an earlier turn of the same side',
  clock: 'more may have happened before',
  'stack[].question.since': 'it may have been asked earlier',
  'stack[].question.answers.side': 'another force of the agreed size',
  'stack[].question.awaiting': 'in another order',
  'stack[].question.distance': 'the die may have shown something else',
  'stack[].returned': 'what came of the last task is of no matter at this step',
  'stack[].returnsTo': 'a task to whose result nobody listens',
  'stack[].task.aims': 'with Aim or without',
  'stack[].task.lastOffered': 'the offers at the end were made, or not',
  'stack[].task.offers': 'markers that are spent by now',
  'stack[].task.path': 'another way to the same point',
  'stack[].task.shootAfter': 'Move & Fire may shoot before or after',
}

describe('a saved state from outside', () => {
  test.each([undefined, null, 4, {}, []])('[GEN-12] that is no text at all, %j, is refused', (value) => {
    const restored = restoreState(value as unknown as string)
    expect(isRefusal(restored) && restored.code).toBe('notJson')
  })

  test('[GEN-12] in which a name stands twice is refused by it', () => {
    const restored = restoreState(file({ figures: [{ id: 'a' }] }).replace('"id":"a"', '"id":"a","id":"b"'))
    expect(isRefusal(restored) && [restored.code, restored.params]).toEqual([
      'repeatedId',
      { id: 'id', field: 'value.figures[0].id' },
    ])
  })

  test('[GEN-12] states of golden and random games are restored to the same bytes', () => {
    for (const state of [...STATES.filter((_, i) => i % EVERY === 0), ...companyStates()]) {
      const text = saveState(state)
      const restored = restoreState(text)
      expect(isRefusal(restored) ? restored : saveState(restored)).toBe(text)
    }
    for (const { text, kind } of savedFiles) {
      if (kind !== 'state') continue
      const restored = restoreState(text)
      const { value } = JSON.parse(text) as { readonly value: unknown }
      expect(isRefusal(restored) ? restored : JSON.parse(saveState(restored))).toMatchObject({ value })
    }
  })

  test(`[GEN-12] of ${CHANGES} changed states only those are accepted that play could have brought about, and they can be played`, () => {
    const chance = seededChance('states')
    const survived = new Map<string, string>()
    let refused = 0
    for (let i = 0; i < CHANGES; i++) {
      const state = STATES[chance.int(STATES.length)] as GameState
      const { rules, cards, table, ...rest } = JSON.parse(saveState(state)).value as GameState
      const { value, at } = mutated(chance, rest)
      if (JSON.stringify(value) === JSON.stringify(rest)) continue
      const restored = restoreState(file({ rules, cards, table, ...(value as object) }))
      if (isRefusal(restored)) {
        refused += 1
        expect([at, Object.hasOwn(restored.params, 'field')]).toEqual([at, true])
        continue
      }
      survived.set(kindOf(at), at)
      expect([at, playOn(restored, seededChance(`${i}`), 2)]).toEqual([at, undefined])
    }
    expect([...survived].filter(([kind]) => !Object.hasOwn(HARMLESS, kind))).toEqual([])
    expect(refused).toBeGreaterThan(CHANGES * 0.85)
  })
})

interface Loose {
  [name: string]: Loose
}

/** With what this state is refused when one field of it is another. */
function faultIn(of: GameState, path: string, value: unknown): string {
  const state = JSON.parse(saveState(of)) as { readonly value: Loose }
  const parts = path.split('.')
  const holder = parts.slice(0, -1).reduce((inner, part) => inner[part] as Loose, state.value)
  holder[parts.at(-1) ?? ''] = value as Loose
  const restored = restoreState(JSON.stringify(state))
  if (!isRefusal(restored)) return 'accepted'
  const { field }: { readonly field?: unknown } = restored.params
  return `${restored.code} ${field}`
}

describe('what no play brings about is refused by its field', () => {
  const HOUSE = rectangle('house', 10, 10, 3, 3, 'total')
  const table = { width: 24_000, height: 24_000, elements: [HOUSE], edges: { blue: 'north', ember: 'south' } } as const
  const watch: Marker = {
    kind: 'opportunityFire',
    id: markerId('watch'),
    side: 'ember',
    owner: figureId('x'),
    weapon: weaponId('rifle'),
    at: { x: 9000, y: 15_000 },
    radius: 3,
  }
  const figures = [
    man('a', 'blue', 4, 4),
    man('b', 'blue', 7, 4),
    man('x', 'ember', 4, 18, { standing: { kind: 'opportunityFire', marker: watch.id } }),
  ]
  const opened = createGame(prepared({ table, figures, markers: [watch] }), seededChance('x'))

  function fault(path: string, value: unknown): string {
    return isRefusal(opened) ? JSON.stringify(opened) : faultIn(opened.state, path, value)
  }

  const action = (change: object) => ({
    frame: 'question',
    question: { kind: 'action', awaiting: ['blue'], since: 0, ...change },
  })

  test.each<readonly [rule: string, path: string, value: unknown, refused: string]>([
    ['[GEN-12]', 'figures.0.name', 'somebody', 'accepted'],
    ['[GEN-06]', 'figures.1.position', { x: 4000, y: 4500 }, 'overlaps figures[1].position'],
    ['[MOVE-07]', 'figures.1.position', { x: 11_000, y: 11_000 }, 'insideScenery figures[1].position'],
    ['[MOVE-08]', 'figures.1.position', { x: 100, y: 4000 }, 'offTable figures[1].position'],
    ['[TURN-10]', 'sheets.0.counters.slots', 9, 'valueTooBig sheets[0].counters.slots'],
    ['[FIRE-07]', 'sheets.0.counters.shots', { rifle: 3 }, 'valueTooBig sheets[0].counters.shots.rifle'],
    ['[FIRE-05]', 'sheets.0.counters.shots', { bazooka: 1 }, 'noSuchWeapon sheets[0].counters.shots.bazooka'],
    ['[FIRE-06]', 'sheets.0.counters.weapons', ['rifle', 'rifle'], 'repeatedId sheets[0].counters.weapons[1]'],
    ['[GREN-14]', 'sheets.0.used', { rifle: 1 }, 'valueTooBig sheets[0].used.rifle'],
    ['[CMD-02]', 'sheets.0.counters.lent', 1, 'valueTooBig sheets[0].counters.lent'],
    ['[AIM-03]', 'figures.0.aims', 2, 'valueTooBig figures[0].aims'],
    ['[MOVE-03]', 'figures.0.counters.movement', 9, 'valueTooBig figures[0].counters.movement'],
    ['[CARD-01]', 'figures.0.sheet', 1, 'inconsistent figures[0].sheet'],
    ['[WOUND-02]', 'figures.0.shockSince', 7, 'valueTooBig figures[0].shockSince'],
    ['[TURN-17]', 'markers.0.owner', 'a', 'notHeldByOwner markers[0]'],
    ['[TURN-17]', 'markers', [], 'noSuchMarker figures[2].standing'],
    ['[OF-01]', 'markers.0.weapon', 'grenade', 'noSuchWeapon markers[0]'],
    ['[OF-01]', 'markers.0.at', { x: -1, y: 0 }, 'offTable markers[0].at'],
    ['[GEN-12]', 'clock', -1, 'valueTooSmall clock'],
    ['[TURN-06]', 'sides.blue.tokens', 1001, 'valueTooBig sides.blue.tokens'],
    ['[TURN-05]', 'sides.ember.spentThisTurn', 1, 'valueTooBig sides.ember.spentThisTurn'],
    ['[VICT-05]', 'sides.ember.unlisted.lostFigures', 2, 'inconsistent sides.ember.unlisted.lostFigures'],
    ['[TURN-01]', 'turn.number', 0, 'valueTooSmall turn.number'],
    ['[MEDIC-01]', 'sheets.0.kits', 1, 'valueTooBig sheets[0].kits'],
    ['[VICT-07]', 'reckoningHeld', true, 'inconsistent reckoningHeld'],
    ['[TURN-08]', 'stack.1', action({ awaiting: ['ember'] }), 'notOneOf stack[1].question.awaiting'],
    ['[TURN-16]', 'stack.1', action({ kind: 'continueMove', figure: 'a' }), 'inconsistent stack[1].question'],
    ['[VICT-10]', 'stack.2', action({ kind: 'draw', by: 'ember' }), 'inconsistent stack[2].question.by'],
    ['[TURN-16]', 'stack.2', action({}), 'notOneOf stack[1].frame'],
    ['[TURN-16]', 'stack.1', { frame: 'task', task: { kind: 'turn', step: 'action' } }, 'missing stack[2]'],
  ])('[GEN-12] %s %s', (_, path, value, refused) => {
    expect(fault(path, value)).toBe(refused)
  })
})

describe('what no company brings about is refused by its field', () => {
  const MEN = {
    lt: { at: [4, 4], rank: 'lieutenant', healthy: { takeInitiative: 1 } },
    a: { at: [6, 4] },
    x: { at: [4, 14], rank: 'captain', healthy: { takeInitiative: 1 }, ...ember },
    y: { at: [8, 14], ...ember },
  } as const
  const game = () => scene({ cc: 'cc-en', men: MEN, edges: { blue: 'north', ember: 'south' } })
  const fired = game().say({ verb: 'giveOrder', figure: 'lt', order: { kind: 'fireAt', target: 'x' } }).state
  const marched = game().say({
    verb: 'giveOrder',
    figure: 'lt',
    order: { kind: 'moveToward', at: { x: 9000, y: 9000 } },
  })
  const bidding = game().say({ verb: 'takeCover', figure: 'a' }).say({ verb: 'takeInitiative', figure: 'x' }).state
  const cloud = { id: 'cloud', side: 'blue', at: { x: 9000, y: 9000 }, radius: 2, due: 1 }

  /** The places of the last two frames: a task, and what it asks. */
  const at = ({ stack }: GameState) => ({
    task: `stack.${stack.length - 2}.task`,
    asked: `stack.${stack.length - 1}.question`,
  })
  const told = (field: string): string => field.replace(/\.(\d+)/g, '[$1]')

  test('[ORDER-13] an order to fire at nobody, or at another than the one named', () => {
    const { task, asked } = at(fired)
    expect(faultIn(fired, `${task}.order.target`, 'nobody')).toBe(told(`noSuchFigure ${task}.order.target`))
    expect(faultIn(fired, `${task}.order.target`, 'a')).toBe(told(`inconsistent ${task}.order.target`))
    expect(faultIn(fired, `${asked}.order.target`, 'nobody')).toBe(told(`inconsistent ${asked}.order`))
    expect(faultIn(fired, `${asked}.order.target`, 'y')).toBe(told(`inconsistent ${asked}.order`))
    expect(faultIn(fired, `${asked}.order`, { kind: 'forward' })).toBe(told(`inconsistent ${asked}.order`))
  })

  test('[ORDER-10] an order to move to another point', () => {
    const { asked } = at(marched.state)
    expect(faultIn(marched.state, `${asked}.order.at.x`, 9001)).toBe(told(`inconsistent ${asked}.order`))
    expect(faultIn(marched.state, `${asked}.order.kind`, 'fireAtWill')).toBe(told(`inconsistent ${asked}.order`))
  })

  test.each(['message', 'casualty', 'helper'])('[ORDER-20] a man who carries out an order with nobody: %s', (field) => {
    const { task } = at(fired)
    const queue = [{ figure: 'a', [field]: 'nobody' }]
    expect(faultIn(fired, `${task}.queue`, queue)).toBe(told(`noSuchFigure ${task}.queue.0.${field}`))
  })

  test('[RUNNER-02] a man on his way with the message of nobody', () => {
    const men = { ...MEN, y: { ...MEN.y, watches: { at: [6, 9] } } } as const
    const { state } = scene({ cc: 'cc-en', men, edges: { blue: 'north', ember: 'south' } }).say({
      verb: 'move',
      figure: 'a',
      path: [{ x: 6000, y: 9000 }],
    })
    const i = state.stack.findIndex((frame) => frame.frame === 'task' && frame.task.kind === 'movement')
    expect(faultIn(state, `stack.${i}.task.message`, 'lt')).toBe('accepted')
    expect(faultIn(state, `stack.${i}.task.message`, 'nobody')).toBe(`noSuchFigure stack[${i}].task.message`)
    expect(faultIn(state, `stack.${i}.task.message`, 'x')).toBe(`inconsistent stack[${i}].task.message`)
  })

  test('[INIT-05] a sealed bid above the pool', () => {
    const { asked } = at(bidding)
    const { tokens } = bidding.sides.ember
    const bid = (value: number) => faultIn(bidding, asked, sealedBy('ember', value))
    expect(bid(tokens)).toBe('accepted')
    expect(bid(tokens + 1)).toBe(told(`valueTooBig ${asked}.answers.ember.value`))
  })

  const sealedBy = (side: string, value: number) => ({
    ...topQuestion(bidding),
    awaiting: ['blue'],
    answers: { [side]: { sealed: true, value } },
  })

  test('[HOUSE-04] smoke without extent', () => {
    expect(faultIn(fired, 'smoke', [cloud])).toBe('accepted')
    for (const radius of [0, 0.0001, -1]) {
      expect(faultIn(fired, 'smoke', [{ ...cloud, radius }])).toBe('valueTooSmall smoke[0].radius')
    }
  })
})

import { ACTION_VERBS, CALL_KINDS, type Chance, type GameState, ORDER_KINDS, SUPPORT } from '@tactic48/rules'

const VERBS = [
  ...ACTION_VERBS,
  'submitForce',
  'layOut',
  'chooseEdge',
  'nameObjective',
  'deploy',
  'continueMove',
  'reactTakeCover',
  'opportunityShot',
  'holdFire',
  'shootAfterMove',
  'skipShot',
  'chooseVictim',
  'chooseSix',
  'drift',
  'chooseOpponent',
  'pass',
  'drawCard',
  'playCard',
  'answerDraw',
  'answerUndo',
  'seal',
  'raise',
  'feint',
  'executeOrder',
  'chooseCall',
  'placeSupport',
  'chooseTeams',
  'aimMortar',
  'enterTable',
  'takeMessage',
  'putDown',
  'timeout',
  'endTurn',
  'offerDraw',
  'askUndo',
  'cheat',
] as const

const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  -0,
  '',
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  'toString',
  {},
  [],
  [[]],
  { x: 1, y: 1 },
  { x: 'a', y: {} },
  Symbol('odd'),
  () => 1,
  10n,
  new Date(0),
  new Map(),
  Object.create(null),
  new Proxy(
    {},
    {
      get() {
        throw new Error('hostile')
      },
    },
  ),
]

const pick = <T>(chance: Chance, list: readonly T[]): T | undefined =>
  list.length > 0 ? list[chance.int(list.length)] : undefined

const place = (chance: Chance, state: GameState) => ({
  x: chance.int(state.table.width + 2000) - 1000,
  y: chance.int(state.table.height + 2000) - 1000,
})

function plausible(chance: Chance, state: GameState, field: string): unknown {
  const figure = pick(chance, state.figures)
  switch (field) {
    case 'figure':
    case 'target':
    case 'participant':
    case 'patient':
    case 'casualty':
    case 'helper':
    case 'officer':
    case 'message':
      return figure?.id ?? 'nobody'
    case 'halts':
    case 'refuses':
    case 'sequence':
    case 'leaves':
      return state.figures.slice(0, chance.int(3)).map(({ id }) => id)
    case 'weapons':
      return state.figures.slice(0, chance.int(2)).map(({ id }) => ({ figure: id, weapon: 'rifle' }))
    case 'vehicle':
      return pick(chance, state.vehicles)?.id ?? 'no vehicle'
    case 'armour':
      return chance.int(2) === 0
        ? { vehicle: pick(chance, state.vehicles)?.id ?? 'no vehicle' }
        : { element: pick(chance, state.table.elements)?.id ?? 'nothing' }
    case 'touch':
      return { figure: figure?.id ?? 'nobody' }
    case 'order':
      return { kind: pick(chance, ORDER_KINDS), at: place(chance, state), target: figure?.id ?? 'nobody' }
    case 'unit':
      return pick(chance, ['1', '2', 'no unit'])
    case 'kind':
      return pick(chance, CALL_KINDS)
    case 'profile':
      return pick(chance, SUPPORT)
    case 'ammo':
      return pick(chance, ['he', 'smoke', 'fragmentation'])
    case 'teams':
      return ['team']
    case 'moves':
      return [{ figure: figure?.id ?? 'nobody', at: place(chance, state) }]
    case 'tokens':
      return chance.int(12) - 1
    case 'card':
      return pick(chance, Object.keys(state.cards.tactics ?? {})) ?? 'no card'
    case 'weapon':
      return pick(chance, ['rifle', 'mg', 'grenade', 'pistol'])
    case 'marker':
      return pick(chance, state.markers)?.id ?? 'no marker'
    case 'at':
    case 'to':
    case 'stepInto':
    case 'toward':
    case 'line':
      return chance.int(4) === 0 ? [place(chance, state)] : place(chance, state)
    case 'path':
      return Array.from({ length: chance.int(4) }, () => place(chance, state))
    case 'joiners':
      return state.figures.slice(0, chance.int(3)).map(({ id }) => ({ figure: id, weapon: 'rifle' }))
    case 'shoot':
      return pick(chance, ['before', 'after', 'none'])
    case 'edge':
      return pick(chance, ['north', 'east', 'south', 'west'])
    case 'element':
      return pick(chance, state.table.elements)?.id ?? 'nothing'
    case 'elements':
      return state.table.elements
    case 'value':
      return chance.int(12)
    case 'force':
      return { faction: 'any', characters: [{ card: 'rifleman', assigned: [] }] }
    default:
      return chance.int(2) === 1
  }
}

const FIELDS = [
  'figure',
  'card',
  'target',
  'weapon',
  'marker',
  'at',
  'to',
  'stepInto',
  'path',
  'joiners',
  'shoot',
  'edge',
  'element',
  'elements',
  'participant',
  'go',
  'take',
  'accept',
  'value',
  'force',
  'patient',
  'casualty',
  'helper',
  'officer',
  'message',
  'halts',
  'refuses',
  'sequence',
  'leaves',
  'weapons',
  'vehicle',
  'armour',
  'touch',
  'order',
  'unit',
  'kind',
  'profile',
  'ammo',
  'teams',
  'moves',
  'tokens',
  'toward',
  'line',
  'joins',
  'drives',
  'credit',
  'leave',
]

/** Anything from nearly legal to nonsense. */
export function hostileCommand(chance: Chance, state: GameState, seat: string): unknown {
  if (chance.int(40) === 0) return pick(chance, JUNK)
  const author = chance.int(30) === 0 ? pick(chance, JUNK) : seat
  const command: { [field: string]: unknown } = { verb: pick(chance, VERBS), seat: author }
  const junk = chance.int(3) === 0
  for (const field of FIELDS) {
    if (junk && chance.int(6) === 0) command[field] = pick(chance, JUNK)
    else command[field] = plausible(chance, state, field)
  }
  return command
}

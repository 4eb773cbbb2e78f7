import {
  anyOf,
  anything,
  EDGES,
  fileObject,
  LIMITS,
  list,
  oneOf,
  optional,
  type Read,
  record,
  SIDES,
  tagged,
  truth,
  whole,
} from '@tactic48/rules'
import { pointShape } from '../battlefieldFile.ts'
import { id, languages, text, textOf } from '../cardFile.ts'
import { memberShape } from './formationFile.ts'

const ROUNDS = 100
const GOALS = 20
const GROUPS = 40
const MEMBERS = 100
const STANDING = 20
const ARRIVALS = 40

const round = whole(1, ROUNDS)
const figures = whole(1, LIMITS.figuresPerSide)
const edge = oneOf(EDGES)
const side = oneOf(SIDES)

const longText = textOf(1000)

const goals = {
  touch: fileObject({ kind: oneOf(['touch']), element: text }),
  hold: fileObject({ kind: oneOf(['hold']), element: text, until: round }),
  leave: fileObject({ kind: oneOf(['leave']), edge, figures }),
  evacuate: fileObject({ kind: oneOf(['evacuate']), casualties: figures }),
  message: fileObject({ kind: oneOf(['message']), messages: figures, edge: optional(edge) }),
  survive: fileObject({ kind: oneOf(['survive']), until: round, figures }),
  eliminate: fileObject({ kind: oneOf(['eliminate']), share: whole(1, 100) }),
}
type GoalFile = Read<(typeof goals)[keyof typeof goals]>

const sideGoalsShape = fileObject({
  needs: oneOf(['all', 'any']),
  list: list(tagged<GoalFile, 'kind'>('kind', goals), GOALS, 1),
})

const goalsShape = fileObject({
  sides: fileObject({ blue: optional(sideGoalsShape), ember: optional(sideGoalsShape) }),
  losses: oneOf(['decide', 'ignore']),
  limit: fileObject({ rounds: round, winner: oneOf([...SIDES, 'draw', 'share']) }),
})

const groupShape = fileObject({
  platoon: optional(text),
  squad: optional(text),
  /** FORCE-08: men of another faction. */
  attached: optional(truth),
  members: list(memberShape, MEMBERS, 1),
})

/** A Character on the table when the battle begins; a team has a place for each of its men. */
const placedShape = fileObject({
  card: text,
  at: list(pointShape, 3, 1),
  whereabouts: optional(oneOf(['table', 'casualty', 'evacuable'])),
  wounded: optional(truth),
  squad: optional(text),
})

/** HOUSE-21: a weapon without crew, and a vehicle without driver, on the table from the start. */
const standingShape = fileObject({ card: text, at: pointShape })

const vehicleShape = fileObject({
  card: text,
  riders: list(whole(0, LIMITS.figuresPerSide), LIMITS.figuresPerSide),
})

/** Exactly one of `formation`, `groups`, `placed` and `ap` says who fights. */
const sideShape = fileObject({
  faction: optional(text),
  formation: optional(text),
  groups: optional(list(groupShape, GROUPS, 1)),
  placed: optional(list(placedShape, MEMBERS, 1)),
  ap: optional(whole(1, 2000)),
  emplaced: optional(list(standingShape, STANDING)),
  parked: optional(list(standingShape, STANDING)),
  vehicles: optional(list(vehicleShape, STANDING)),
  deck: optional(list(text, LIMITS.deck)),
  support: optional(list(text, STANDING)),
})

const due = whole(1, 40)
const arrivals = {
  reinforcements: fileObject({
    kind: oneOf(['reinforcements']),
    side,
    due,
    caller: optional(text),
    members: list(memberShape, 40, 1),
  }),
  supportFire: fileObject({
    kind: oneOf(['supportFire']),
    side,
    due,
    profile: text,
    ammo: oneOf(['he', 'smoke']),
    target: pointShape,
    line: optional(pointShape),
  }),
}
export type ArrivalFile = Read<(typeof arrivals)[keyof typeof arrivals]>

/** HOUSE-20: a battle as its file has it. */
export const battleShape = fileObject({
  id,
  name: languages,
  story: fileObject({ en: longText, it: longText, es: longText }),
  /** One of ours by its id, or a battlefield file. */
  battlefield: anyOf([text, record<string, unknown>(anything, LIMITS.fields)]),
  /** Card files that the battle brings along. */
  cards: optional(list(anything, 20)),
  edges: fileObject({ blue: edge, ember: edge }),
  theatre: optional(text),
  options: optional(record<string, unknown>(anything, LIMITS.fields)),
  sides: fileObject({ blue: sideShape, ember: sideShape }),
  first: optional(side),
  arrivals: optional(list(tagged<ArrivalFile, 'kind'>('kind', arrivals), ARRIVALS)),
  goals: goalsShape,
})

export type BattleFile = Read<typeof battleShape>
export type BattleSideFile = Read<typeof sideShape>

import type { Question, QuestionKind, QuestionOf, QuestionSummary } from './question.ts'

/** What tells one question from another of its kind, beside those who are asked. */
const IDENTITY: {
  readonly [K in QuestionKind]: readonly Exclude<keyof QuestionOf<K>, 'kind' | 'awaiting' | 'since'>[]
} = {
  force: [],
  layout: [],
  edge: [],
  objective: [],
  deploy: [],
  feint: [],
  action: [],
  window: ['after', 'allows'],
  continueMove: ['figure'],
  takeCover: ['figure', 'shooter', 'weapon'],
  opportunityFire: ['offers', 'last'],
  afterShot: ['figure'],
  victim: ['by', 'among', 'rule'],
  sixes: ['among'],
  drift: ['from', 'distance', 'exact'],
  opponent: ['figure', 'among'],
  order: ['officer'],
  callKind: ['caller', 'among'],
  support: ['caller', 'profiles'],
  teams: ['caller', 'count'],
  mortar: ['caller', 'ammo', 'shells'],
  entry: ['entry'],
  selfCall: ['officer'],
  raise: ['bids'],
  draw: ['by'],
  undo: ['by', 'to'],
  sealedNumber: ['purpose'],
}

/** The fields of a summary of this kind, beside `kind` and `awaiting`. */
export const identityOf = (kind: QuestionKind): readonly string[] => IDENTITY[kind]

export function summaryOf(question: Question): QuestionSummary {
  const { kind, awaiting } = question
  return { kind, awaiting, ...picked(question, identityOf(kind)) }
}

/** These fields of a value, as far as it has them. */
export const picked = (value: object, fields: readonly string[]): { readonly [field: string]: unknown } =>
  Object.fromEntries(
    fields.filter((name) => Object.hasOwn(value, name)).map((name) => [name, Reflect.get(value, name)]),
  )

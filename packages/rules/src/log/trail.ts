import { Fault } from '../input/fault.ts'
import { questionKindShape } from '../input/stack.ts'
import { SIDES, type SideId } from '../state/ids.ts'
import type { QuestionSummary } from '../state/question.ts'
import { identityOf, picked } from '../state/questionSummary.ts'

type Fields = { readonly [name: string]: unknown }

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** The questions that are open while events of version 2 go by, of which nothing has been judged: the last is on top. */
export class QuestionTrail {
  #open: readonly QuestionSummary[] = []
  /** After the opening and after each entry. */
  readonly #after: (readonly QuestionSummary[])[] = []

  /** The question on which these events ended. */
  add(events: readonly unknown[]): QuestionSummary | undefined {
    for (const event of events) this.#follow(fieldsOf(event))
    this.#after.push(this.#open)
    return this.#open.at(-1)
  }

  /** To the question after this number of entries. */
  goBack(entries: number): void {
    this.#open = this.#after[entries] ?? []
    this.#after.push(this.#open)
  }

  #follow(event: Fields): void {
    switch (event['type']) {
      case 'questionOpened': {
        const question = summaryIn(event['question'])
        if (question) this.#open = [...this.#open, question]
        return
      }
      case 'questionClosed':
        this.#open = this.#open.slice(0, -1)
        return
      case 'answerSealed':
      case 'objectiveNamed':
        this.#answered(event['side'])
        return
      case 'gameEnded':
        this.#open = []
    }
  }

  #answered(side: unknown): void {
    const top = this.#open.at(-1)
    if (!top) return
    const awaiting = top.awaiting.filter((other) => other !== side)
    this.#open = [...this.#open.slice(0, -1), { ...top, awaiting }]
  }
}

function summaryIn(value: unknown): QuestionSummary | undefined {
  const { kind, awaiting } = fieldsOf(value)
  const known = questionKindShape.read(kind)
  if (known instanceof Fault || !Array.isArray(awaiting)) return undefined
  const fields = picked(fieldsOf(value), identityOf(known))
  return { kind: known, awaiting: SIDES.filter((side): side is SideId => awaiting.includes(side)), ...fields }
}

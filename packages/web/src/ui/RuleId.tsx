import type { ReactElement } from 'react'
import { hrefOf } from '../app/route.ts'

/** The id of a rule inside something that is pressed for another reason; elsewhere it is a `RuleChip`. */
export function RuleId({ rule }: { rule: string }): ReactElement {
  return <code className="rule">{rule}</code>
}

/** The id of a rule, or of an example, that leads to it in the rulebook. */
export function RuleLink({ rule }: { rule: string }): ReactElement {
  return (
    <a href={hrefOf({ page: 'book', at: rule })}>
      <RuleId rule={rule} />
    </a>
  )
}

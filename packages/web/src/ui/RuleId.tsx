import type { ReactElement } from 'react'

/** The id of a rule inside something that is pressed for another reason; elsewhere it is a `RuleChip`. */
export function RuleId({ rule }: { rule: string }): ReactElement {
  return <code className="rule">{rule}</code>
}

import type { ReactElement } from 'react'

export function RuleChip({ rule }: { rule: string }): ReactElement {
  return <code className="rule">{rule}</code>
}

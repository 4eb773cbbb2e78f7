import { GLOSSARY, type RenderedRule, type Segment } from '@tactic48/content/rulebook'
import type { ReactElement } from 'react'
import { hrefOf } from '../app/route.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { wordAt } from './place.ts'

/** The sentences of a rule, with its lengths, references and words as they are marked. */
export function Said({ rule }: { rule: RenderedRule }): ReactElement {
  return (
    <>
      {rule.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a rule never change places.
        <span key={i}>
          {line.map((segment, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a line.
            <Part key={at} segment={segment} />
          ))}{' '}
        </span>
      ))}
    </>
  )
}

function Part({ segment }: { segment: Segment }): ReactElement {
  const language = useLanguage()
  if (segment.kind === 'text') return <>{segment.text}</>
  if (segment.kind === 'rule')
    return (
      <a className="book-ref" href={hrefOf({ page: 'book', at: segment.atom })}>
        <RuleChip rule={segment.atom} />
      </a>
    )
  if (segment.kind === 'term')
    return (
      <a
        className="book-term"
        href={hrefOf({ page: 'book', at: wordAt(segment.term) })}
        title={GLOSSARY[segment.term].means[language]}
      >
        {segment.text}
      </a>
    )
  return <b className="book-value">{segment.text}</b>
}

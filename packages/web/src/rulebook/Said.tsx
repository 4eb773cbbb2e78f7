import { GLOSSARY, type RenderedRule, type Segment } from '@tactic48/content/rulebook'
import type { Atom } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { hrefOf } from '../app/route.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { RuleId } from '../ui/RuleId.tsx'
import { wordAt } from './place.ts'

interface SaidProps {
  readonly rule: RenderedRule
  /** A rule that is referred to is opened here; without it the reference is a link. */
  readonly onRule?: (atom: Atom) => void
}

/** The sentences of a rule, with its lengths, references and words as they are marked. */
export function Said({ rule, onRule }: SaidProps): ReactElement {
  return (
    <>
      {rule.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a rule never change places.
        <span key={i}>
          {line.map((segment, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a line.
            <Part key={at} segment={segment} {...(onRule ? { onRule } : {})} />
          ))}{' '}
        </span>
      ))}
    </>
  )
}

function Part({ segment, onRule }: Pick<SaidProps, 'onRule'> & { segment: Segment }): ReactElement {
  const language = useLanguage()
  if (segment.kind === 'text') return <>{segment.text}</>
  if (segment.kind === 'rule' && onRule)
    return (
      <button type="button" className="rule rule-tag" onClick={() => onRule(segment.atom)}>
        {segment.atom}
      </button>
    )
  if (segment.kind === 'rule')
    return (
      <a className="book-ref" href={hrefOf({ page: 'book', at: segment.atom })}>
        <RuleId rule={segment.atom} />
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
  return (
    <b data-part="value" className="book-value">
      {segment.text}
    </b>
  )
}

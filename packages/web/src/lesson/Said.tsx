import { GLOSSARY, type Line, renderLines, type Segment } from '@tactic48/content/rulebook'
import type { RuleSet } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useLengthUnit } from '../i18n/lengths.ts'
import { useLanguage } from '../i18n/useLanguage.ts'

interface SaidProps {
  readonly lines: readonly Line[]
  readonly rules: RuleSet
}

/** What a step says under these rules, a paragraph for each line; words of the glossary explain themselves. */
export function Said({ lines, rules }: SaidProps): ReactElement {
  const language = useLanguage()
  const unit = useLengthUnit((store) => store.unit)
  return (
    <>
      {renderLines(lines, rules, language, unit).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change places
        <p key={i}>
          {line.map((segment, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a line
            <Part key={at} segment={segment} />
          ))}
        </p>
      ))}
    </>
  )
}

function Part({ segment }: { segment: Segment }): ReactElement {
  const language = useLanguage()
  if (segment.kind === 'term') return <abbr title={GLOSSARY[segment.term].means[language]}>{segment.text}</abbr>
  if (segment.kind === 'value' || segment.kind === 'length') return <b className="said-value">{segment.text}</b>
  return <>{segment.text}</>
}

/** The same as plain text, for titles and labels. */
export function useSaid(line: Line, rules: RuleSet): string {
  const language = useLanguage()
  const unit = useLengthUnit((store) => store.unit)
  return renderLines([line], rules, language, unit)
    .flatMap((segments) => segments.map(({ text }) => text))
    .join('')
}

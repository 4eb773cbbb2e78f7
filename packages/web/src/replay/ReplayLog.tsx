import { type ReactElement, useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Chapter, listedChapters } from '../play/moment.ts'
import { SidedText } from '../prose/SidedText.tsx'
import type { Sentence } from '../prose/sentence.ts'
import { useNames } from '../prose/useNames.ts'
import { useProse } from '../prose/useProse.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import type { Timeline } from './timeline.ts'

interface ReplayLogProps {
  readonly timeline: Timeline
  readonly moment: number
  readonly goTo: (moment: number) => void
}

/** The whole story; a sentence leads to its moment, and those of this moment are marked. */
export function ReplayLog({ timeline, moment, goTo }: ReplayLogProps): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const end = timeline.stateAt(timeline.last)
  const prose = useProse(end)
  const names = useNames(end)
  const heading = useId()
  const list = useRef<HTMLElement>(null)
  const chapters = useMemo(() => listedChapters(timeline.log, end), [timeline, end])
  useEffect(() => {
    const box = list.current
    const told = [...(box?.querySelectorAll<HTMLElement>('[data-moment]') ?? [])]
    const here = told.findLast((line) => Number(line.getAttribute('data-moment')) <= moment)
    if (!box || !here) return
    const top = here.offsetTop - box.offsetTop
    box.scrollTop = top - box.clientHeight / 2 + here.clientHeight / 2
  }, [moment])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys
    <section ref={list} className="replay-log" tabIndex={0} aria-labelledby={heading}>
      <h2 id={heading} className="sr">
        {t('log')}
      </h2>
      <p className="sr" aria-live="polite">
        {toldAt(chapters, moment).map(prose).join(' ')}
      </p>
      {chapters.map(({ turn, side, lines }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the story of a replay stays as it is
        <div key={i} className="replay-chapter">
          <h3 className="cap">{turn === 0 ? t('setUp') : t('turn', { n: turn, side: common.t(`side.${side}`) })}</h3>
          {lines.map(({ sentence, moment: to }, line) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: the story of a replay stays as it is
              key={line}
              data-moment={to}
              data-part="replay-line"
              className={`replay-line${sentence.grave ? ' grave' : ''}${to === moment ? ' here' : ''}${to > moment ? ' later' : ''}`}
            >
              <button
                type="button"
                className="replay-told"
                data-part="to-moment"
                aria-current={to === moment ? 'step' : undefined}
                onClick={() => goTo(to)}
              >
                <SidedText names={names}>{prose(sentence)}</SidedText>
              </button>{' '}
              {sentence.rules.map((rule) => (
                <RuleChip key={rule} rule={rule} />
              ))}
            </p>
          ))}
        </div>
      ))}
    </section>
  )
}

const toldAt = (chapters: readonly Chapter[], moment: number): readonly Sentence[] =>
  chapters.flatMap(({ lines }) => lines.filter((line) => line.moment === moment).map(({ sentence }) => sentence))

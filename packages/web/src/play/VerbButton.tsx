import type { ActionVerb, Figure } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhy } from '../prose/useWhy.ts'
import { RuleId } from '../ui/RuleId.tsx'
import { useGivenUp } from './GivenUp.tsx'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import { Price } from './Tokens.tsx'
import type { JudgedVerb } from './verbs/judged.ts'
import { entryOf } from './verbs/verbs.ts'

interface VerbButtonProps {
  readonly judged: JudgedVerb
  readonly figure: Figure
  readonly chosen: boolean
  readonly onChoose: (verb: ActionVerb) => void
  /** A refused verb was pressed. */
  readonly onWhy?: (verb: ActionVerb) => void
}

/** A refused verb is there too: dashed, with its reason and rule. */
export function VerbButton({ judged, figure, chosen, onChoose, onWhy }: VerbButtonProps): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const why = useWhy(state)
  const { verb, refusal } = judged
  const { icon, key } = entryOf(verb)
  const tokens = judged.price?.tokens ?? 0
  const lost = useGivenUp()(figure, verb)
  return (
    <button
      type="button"
      className={`verb${chosen ? ' on' : ''}${refusal ? ' no' : ''}`}
      data-verb={verb}
      aria-disabled={refusal ? true : undefined}
      aria-pressed={chosen}
      onClick={() => (refusal ? onWhy?.(verb) : onChoose(verb))}
    >
      <PlayIcon name={icon} />
      <span className="verb-name">{t(`verb.${verb}`)}</span>
      {refusal ? (
        <small>
          <b>{t('why')}</b> {why(refusal)} <RuleId rule={refusal.rule} />
        </small>
      ) : (
        <>
          <Price tokens={tokens} side={figure.side} />
          <span className="sr">{t('at', { count: tokens })}</span>
          <kbd>{key.toUpperCase()}</kbd>
          {lost && (
            <small data-gives-up>
              {lost} <RuleId rule="TURN-15" />
            </small>
          )}
        </>
      )}
    </button>
  )
}

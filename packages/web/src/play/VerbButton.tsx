import type { ActionVerb, Figure, Refusal } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhy } from '../prose/useWhy.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import type { Offer } from './representative.ts'
import { Price } from './Tokens.tsx'
import { entryOf } from './verbs/verbs.ts'

/** Why a verb is refused, in words of the verb. */
export function useWhyNot(): (verb: ActionVerb, refusal: Refusal) => string {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const why = useWhy(state)
  return (verb, refusal) => {
    if (verb === 'throwGrenade' && refusal.code === 'noSuchWeapon') return t('whyNot.noGrenade')
    if (verb === 'joinSuppression' && refusal.code === 'noSuchMarker') return t('whyNot.noArea')
    return why(refusal)
  }
}

interface VerbButtonProps {
  readonly offer: Offer
  readonly figure: Figure
  readonly chosen: boolean
  readonly onChoose: (verb: ActionVerb) => void
  /** A refused verb was pressed. */
  readonly onWhy?: (verb: ActionVerb) => void
}

/** A refused verb is there too: dashed, with its reason and rule. */
export function VerbButton({ offer, figure, chosen, onChoose, onWhy }: VerbButtonProps): ReactElement {
  const { t } = useTranslation('play')
  const whyNot = useWhyNot()
  const { verb, plan, refusal } = offer
  const { icon, key } = entryOf(verb)
  const price = plan?.price?.tokens ?? 0
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
          <b>{t('why')}</b> {whyNot(verb, refusal)} <RuleChip rule={refusal.rule} />
        </small>
      ) : (
        <>
          <Price tokens={price} side={figure.side} />
          <span className="sr">{t('at', { count: price })}</span>
          <kbd>{key.toUpperCase()}</kbd>
        </>
      )}
    </button>
  )
}

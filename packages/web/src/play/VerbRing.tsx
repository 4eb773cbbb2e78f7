import type { ActionVerb, Figure } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhy } from '../prose/useWhy.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { KEY_OF } from './keys.ts'
import { usePlay } from './playContext.ts'
import type { Offer } from './representative.ts'
import { Price } from './Tokens.tsx'
import { useOnScreen } from './useOnScreen.ts'
import { VerbIcon } from './VerbIcon.tsx'

interface VerbsProps {
  readonly figure: Figure
  readonly offers: readonly Offer[]
  readonly chosen: ActionVerb | undefined
  readonly onChoose: (verb: ActionVerb) => void
}

const COLUMN = 208

/** Verbs stand around the figure, in words, with their price; where there is no room they stand on one side. */
export function VerbRing({ figure, offers, chosen, onChoose }: VerbsProps): ReactElement {
  const { t } = useTranslation('play')
  const { lens, names } = usePlay()
  const { x, y, width, height, scale } = useOnScreen(lens, figure.position)
  const gap = Math.max(30, scale * 0.95)
  const leftRoom = x - gap > COLUMN
  const rightRoom = width - x - gap > COLUMN
  const middle = Math.ceil(offers.length / 2)
  const both = leftRoom && rightRoom
  const columns = both ? [offers.slice(0, middle), offers.slice(middle)] : [offers]
  const tall = Math.max(...columns.map((column) => column.length)) * 40
  const top = Math.max(tall / 2 + 6, Math.min(height - tall / 2 - 6, y))
  return (
    <fieldset className="verb-ring" data-verbs={figure.id}>
      <legend className="sr">{names.full(figure.id)}</legend>
      {columns.map((column, i) => {
        const left = both ? i === 0 : !rightRoom
        return (
          <div
            key={left ? 'left' : 'right'}
            className={`verb-column ${left ? 'left' : 'right'}`}
            style={left ? { right: width - x + gap, top } : { left: x + gap, top }}
          >
            {column.map((offer) => (
              <VerbButton
                key={offer.verb}
                offer={offer}
                figure={figure}
                chosen={chosen === offer.verb}
                onChoose={onChoose}
              />
            ))}
          </div>
        )
      })}
      <p className="sr">{t('next.verbs')}</p>
    </fieldset>
  )
}

interface VerbButtonProps {
  readonly offer: Offer
  readonly figure: Figure
  readonly chosen: boolean
  readonly onChoose: (verb: ActionVerb) => void
}

/** A refused verb is there too: dashed, with its reason and rule. */
export function VerbButton({ offer, figure, chosen, onChoose }: VerbButtonProps): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const why = useWhy(state)
  const { verb, plan, refusal } = offer
  const price = plan?.price?.tokens ?? 0
  return (
    <button
      type="button"
      className={`verb${chosen ? ' on' : ''}${refusal ? ' no' : ''}`}
      data-verb={verb}
      aria-disabled={refusal ? true : undefined}
      aria-pressed={chosen}
      onClick={() => !refusal && onChoose(verb)}
    >
      <VerbIcon name={verb} />
      <span className="verb-name">{t(`verb.${verb}`)}</span>
      {refusal ? (
        <small>
          <span className="sr">{t('why')} </span>
          {why(refusal)} <RuleChip rule={refusal.rule} />
        </small>
      ) : (
        <>
          <Price tokens={price} side={figure.side} />
          <span className="sr">{t('at', { count: price })}</span>
          <kbd>{KEY_OF[verb].toUpperCase()}</kbd>
        </>
      )}
    </button>
  )
}

import { type ActionCommand, check, isRefusal, type Refusal } from '@tactic48/rules'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { redraft } from '../../input/active.ts'
import { thingChoices } from '../../interactions/next.ts'
import { namedThing, thingIn } from '../../interactions/slots.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'
import { isSameThing, type Thing } from './thing.ts'

interface ThingChoicesProps {
  /** What would be done with this one, as soon as enough is known. */
  readonly command: (thing: Thing) => ActionCommand | undefined
  /** What is worth saying of one that may be chosen. */
  readonly says: (thing: Thing) => ReactNode
}

/** Every vehicle or bunker that the verb in hand is for; one that cannot be chosen says why. */
export function ThingChoices({ command, says }: ThingChoicesProps): ReactElement {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, names } = play
  const draft = useTable((table) => table.draft)
  const why = useWhy(state)
  const among = thingChoices(draft, play)
  const judged = (thing: Thing): Refusal | undefined => {
    const made = command(thing)
    const plan = made && check(state, made)
    return plan && isRefusal(plan) ? plan : undefined
  }
  if (among.length === 0) return <p className="muted">{t('thing.none')}</p>
  return (
    <ul className="patients" aria-label={t('next.thing')}>
      {among.map((thing) => {
        const refusal = judged(thing)
        const key = 'vehicle' in thing ? thing.vehicle : thing.element
        return (
          <li key={key}>
            <button
              type="button"
              className={`target${refusal ? ' no' : ''}`}
              data-thing={key}
              aria-pressed={isSameThing(thingIn(draft), thing)}
              onClick={() => draft && redraft({ ...namedThing(draft, thing), fixed: true })}
            >
              <b>{'vehicle' in thing ? names.vehicle(thing.vehicle) : names.element(thing.element)}</b>
              {refusal ? <small>{why(refusal)}</small> : <small>{says(thing)}</small>}
            </button>
            {refusal && <RuleChip rule={refusal.rule} />}
          </li>
        )
      })}
    </ul>
  )
}

import clsx from 'clsx'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { redraft, takeUp } from '../../input/active.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from '../dock/Dock.module.css'
import { usePercent } from '../Odds.tsx'
import { usePlay } from '../playContext.ts'
import { useLighting } from '../Targets.tsx'
import { useTable } from '../tableStore.ts'
import { endGuide } from './guided.ts'
import { type Chance, pointersFor } from './pointers.ts'

/** In a first game: who can shoot, who is in danger; nothing has to be done about it. */
export function Guide(): ReactElement | undefined {
  const { t } = useTranslation('lesson')
  const { state, side, question } = usePlay()
  const asked = side !== undefined && question?.kind === 'action'
  const pointers = useMemo(() => (asked ? pointersFor(state, side) : undefined), [asked, state, side])
  if (!pointers) return undefined
  const { shots, dangers, keeps } = pointers
  return (
    <aside className={clsx('stack g6', css.tip, css.good)} aria-label={t('guide.heading')} data-guide>
      <header className="row g6">
        <Icon name="lesson" />
        <b>{t('guide.heading')}</b>
        <button type="button" className={clsx('btn quiet t13 push', css.off)} onClick={endGuide} data-guide-off>
          {t('guide.off')}
        </button>
      </header>
      {shots.length > 0 ? (
        <Men says={t('guide.shots', { count: shots.length })} chances={shots} who="shooter" />
      ) : (
        <p>{t('guide.noShot')}</p>
      )}
      {dangers.length > 0 && (
        <Men says={t('guide.dangers', { count: dangers.length })} chances={dangers} who="target" />
      )}
      {keeps && <p>{t('guide.keep')}</p>}
    </aside>
  )
}

interface MenProps {
  readonly says: string
  readonly chances: readonly Chance[]
  /** Whose name is pressed. */
  readonly who: 'shooter' | 'target'
}

/** The shot as a plan with its lane and its odds; nothing of it is done. */
function planShot({ shooter, weapon, target }: Chance): void {
  useTable.getState().select(shooter)
  takeUp('fire')
  redraft({ weapon, target, fixed: true })
}

function Men({ says, chances, who }: MenProps): ReactElement {
  const { t } = useTranslation('lesson')
  const { names } = usePlay()
  const percent = usePercent()
  const lighting = useLighting()
  return (
    <div className="row wrap g4" data-guide-men={who}>
      <p>{says}</p>
      <ul className="row wrap g4">
        {chances.map((chance) => {
          const man = chance[who]
          const other = who === 'shooter' ? chance.target : chance.shooter
          const show = (): void => (who === 'shooter' ? planShot(chance) : useTable.getState().select(man))
          return (
            <li key={man}>
              <button type="button" className={clsx('chip', css.wraps)} onClick={show} {...lighting(man)}>
                {t(`guide.${who}`, {
                  name: names.figure(man),
                  other: names.figure(other),
                  chance: percent(chance.hit),
                })}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

import { liveEntries } from '@tactic48/rules'
import { memo, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../game/gameStore.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { Die } from './Die.tsx'
import { usePlay } from './playContext.ts'
import { type Roll, rollsOf } from './rolls.ts'
import { prefersStillness, useSettings } from './settings.ts'
import { useTable } from './tableStore.ts'

/** Dice, need, result: the same roll in the same place, every time. */
export const DiceTray = memo(function DiceTray(): ReactElement {
  const { t } = useTranslation('play')
  const log = useGame((store) => store.game?.log)
  const { state } = usePlay()
  const speed = useSettings((settings) => settings.dice)
  const moment = useTable((table) => table.moment)
  const rolls = useMemo(() => {
    if (!log) return []
    return [
      ...log.opening,
      ...liveEntries(log.entries)
        .slice(0, moment)
        .flatMap(({ events }) => events),
    ]
  }, [log, moment])
  const all = useMemo(() => rollsOf(rolls, state.rules), [rolls, state.rules])
  const roll = all.at(-1)
  return (
    <section className="tray" aria-label={t('tray.heading')}>
      {roll ? (
        <>
          <div key={all.length} className={`dice${speed !== 'off' && !prefersStillness() ? ` rolling ${speed}` : ''}`}>
            {roll.dice.map((face, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll keep their places
              <Die key={i} face={face} hit={roll.need === undefined ? undefined : face >= roll.need} />
            ))}
          </div>
          <RollText roll={roll} />
          <span className="tray-number">{t('tray.roll', { n: all.length })}</span>
        </>
      ) : (
        <span className="tray-empty">{t('tray.empty')}</span>
      )}
    </section>
  )
})

function RollText({ roll }: { roll: Roll }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const { length } = useNumbers()
  const head = (): string => {
    if (roll.kind === 'shot') return t(`tray.${roll.result ?? 'miss'}`)
    if (roll.kind === 'blow') return t('tray.hits', { count: roll.count ?? 0 })
    if (roll.kind === 'blast' || roll.kind === 'volley') return t('tray.wounds', { count: roll.count ?? 0 })
    if (roll.kind === 'dispersion') {
      return roll.drift ? t('tray.drift', { distance: length(roll.drift * 1000) }) : t('tray.noDrift')
    }
    return t(`tray.${roll.kind}`)
  }
  const kind = (): string => {
    if (roll.kind === 'blow') return t('tray.blow', { by: roll.by ? names.figure(roll.by) : '' })
    if (roll.kind === 'blast' || roll.kind === 'volley' || roll.kind === 'dispersion') return t(`tray.${roll.kind}`)
    return roll.by ? names.figure(roll.by) : ''
  }
  return (
    <p className="tray-text" role="status">
      <b>{head()}</b>
      <span>
        {[kind(), roll.need === undefined ? '' : t('tray.needed', { need: t('needs', { n: roll.need }) })]
          .filter(Boolean)
          .join(' · ')}
        <span className="sr"> {roll.dice.join(', ')}</span>
      </span>
    </p>
  )
}

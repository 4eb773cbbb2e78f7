import { type FigureId, figureOf, opponentOf, SIDES, type SideId } from '@tactic48/rules'
import clsx from 'clsx'
import { memo, type ReactElement, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { prefersStillness, useSettings } from '../app/settings.ts'
import { workLater } from '../app/settled.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { liveIn } from '../session/seenLog.ts'
import { SPEEDS } from '../stage/pace.ts'
import { Die } from '../ui/Die.tsx'
import css from './LogPanel.module.css'
import { usePlay } from './playContext.ts'
import { type Roll, rollsOf } from './rolls.ts'
import { useTable } from './tableStore.ts'

/** How long each of several rolls lies in the tray at normal pace, in ms; those of a volley together no longer than this. */
const STEP = 900
const VOLLEY = 2400

/** Which roll lies in the tray: those of one command come one after the other, and each can be looked at again. */
function useShownRoll(count: number): { readonly back: number; readonly look: (by: 1 | -1) => void } {
  const speed = useSettings(({ pace }) => SPEEDS[pace])
  const [known, setKnown] = useState(count)
  const [back, setBack] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [step, setStep] = useState(STEP)
  if (known !== count) {
    const several = count - known > 1 && speed !== 0 && !prefersStillness()
    setKnown(count)
    setBack(several ? count - known - 1 : 0)
    setPlaying(several)
    setStep(Math.min(STEP, VOLLEY / Math.max(1, count - known)))
  }
  useEffect(() => {
    if (!playing || back === 0) return undefined
    return workLater(() => setBack(back - 1), speed === 'wait' ? step : step / (speed || 1))
  }, [playing, back, speed, step])
  const look = (by: 1 | -1): void => {
    setPlaying(false)
    setBack((now) => Math.max(0, Math.min(count - 1, now + by)))
  }
  return { back, look }
}

/** Dice, need, result: the same roll in the same place, every time. */
export const DiceTray = memo(function DiceTray(): ReactElement {
  const { t } = useTranslation('play')
  const { state, log } = usePlay()
  const pace = useSettings((settings) => settings.pace)
  const moment = useTable((table) => table.moment)
  const rolls = useMemo(() => {
    return [
      ...log.opening,
      ...liveIn(log)
        .slice(0, moment)
        .flatMap(({ events }) => events),
    ]
  }, [log, moment])
  const all = useMemo(() => rollsOf(rolls, state.rules), [rolls, state.rules])
  const { back, look } = useShownRoll(all.length)
  const number = all.length - back
  const roll = all[number - 1]
  const rolling = pace === 'instant' || prefersStillness() ? undefined : pace
  return (
    <section className={clsx('row g12 t12', css.tray, !roll && css.empty)} aria-label={t('tray.heading')}>
      {roll ? (
        <>
          <div key={number} className={clsx('row wrap g4', css.dice)} data-part="dice" data-rolling={rolling}>
            {roll.dice.map((face, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll keep their places
              <Die key={i} face={face} hit={roll.need === undefined ? undefined : face >= roll.need} />
            ))}
          </div>
          <RollText roll={roll} />
          <div className={css.number} data-part="roll-number">
            <button type="button" aria-label={t('tray.earlier')} disabled={number <= 1} onClick={() => look(1)}>
              ‹
            </button>
            <span>{t('tray.roll', { n: number })}</span>
            <button type="button" aria-label={t('tray.later')} disabled={back === 0} onClick={() => look(-1)}>
              ›
            </button>
          </div>
        </>
      ) : (
        <span>{t('tray.empty')}</span>
      )}
    </section>
  )
})

function RollText({ roll }: { roll: Roll }): ReactElement {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const { length, list } = useNumbers()
  const head = (): string => {
    const named = (id: FigureId | undefined): string => (id ? names.figure(id) : '')
    if (roll.kind === 'shot') {
      return t(`tray.shot.${roll.result ?? 'miss'}`, { shooter: named(roll.by), target: named(roll.target) })
    }
    if (roll.kind === 'blow') {
      const hits = t('tray.hits', { count: roll.count ?? 0 })
      return t('tray.struck', { by: named(roll.by), target: named(roll.target), hits })
    }
    if (roll.kind === 'blast' || roll.kind === 'volley') return t('tray.wounds', { count: roll.count ?? 0 })
    if (roll.kind === 'dispersion') {
      return roll.drift ? t('tray.drift', { distance: length(roll.drift * 1000) }) : t('tray.noDrift')
    }
    if (roll.kind === 'contest') return t('tray.contest', { side: names.side(holderAfter(roll)) })
    if (roll.kind === 'nerves') {
      return t(roll.passed ? 'tray.nervesHold' : 'tray.nervesFail', { name: roll.by ? names.figure(roll.by) : '' })
    }
    if (roll.kind === 'armour') return t('tray.hits', { count: roll.count ?? 0 })
    if (roll.kind === 'penetration') return t(roll.passed ? 'tray.through' : 'tray.holds')
    if (roll.kind === 'slit') return t(roll.passed ? 'tray.goesIn' : 'tray.staysOut')
    if (roll.kind === 'care' || roll.kind === 'signal') return t(roll.passed ? 'tray.success' : 'tray.failure')
    if (roll.kind === 'shell') {
      return roll.drift ? t('tray.drifts', { distance: length(roll.drift * 1000) }) : t('tray.noDrift')
    }
    if (roll.first) return t('tray.begins', { side: names.side(roll.first) })
    return t(`tray.${roll.kind}`)
  }
  /** INIT-08, INIT-09. */
  const holderAfter = ({ by, passed }: Roll): SideId => {
    const side = (by && figureOf(state, by)?.side) ?? 'blue'
    return passed ? side : opponentOf(side)
  }
  const kind = (): string => {
    if (roll.kind === 'shot' || roll.kind === 'blow') return ''
    if (roll.caught) return t('tray.caught', { names: list(roll.caught.map(names.figure)) })
    if (roll.kind === 'blast' || roll.kind === 'volley' || roll.kind === 'dispersion') return t(`tray.${roll.kind}`)
    if (roll.kind === 'penetration') return t('tray.penetration', { h: roll.added ?? 0 })
    if (roll.kind === 'slit') return t('tray.slit')
    if (roll.kind === 'shell') return t('tray.shell', { n: roll.shell?.[0] ?? 1, count: roll.shell?.[1] ?? 1 })
    if (roll.kind === 'nerves') return t('tray.nerves')
    const { totals } = roll
    if (totals) return SIDES.map((side) => `${names.side(side)} ${totals[side]}`).join(' · ')
    if (roll.faced) return SIDES.map((side, i) => `${names.side(side)} ${roll.dice[i] ?? ''}`).join(' · ')
    return roll.by ? names.figure(roll.by) : ''
  }
  return (
    <p data-part="roll-text">
      <b className="t16">{head()}</b>
      <br />
      <span>
        {[kind(), roll.need === undefined ? '' : t('tray.needed', { need: t('needs', { n: roll.need }) })]
          .filter(Boolean)
          .join(' · ')}
        <span className="sr"> {roll.dice.join(', ')}</span>
      </span>
    </p>
  )
}

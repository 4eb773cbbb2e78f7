import {
  check,
  type FigureId,
  figureOf,
  type GameState,
  isRefusal,
  type ShotOdds,
  shockTestOdds,
  shotOdds,
  type WeaponProfile,
} from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { NeedList } from '../ui/NeedList.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import css from './Odds.module.css'
import { OddsBar, SightWords, usePercent } from './Odds.tsx'
import { usePlay } from './playContext.ts'
import { Refused } from './Refused.tsx'
import { aimFirst, type ShotInView } from './shot.ts'
import { ShotPassage } from './vehiclesAndBunkers/BunkerDetails.tsx'

interface ShotPanelProps {
  /** The table as it would be: the shooter may stand elsewhere by then. */
  readonly state: GameState
  readonly shooter: FigureId
  readonly target: FigureId
  readonly weapon: WeaponProfile
  /** Move & Fire and OF never use Aim (AIM-04). */
  readonly mayAim: boolean
  /** OF-07: nobody reacts to it. */
  readonly mayCover?: boolean
}

/** FIRE-09, BUNKER-03, BUNKER-04: what the others are added to. */
const isScore = (code: string): boolean => code === 'open' || code === 'partialCover' || code === 'slit'

/** Need first, then dice, odds, and what could still change them. */
export function ShotPanel(props: ShotPanelProps): ReactElement | undefined {
  const { state, shooter, target, weapon, mayAim, mayCover = true } = props
  const { t } = useTranslation('play')
  const { names, seat } = usePlay()
  const { length } = useNumbers()
  const from = figureOf(state, shooter)
  const to = figureOf(state, target)
  const aims = mayAim ? (from?.aims ?? 0) : 0
  const ask = { shooter, weapon: weapon.id, target }
  const odds = shotOdds(state, { ...ask, aims })
  if (!from || !to) return undefined
  const head = (
    <h3 className="row g6 t14">
      <SideMark side={from.side} />
      {t('shot.at', { shooter: names.figure(shooter), target: names.figure(target) })}
    </h3>
  )
  if (!odds) {
    return (
      <section data-part="shot" data-target={target}>
        {head}
        <SightWords state={state} shooter={shooter} target={target} />
      </section>
    )
  }
  const fire = seat && ({ verb: 'fire', seat, figure: shooter, weapon: weapon.id, target } as const)
  const canAim = mayAim && aims === 0 && fire !== undefined && aimFirst(state, fire) !== undefined
  const covered = mayCover && odds.mayReact ? shotOdds(state, { ...ask, aims, takeCover: true }) : undefined
  const aimed = canAim ? shotOdds(state, { ...ask, aims: 1 }) : undefined
  const both = canAim && covered ? shotOdds(state, { ...ask, aims: 1, takeCover: true }) : undefined
  const cases = Object.entries({ ifAim: aimed, ifCover: covered, ifAimCover: both }).flatMap(([name, odds]) =>
    odds ? [{ name: name as ShotCase['name'], odds }] : [],
  )
  return (
    <section data-part="shot" data-target={target}>
      {head}
      <p className="muted t12">
        {t('shot.head', {
          weapon: names.weapon(weapon.id),
          distance: length(odds.distance),
          band: t(`shot.band.${odds.band}`),
          dice: t('dice', { count: odds.dice }),
        })}
      </p>
      <NeedList
        items={odds.need.items.map(({ rule, code, value }) => ({
          rule,
          code,
          name: t(`item.${code}`),
          value: isScore(code) ? t('needs', { n: value }) : value > 0 ? `+${value}` : value,
        }))}
        sum={{ name: t('shot.sum'), score: odds.need.score, value: t('needs', { n: odds.need.score }) }}
      />
      <OddsBar odds={odds} />
      <ShotCases cases={cases} />
      <Nerves of={target} />
      <ShotPassage state={state} from={from} to={to} />
      <SightWords state={state} shooter={shooter} target={target} />
    </section>
  )
}

interface ShotCase {
  readonly name: 'ifAim' | 'ifCover' | 'ifAimCover'
  readonly odds: ShotOdds
}

/** The same shot with Aim, and against a target that takes cover: dice, need and all three outcomes. */
function ShotCases({ cases }: { cases: readonly ShotCase[] }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const percent = usePercent()
  if (cases.length === 0) return undefined
  return (
    <table className={css.cases}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('shot.column.dice')}</th>
          <th scope="col">{t('shot.column.need')}</th>
          {(['out', 'wnd', 'nil'] as const).map((outcome) => (
            <th key={outcome} scope="col">
              <i className={clsx(css.swatch, outcome !== 'nil' && css[outcome])} aria-hidden="true" />
              <span className="sr">{t(`shot.column.${outcome}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cases.map(({ name, odds }) => (
          <tr key={name} data-case={name}>
            <th scope="row">{t(`shot.${name}`)}</th>
            <td>{odds.dice}</td>
            <td>{t('needs', { n: odds.need.score })}</td>
            <td>{percent(odds.elimination)}</td>
            <td>{percent(odds.wound)}</td>
            <td>{percent(odds.miss)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const SPARED = { 'SHOCK-02': 'nearOfficer', 'SHOCK-03': 'nearMedic', 'WOUND-03': 'inShock' } as const

/** HOUSE-01: who must test his nerves if this one falls, why, and how likely he fails; and whom a rule spares. */
function Nerves({ of }: { of: FigureId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const percent = usePercent()
  const concerned = useMemo(() => shockTestOdds(state, of), [state, of])
  if (concerned.length === 0) return undefined
  return (
    <section className="t12" data-nerves={of}>
      <h3 className="cap">{t('nerves.heading', { name: names.figure(of) })}</h3>
      <ul>
        {concerned.map((one) => {
          const name = names.figure(one.figure)
          return (
            <li key={one.figure} className={'need' in one ? css.due : 'muted'}>
              {'need' in one
                ? `${t('nerves.test', { name, need: t('needs', { n: one.need }), percent: percent(one.fails) })} (${t(one.rule === 'SHOCK-04' ? 'nerves.officer' : 'nerves.sight')})`
                : t(`nerves.${SPARED[one.rule]}`, { name })}{' '}
              <RuleChip rule={one.rule} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Odds are shown for every enemy that is pointed at; this says where the shot itself is not possible now. */
export function WhyNoShot({ shooter: figure, weapon, target }: ShotInView): ReactElement | undefined {
  const { state, seat } = usePlay()
  if (!seat) return undefined
  const judged = check(state, { verb: 'fire', seat, figure, weapon: weapon.id, target })
  // No sight is what the proof says already.
  if (!isRefusal(judged) || judged.rule.startsWith('LOS') || judged.rule === 'FIRE-04') return undefined
  return <Refused refusal={judged} />
}

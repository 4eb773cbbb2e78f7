import { type FigureId, figureOf, type GameState, shotOdds, type WeaponProfile } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { Nerves } from './Nerves.tsx'
import { OddsBar, SightWords } from './Odds.tsx'
import { usePlay } from './playContext.ts'
import { type ShotCase, ShotCases } from './ShotCases.tsx'
import { aimFirst } from './shot.ts'
import { ShotPassage } from './things/ShotPassage.tsx'

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
    <h3>
      <SideMark side={from.side} />
      {t('shot.at', { shooter: names.figure(shooter), target: names.figure(target) })}
    </h3>
  )
  if (!odds) {
    return (
      <section className="shot" data-part="shot" data-target={target}>
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
    <section className="shot" data-part="shot" data-target={target}>
      {head}
      <p className="muted">
        {t('shot.head', {
          weapon: names.weapon(weapon.id),
          distance: length(odds.distance),
          band: t(`shot.band.${odds.band}`),
          dice: t('dice', { count: odds.dice }),
        })}
      </p>
      <ul className="need-list" data-part="need">
        {odds.need.items.map(({ rule, code, value }) => (
          <li key={`${rule} ${code}`}>
            <span>{t(`item.${code}`)}</span>
            <b>{isScore(code) ? t('needs', { n: value }) : value > 0 ? `+${value}` : `${value}`}</b>
            <RuleChip rule={rule} />
          </li>
        ))}
        <li className="sum" data-part="sum">
          <span>{t('shot.sum')}</span>
          <b data-need={odds.need.score}>{t('needs', { n: odds.need.score })}</b>
        </li>
      </ul>
      <OddsBar odds={odds} />
      <ShotCases cases={cases} />
      <Nerves of={target} />
      <ShotPassage state={state} from={from} to={to} />
      <SightWords state={state} shooter={shooter} target={target} />
    </section>
  )
}

import {
  type Bomb,
  type CallOptions,
  type CommandOf,
  type FigureId,
  mortarRange,
  opponentOf,
  type Refusal,
  type SideId,
  STANDARD_GRENADES,
  SUPPORT_PROFILES,
  type SupportId,
} from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { act } from '../../input/act.ts'
import { Key } from '../../input/Key.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { HarmBar, usePercent } from '../Odds.tsx'
import { Options } from '../Options.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Refused } from '../Refused.tsx'
import { RuleLine } from '../RuleLine.tsx'
import { changeAnswer, type Endangered, useEndangered } from './answer.ts'
import css from './Call.module.css'
import { Places } from './CallSteps.tsx'

interface AimProps<Verb extends 'placeSupport' | 'aimMortar'> {
  readonly caller: FigureId
  readonly side: SideId
  readonly command: CommandOf<Verb>
  readonly refusal: Refusal | undefined
}

interface SupportStepProps extends AimProps<'placeSupport'> {
  readonly profiles: readonly SupportId[]
  readonly options: CallOptions
}

/** SUPP-01 … SUPP-03: which guns, what they fire, and where the marker lies. */
export function SupportStep(props: SupportStepProps): ReactElement {
  const { caller, side, profiles, options, command, refusal } = props
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { profile, ammo, line, at } = command
  const shellsOf = (one: SupportId) => options.support.profiles.find((guns) => guns.profile === one)?.ammo ?? [ammo]
  const shells = shellsOf(profile)
  const endangered = useEndangered(state, caller, command)
  const choose = (next: SupportId): void => {
    const { line: before = { x: at.x + 6000, y: at.y }, ...rest } = command
    const [first = 'he'] = shellsOf(next)
    changeAnswer({
      ...rest,
      profile: next,
      ammo: shellsOf(next).includes(ammo) ? ammo : first,
      ...(SUPPORT_PROFILES[next].strip && { line: before }),
    })
  }
  return (
    <>
      <Options
        by="data-profile"
        cards
        options={profiles.map((one) => ({
          id: one,
          name: t(`call.guns.${one}`),
          note: <GunWords profile={one} />,
          chosen: one === profile,
          onChoose: () => choose(one),
        }))}
      />
      {shells.length > 1 && (
        <Segments
          legend={t('call.ammo')}
          hideLegend
          options={shells}
          chosen={ammo}
          label={(shell) => t(`call.shell.${shell}`)}
          onChoose={(shell) => changeAnswer({ ...command, ammo: shell })}
        />
      )}
      {line && <LineTools />}
      {refusal ? <Refused refusal={refusal} announced /> : <NearestFriend options={options} at={at} />}
      <Spread profile={profile} />
      {ammo === 'smoke' ? (
        <SmokeLine radius={SUPPORT_PROFILES[profile].radius} />
      ) : (
        <EndangeredList all={endangered} side={side} each="shell" />
      )}
      <RuleLine icon="warn" tone="caution" rule="SUPP-02">
        {t('call.irrevocable')}
      </RuleLine>
    </>
  )
}

function GunWords({ profile }: { profile: SupportId }): string {
  const { t } = useTranslation('play')
  const { shells, radius, dice: count, strip } = SUPPORT_PROFILES[profile]
  const dice = t('dice', { count })
  if (strip) return t('call.stripOf', { length: strip.length, width: strip.width, dice })
  return t('call.shellsOf', { shells: t('call.shells', { count: shells }), radius, dice })
}

/** HOUSE-04. */
function SmokeLine({ radius }: { radius: number }): ReactElement {
  const { t } = useTranslation('play')
  return <RuleLine rule="HOUSE-04">{t('call.smoke', { n: radius })}</RuleLine>
}

/** D49: the line of a strafing attack; on the table its end can be taken hold of. */
function LineTools(): ReactElement {
  const { t } = useTranslation('play')
  return (
    <p className="row wrap g6">
      {t('call.line')}
      <button type="button" className="chip" onClick={() => act({ kind: 'turn', degrees: -15 })} data-turn="left">
        {t('call.turnLeft')} <Key of="," />
      </button>
      <button type="button" className="chip" onClick={() => act({ kind: 'turn', degrees: 15 })} data-turn="right">
        {t('call.turnRight')} <Key of="." />
      </button>
    </p>
  )
}

/** SUPP-01: how far the nearest of the own men is. */
function NearestFriend({ options, at }: { options: CallOptions; at: CommandOf<'placeSupport'>['at'] }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { length } = useNumbers()
  const least = (state.rules.company?.supportMinDistance ?? 0) * 1000
  const away = Math.min(...options.support.keptClear.map(({ x, y, r }) => Math.hypot(x - at.x, y - at.y) - r + least))
  return (
    <div className="row base apart">
      <RuleLine rule="SUPP-01">{t('call.nearest')}</RuleLine>
      <b className={`row g4 nowrap ${css.clear}`}>
        {length(Number.isFinite(away) ? away : least)} <PlayIcon name="check" />
      </b>
    </div>
  )
}

/** HOUSE-08: how far a shell drifts, and how often. */
function Spread({ profile }: { profile: SupportId }): ReactElement {
  const { t } = useTranslation('play')
  const percent = usePercent()
  const { drift } = SUPPORT_PROFILES[profile]
  const distances = [...new Set(drift)].sort((a, b) => a - b)
  return (
    <div>
      <RuleLine rule="HOUSE-08">{t('call.spread')}</RuleLine>
      <p className="row wrap g12">
        {distances.map((distance) => (
          <span key={distance}>
            <b>{percent(drift.filter((one) => one === distance).length / drift.length)}</b>{' '}
            {distance === 0 ? t('call.onMarker') : t('call.off', { distance })}
          </span>
        ))}
      </p>
    </div>
  )
}

const ROWS = 7

interface EndangeredListProps {
  readonly all: readonly Endangered[]
  readonly side: SideId
  readonly each: 'shell' | 'bomb'
}

/** Who is in danger: own men named first, then enemies; each with his chance. */
function EndangeredList({ all, side, each }: EndangeredListProps): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const percent = usePercent()
  const hasCaught = all.some(({ caught }) => caught !== undefined)
  return (
    <>
      <table className={css.endangered}>
        <caption className="cap">{t('call.danger')}</caption>
        <thead>
          <tr>
            <th scope="col" className="sr">
              {t('text.figure')}
            </th>
            <td />
            <th scope="col">{t(`call.each.${each}`)}</th>
            {hasCaught && <th scope="col">{t('call.caught')}</th>}
          </tr>
        </thead>
        <tbody>
          {!all.some(({ figure }) => figure.side === side) && (
            <tr className={css.none}>
              <th scope="row" colSpan={hasCaught ? 4 : 3}>
                <SideMark side={side} /> {t('call.noneOfYours')}
              </th>
            </tr>
          )}
          {all.slice(0, ROWS).map(({ figure, odds, caught }) => (
            <tr key={figure.id} data-endangered={figure.id} className={figure.side === side ? css.own : undefined}>
              <th scope="row">
                <SideMark side={figure.side} /> {names.figure(figure.id)}
              </th>
              <td>
                <HarmBar chance={1 - odds.miss} />
              </td>
              <td className="bold">{percent(1 - odds.miss)}</td>
              {caught !== undefined && <td className="muted">{percent(caught)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > ROWS && <p className="muted">{t('call.more', { count: all.length - ROWS })}</p>}
    </>
  )
}

interface MortarStepProps extends AimProps<'aimMortar'> {
  readonly ammo: readonly Bomb[]
  readonly current: number
}

/** MORTAR-01: the bombs, one after the other; each has its own aim point. */
export function MortarStep({ caller, side, ammo, command, current, refusal }: MortarStepProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length } = useNumbers()
  const { company, grenadeScatter, grenadeOver } = state.rules
  const endangered = useEndangered(state, caller, command)
  const { radius, dice } = STANDARD_GRENADES[command.ammo]
  return (
    <>
      {ammo.length > 1 && (
        <Segments
          legend={t('call.ammo')}
          hideLegend
          options={ammo}
          chosen={command.ammo}
          label={(bomb) => t(`call.bomb.${bomb}`)}
          onChoose={(bomb) => changeAnswer({ ...command, ammo: bomb }, current)}
        />
      )}
      <Places
        by="data-bomb"
        each="bombNumber"
        at={command.at}
        current={current}
        onChoose={(i) => changeAnswer(command, i)}
      />
      <p className="muted">{t('call.aimHow')}</p>
      {refusal && <Refused refusal={refusal} announced />}
      <RuleLine rule="MORTAR-01">
        {t(grenadeOver === 'partialCover' ? 'call.aimSeen' : 'call.aimAnywhere', { distance: mortarRange(state) })}
      </RuleLine>
      {company?.platoonCallScatter && (
        <RuleLine rule="GREN-05">
          {t('call.bombDrifts', {
            side: names.side(opponentOf(side)),
            distance: length(Math.max(...grenadeScatter) * 1000),
          })}
        </RuleLine>
      )}
      {command.ammo === 'smoke' ? (
        <SmokeLine radius={radius} />
      ) : (
        <>
          <RuleLine tone="muted" rule="HOUSE-06">
            {t('call.bombOf', { radius, dice: t('dice', { count: dice }) })}
          </RuleLine>
          <EndangeredList all={endangered} side={side} each="bomb" />
        </>
      )}
    </>
  )
}

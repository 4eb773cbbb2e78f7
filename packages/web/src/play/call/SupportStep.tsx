import {
  type CallOptions,
  type CommandOf,
  type FigureId,
  type Refusal,
  type SideId,
  SUPPORT_PROFILES,
  type SupportId,
} from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { act } from '../../input/act.ts'
import { Key } from '../../input/Key.tsx'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { HarmBar, usePercent } from '../Odds.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { changeAnswer, type Endangered, useEndangered } from './answer.ts'

interface SupportStepProps {
  readonly caller: FigureId
  readonly side: SideId
  readonly profiles: readonly SupportId[]
  readonly options: CallOptions
  readonly command: CommandOf<'placeSupport'>
  readonly refusal: Refusal | undefined
}

/** SUPP-01 … SUPP-03: which guns, what they fire, and where the marker lies. */
export function SupportStep({ caller, side, profiles, options, command, refusal }: SupportStepProps): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { profile, ammo } = command
  const { radius } = SUPPORT_PROFILES[profile]
  const shells = options.support.profiles.find((one) => one.profile === profile)?.ammo ?? [ammo]
  const endangered = useEndangered(state, caller, command)
  return (
    <>
      <Profiles profiles={profiles} command={command} options={options} />
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
      {command.line && <LineTools />}
      <Clear options={options} command={command} refusal={refusal} />
      <Spread profile={profile} />
      {ammo === 'smoke' ? (
        <p>
          {t('call.smoke', { n: radius })} <RuleChip rule="HOUSE-04" />
        </p>
      ) : (
        <EndangeredList all={endangered} side={side} each="shell" />
      )}
      <p className="for-good">
        <PlayIcon name="warn" />
        <span>
          {t('call.irrevocable')} <RuleChip rule="SUPP-02" />
        </span>
      </p>
    </>
  )
}

function Profiles({
  profiles,
  command,
  options,
}: Pick<SupportStepProps, 'profiles' | 'command' | 'options'>): ReactElement {
  const { t } = useTranslation('play')
  const choose = (profile: SupportId): void => {
    const { line, ...rest } = command
    const shells = options.support.profiles.find((one) => one.profile === profile)?.ammo ?? []
    const ammo = shells.includes(rest.ammo) ? rest.ammo : (shells[0] ?? 'he')
    const along = line ?? { x: rest.at.x + 6000, y: rest.at.y }
    const strip = SUPPORT_PROFILES[profile].strip !== undefined
    changeAnswer({ ...rest, profile, ammo, ...(strip && { line: along }) })
  }
  return (
    <ul className="call-kinds">
      {profiles.map((profile) => {
        const { shells, radius, dice, strip } = SUPPORT_PROFILES[profile]
        return (
          <li key={profile}>
            <button
              type="button"
              className="call-kind"
              data-profile={profile}
              aria-pressed={profile === command.profile}
              onClick={() => choose(profile)}
            >
              <b>{t(`call.guns.${profile}`)}</b>
              <small>
                {strip
                  ? t('call.stripOf', { length: strip.length, width: strip.width, dice: t('dice', { count: dice }) })
                  : t('call.shellsOf', {
                      shells: t('call.shells', { count: shells }),
                      radius,
                      dice: t('dice', { count: dice }),
                    })}
              </small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** D49: the line of a strafing attack; on the table its end can be taken hold of. */
function LineTools(): ReactElement {
  const { t } = useTranslation('play')
  const turn = (degrees: number): boolean => act({ kind: 'turn', degrees })
  return (
    <p className="line-tools">
      <span>{t('call.line')}</span>
      <button type="button" className="chip" onClick={() => turn(-15)} data-turn="left">
        {t('call.turnLeft')} <Key of="," />
      </button>
      <button type="button" className="chip" onClick={() => turn(15)} data-turn="right">
        {t('call.turnRight')} <Key of="." />
      </button>
    </p>
  )
}

/** SUPP-01: how far the nearest of the own men is, or whom it is too near to. */
function Clear({ options, command, refusal }: Pick<SupportStepProps, 'options' | 'command' | 'refusal'>): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { length } = useNumbers()
  const why = useWhy(state)
  const { at } = command
  const least = (state.rules.company?.supportMinDistance ?? 0) * 1000
  const away = options.support.keptClear.reduce(
    (nearest, { x, y, r }) => Math.min(nearest, Math.hypot(x - at.x, y - at.y) - r + least),
    Number.POSITIVE_INFINITY,
  )
  if (refusal) {
    return (
      <p className="refusal" data-part="refusal" role="status" data-refused={refusal.code}>
        <PlayIcon name="cross" /> {why(refusal)} <RuleChip rule={refusal.rule} />
      </p>
    )
  }
  return (
    <p className="call-line">
      <span>
        {t('call.nearest')} <RuleChip rule="SUPP-01" />
      </span>
      <b className="ok">
        {length(Number.isFinite(away) ? away : least)} <PlayIcon name="check" />
      </b>
    </p>
  )
}

/** HOUSE-08: how far a shell drifts, and how often. */
function Spread({ profile }: { profile: SupportId }): ReactElement {
  const { t } = useTranslation('play')
  const percent = usePercent()
  const { drift } = SUPPORT_PROFILES[profile]
  const distances = [...new Set(drift)].sort((a, b) => a - b)
  return (
    <dl className="spread">
      <dt>
        {t('call.spread')} <RuleChip rule="HOUSE-08" />
      </dt>
      {distances.map((distance) => (
        <dd key={distance}>
          <b>{percent(drift.filter((one) => one === distance).length / drift.length)}</b>{' '}
          {distance === 0 ? t('call.onMarker') : t('call.off', { distance })}
        </dd>
      ))}
    </dl>
  )
}

const ROWS = 7

/** Who is in danger: own men named first, then enemies; each with his chance. */
export function EndangeredList({
  all,
  side,
  each,
}: {
  all: readonly Endangered[]
  side: SideId
  each: 'shell' | 'bomb'
}): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const percent = usePercent()
  const own = all.some(({ figure }) => figure.side === side)
  const hasCaught = all.some(({ caught }) => caught !== undefined)
  return (
    <>
      <table className="endangered">
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
          {!own && (
            <tr className="none-own">
              <th scope="row" colSpan={hasCaught ? 4 : 3}>
                <SideMark side={side} /> {t('call.noneOfYours')}
              </th>
            </tr>
          )}
          {all.slice(0, ROWS).map(({ figure, odds, caught }) => (
            <tr key={figure.id} data-endangered={figure.id} className={figure.side === side ? 'own' : ''}>
              <th scope="row">
                <SideMark side={figure.side} /> {names.figure(figure.id)}
              </th>
              <td>
                <HarmBar chance={1 - odds.miss} />
              </td>
              <td>{percent(1 - odds.miss)}</td>
              {caught !== undefined && <td className="muted">{percent(caught)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > ROWS && <p className="muted">{t('call.more', { count: all.length - ROWS })}</p>}
    </>
  )
}

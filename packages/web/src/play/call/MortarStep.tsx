import {
  type Bomb,
  type CommandOf,
  type FigureId,
  mortarRange,
  opponentOf,
  type Refusal,
  type SideId,
  STANDARD_GRENADES,
} from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { changeAnswer, useEndangered } from './answer.ts'
import { EndangeredList } from './SupportStep.tsx'

interface MortarStepProps {
  readonly caller: FigureId
  readonly side: SideId
  readonly ammo: readonly Bomb[]
  readonly command: CommandOf<'aimMortar'>
  readonly current: number
  readonly refusal: Refusal | undefined
}

/** MORTAR-01: the bombs, one after the other; each has its own aim point. */
export function MortarStep({ caller, side, ammo, command, current, refusal }: MortarStepProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length } = useNumbers()
  const why = useWhy(state)
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
      <ol className="bombs">
        {command.at.map((at, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bombs keep their places
          <li key={i}>
            <button
              type="button"
              className="bomb-aim"
              data-bomb={i + 1}
              aria-pressed={i === current}
              onClick={() => changeAnswer(command, i)}
            >
              <b>{t('call.bombNumber', { n: i + 1 })}</b> {names.square(at)}
            </button>
          </li>
        ))}
      </ol>
      <p className="muted">{t('call.aimHow')}</p>
      {refusal && (
        <p className="refusal" data-part="refusal" role="status" data-refused={refusal.code}>
          <PlayIcon name="cross" /> {why(refusal)} <RuleChip rule={refusal.rule} />
        </p>
      )}
      <p>
        {t(grenadeOver === 'partialCover' ? 'call.aimSeen' : 'call.aimAnywhere', {
          distance: mortarRange(state),
        })}{' '}
        <RuleChip rule="MORTAR-01" />
      </p>
      {company?.platoonCallScatter && (
        <p>
          {t('call.bombDrifts', {
            side: names.side(opponentOf(side)),
            distance: length(Math.max(...grenadeScatter) * 1000),
          })}{' '}
          <RuleChip rule="GREN-05" />
        </p>
      )}
      {command.ammo === 'smoke' ? (
        <p>
          {t('call.smoke', { n: radius })} <RuleChip rule="HOUSE-04" />
        </p>
      ) : (
        <>
          <p className="muted">
            {t('call.bombOf', { radius, dice: t('dice', { count: dice }) })} <RuleChip rule="HOUSE-06" />
          </p>
          <EndangeredList all={endangered} side={side} each="bomb" />
        </>
      )}
    </>
  )
}

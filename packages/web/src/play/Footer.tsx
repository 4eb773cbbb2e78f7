import { type Command, check, type Figure, friendsOf, isOfficer, isRefusal, loadOf } from '@tactic48/rules'
import clsx from 'clsx'
import { memo, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { send, useGame } from '../game/gameStore.ts'
import { Key } from '../input/Key.tsx'
import { shownKey } from '../input/keys.ts'
import { liveIn } from '../session/seenLog.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { endTurn, takeBack } from './commands.ts'
import { othersTurn, watchAgain } from './LastTurn.tsx'
import { useSmall } from './onScreen.ts'
import css from './Page.module.css'
import { PlayIcon, type PlayIconName } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import { playStage, skipTelling } from './playStage.ts'
import { nextFigure, nextMan } from './roster/navigate.ts'
import { useTable, useVerb } from './tableStore.ts'

/** Only what can be pressed now. Outline can be taken back, solid with a dark foot cannot: one of these per view. */
export const Footer = memo(function Footer(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, question, side, mayAct, log, names, players, telling } = play
  const selected = useTable((table) => table.selected)
  const roster = useTable((table) => table.roster)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whom the strip holds or leaves out is not visited
  const next = useMemo(() => nextMan(play, selected), [play, selected, roster])
  const thinks = useTable(({ opponent }) => opponent === 'thinks')
  const moment = useTable((table) => table.moment)
  const planning = useVerb() !== undefined
  const begun = liveIn(log).length > 0
  const small = useSmall()
  const elsewhere = useGame(({ game }) => game?.heldElsewhere === true)
  // A spectator has nothing to take back.
  const looksOn = Object.values(players).every((player) => player === 'distant')
  if (state.phase === 'over' || (!begun && !mayAct) || (looksOn && !telling)) return undefined
  return (
    <footer className={clsx('row g6', css.foot)} data-part="foot">
      {!looksOn && (
        <button
          type="button"
          className="btn"
          onClick={takeBack}
          data-undo
          title={t('act.undo')}
          disabled={moment !== undefined || elsewhere}
        >
          <PlayIcon name="undo" />
          <span className="sr">{t('act.undo')}</span>
          <Key of="U" />
        </button>
      )}
      {(thinks || telling) && !side && (
        <>
          <button type="button" className="btn" onClick={playStage.getState().goOn} data-go-on>
            <PlayIcon name="play" /> {t('act.goOn')} <Key of={shownKey('goOn')} />
          </button>
          <button type="button" className="btn" onClick={skipTelling} data-skip title={t('act.skip')}>
            <PlayIcon name="skip" /> <span className={small ? 'sr' : css.footLabel}>{t('act.skip')}</span>
          </button>
        </>
      )}
      {side && othersTurn() && (
        <button type="button" className="btn" onClick={watchAgain} data-watch title={t('watch.heading')}>
          <PlayIcon name="again" />
          <span className="sr">{t('watch.heading')}</span>
          <Key of="H" />
        </button>
      )}
      {mayAct && (
        <button
          type="button"
          className="btn"
          onClick={() => nextFigure()}
          data-next
          title={t('act.nextHint')}
          disabled={!next}
        >
          <PlayIcon name="next" />{' '}
          <span className={css.footLabel}>
            {next ? t('act.next', { name: names.figure(next.id) }) : t('act.nextNobody')}
          </span>{' '}
          <Key of="N" />
        </button>
      )}
      {side && question?.kind === 'action' && (
        <button type="button" className={planning ? 'btn' : 'btn final'} onClick={endTurn} data-end-turn>
          {t('act.endTurn')} <Key of="E" />
        </button>
      )}
    </footer>
  )
})

interface Deed {
  readonly id: string
  readonly icon: PlayIconName
  readonly label: string
  readonly rule: string
  readonly command: Command
}

/** What a Character may do that is no Action: taking a message where he stands (D42), putting a stretcher down (D45). */
export function FreeDeeds({ figure }: { figure: Figure }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names, seat, mayAct } = usePlay()
  if (!seat || !mayAct || !state.rules.company) return undefined
  const messages = friendsOf(state, figure.side)
    .filter((officer) => officer.id !== figure.id && isOfficer(state, officer))
    .map(
      ({ id }): Deed => ({
        id: `message ${id}`,
        icon: 'message',
        label: t('call.run.takeHere', { officer: names.figure(id) }),
        rule: 'RUNNER-02',
        command: { verb: 'takeMessage', seat, figure: figure.id, officer: id },
      }),
    )
  const load = loadOf(state, figure)
  const down: readonly Deed[] = load
    ? [
        {
          id: `down ${load.id}`,
          icon: 'stretcher',
          label: t('care.putDown', { name: names.figure(load.id) }),
          rule: 'HOUSE-14',
          command: { verb: 'putDown', seat, casualty: load.id },
        },
      ]
    : []
  const deeds = [...messages, ...down].filter(({ command }) => !isRefusal(check(state, command)))
  if (deeds.length === 0) return undefined
  return (
    <ul className={clsx('stack g6', css.deeds)}>
      {deeds.map(({ id, icon, label, rule, command }) => (
        <li key={id}>
          <button type="button" className="btn" data-deed={command.verb} onClick={() => send(command)}>
            <PlayIcon name={icon} /> {label}
          </button>{' '}
          <RuleChip rule={rule} />
        </li>
      ))}
    </ul>
  )
}

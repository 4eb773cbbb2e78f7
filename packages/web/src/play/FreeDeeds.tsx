import { type Command, check, type Figure, friendsOf, isOfficer, isRefusal, loadOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../game/gameStore.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { PlayIcon, type PlayIconName } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'

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
    <ul className="free-deeds">
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

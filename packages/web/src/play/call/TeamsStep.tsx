import {
  type CardId,
  type CharacterCard,
  type CommandOf,
  cardId,
  check,
  type GameState,
  isRefusal,
  type SideId,
  type TeamChoice,
} from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCardAp } from '../../prose/useCardAp.ts'
import { useCardNames } from '../../setup/forces/useCardNames.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePlay } from '../playContext.ts'
import { changeAnswer } from './answer.ts'

const TEAM = 'team'

interface TeamsStepProps {
  readonly side: SideId
  readonly command: CommandOf<'chooseTeams'>
}

/** D31: the team card or a soldier in its place, for each team. */
export function TeamsStep({ side, command }: TeamsStepProps): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const limit = state.rules.company?.reinforcementSubstituteMaxAp ?? 0
  return (
    <>
      <p>
        {t('call.substitute', { limit, count: state.rules.company?.reinforcementSubstituteFigures ?? 1 })}{' '}
        <RuleChip rule="REINF-02" />
      </p>
      <ol className="team-choices">
        {command.teams.map((choice, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: teams keep their places
          <li key={i}>
            <TeamRow index={i} choice={choice} command={command} side={side} />
          </li>
        ))}
      </ol>
      <p className="muted">
        {t('call.enters')} <RuleChip rule="REINF-04" />
      </p>
    </>
  )
}

const withTeam = (command: CommandOf<'chooseTeams'>, index: number, choice: TeamChoice): CommandOf<'chooseTeams'> => ({
  ...command,
  teams: command.teams.map((one, i) => (i === index ? choice : one)),
})

const isLegal = (state: GameState, command: CommandOf<'chooseTeams'>): boolean => !isRefusal(check(state, command))

interface TeamRowProps extends TeamsStepProps {
  readonly index: number
  readonly choice: TeamChoice
}

function TeamRow({ index, choice, command, side }: TeamRowProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const cards = useCardNames()
  const { faction } = state.sides[side]
  const soldiers = useMemo(
    () =>
      Object.values(state.cards.characters).filter(
        (card) => card.faction === faction && isLegal(state, withTeam(command, index, { card: card.id, assigned: [] })),
      ),
    [state, faction, command, index],
  )
  const hasTeam = useMemo(() => isLegal(state, withTeam(command, index, TEAM)), [state, command, index])
  const choose = (value: string): void => {
    const card = soldiers.find(({ id }) => id === value)
    changeAnswer(withTeam(command, index, card ? { card: card.id, assigned: [] } : TEAM))
  }
  const priced = useCardAp()
  const described = (card: CharacterCard): string => {
    const weapons = card.healthy.weapons.map(({ id }) => names.weapon(id)).join(', ')
    return `${cards.full(card)}${weapons ? `, ${weapons}` : ''} (${priced(card)})`
  }
  return (
    <>
      <label>
        <span className="cap">{t('call.teamNumber', { n: index + 1 })}</span>
        <select
          value={choice === TEAM ? TEAM : choice.card}
          data-team={index + 1}
          onChange={(event) => choose(event.target.value)}
        >
          {hasTeam && <option value={TEAM}>{t('call.teamCard')}</option>}
          {soldiers.map((card) => (
            <option key={card.id} value={card.id}>
              {described(card)}
            </option>
          ))}
        </select>
      </label>
      {choice !== TEAM && <ExtraCards index={index} choice={choice} command={command} side={side} />}
    </>
  )
}

/** REINF-02: with or without extra cards, up to the same AP. */
function ExtraCards({
  index,
  choice,
  command,
  side,
}: TeamsStepProps & { index: number; choice: Exclude<TeamChoice, 'team'> }): ReactElement | undefined {
  const priced = useCardAp()
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { faction } = state.sides[side]
  const fitting = useMemo(
    () =>
      Object.entries(state.cards.weapons).flatMap(([key, card]) => {
        const id = cardId(key)
        const fits =
          card.faction === faction &&
          (choice.assigned.includes(id) ||
            isLegal(state, withTeam(command, index, { ...choice, assigned: [...choice.assigned, id] })))
        return fits ? [{ id, card }] : []
      }),
    [state, faction, choice, command, index],
  )
  if (fitting.length === 0) return undefined
  const toggle = (id: CardId): void => {
    const assigned = choice.assigned.includes(id)
      ? choice.assigned.filter((one) => one !== id)
      : [...choice.assigned, id]
    changeAnswer(withTeam(command, index, { ...choice, assigned }))
  }
  return (
    <fieldset className="extra-cards">
      <legend className="sr">{t('call.extraCards')}</legend>
      {fitting.map(({ id, card }) => (
        <label key={id} className="chip">
          <input type="checkbox" checked={choice.assigned.includes(id)} onChange={() => toggle(id)} />{' '}
          {names.weapon(card.id)} {priced(card)}
        </label>
      ))}
    </fieldset>
  )
}

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
import { usePlay } from '../playContext.ts'
import { RuleLine } from '../RuleLine.tsx'
import { changeAnswer } from './answer.ts'

const TEAM = 'team'

interface TeamsStepProps {
  readonly side: SideId
  readonly command: CommandOf<'chooseTeams'>
}

/** D31: the team card or a soldier in its place, for each team. */
export function TeamsStep({ side, command }: TeamsStepProps): ReactElement {
  const { t } = useTranslation('play')
  const { company } = usePlay().state.rules
  return (
    <>
      <RuleLine rule="REINF-02">
        {t('call.substitute', {
          limit: company?.reinforcementSubstituteMaxAp ?? 0,
          count: company?.reinforcementSubstituteFigures ?? 1,
        })}
      </RuleLine>
      <ol className="stack">
        {command.teams.map((choice, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: teams keep their places
          <li key={i} className="stack g6">
            <TeamRow index={i} choice={choice} command={command} side={side} />
          </li>
        ))}
      </ol>
      <RuleLine tone="muted" rule="REINF-04">
        {t('call.enters')}
      </RuleLine>
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
      <label className="stack g2">
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

interface ExtraCardsProps extends TeamsStepProps {
  readonly index: number
  readonly choice: Exclude<TeamChoice, 'team'>
}

/** REINF-02: with or without extra cards, up to the same AP. */
function ExtraCards({ index, choice, command, side }: ExtraCardsProps): ReactElement | undefined {
  const priced = useCardAp()
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { faction } = state.sides[side]
  const { assigned } = choice
  const assigning = (next: readonly CardId[]) => withTeam(command, index, { ...choice, assigned: next })
  const fitting = Object.entries(state.cards.weapons).flatMap(([key, card]) => {
    const id = cardId(key)
    const fits = assigned.includes(id) || isLegal(state, assigning([...assigned, id]))
    return card.faction === faction && fits ? [{ id, card }] : []
  })
  if (fitting.length === 0) return undefined
  const toggle = (id: CardId): void =>
    changeAnswer(assigning(assigned.includes(id) ? assigned.filter((one) => one !== id) : [...assigned, id]))
  return (
    <fieldset className="row wrap g6">
      <legend className="sr">{t('call.extraCards')}</legend>
      {fitting.map(({ id, card }) => (
        <label key={id} className="chip">
          <input type="checkbox" checked={assigned.includes(id)} onChange={() => toggle(id)} /> {names.weapon(card.id)}{' '}
          {priced(card)}
        </label>
      ))}
    </fieldset>
  )
}

import type { FigureId, OrderChoices, Question, SideId, WeaponId } from '@tactic48/rules'
import { create } from 'zustand'
import { storedText, storeText } from '../app/storedText.ts'
import type { DeployPlan } from '../play/deploy/formation.ts'
import { ATTENTIVE, type StandingAnswers } from '../play/reactions/standing.ts'
import { useGame } from './gameStore.ts'

/** ORDER-19: how an order is to be carried out, said when it was given. */
interface OrderInAdvance {
  readonly officer: FigureId
  readonly choices: OrderChoices
  /** Those who were to be asked about when it was given. */
  readonly men: readonly FigureId[]
}

/** Of which game: a plan never answers for another. */
type SidePlan = DeployPlan & { readonly game: string | undefined }

/** Answers to questions that have not been asked yet. */
interface InAdvance {
  /** TURN-16: by game and side, for as long as this tab lives: a reload keeps it, another visit asks again. */
  readonly standing: { readonly [game: string]: { readonly [side in SideId]?: StandingAnswers } }
  /** COVER-03, said when the shot was declared. */
  readonly cover: { readonly action: string; readonly figure: FigureId; readonly take: boolean } | undefined
  /** INIT-05, said with the attempt. */
  readonly bid: { readonly side: SideId; readonly turn: number; readonly tokens: number } | undefined
  /** MNF-02: the target at the end of a Move & Fire. */
  readonly shot: { readonly figure: FigureId; readonly weapon: WeaponId; readonly target: FigureId } | undefined
  readonly order: OrderInAdvance | undefined
  /** SETUP-08: where squads deploy. */
  readonly plans: { readonly [side in SideId]?: SidePlan }
  /** The question that one of these answers now: it is not shown while its answer is on the way. */
  readonly answering: Question['since'] | undefined
}

const KEPT = 'tactic48.asked'

function kept(): InAdvance['standing'] {
  try {
    const read: unknown = JSON.parse(storedText(KEPT, 'tab') ?? '{}')
    return typeof read === 'object' && read !== null ? (read as InAdvance['standing']) : {}
  } catch {
    return {}
  }
}

const NOTHING = { cover: undefined, bid: undefined, shot: undefined, order: undefined, answering: undefined } as const

export const useInAdvance = create<InAdvance>()(() => ({ ...NOTHING, standing: kept(), plans: {} }))

export const sayInAdvance = (part: Partial<Omit<InAdvance, 'standing' | 'plans'>>): void => useInAdvance.setState(part)

/** Another game comes to the table. */
export const forgetInAdvance = (): void => useInAdvance.setState(NOTHING)

export function standingIn({ standing }: Pick<InAdvance, 'standing'>, game: string, side: SideId): StandingAnswers {
  const said = standing[game]?.[side]
  return said && Array.isArray(said.asked) ? said : ATTENTIVE
}

export const useStanding = (side: SideId): StandingAnswers => {
  const game = useGame((store) => store.game?.id ?? '')
  return useInAdvance((said) => standingIn(said, game, side))
}

/** What a side of the game on the table wants to be asked about from now on. */
export function sayStanding(side: SideId, part: Partial<StandingAnswers>): void {
  const game = useGame.getState().game?.id ?? ''
  const { standing } = useInAdvance.getState()
  const next = {
    ...standing,
    [game]: { ...standing[game], [side]: { ...ATTENTIVE, ...standing[game]?.[side], ...part } },
  }
  storeText(KEPT, JSON.stringify(next), 'tab')
  useInAdvance.setState({ standing: next })
}

export function planOf(side: SideId): DeployPlan {
  const game = useGame.getState().game?.id
  const plan = useInAdvance.getState().plans[side]
  return plan && plan.game === game ? plan : { men: [], rest: false }
}

export function setPlan(side: SideId, part: Partial<DeployPlan>): void {
  const plan = { ...planOf(side), ...part, game: useGame.getState().game?.id }
  useInAdvance.setState(({ plans }) => ({ plans: { ...plans, [side]: plan } }))
}

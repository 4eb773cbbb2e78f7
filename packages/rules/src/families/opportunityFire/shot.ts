import { markerIn, targetIn } from '../../input/command.ts'
import type { VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, ask, closeQuestion, openTask, returnTask, topQuestionOf, topTask } from '../../kernel/stack.ts'
import { figureOf, isOnTable, knownFigure, markerOf } from '../../query/figures.ts'
import { type ShotProfile, shotProfile } from '../../query/shotProfile.ts'
import { type Watch, watchersOf } from '../../query/watch.ts'
import { weaponOf } from '../../query/weapons.ts'
import type { FigureId, MarkerId } from '../../state/ids.ts'
import type { Opportunity } from '../../state/question.ts'
import { refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { OpportunityTask } from '../../state/task.ts'
import { openShot } from '../fire/shot.ts'
import { suppressArrivals } from '../suppression/upkeep.ts'

export const offersOf = (watches: readonly Watch[], target: FigureId): readonly Opportunity[] =>
  watches.map(({ marker }) => ({ marker: marker.id, shooter: marker.owner, target }))

/** OF-03 `anyAction`: the fire that an Action draws where the figure stands; it runs before what is opened after it. */
export function offerOnAction(flow: Flow, figure: FigureId): void {
  if (flow.state.rules.ofTrigger === 'anyAction') offerHere(flow, [figure])
}

/** ORDER-04: each order is a trigger of its own; as an Action it is one anyway with `anyAction`. */
export function offerOnOrder(flow: Flow, officer: FigureId): void {
  const { rules } = flow.state
  if (rules.company?.orderTriggersOf || rules.ofTrigger === 'anyAction') offerHere(flow, [officer])
}

/** SF-04, OF-14, OF-10: figures that enter play inside an area come within it, those placed together at the same instant. */
export function enterPlay(flow: Flow, figures: readonly FigureId[]): void {
  suppressArrivals(flow, figures)
  if (flow.state.rules.ofOnArrival) offerHere(flow, figures)
}

/** OF-03: the shots of markers that did not watch the figure just before. */
export const offerOnEntry = (flow: Flow, figure: FigureId, before: readonly MarkerId[]): void =>
  offerHere(flow, [figure], before)

/** The shots at figures where they stand; ORDER-04 asks for them too. */
function offerHere(flow: Flow, figures: readonly FigureId[], except: readonly MarkerId[] = []): void {
  const all: Opportunity[] = []
  for (const id of figures) {
    const target = figureOf(flow.state, id)
    const watches = target && isOnTable(target) ? watchersOf(flow.state, target) : []
    const offers = offersOf(
      watches.filter(({ marker }) => !except.includes(marker.id)),
      id,
    )
    if (offers.length > 0) tellTriggered(flow, id, offers)
    all.push(...offers)
  }
  if (all.length > 0) openTask(flow, { kind: 'opportunity', offers: all, last: true, fired: [] })
}

export const tellTriggered = (flow: Flow, figure: FigureId, offers: readonly Opportunity[]): void =>
  flow.emit({ type: 'opportunityTriggered', figure, markers: offers.map(({ marker }) => marker) })

/** OF-09: asks the owner for as long as one of the markers may shoot at a target that is still there. */
export function advanceOpportunity(flow: Flow, task: OpportunityTask): void {
  const offers = task.offers.filter((offer) => isOpen(flow.state, offer))
  const side = offers[0] && markerOf(flow.state, offers[0].marker)?.side
  if (side === undefined) returnTask(flow, { of: 'opportunity', fired: task.fired })
  else ask(flow, { kind: 'opportunityFire', awaiting: [side], offers, last: task.last })
}

function isOpen(state: GameState, offer: Opportunity): boolean {
  const target = knownFigure(state, offer.target)
  return isOnTable(target) && watchersOf(state, target, ({ id }) => id === offer.marker).length > 0
}

const underway = (state: GameState): OpportunityTask | undefined => {
  const task = topTask(state)
  return task?.kind === 'opportunity' ? task : undefined
}

/** OF-06, D12, D13. */
export const opportunityShot: VerbRule<'opportunityShot'> = {
  answers: ['opportunityFire'],
  read: (raw, seat) => ({ verb: 'opportunityShot', seat, marker: markerIn(raw), target: targetIn(raw) }),
  check(state, command) {
    const offers = topQuestionOf(state, 'opportunityFire')?.offers ?? []
    const offered = offers.some(({ marker, target }) => marker === command.marker && target === command.target)
    return offered ? { command } : refuse('OF-04', 'notOffered', { marker: command.marker })
  },
  resolve(flow, { command }) {
    const marker = markerOf(flow.state, command.marker)
    const task = underway(flow.state)
    if (marker?.kind !== 'opportunityFire' || !task) return
    closeQuestion(flow, 'opportunityFire')
    const offers = task.offers.filter((offer) => offer.marker !== marker.id)
    advanceTask(flow, { ...task, offers, fired: [...task.fired, marker.id] })
    flow.emit({ type: 'opportunityFireSpent', marker: marker.id })
    openShot(flow, {
      mode: 'opportunityFire',
      shooter: marker.owner,
      weapon: marker.weapon,
      target: command.target,
      aims: 0,
    })
  },
}

/** OF-04: declining keeps the markers. */
export const holdFire: VerbRule<'holdFire'> = {
  answers: ['opportunityFire'],
  read: (_, seat) => ({ verb: 'holdFire', seat }),
  check: (_, command) => ({ command }),
  resolve(flow) {
    const question = topQuestionOf(flow.state, 'opportunityFire')
    const task = underway(flow.state)
    if (!question || !task) return
    closeQuestion(flow, 'opportunityFire')
    for (const target of new Set(question.offers.map((offer) => offer.target))) {
      const markers = question.offers.filter((offer) => offer.target === target).map(({ marker }) => marker)
      flow.emit({ type: 'opportunityFireHeld', markers, target })
    }
    returnTask(flow, { of: 'opportunity', fired: task.fired })
  },
}

function profileOf(state: GameState, offer: Opportunity): ShotProfile | undefined {
  const shooter = figureOf(state, offer.shooter)
  const target = figureOf(state, offer.target)
  const marker = markerOf(state, offer.marker)
  if (!shooter || !target || marker?.kind !== 'opportunityFire') return undefined
  const weapon = weaponOf(state, shooter, marker.weapon)
  return weapon && shotProfile(state, shooter, weapon, target, { aims: 0 })
}

/** D13: most dice first; D14: lowest need, then nearest. */
export function firstChoice(state: GameState, offers: readonly Opportunity[]): Opportunity | undefined {
  const [best] = offers
    .flatMap((offer) => {
      const profile = profileOf(state, offer)
      return profile ? [{ offer, profile }] : []
    })
    .sort(
      ({ profile: a }, { profile: b }) =>
        b.dice.count - a.dice.count || a.need.score - b.need.score || a.distance - b.distance,
    )
  return best?.offer ?? offers[0]
}

import type { Faction } from '@tactic48/content'
import {
  type Force,
  type ForceContext,
  forceContext,
  forceReport,
  type GameState,
  type MendedFault,
  type SideId,
  type UnitSpec,
} from '@tactic48/rules'
import { createContext, type RefObject, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Carry, useCarry } from '../../ui/useCarry.ts'
import type { ForceBuilderProps } from './ForceBuilder.tsx'
import {
  type FaultPlace,
  type Group,
  groupsOf,
  isPlainForce,
  keyOf,
  moved,
  placeAfter,
  placeOf,
  samePlace,
  type Tree,
  treeOf,
} from './units.ts'
import { type ForceWords, useForceWords } from './useForceWords.ts'

interface PlacedFault {
  readonly fault: MendedFault
  readonly place: FaultPlace
}

/** What lies on the screen of the builder: a part of the organisation, or the vehicles. */
export type Page = 'headquarters' | 'vehicles' | `platoon ${string}`

/** The force being built, for all parts of its screen. */
export interface Build {
  readonly side: SideId
  /** Whether the shelf may be looked at. */
  readonly keeps: boolean
  readonly state: GameState
  readonly context: ForceContext
  readonly faction: Faction | undefined
  /** All that there are, allies among them. */
  readonly factions: readonly Faction[]
  readonly force: Force
  readonly tree: Tree
  readonly faults: readonly PlacedFault[]
  readonly words: ForceWords
  /** As it is now: of two presses in a row the second begins from what the first has done. */
  readonly now: () => Force
  readonly change: (force: Force) => void
  readonly page: Page
  readonly setPage: (page: Page) => void
  /** Whose sheet is open. */
  readonly opened: number | undefined
  readonly open: (at: number | undefined) => void
  /** New men join this one. */
  readonly target: Group
  readonly setTarget: (unit: UnitSpec) => void
  readonly openUnit: (unit: UnitSpec) => void
  readonly carry: Carry<number>
  readonly moveMan: (at: number, unit: UnitSpec, before?: number) => void
  /** Lifted by the keyboard, with the force as it was before. */
  readonly lifted: { readonly at: number; readonly before: Force } | undefined
  readonly lift: (at: number | undefined) => void
  readonly putBack: () => void
}

const BuildContext = createContext<Build | undefined>(undefined)

export const BuildProvider = BuildContext.Provider

export function useBuild(): Build {
  const build = useContext(BuildContext)
  if (!build) throw new Error('there is no force under construction here')
  return build
}

export const faultsAt = ({ faults }: Build, place: FaultPlace): readonly MendedFault[] =>
  faults.filter((one) => samePlace(one.place, place)).map(({ fault }) => fault)

/** Whether something is wrong in a group: with it or with one of its men. */
export const isFaulty = ({ faults }: Build, { key, men }: Group): boolean =>
  faults.some(
    ({ place }) =>
      (place.of === 'unit' && place.key === key) || (place.of === 'man' && men.some(({ at }) => at === place.at)),
  )

const firstPage = ({ platoons }: Tree): Page => (platoons[0] ? `platoon ${platoons[0].id}` : 'headquarters')

const pageOf = ({ platoon }: UnitSpec): Page => (platoon === undefined ? 'headquarters' : `platoon ${platoon}`)

export function groupsOn(tree: Tree, page: Page): readonly Group[] {
  if (tree.isPlain) return [tree.loose]
  const platoon = tree.platoons.find(({ id }) => page === `platoon ${id}`)
  if (platoon) return [platoon.headquarters, ...platoon.squads]
  return tree.loose.men.length > 0 ? [tree.loose, tree.headquarters] : [tree.headquarters]
}

/** Where the place of a fault is to be seen. */
function pageWith(tree: Tree, place: FaultPlace): Page | undefined {
  if (place.of === 'vehicle') return 'vehicles'
  const group = groupsOf(tree).find(
    ({ key, men }) =>
      (place.of === 'unit' && key === place.key) || (place.of === 'man' && men.some(({ at }) => at === place.at)),
  )
  return group && pageOf(group.unit)
}

/** Near the rim of the window a carried man scrolls what lies under him. */
const RIM = 48
const STEP = 12

const unitUnder = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest('[data-unit]')?.getAttribute('data-unit') ?? undefined

/** A man is carried from his squad to another. */
function useCarriedMan(onDrop: (at: number, unit: string) => void): Carry<number> {
  const carry = useCarry<number>(({ what, over }) => {
    if (over !== undefined) onDrop(what, over)
  }, unitUnder)
  const { carried } = carry
  useEffect(() => {
    if (!carried) return
    const timer = setInterval(() => {
      const under = document.elementFromPoint(carried.x, carried.y)?.closest('[data-scrolls]')
      if (!under) return
      const box = under.getBoundingClientRect()
      if (carried.y < box.top + RIM) under.scrollTop -= STEP
      if (carried.y > box.bottom - RIM) under.scrollTop += STEP
    }, 30)
    return () => clearInterval(timer)
  }, [carried])
  return carry
}

interface NewBuild {
  readonly build: Build
  /** What the last move of a man was, for those who listen. */
  readonly said: string
  /** Another list altogether. */
  readonly turnTo: (force: Force) => void
  readonly toNextFault: () => void
}

/** A force under construction, and everything that is done to it. */
export function useNewBuild(props: ForceBuilderProps, screen: RefObject<HTMLElement | null>): NewBuild {
  const { side, factions, cards, state, onChange } = props
  const { t } = useTranslation('setup')
  const words = useForceWords(cards)
  const [force, setForce] = useState(props.force)
  // Two presses in a row both begin from the force as it is.
  const now = useRef(props.force)
  const [empty, setEmpty] = useState<readonly UnitSpec[]>([])
  const isPlain = isPlainForce(state.rules.company !== undefined, force)
  const tree = useMemo(() => treeOf(cards, force, empty, isPlain), [cards, force, empty, isPlain])
  const [page, setPage] = useState<Page>(() => firstPage(tree))
  const [wanted, setTarget] = useState<UnitSpec | undefined>(undefined)
  const [opened, open] = useState<number | undefined>(undefined)
  const [lifted, setLifted] = useState<Build['lifted']>(undefined)
  const [said, say] = useState('')
  const focusOn = useRef<string | undefined>(undefined)
  const context = useMemo(() => forceContext(state), [state])
  const faults = useMemo(
    () => forceReport(context, force).map((fault) => ({ fault, place: placeOf(force, fault) })),
    [context, force],
  )
  const shown = groupsOn(tree, page)
  const change = (next: Force): void => {
    now.current = next
    setForce(next)
    onChange?.(next)
  }
  const moveMan: Build['moveMan'] = (at, unit, before) => {
    const place = placeAfter(force, at, unit, before)
    if (keyOf(unit) !== keyOf(force.characters[at]?.unit ?? {})) say(t('build.movedTo', { unit: words.unit(unit) }))
    change(moved(force, at, unit, before))
    if (opened !== undefined) open(opened === at ? place : undefined)
    if (lifted) setLifted({ ...lifted, at: place })
    if (lifted || opened === at) focusOn.current = `[data-man="${place}"] [data-row]`
    if (pageOf(unit) !== page && (lifted || opened === at)) setPage(pageOf(unit))
  }
  const carry = useCarriedMan((at, key) => {
    const group = groupsOf(tree).find((one) => one.key === key)
    if (group) moveMan(at, group.unit)
  })
  // The row of a man who was moved, or the fault on another page, is there only now.
  useLayoutEffect(() => {
    const wantedFocus = focusOn.current
    focusOn.current = undefined
    if (wantedFocus) screen.current?.querySelector<HTMLElement>(wantedFocus)?.focus()
  })
  const toNextFault = (): void => {
    const notes = [...(screen.current?.querySelectorAll<HTMLElement>('[data-fault] [data-fix]') ?? [])]
    const here = document.activeElement instanceof HTMLElement ? notes.indexOf(document.activeElement) : -1
    const next = notes[here + 1]
    const pages = faults.flatMap(({ place }) => pageWith(tree, place) ?? [])
    const elsewhere = pages.find((one, i) => one !== page && pages.indexOf(one) === i)
    if (next) next.focus()
    else if (elsewhere) {
      setPage(elsewhere)
      focusOn.current = '[data-middle] [data-fault] [data-fix]'
    } else notes[0]?.focus()
  }
  const build: Build = {
    side,
    keeps: props.keeps !== undefined,
    state,
    context,
    faction: factions.find(({ id }) => id === force.faction),
    factions,
    force,
    tree,
    faults,
    words,
    now: () => now.current,
    change: (next) => {
      // Places in the list have moved.
      if (next.characters.length < force.characters.length) open(undefined)
      change(next)
    },
    page,
    setPage,
    opened,
    open,
    target: shown.find(({ key }) => wanted && key === keyOf(wanted)) ?? shown.at(-1) ?? tree.headquarters,
    setTarget,
    openUnit: (unit) => {
      setEmpty([...empty, unit])
      setTarget(unit)
    },
    carry,
    moveMan,
    lifted,
    lift: (at) => {
      setLifted(at === undefined ? undefined : { at, before: force })
      say(t(at === undefined ? 'build.dropped' : 'build.lifted'))
    },
    putBack: () => {
      if (!lifted) return
      change(lifted.before)
      setLifted(undefined)
      say(t('build.putBack'))
    },
  }
  const turnTo = (next: Force): void => {
    setEmpty([])
    open(undefined)
    setPage(firstPage(treeOf(cards, next, [])))
    change(next)
  }
  return { build, said, turnTo, toNextFault }
}

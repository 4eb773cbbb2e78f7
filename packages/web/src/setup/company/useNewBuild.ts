import { type Force, forceContext, forceReport, type UnitSpec } from '@tactic48/rules'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Build, Page } from './build.ts'
import type { ForceBuilderProps } from './ForceBuilder.tsx'
import { placeOf } from './faultPlaces.ts'
import { firstPage, groupsOn, pageOf, pageWith } from './pages.ts'
import { groupsOf, isPlainForce, keyOf, moved, placeAfter, treeOf } from './units.ts'
import { useCarry } from './useCarry.ts'
import { useForceWords } from './useForceWords.ts'

export interface NewBuild {
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
    if (lifted || opened === at) focusOn.current = `[data-man="${place}"] .man-row`
    if (pageOf(unit) !== page && (lifted || opened === at)) setPage(pageOf(unit))
  }
  const carry = useCarry((at, key) => {
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
      focusOn.current = '.force-middle [data-fault] [data-fix]'
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

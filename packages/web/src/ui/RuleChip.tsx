import { isAtom } from '@tactic48/rules'
import { memo, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { trackWork } from '../app/settled.ts'
import { loadTexts } from '../i18n/loadTexts.ts'
import type { RuleCard } from '../rulebook/RuleCard.tsx'
import { useOpenTag } from './openTag.ts'

/** Where the card of a tag lies: in a box of its own after the line that the tag belongs to, or over what is below it. */
interface Room {
  readonly box: HTMLElement
  readonly floats: boolean
}

/** A bar, a table of columns: no place between its lines. */
const NO_PLACE = '[data-cards="over"], table, dialog .dialog-foot'

/** The room is made in the page and taken out again with `box.remove()`. */
function makeRoom(tag: HTMLElement): Room {
  if (tag.closest(NO_PLACE)) {
    const box = document.createElement('div')
    const { left, bottom } = tag.getBoundingClientRect()
    box.style.setProperty('--tag-left', `${left}px`)
    box.style.setProperty('--tag-bottom', `${bottom}px`)
    // Inside a dialog: what lies outside of it cannot be pressed.
    ;(tag.closest('dialog') ?? document.body).append(box)
    return { box, floats: true }
  }
  const line = lineOf(tag)
  const box = document.createElement(kindBeside(line))
  line.after(box)
  return { box, floats: false }
}

/** The nearest ancestor after which something can stand below. */
function lineOf(tag: HTMLElement): HTMLElement {
  let line = tag
  for (let parent = line.parentElement; parent && parent !== document.body; parent = line.parentElement) {
    if (isBlock(line) && isStacked(parent)) return line
    line = parent
  }
  return line
}

const isBlock = (element: HTMLElement): boolean => !/^(inline|contents)/.test(getComputedStyle(element).display)

/** Are the children of this element below each other. */
function isStacked(element: HTMLElement): boolean {
  if (element.matches('p, tr, thead, tbody, table, button, label, summary')) return false
  const { display, flexDirection, gridTemplateColumns } = getComputedStyle(element)
  if (display.endsWith('flex')) return flexDirection.startsWith('column')
  if (display.endsWith('grid')) return !gridTemplateColumns.includes(' ')
  return /^(block|flow-root|list-item|inline-block)$/.test(display)
}

/** Lists may hold items only. */
function kindBeside(line: HTMLElement): 'li' | 'dd' | 'div' {
  const parent = line.parentElement
  if (parent?.matches('ul, ol')) return 'li'
  return parent?.matches('dl, dl > div') ? 'dd' : 'div'
}

/** The id of a rule: pressed, it opens what the rule says under the line that it stands in. */
export const RuleChip = memo(function RuleChip({
  rule,
  tabIndex,
}: {
  rule: string
  tabIndex?: number
}): ReactElement | undefined {
  const tag = useRef<HTMLButtonElement>(null)
  const opened = useOpenTag(({ tag: open }) => open !== undefined && open === tag.current)
  const { open, close } = useOpenTag.getState()
  const room = useRoom(tag, opened)
  // A refusal of the table itself (COMMAND, UNDO) has no rule to read.
  if (!isAtom(rule)) return undefined
  return (
    <>
      <button
        ref={tag}
        type="button"
        className="rule rule-tag"
        tabIndex={tabIndex}
        aria-expanded={opened}
        data-tag={rule}
        onClick={(event) => {
          event.stopPropagation()
          if (opened) close()
          else open(event.currentTarget)
        }}
      >
        {rule}
      </button>
      {room && createPortal(<Card rule={rule} floats={room.floats} />, room.box)}
    </>
  )
})

/** What lies in the page as long as the card is open. */
function useRoom(tag: React.RefObject<HTMLElement | null>, opened: boolean): Room | undefined {
  const [room, setRoom] = useState<Room>()
  useLayoutEffect(() => {
    const { current } = tag
    if (!opened || !current) return
    const made = makeRoom(current)
    setRoom(made)
    return () => {
      made.box.remove()
      setRoom(undefined)
    }
  }, [tag, opened])
  useEffect(() => {
    const { current } = tag
    return () => {
      const { tag: open, close } = useOpenTag.getState()
      if (current && open === current) close()
    }
  }, [tag])
  return room
}

/** The texts of the rules are fetched when the first card is opened. */
function Card({ rule, floats }: { rule: Parameters<typeof RuleCard>[0]['rule']; floats: boolean }): ReactElement {
  const { t } = useTranslation()
  const [Loaded, setLoaded] = useState<typeof RuleCard | 'failed'>()
  useEffect(() => {
    let live = true
    trackWork(Promise.all([import('../rulebook/RuleCard.tsx'), loadTexts('book', 'setup')])).then(
      ([card]) => live && setLoaded(() => card.RuleCard),
      () => live && setLoaded('failed'),
    )
    return () => {
      live = false
    }
  }, [])
  if (Loaded === 'failed')
    return (
      <p className="raised" role="alert">
        {t('app.broken')}
      </p>
    )
  return Loaded ? <Loaded rule={rule} floats={floats} /> : <p className="raised" aria-busy="true" />
}

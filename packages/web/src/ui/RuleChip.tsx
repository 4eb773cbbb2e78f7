import { isAtom } from '@tactic48/rules'
import { memo, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { trackWork } from '../app/settled.ts'
import { loadTexts } from '../i18n/loadTexts.ts'
import type { RuleCard } from '../rulebook/RuleCard.tsx'
import { useOpenTag } from './openTag.ts'
import { makeRoom, type Room } from './tagRoom.ts'

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

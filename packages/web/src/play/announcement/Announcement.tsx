import {
  baseRadius,
  type EventOf,
  figureOf,
  type GameEvent,
  onTable,
  opponentOf,
  SIDES,
  type SideId,
} from '@tactic48/rules'
import clsx from 'clsx'
import { memo, type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../game/gameStore.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { TacticCardFace } from '../../tacticCard/TacticCard.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { BidSide } from '../bid/BidPanel.tsx'
import css from '../dock/Dock.module.css'
import { sideInFront, tacticIn } from '../hand/heldCards.ts'
import { useOnScreen, useSmall } from '../onScreen.ts'
import { usePlay } from '../playContext.ts'
import { placeFreely } from '../prompt/PromptCard.tsx'
import { RuleLine } from '../RuleLine.tsx'
import { useTable } from '../tableStore.ts'

interface ToldThing {
  readonly number: number
  /** Cards that the other side has played. */
  readonly cards: readonly EventOf<'cardPlayed'>[]
  readonly contest: EventOf<'initiativeContested'> | undefined
  /** The question that a person has had before him since then. */
  readonly asked: number | undefined
}

function thingsIn(events: readonly GameEvent[], own: SideId | undefined): Pick<ToldThing, 'cards' | 'contest'> {
  return {
    cards: events.flatMap((event) => (event.type === 'cardPlayed' && event.side !== own ? [event] : [])),
    contest: events.find((event) => event.type === 'initiativeContested'),
  }
}

/** What deserves more than a line of the log: it stays until somebody has read it and answered what came next. */
function useTold(): readonly [ToldThing | undefined, () => void] {
  const play = usePlay()
  const { question, side } = play
  const happening = useGame((store) => store.happening)
  const [told, setTold] = useState<ToldThing>()
  const own = sideInFront(play)
  const since = side ? question?.since : undefined
  useEffect(() => {
    if (!happening) return
    const { cards, contest } = thingsIn(happening.events, own)
    setTold((before) => {
      if (before?.number === happening.number) return before
      if (cards.length > 0 || contest) return { number: happening.number, cards, contest, asked: undefined }
      return before
    })
  }, [happening, own])
  useEffect(() => {
    setTold((now) => {
      if (!now || since === undefined) return now
      if (now.asked === undefined) return { ...now, asked: since }
      return now.asked === since ? now : undefined
    })
  }, [since])
  return [told, () => setTold(undefined)]
}

/** A card of the other side, or an attempt to take the turn: shown as clearly as a shot. */
export const Told = memo(function Told(): ReactElement | undefined {
  const [told, close] = useTold()
  const moment = useTable((table) => table.moment)
  if (!told || moment !== undefined) return undefined
  return (
    <Paper key={told.number} onClose={close}>
      {told.cards.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: of one command
        <PlayedCard key={i} event={event} />
      ))}
      {told.contest && <Contest contest={told.contest} />}
    </Paper>
  )
})

/** Where the fewest figures stand; on a phone in the sheet. */
function Paper({ onClose, children }: { onClose: () => void; children: ReactNode }): ReactElement {
  const { t } = useTranslation('play')
  const { lens, state } = usePlay()
  const small = useSmall()
  const paper = useRef<HTMLElement>(null)
  const spot = useOnScreen(lens, ORIGIN)
  const [size, setSize] = useState({ width: 200, height: 300 })
  useLayoutEffect(() => {
    const { offsetWidth = 200, offsetHeight = 300 } = paper.current ?? {}
    setSize({ width: offsetWidth, height: offsetHeight })
  }, [])
  const others = onTable(state).map(({ position: { x, y } }) => ({
    x: spot.x + (x * spot.scale) / 1000,
    y: spot.y + (y * spot.scale) / 1000,
  }))
  const { width, height, scale } = spot
  const place = placeFreely({
    width,
    height,
    paper: size,
    others,
    radius: (baseRadius(state.rules) * scale) / 1000,
  })
  return (
    <section ref={paper} className={css.announced} data-told style={small ? undefined : place}>
      <button
        type="button"
        className={clsx('btn square quiet', css.close)}
        aria-label={t('act.close')}
        onClick={onClose}
      >
        <Icon name="cross" />
      </button>
      {children}
    </section>
  )
}

const ORIGIN = { x: 0, y: 0 }

function PlayedCard({ event }: { event: ToldThing['cards'][number] }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const card = tacticIn(state, event.card)
  if (!card) return undefined
  const words = { side: names.side(event.side), card: names.tactic(event.card) }
  return (
    <div className={css.card} data-told-card={event.card}>
      <h3 className="row g6 t14">
        <SideMark side={event.side} />
        {event.figure ? t('hand.toldOn', { ...words, name: names.figure(event.figure) }) : t('hand.told', words)}
      </h3>
      <TacticCardFace card={card} />
    </div>
  )
}

/** INIT-03 … INIT-10: both sums with their dice, and what came of it. */
function Contest({ contest }: { contest: NonNullable<ToldThing['contest']> }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { list } = useNumbers()
  const { initiator, dice, items, totals, seized, locked } = contest
  const side = figureOf(state, initiator)?.side ?? 'blue'
  const holder = seized ? side : opponentOf(side)
  return (
    <div data-contest={seized ? 'seized' : 'kept'}>
      <p className="muted t12">
        {t('bid.contest', { name: names.figure(initiator) })} <RuleChip rule="INIT-07" />
      </p>
      <h3 className="row g6 t20">
        <SideMark side={holder} /> {t(seized ? 'bid.seized' : 'bid.kept', { side: names.side(holder) })}
      </h3>
      <div className="halves g10 t13">
        {SIDES.map((one) => {
          const bid = items[one].reduce((sum, item) => ('figure' in item ? sum : sum + item.value), 0)
          return (
            <BidSide
              key={one}
              side={one}
              name={names.side(one)}
              sums={{ dice: dice[one].length, items: items[one] }}
              bid={bid / (state.rules.company?.initiativeBidBonus ?? 1)}
              bidWord={t('bid.steps.bid')}
              rolled={{ dice: dice[one], total: totals[one] }}
            />
          )
        })}
      </div>
      {locked.length > 0 && !seized && (
        <RuleLine rule="INIT-10" tone="muted">
          {t('bid.locked', { names: list(locked.map(names.figure)) })}
        </RuleLine>
      )}
    </div>
  )
}

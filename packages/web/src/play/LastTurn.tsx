import { opponentOf, type SideId } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Game, useGame } from '../game/gameStore.ts'
import { askedPerson } from '../game/seen.ts'
import { SidedText } from '../prose/SidedText.tsx'
import { useProse } from '../prose/useProse.ts'
import { liveIn } from '../session/seenLog.ts'
import { SideMark } from '../ui/SideMark.tsx'
import { lastTurnLines } from './moment.ts'
import { usePlay } from './playContext.ts'
import { lastTurnOf, useToldSoFar, useWatching } from './playStage.ts'
import { useParts } from './tableStore.ts'

/** The side that begins its turn after one of the other's, as long as it has done nothing in it. */
function beginning({ state, players, log }: Game): SideId | undefined {
  const side = askedPerson({ state, players })
  const from = side && side === state.turn.active ? lastTurnOf(log, side) : undefined
  if (!side || from === undefined || lastTurnOf(log, opponentOf(side)) === undefined) return undefined
  const since = liveIn(log).slice(from - 1)
  const acted = since.some((entry) => entry.side === side && entry.events.some(({ type }) => type === 'actionTaken'))
  return acted ? undefined : side
}

/** What happened in the other side's turn, until the first own Action; each line leads to its moment. */
export function LastTurn(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const game = useGame((store) => store.game)
  const telling = useToldSoFar() !== undefined
  const watching = useWatching() !== undefined
  const { moment, change } = useParts('moment', 'change')
  const side = useMemo(() => game && beginning(game), [game])
  const list = useMemo(() => game && side && lastTurnLines(game.log, game.state, opponentOf(side)), [game, side])
  const prose = useProse(state)
  if (!side || !list || list.lines.length === 0 || (telling && !watching)) return undefined
  const other = opponentOf(side)
  return (
    <section className="last-turn" data-part="last-turn" aria-labelledby="last-turn-heading">
      <h2 id="last-turn-heading">
        <SideMark side={other} /> {t('lastTurn.heading', { side: names.side(other) })}
      </h2>
      <ul>
        {list.lines.map(({ sentence, moment: to }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a turn that is over stay as they are
          <li key={i} className={sentence.grave ? 'grave' : undefined}>
            <button
              type="button"
              className="told-button"
              data-part="to-moment"
              aria-current={to === moment ? 'step' : undefined}
              onClick={() => change({ moment: to })}
            >
              <SidedText names={names}>{prose(sentence)}</SidedText>
              <span className="sr"> ({t('log.showMoment')})</span>
            </button>
          </li>
        ))}
      </ul>
      {list.more > 0 && <p className="muted">{t('lastTurn.more', { lines: list.more })}</p>}
    </section>
  )
}

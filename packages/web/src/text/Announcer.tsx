import { opponentOf } from '@tactic48/rules'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chaptersOf } from '../play/moment.ts'
import { usePlay } from '../play/playContext.ts'
import { isWatching } from '../play/playStage.ts'
import { remember, SILENT, usePart, useTable } from '../play/tableStore.ts'
import { foldRuns } from '../prose/fold.ts'
import { useProse } from '../prose/useProse.ts'
import { usePlanWords } from './usePlanWords.ts'

/** More would be heard long after it happened. */
const HEARD = 12
/** A plan is told when the hand rests. */
const REST = 350

/** What happens and what is planned, for those who listen. */
export function Announcer(): ReactElement {
  const { i18n } = useTranslation()
  return (
    <>
      {/* What was said in another language is not said again. */}
      <Happenings key={`happenings ${i18n.language}`} />
      <Planned key={`planned ${i18n.language}`} />
      <Again />
    </>
  )
}

/** Every sentence of the log as it is told; one that is taken back is said to be. */
function Happenings(): ReactElement {
  const { t } = useTranslation('text')
  const { state, log, question, side } = usePlay()
  const prose = useProse(state)
  const lines = chaptersOf(log).flatMap((chapter) => chapter.lines)
  const [heard, setHeard] = useState<readonly { readonly key: string; readonly words: string }[]>([])
  const known = useRef(lines.length)
  const since = useRef(lines.length)
  const asked = side && question?.since
  const turn = useTurnWords()
  const whose = useRef('')
  // The next game has nothing to do with what was told in this one.
  useEffect(() => () => useTable.setState({ speech: SILENT }), [])
  useEffect(() => {
    const before = known.current
    known.current = lines.length
    if (lines.length === before) return
    const fresh =
      lines.length < before
        ? // What is watched again was not taken back.
          isWatching()
          ? []
          : [{ key: `undone ${before}`, words: t('says.undone') }]
        : foldRuns(lines.slice(before), state, ['figureDeployed', 'moved']).map(({ sentence }, i) => ({
            key: `${before + i}`,
            words: prose(sentence),
          }))
    since.current = Math.min(since.current, lines.length)
    setHeard((all) => [...all, ...fresh].slice(-HEARD))
    const repeated = foldRuns(lines.slice(since.current), state, ['figureDeployed', 'moved'])
    remember(repeated.map(({ sentence }) => prose(sentence)))
  }, [lines, prose, state, t])
  // The log of a page that has just come is heard from the next line on.
  useEffect(() => {
    if (turn === whose.current || isWatching()) return undefined
    const say = (): void => {
      whose.current = turn
      if (turn) setHeard((all) => [...all, { key: `turn ${turn}`, words: turn }].slice(-HEARD))
    }
    if (whose.current) return say()
    const timer = setTimeout(say, REST)
    return () => clearTimeout(timer)
  }, [turn])
  // What follows an answer is heard again until the next one is given.
  useEffect(() => {
    if (asked === undefined) return undefined
    return () => {
      since.current = known.current
    }
  }, [asked])
  return (
    <div className="sr" role="log" aria-label={t('happens')}>
      {heard.map(({ key, words }) => (
        <p key={key}>{words}</p>
      ))}
    </div>
  )
}

/** Whose turn it is. */
function useTurnWords(): string {
  const { t } = useTranslation('text')
  const { state, names, players } = usePlay()
  const { number: n, active } = state.turn
  if (state.phase !== 'play') return ''
  const mine = players[active] === 'person' && players[opponentOf(active)] !== 'person'
  return t(mine ? 'says.yourTurn' : 'says.turn', { n, side: names.side(active) })
}

/** A plan that outlives a refusal is told again after it. */
function Planned(): ReactElement {
  const { t } = useTranslation('text')
  const words = usePlanWords(usePart('fixed') === true)
  const denied = useTable((table) => table.denied !== undefined)
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      say((before) => {
        const still = words && t('says.still', { plan: words })
        if (denied) return still
        return before === still ? before : words
      })
    }, REST)
    return () => clearTimeout(timer)
  }, [words, denied, t])
  return (
    <p className="sr" role="status" aria-label={t('planned')}>
      {said}
    </p>
  )
}

function Again(): ReactElement {
  const { t } = useTranslation('text')
  const { words, times } = useTable(({ speech }) => speech.repeated)
  return (
    <p className="sr" role="status" aria-label={t('again')}>
      {times > 0 && <span key={times}>{words || t('says.nothing')}</span>}
    </p>
  )
}

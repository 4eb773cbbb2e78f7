import { STYLE_NAMES } from '@tactic48/content/fields'
import type { CardBook, GameState, Refusal } from '@tactic48/rules'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../app/route.ts'
import { Fault } from '../files/WhatIsWrong.tsx'
import { isWrong, type Wrong } from '../files/wrong.ts'
import { useGame } from '../game/gameStore.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useWhy } from '../prose/useWhy.ts'
import { TURN_MINUTES } from '../session/clock.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { mustSetUpByHand, useDraft } from './draft.ts'
import { apOf } from './forces/ForceRow.tsx'
import { playedBook, useOwnCards } from './ownCards.ts'
import { ALL_FIELDS } from './scale.ts'
import { specOf } from './specOf.ts'

interface Progress {
  readonly done: number
  readonly all: number
}

/** The game in one line, and the way into it. */
export function BeginBar({ probe, cards }: { probe: GameState; cards: CardBook }): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const why = useWhy(probe)
  const draft = useDraft()
  const own = useOwnCards((store) => store.sets)
  const [refusal, setRefusal] = useState<Refusal | Wrong | undefined>(undefined)
  const [progress, setProgress] = useState<Progress | undefined>(undefined)
  const pressed = useRef(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  const { field, players, edition, company, gameType } = draft
  const place =
    field.kind === 'ready'
      ? (ALL_FIELDS.find(({ id }) => id === field.id)?.name[language] ?? field.id)
      : field.kind === 'laid'
        ? t('field.laid')
        : `${STYLE_NAMES[field.style][language]} ${field.seed}`
  const about = {
    title: '',
    battlefield: field.kind === 'ready' ? field.id : field.kind,
    players,
    ...(draft.turnMinutes !== TURN_MINUTES && { turnMinutes: draft.turnMinutes }),
  }
  const begin = async (): Promise<void> => {
    if (pressed.current) return
    pressed.current = true
    const atOnce = draft.deployment === 'atOnce' && !mustSetUpByHand(draft)
    if (atOnce) setProgress({ done: 0, all: 0 })
    const { signal } = leaving.current
    const played = draft.forcesBy === 'here' ? playedBook(own, draft) : cards
    const placed = (done: number, all: number): void => setProgress({ done, all })
    const begun = await useGame
      .getState()
      .begin(specOf(draft, played), about, atOnce ? 'atOnce' : 'byHand', placed, signal)
    if (signal.aborted) return
    setProgress(undefined)
    if ('id' in begun) {
      goTo({ page: 'game', id: begun.id })
      return
    }
    pressed.current = false
    setRefusal(begun)
  }
  return (
    <footer className="card begin">
      <p>
        <b>
          {t(`game.${gameType}`)}: <bdi>{place}</bdi>.
        </b>{' '}
        {t(`edition.${edition}.name`)}
        {company === 'none' ? '' : `, ${t(`company.${company}.name`)}`}.{' '}
        {draft.forcesBy === 'here' && (
          <span className="muted">
            {t('force.against', { blue: apOf(cards, draft.forces.blue), ember: apOf(cards, draft.forces.ember) })}
          </span>
        )}
      </p>
      {isWrong(refusal) && (
        <div className="legality bad" role="alert">
          <Icon name="cross" />
          <Fault wrong={refusal} />
        </div>
      )}
      {refusal && !isWrong(refusal) && (
        <p className="legality bad" role="alert">
          <Icon name="cross" />
          <span>
            {why(refusal)} <RuleChip rule={refusal.rule} />
          </span>
        </p>
      )}
      {progress && (
        <p className="set-out" role="status">
          <progress value={progress.done} max={Math.max(1, progress.all)} aria-hidden="true" />
          {t('force.setOut', { done: progress.done, all: progress.all })}
        </p>
      )}
      <button
        type="button"
        className="btn primary large"
        disabled={progress !== undefined}
        onClick={() => void begin()}
      >
        {t('begin')} <Icon name="forward" />
      </button>
    </footer>
  )
}

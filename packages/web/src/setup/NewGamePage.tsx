import { TURN_MINUTES } from '@tactic48/host'
import { type CardBook, type GameState, parameterOf, type Refusal, totalOf } from '@tactic48/rules'
import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { Fault } from '../files/WhatIsWrong.tsx'
import { isWrong, type Wrong } from '../files/wrong.ts'
import { useGame } from '../game/gameStore.ts'
import { usePointsOf } from '../i18n/points.ts'
import { guideThrough } from '../play/guide/guided.ts'
import { useWhy } from '../prose/useWhy.ts'
import { Icon } from '../ui/Icon.tsx'
import { battlefieldIn, battlefieldNameOf, mustSetUpByHand, useDraft } from './draft.ts'
import { FieldChoice, useFieldName } from './field/FieldChoice.tsx'
import { ForcesChoice } from './forces/ForcesChoice.tsx'
import { MoreChoices } from './MoreChoices.tsx'
import { bookOf, playedBook, useOwn } from './own.ts'
import { PlayersChoice } from './PlayersChoice.tsx'
import { Legality } from './parts.tsx'
import { useRuleWords } from './rules/Fingerprint.tsx'
import { isWorded } from './rules/worded.ts'
import css from './Setup.module.css'
import { probeOf, specOf, useWhyNot } from './specOf.ts'
import '../table/table.css'

/** Everything that is agreed before the first die: table, forces and opponent at a glance, the rest under More. */
export function NewGamePage(): ReactElement {
  const { t } = useTranslation('setup')
  const draft = useDraft()
  usePointsOf(draft.company === 'none' ? undefined : draft.company)
  const own = useOwn((store) => store.sets)
  const cards = useMemo(() => bookOf(own, draft), [own, draft])
  const probe = useMemo(() => probeOf(draft, cards), [draft, cards])
  return (
    <div className={css.page}>
      <TopBar page={t('title')} />
      <main className={css.main}>
        <FieldChoice />
        <ForcesChoice probe={probe} cards={cards} />
        <PlayersChoice />
        <MoreChoices probe={probe} />
        {probe && <BeginBar probe={probe} cards={cards} />}
      </main>
    </div>
  )
}

interface Progress {
  readonly done: number
  readonly all: number
}

/** The game in one line, and the way into it. */
function BeginBar({ probe, cards }: { probe: GameState; cards: CardBook }): ReactElement {
  const { t } = useTranslation('setup')
  const why = useWhy(probe)
  const draft = useDraft()
  const own = useOwn((store) => store.sets)
  const [refusal, setRefusal] = useState<Refusal | Wrong | undefined>(undefined)
  const [progress, setProgress] = useState<Progress | undefined>(undefined)
  const pressed = useRef(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  const { field, players, edition, company, gameType } = draft
  const place = useFieldName(field)
  const whyNot = useWhyNot()
  const ruleWords = useRuleWords()
  const said = useId()
  const about = {
    title: field.kind === 'own' ? place : '',
    battlefield: battlefieldNameOf(field),
    players,
    level: draft.level,
    ...(draft.turnMinutes !== TURN_MINUTES && { turnMinutes: draft.turnMinutes }),
  }
  const begin = async (): Promise<void> => {
    if (pressed.current || whyNot) return
    pressed.current = true
    const atOnce = draft.deployment === 'atOnce' && !mustSetUpByHand(draft)
    if (atOnce) setProgress({ done: 0, all: 0 })
    const { signal } = leaving.current
    const played = draft.forcesBy === 'here' ? playedBook(own, draft, battlefieldIn(field)?.props) : cards
    const placed = (done: number, all: number): void => setProgress({ done, all })
    const begun = await useGame
      .getState()
      .begin(specOf(draft, played), about, atOnce ? 'atOnce' : 'byHand', placed, signal)
    if (signal.aborted) return
    setProgress(undefined)
    if ('id' in begun) {
      if (players.blue !== players.ember) guideThrough(begun.id)
      goTo({ page: 'game', id: begun.id })
      return
    }
    pressed.current = false
    setRefusal(begun)
  }
  return (
    <footer className={`${css.begin} card row g16`} data-part="begin">
      <p>
        <b>
          {t(`game.${gameType}`)}: <bdi>{place}</bdi>.
        </b>{' '}
        {t(`edition.${edition}.name`)}
        {company === 'none' ? '' : `, ${t(`company.${company}.name`)}`}.{' '}
        {draft.forcesBy === 'here' && (
          <span className="muted">
            {t('force.against', { blue: totalOf(cards, draft.forces.blue), ember: totalOf(cards, draft.forces.ember) })}
          </span>
        )}
      </p>
      {whyNot ? (
        <Legality is="bad" id={said} role="status" rule={whyNot.refusal.rule}>
          {t('option.cannotBegin')} {why(whyNot.refusal)}{' '}
          <b>
            {whyNot.behind
              .map(parameterOf)
              .flatMap((parameter) => (parameter && isWorded(parameter) ? ruleWords.name(parameter) : []))
              .join(', ')}
          </b>
        </Legality>
      ) : (
        refusal && (
          <Legality is="bad" role="alert" rule={isWrong(refusal) ? undefined : refusal.rule}>
            {isWrong(refusal) ? <Fault wrong={refusal} /> : why(refusal)}
          </Legality>
        )
      )}
      {progress && (
        <p className="row g10" role="status">
          <progress value={progress.done} max={Math.max(1, progress.all)} aria-hidden="true" />
          {t('force.setOut', { done: progress.done, all: progress.all })}
        </p>
      )}
      <button
        type="button"
        className="btn primary large"
        disabled={progress !== undefined}
        aria-disabled={whyNot !== undefined || undefined}
        aria-describedby={whyNot ? said : undefined}
        onClick={() => void begin()}
      >
        {t('begin')} <Icon name="forward" />
      </button>
    </footer>
  )
}

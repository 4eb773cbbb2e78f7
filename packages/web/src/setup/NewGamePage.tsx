import { BATTLEFIELDS } from '@tactic48/content'
import type { Refusal } from '@tactic48/rules'
import { type ReactElement, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../i18n/setupTexts.ts'
import { goTo } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { useGame } from '../game/gameStore.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useWhy } from '../prose/useWhy.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { mustSetUpByHand, useDraft } from './draft.ts'
import { FieldChoice } from './field/FieldChoice.tsx'
import { apOf } from './forces/ForceRow.tsx'
import { ForcesChoice } from './forces/ForcesChoice.tsx'
import { bookOf, useOwnCards } from './ownCards.ts'
import { RulesChoice } from './RulesChoice.tsx'
import { probeOf, specOf } from './specOf.ts'
import '../table/table.css'
import './style/setup.css'

/** Everything that is agreed before the first die, on one page. */
export function NewGamePage(): ReactElement {
  const { t } = useTranslation('setup')
  const draft = useDraft()
  const own = useOwnCards((store) => store.factions)
  const cards = useMemo(() => bookOf(own), [own])
  const probe = useMemo(() => probeOf(draft, cards), [draft, cards])
  return (
    <div className="setup-page">
      <TopBar page={t('title')} />
      <main className="setup-main">
        <RulesChoice />
        <ForcesChoice probe={probe} />
        <FieldChoice cards={cards} />
        {probe && <BeginBar probe={probe} cards={cards} />}
      </main>
    </div>
  )
}

function BeginBar({
  probe,
  cards,
}: {
  probe: NonNullable<ReturnType<typeof probeOf>>
  cards: ReturnType<typeof bookOf>
}): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const why = useWhy(probe)
  const draft = useDraft()
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined)
  const [begun, setBegun] = useState(false)
  const pressed = useRef(false)
  const { field, players, edition, gameType } = draft
  const place =
    field.kind === 'ready'
      ? (BATTLEFIELDS.find(({ id }) => id === field.id)?.name[language] ?? field.id)
      : t(`field.${field.kind}`)
  const begin = (): void => {
    if (pressed.current) return
    const atOnce = draft.deployment === 'atOnce' && !mustSetUpByHand(draft)
    const battlefield = field.kind === 'ready' ? field.id : field.kind
    const refused = useGame
      .getState()
      .begin(specOf(draft, cards), { title: '', battlefield, players }, atOnce ? 'atOnce' : 'byHand')
    const game = useGame.getState().game
    setRefusal(refused)
    if (refused || !game) return
    pressed.current = true
    setBegun(true)
    goTo({ page: 'game', id: game.id })
  }
  return (
    <footer className="card begin">
      <p>
        <b>
          {t(`game.${gameType}`)}: {place}.
        </b>{' '}
        {t(`edition.${edition}.name`)}.{' '}
        {draft.forcesBy === 'here' && (
          <span className="muted">
            {t('force.against', { blue: apOf(cards, draft.forces.blue), ember: apOf(cards, draft.forces.ember) })}
          </span>
        )}
      </p>
      {refusal && (
        <p className="legality bad" role="alert">
          <Icon name="cross" />
          <span>
            {why(refusal)} <RuleChip rule={refusal.rule} />
          </span>
        </p>
      )}
      <button type="button" className="btn primary large" disabled={begun} onClick={begin}>
        {t('begin')} <Icon name="forward" />
      </button>
    </footer>
  )
}

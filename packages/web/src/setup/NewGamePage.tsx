import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { TopBar } from '../app/TopBar.tsx'
import { usePointsOf } from '../i18n/points.ts'
import { BeginBar } from './BeginBar.tsx'
import { useDraft } from './draft.ts'
import { FieldChoice } from './field/FieldChoice.tsx'
import { ForcesChoice } from './forces/ForcesChoice.tsx'
import { MoreChoices } from './MoreChoices.tsx'
import { bookOf, useOwnCards } from './ownCards.ts'
import { PlayersChoice } from './PlayersChoice.tsx'
import { probeOf } from './specOf.ts'
import '../table/table.css'
import './style/setup.css'

/** Everything that is agreed before the first die: table, forces and opponent at a glance, the rest under More. */
export function NewGamePage(): ReactElement {
  const { t } = useTranslation('setup')
  const draft = useDraft()
  usePointsOf(draft.company === 'none' ? undefined : draft.company)
  const own = useOwnCards((store) => store.sets)
  const cards = useMemo(() => bookOf(own, draft), [own, draft])
  const probe = useMemo(() => probeOf(draft, cards), [draft, cards])
  return (
    <div className="setup-page">
      <TopBar page={t('title')} />
      <main className="setup-main">
        <FieldChoice />
        <ForcesChoice probe={probe} cards={cards} />
        <PlayersChoice />
        <MoreChoices probe={probe} />
        {probe && <BeginBar probe={probe} cards={cards} />}
      </main>
    </div>
  )
}

import type { GameState } from '@tactic48/rules'
import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import type { Laid } from './laid.ts'
import { PieceMarks } from './PieceMarks.tsx'
import type { Layout } from './useLayout.ts'

const COVERS = ['total', 'partial', 'none'] as const

interface ChosenPieceProps {
  readonly laid: Laid
  readonly name: string
  readonly state: GameState
  readonly layout: Layout
  readonly onRemove: (id: string) => void
}

/** The piece in hand: turn it, declare its cover (SETUP-06), take it away. */
export function ChosenPiece({ laid, name, state, layout, onRemove }: ChosenPieceProps): ReactElement {
  const { t } = useTranslation('setup')
  const { id, cover, scenicBase, bunker } = laid.element
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (id) card.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return (
    <section ref={card} className="card chosen-piece" aria-label={t('layout.chosen')}>
      <h3>{name}</h3>
      <div className="chosen-acts">
        <button
          type="button"
          className="btn"
          disabled={laid.shape.kind === 'disc'}
          onClick={() => layout.turn(id, -15)}
        >
          <Icon name="turnBack" /> {t('layout.back')}
        </button>
        <button type="button" className="btn" disabled={laid.shape.kind === 'disc'} onClick={() => layout.turn(id, 15)}>
          <Icon name="turn" /> {t('layout.turn')}
        </button>
        <button type="button" className="btn harm" onClick={() => onRemove(id)}>
          <Icon name="bin" /> {t('layout.remove')}
        </button>
      </div>
      {scenicBase || bunker ? (
        <p className="muted small">
          {t(bunker ? 'layout.total' : 'layout.partial')} <RuleChip rule={bunker ? 'BUNKER-01' : 'LOS-09'} />
        </p>
      ) : (
        <Segments
          legend={t('layout.cover')}
          options={COVERS}
          chosen={cover}
          label={(each) => t(`layout.${each}`)}
          onChoose={(each) => layout.declare(id, each)}
        />
      )}
      <PieceMarks laid={laid} state={state} layout={layout} />
    </section>
  )
}

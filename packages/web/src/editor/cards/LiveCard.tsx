import { cardText } from '@tactic48/content'
import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTENT_LANGUAGES } from '../../i18n/languages.ts'
import { CharacterFaces, TacticFace, UpgradeFace, VehicleFace, WeaponFaces } from '../../print/CardFaces.tsx'
import { type Card, cardThings } from '../../print/things.ts'
import '../../print/print.css'

/** The card as the print page cuts it; of a tactic card also what it says in every language. */
export function LiveCard({ printed }: { printed: Card }): ReactElement {
  const { t } = useTranslation('editor')
  const [thing] = cardThings([{ one: printed, count: 1 }], {})
  const size = { '--card-width': `${thing?.width ?? 0}mm`, '--card-height': `${thing?.height ?? 0}mm` }
  return (
    <section className="live" aria-label={t('cards.live')}>
      <h2 className="cap">{t('cards.live')}</h2>
      <div className="live-room">
        <div className="sheet live-card" data-kind={printed.kind} style={size as CSSProperties}>
          <Faces printed={printed} />
        </div>
      </div>
      {printed.kind === 'tactic' && (
        <dl className="live-text">
          <dt className="cap">{t('cards.text')}</dt>
          {CONTENT_LANGUAGES.map((language) => (
            <dd key={language} lang={language}>
              <b>
                <bdi>{printed.card.name[language]}</bdi>
              </b>{' '}
              {cardText(printed.card, language)}
            </dd>
          ))}
        </dl>
      )}
    </section>
  )
}

function Faces({ printed }: { printed: Card }): ReactElement {
  switch (printed.kind) {
    case 'character':
      return <CharacterFaces card={printed.card} />
    case 'weapon':
      return <WeaponFaces card={printed.card} />
    case 'upgrade':
      return <UpgradeFace card={printed.card} />
    case 'vehicle':
      return <VehicleFace card={printed.card} />
    case 'tactic':
      return <TacticFace card={printed.card} />
  }
}

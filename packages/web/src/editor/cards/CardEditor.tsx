import { type CardSet, cardText } from '@tactic48/content'
import { type CSSProperties, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultText } from '../../files/WhatIsWrong.tsx'
import { wrongIn } from '../../files/wrong.ts'
import { CONTENT_LANGUAGES } from '../../i18n/languages.ts'
import { CardFaces } from '../../print/CardFaces.tsx'
import paper from '../../print/Print.module.css'
import { type Card, cardThings } from '../../print/things.ts'
import { useOwn } from '../../setup/own.ts'
import { SureButton } from '../../ui/SureButton.tsx'
import { useLast } from '../../ui/useLast.ts'
import css from '../Editor.module.css'
import { EditorForm } from '../EditorForm.tsx'
import { FieldAt, Fields } from '../form/Form.tsx'
import { Form, Part, useForm } from '../form/FormParts.tsx'
import { isSketch, type Open, useEditing, withValue } from '../form/sketch.ts'
import { cardRoot, FILE_ROOT, useCardChoices } from './cardForm.ts'
import { fileOfSet, isFault, removeCard, sketchOf, writeCard } from './cardStore.ts'
import { formulaOf, judgeCard, judgeSet } from './setFile.ts'

interface EditorProps {
  /** A card, or the set itself: what it is called, and what its faction is. */
  readonly open: Open
  readonly set: CardSet
  readonly owner: string
}

/** The fields of what is open, and beside them the card as it is printed. */
export function CardEditor({ open, set, owner }: EditorProps): ReactElement | undefined {
  const { t } = useTranslation('editor')
  const { show, cards: drafts } = useEditing()
  const files = useOwn((store) => store.cards)
  const faultText = useFaultText()
  const choices = useCardChoices(owner)
  const { kind, id = '' } = open
  const root = useMemo(() => (kind ? cardRoot(kind) : FILE_ROOT), [kind])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sketch is in the drafts or in the files
  const sketch = useMemo(() => sketchOf(open), [open, drafts, files])
  const judged = useMemo(() => {
    const file = fileOfSet(set.set)
    const { sets } = useOwn.getState()
    if (!sketch || !file) return undefined
    return kind ? judgeCard(file, kind, sketch, sets) : judgeSet(sketch, sets)
  }, [sketch, kind, set])
  const shown = useLast(judged && 'printed' in judged ? judged : undefined)
  if (!sketch || !judged) return undefined
  const body = isSketch(sketch['faction']) && !kind ? 'faction' : 'supplement'
  const fault = isFault(judged) ? judged : undefined
  const at = fault && (kind ? fault.at : `${body}.${fault.at}`)
  const faults = fault ? [{ at: at ?? '', text: faultText(wrongIn(fault.error)) }] : []
  const printed = shown?.printed
  const name = t(kind ? `cards.kind.${kind}` : 'cards.head')
  return (
    <Form value={{ root, sketch, faults, choices, put: (path, to) => writeCard(open, withValue(sketch, path, to)) }}>
      <EditorForm name={name} unfinished={fault !== undefined}>
        {kind ? <Fields /> : <Fields at={body} />}
        {kind && kind !== 'weapon' && <Price formula={printed && formulaOf(printed)} />}
        {kind && (
          <footer>
            <SureButton
              label={t('cards.remove')}
              sure={t('cards.removeSure')}
              onSure={() => {
                const kept = removeCard(set.set, kind, id)
                if (!kept) show({ set: set.set })
              }}
            />
          </footer>
        )}
      </EditorForm>
      {printed && <LiveCard printed={printed} />}
    </Form>
  )
}

/** FORCE-03: by the formula, or as it stands on the owner's card. */
function Price({ formula }: { formula: number | undefined }): ReactElement {
  const { t } = useTranslation('editor')
  const { sketch, put } = useForm()
  const typed = sketch['apTyped'] === true
  const choice = (label: string, chosen: boolean): ReactElement => (
    <label className="tick">
      <input
        type="radio"
        name="price"
        checked={typed === chosen}
        onChange={() => put('apTyped', chosen || undefined)}
      />
      {label}
    </label>
  )
  return (
    <Part legend={t('cards.ap')}>
      <div className="stack g0">
        {choice(t('cards.byFormula', { ap: formula ?? '–' }), false)}
        {choice(t('cards.typed'), true)}
      </div>
      {typed && (
        <div className={css.price}>
          <FieldAt at="ap" />
        </div>
      )}
    </Part>
  )
}

/** The card as the print page cuts it; of a tactic card also what it says in every language. */
function LiveCard({ printed }: { printed: Card }): ReactElement {
  const { t } = useTranslation('editor')
  const [thing] = cardThings([{ one: printed, count: 1 }], {})
  const size = { '--card-width': `${thing?.width ?? 0}mm`, '--card-height': `${thing?.height ?? 0}mm` }
  return (
    <section className={`stack ${css.live}`} aria-label={t('cards.live')}>
      <h2 className="cap">{t('cards.live')}</h2>
      <div className={css.room}>
        <div className={`${paper.sheet} ${css.card}`} data-kind={printed.kind} style={size as CSSProperties}>
          <CardFaces one={printed} />
        </div>
      </div>
      {printed.kind === 'tactic' && (
        <dl className="stack t13">
          <dt className="cap">{t('cards.text')}</dt>
          {CONTENT_LANGUAGES.map((language) => (
            <dd key={language} lang={language} className={css.words}>
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

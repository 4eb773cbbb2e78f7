import { type CardSet, cardText, FACTIONS } from '@tactic48/content'
import { CARD_LIMITS } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultText } from '../../files/useFaultText.ts'
import { wrongIn } from '../../files/wrong.ts'
import { CONTENT_LANGUAGES } from '../../i18n/languages.ts'
import { CharacterFaces, TacticFace, UpgradeFace, VehicleFace, WeaponFaces } from '../../print/CardFaces.tsx'
import { type Card, cardThings } from '../../print/things.ts'
import { useOwnCards } from '../../setup/ownCards.ts'
import { SureButton } from '../../ui/SureButton.tsx'
import { CheckField, ChoiceField, Form, NamesField, NumberAt, SupportField, useForm } from '../form/Form.tsx'
import { isSketch, type Open, useEditing, withValue } from '../form/sketch.ts'
import { CharacterForm, VehicleForm } from './CharacterForm.tsx'
import { fileOfSet, isFault, removeCard, sketchOf, writeCard } from './cardStore.ts'
import { type CardKind, formulaOf, type Judged, judgeCard, judgeSet } from './setFile.ts'
import { TacticForm } from './TacticForm.tsx'
import { UpgradeForm, WeaponCardForm, WeaponForm } from './WeaponForm.tsx'
import '../../print/print.css'

interface EditorProps {
  readonly open: Open & { readonly kind: CardKind; readonly id: string }
  readonly set: CardSet
  readonly owner: string
}

/** One card: its fields, and beside them the card as it is printed. */
export function CardEditor({ open, set, owner }: EditorProps): ReactElement | undefined {
  const { t } = useTranslation('editor')
  const { show, cards: drafts } = useEditing()
  const files = useOwnCards((store) => store.files)
  const faultText = useFaultText()
  const shown = useRef<Judged | undefined>(undefined)
  const { kind, id } = open
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sketch is in the drafts or in the files
  const sketch = useMemo(() => sketchOf(open), [open, drafts, files])
  const judged = useMemo(() => {
    const file = fileOfSet(set.set)
    return sketch && file ? judgeCard(file, kind, sketch, useOwnCards.getState().sets) : undefined
  }, [sketch, kind, set])
  if (!sketch || !judged) return undefined
  const fault = isFault(judged) ? judged : undefined
  if (!isFault(judged)) shown.current = judged
  const faults = fault ? [{ at: fault.at, text: faultText(wrongIn(fault.error)) }] : []
  const printed = shown.current?.printed
  return (
    <Form value={{ sketch, faults, put: (path, value) => writeCard(open, withValue(sketch, path, value)) }}>
      <form
        className="card editor-form"
        aria-label={t(`cards.kind.${kind}`)}
        onSubmit={(event) => event.preventDefault()}
      >
        <header>
          <h2>{t(`cards.kind.${kind}`)}</h2>
          <p className={fault ? 'editor-state bad' : 'editor-state'} role="status">
            {t(fault ? 'unfinished' : 'kept')}
          </p>
        </header>
        {kind === 'character' && <CharacterForm />}
        {kind === 'weapon' && <WeaponForm />}
        {kind === 'weaponCard' && <WeaponCardForm />}
        {kind === 'upgrade' && <UpgradeForm />}
        {kind === 'vehicle' && <VehicleForm owner={owner} />}
        {kind === 'tactic' && <TacticForm owner={owner} />}
        {kind !== 'weapon' && <Price formula={printed && formulaOf(printed)} />}
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
      </form>
      {printed && <LiveCard printed={printed} />}
    </Form>
  )
}

/** FORCE-03: by the formula, or as it stands on the owner's card. */
function Price({ formula }: { formula: number | undefined }): ReactElement {
  const { t } = useTranslation('editor')
  const { sketch, put } = useForm()
  const typed = sketch['apTyped'] === true
  const choose = (chosen: boolean): void => put('apTyped', chosen || undefined)
  return (
    <fieldset className="form-part editor-price">
      <legend>{t('cards.ap')}</legend>
      <label>
        <input type="radio" name="price" checked={!typed} onChange={() => choose(false)} />
        {t('cards.byFormula', { ap: formula ?? '–' })}
      </label>
      <label>
        <input type="radio" name="price" checked={typed} onChange={() => choose(true)} />
        {t('cards.typed')}
      </label>
      {typed && <NumberAt at="ap" label={t('cards.apValue')} least={-CARD_LIMITS.points} most={CARD_LIMITS.points} />}
    </fieldset>
  )
}

/** The set itself: what it is called, and what its faction is. */
export function HeadEditor({ set }: { set: CardSet }): ReactElement | undefined {
  const { t } = useTranslation('editor')
  const open = useMemo(() => ({ set: set.set }), [set.set])
  const drafts = useEditing((store) => store.cards)
  const files = useOwnCards((store) => store.files)
  const faultText = useFaultText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sketch is in the drafts or in the files
  const sketch = useMemo(() => sketchOf(open), [open, drafts, files])
  if (!sketch) return undefined
  const judged = judgeSet(sketch, useOwnCards.getState().sets)
  const fault = isFault(judged) ? judged : undefined
  const body = set.joins ? 'supplement' : 'faction'
  const faults = fault ? [{ at: `${body}.${fault.at}`, text: faultText(wrongIn(fault.error)) }] : []
  return (
    <Form value={{ sketch, faults, put: (path, value) => writeCard(open, withValue(sketch, path, value)) }}>
      <form className="card editor-form" aria-label={t('cards.head')} onSubmit={(event) => event.preventDefault()}>
        <header>
          <h2>{t('cards.head')}</h2>
          <p className={fault ? 'editor-state bad' : 'editor-state'} role="status">
            {t(fault ? 'unfinished' : 'kept')}
          </p>
        </header>
        <HeadForm />
      </form>
    </Form>
  )
}

const NATIONS = ['us', 'uk', 'de', 'su', 'jp'] as const
const BRANCHES = ['infantry', 'airborne', 'mechanized', 'naval'] as const

/** What a set is called, and of a faction of one's own what the rules ask of it (HOUSE-19). */
function HeadForm(): ReactElement {
  const { t } = useTranslation('editor')
  const { sketch } = useForm()
  const isFaction = isSketch(sketch['faction'])
  const at = isFaction ? 'faction' : 'supplement'
  return (
    <>
      <NamesField at={`${at}.name`} label={t('card.name')} />
      {isFaction && <FactionFields />}
    </>
  )
}

function FactionFields(): ReactElement {
  const { t } = useTranslation('editor')
  const { sketch, put } = useForm()
  const branches = useMemo(() => [...new Set([...BRANCHES, ...FACTIONS.map(({ branch }) => branch)])], [])
  const isBranch = (branch: string): branch is (typeof BRANCHES)[number] => BRANCHES.some((one) => one === branch)
  return (
    <>
      <div className="form-pair">
        <ChoiceField
          at="faction.nation"
          label={t('card.nation')}
          choices={NATIONS.map((nation) => ({ value: nation, label: t(`card.nations.${nation}`) }))}
        />
        <ChoiceField
          at="faction.branch"
          label={t('card.branch')}
          choices={branches.map((branch) => ({
            value: branch,
            label: isBranch(branch) ? t(`card.branches.${branch}`) : branch,
          }))}
        />
        <NumberAt at="faction.squadSize" label={t('card.squadSize')} least={1} most={CARD_LIMITS.squad} />
      </div>
      <div className="form-checks">
        <div className="field-check">
          <label>
            <input
              type="checkbox"
              checked={isSketch(sketch['faction']) && sketch['faction']['platoonMortar'] === true}
              onChange={({ target }) => put('faction.platoonMortar', target.checked)}
            />
            {t('card.platoonMortar')}
          </label>
        </div>
        <CheckField at="faction.companyMortar" label={t('card.companyMortar')} />
      </div>
      <fieldset className="form-part">
        <legend>{t('card.support')}</legend>
        <SupportField at="faction.supportProfiles" />
      </fieldset>
    </>
  )
}

/** The card as the print page cuts it; of a tactic card also what it says in every language. */
function LiveCard({ printed }: { printed: Card }): ReactElement {
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

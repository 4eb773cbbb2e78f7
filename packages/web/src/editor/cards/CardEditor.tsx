import type { CardSet } from '@tactic48/content'
import { CARD_LIMITS } from '@tactic48/rules'
import { type ReactElement, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultText } from '../../files/useFaultText.ts'
import { wrongIn } from '../../files/wrong.ts'
import { useOwnCards } from '../../setup/ownCards.ts'
import { SureButton } from '../../ui/SureButton.tsx'
import { Form, NumberAt, useForm } from '../form/Form.tsx'
import { withValue } from '../form/sketch.ts'
import { CharacterForm } from './CharacterForm.tsx'
import { fileOfSet, isFault, type Open, removeCard, sketchOf, useCardEditor } from './cardStore.ts'
import { HeadForm } from './HeadForm.tsx'
import { LiveCard } from './LiveCard.tsx'
import { type CardKind, formulaOf, type Judged, judgeCard, judgeSet } from './setFile.ts'
import { TacticForm } from './TacticForm.tsx'
import { UpgradeForm } from './UpgradeForm.tsx'
import { VehicleForm } from './VehicleForm.tsx'
import { WeaponCardForm, WeaponForm } from './WeaponForm.tsx'

interface EditorProps {
  readonly open: Open & { readonly kind: CardKind; readonly id: string }
  readonly set: CardSet
  readonly owner: string
}

/** One card: its fields, and beside them the card as it is printed. */
export function CardEditor({ open, set, owner }: EditorProps): ReactElement | undefined {
  const { t } = useTranslation('editor')
  const { write, show, drafts } = useCardEditor()
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
    <Form value={{ sketch, faults, put: (path, value) => write(open, withValue(sketch, path, value)) }}>
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
  const { write, drafts } = useCardEditor()
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
    <Form value={{ sketch, faults, put: (path, value) => write(open, withValue(sketch, path, value)) }}>
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

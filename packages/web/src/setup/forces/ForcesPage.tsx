import { deckFaults, deckWorth, type Force, forceContext, SIDES } from '@tactic48/rules'
import { type ReactElement, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../../app/route.ts'
import { trackWork } from '../../app/settled.ts'
import { TopBar } from '../../app/TopBar.tsx'
import { unpacked } from '../../files/link.ts'
import { saveText } from '../../files/saveToFile.ts'
import { shareLink } from '../../files/share.ts'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import { isWrong, unreadable, type Wrong } from '../../files/wrong.ts'
import { usePointsOf } from '../../i18n/points.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { usePrint } from '../../print/choice.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { FileInput } from '../../ui/FileInput.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { shownName } from '../../ui/printable.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { SureButton } from '../../ui/SureButton.tsx'
import { useForceWords, useLegalWords } from '../company/useForceWords.ts'
import { useDraft } from '../draft.ts'
import { FieldName, NotKept } from '../field/OwnFieldActs.tsx'
import { everyCard, freeName, keepForce, type OwnForce, readOwnForce, useOwn } from '../own.ts'
import { allFactions, bookOf, useOwnCards } from '../ownCards.ts'
import { COMPANY_SHEETS, type CompanySheet, forceFault } from '../sheets.ts'
import { probeOf } from '../specOf.ts'
import { apOf, ForceDialog, ForceRow } from './ForceRow.tsx'
import { ForceCode } from './OwnForces.tsx'
import '../../table/table.css'
import '../style/setup.css'

/** Forces and decks of one's own: the shelf on the left, the one that is open on the right. */
export function ForcesPage({ at }: { at: string | undefined }): ReactElement {
  const { t } = useTranslation('setup')
  const forces = useOwn((store) => store.forces)
  const [chosen, choose] = useState<string | undefined>(undefined)
  const open = forces.find(({ name }) => name === chosen) ?? forces[0]
  return (
    <div className="own-forces-page">
      <TopBar page={t('forces.title')} />
      <main className="own-forces-main">
        <aside className="card own-forces-shelf" aria-label={t('forces.title')}>
          <MakeForce onMade={choose} />
          {(['force', 'deck'] as const).map((kind) => (
            <ShelfList key={kind} kind={kind} open={open} onChoose={choose} />
          ))}
          <NotKept />
        </aside>
        <div className="own-forces-open">
          {at !== undefined && <LinkedForce payload={at} onKept={choose} />}
          {open && <OpenForce key={open.name} own={open} onRenamed={choose} />}
          {!open && at === undefined && <p className="card own-forces-none muted">{t('forces.none')}</p>}
        </div>
      </main>
    </div>
  )
}

interface ShelfListProps {
  readonly kind: OwnForce['kind']
  readonly open: OwnForce | undefined
  readonly onChoose: (name: string) => void
}

function ShelfList({ kind, open, onChoose }: ShelfListProps): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const play = useTranslation('play')
  const language = useLanguage()
  const all = useOwn((store) => store.forces)
  const own = useOwnCards((store) => store.sets)
  const cards = useMemo(() => everyCard(own), [own])
  const factions = useMemo(() => allFactions(own, 'none'), [own])
  const forces = all.filter((one) => one.kind === kind)
  if (forces.length === 0) return undefined
  return (
    <section>
      <h2 className="cap">{t(`forces.kind.${kind}`)}</h2>
      <ul className="own-forces-list">
        {forces.map((one) => (
          <li key={one.name}>
            <button type="button" aria-current={one === open} onClick={() => onChoose(one.name)}>
              <b>
                <bdi>{one.name}</bdi>
              </b>
              <small>
                {factions.find(({ id }) => id === one.force.faction)?.name[language] ?? one.force.faction} ·{' '}
                {play.t('ap', { n: kind === 'deck' ? deckWorth(cards, one.force.deck ?? []) : apOf(cards, one.force) })}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A new one, or one from a file. */
function MakeForce({ onMade }: { onMade: (name: string) => void }): ReactElement {
  const { t } = useTranslation('setup')
  const id = useId()
  const [isBuilding, setBuilding] = useState(false)
  const [bad, setBad] = useState<(Wrong & { readonly file: string }) | undefined>(undefined)
  const load = async (file: File): Promise<void> => {
    const read =
      (await trackWork(unreadable(file))) ??
      readOwnForce(await trackWork(file.text()), file.name.replace(/\.json$/i, ''))
    setBad(isWrong(read) ? { ...read, file: shownName(file) } : undefined)
    if (!isWrong(read)) onMade(keepNew(read))
  }
  return (
    <div className="own-forces-make">
      <button type="button" className="btn primary" onClick={() => setBuilding(true)}>
        <Icon name="plus" /> {t('forces.make')}
      </button>
      <label className="btn" htmlFor={id}>
        {t('forces.import')}
      </label>
      <FileInput id={id} onChosen={(file) => void load(file)} />
      {bad && (
        <div className="own-forces-bad">
          <WhatIsWrong file={bad.file} wrong={bad} />
          <CardsFirst wrong={bad} />
        </div>
      )}
      {isBuilding && <Building onClose={() => setBuilding(false)} onKept={onMade} />}
    </div>
  )
}

/** What comes from elsewhere takes nobody's place. */
function keepNew({ name, force, kind }: OwnForce): string {
  const kept = keepForce(freeName(name, useOwn.getState().forces), force, kind)
  return isWrong(kept) ? name : kept.name
}

/** A force of cards that somebody else has made needs these cards. */
function CardsFirst({ wrong }: { wrong: Wrong }): ReactElement | undefined {
  const { t } = useTranslation('setup')
  if (wrong.wrong !== 'noSuchCard' && wrong.wrong !== 'noSuchFaction') return undefined
  return <p className="small">{t('forces.cardsFirst')}</p>
}

/** What a force is held against. */
interface Judged {
  readonly agreedAp: number
  readonly company: CompanySheet
}

/** A game of this size under these sheets that waits for the force. */
function useProbe(judged: Judged, force: Force) {
  const draft = useDraft()
  const own = useOwnCards((store) => store.sets)
  usePointsOf(judged.company === 'none' ? undefined : judged.company)
  return useMemo(() => {
    const asked = { ...draft, ...judged, options: judged.company === draft.company ? draft.options : {} }
    const cards = bookOf(own, { company: judged.company, forces: { blue: force, ember: force } })
    return { cards, probe: probeOf(asked, cards), factions: allFactions(own, judged.company) }
  }, [draft, own, judged, force])
}

/** The sheets that a force was built for: whoever has an organisation or a deck needs one of the company. */
const sheetFor = ({ characters, deck, vehicles }: Force, prepared: CompanySheet): CompanySheet =>
  prepared === 'none' && (deck || vehicles || characters.some(({ unit }) => unit)) ? 'cc-en' : prepared

interface BuildingProps {
  /** Absent: a new force. */
  readonly own?: OwnForce
  readonly onClose: () => void
  readonly onKept: (name: string) => void
}

/** The builder over the page: what is built is kept, legal or not. */
function Building({ own, onClose, onKept }: BuildingProps): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const { agreedAp, company, forces } = useDraft()
  const [start] = useState<Force>(() => own?.force ?? { faction: forces.blue.faction, characters: [] })
  const judged = useMemo(() => ({ agreedAp, company: sheetFor(start, company) }), [agreedAp, company, start])
  const { cards, probe, factions } = useProbe(judged, start)
  if (!probe) return undefined
  return (
    <ForceDialog
      title={own?.name ?? t('forces.make')}
      side="blue"
      force={start}
      factions={factions}
      cards={cards}
      state={probe}
      ownCards
      keeps={{ name: own?.name, onKept }}
      onCancel={onClose}
    />
  )
}

function OpenForce({ own, onRenamed }: { own: OwnForce; onRenamed: (name: string) => void }): ReactElement {
  const { t } = useTranslation('setup')
  const editor = useTranslation('editor')
  const { name, kind, text } = own
  const [isBuilding, setBuilding] = useState(false)
  const [told, setTold] = useState<'shared' | 'shareFailed' | 'tooLongForLink' | undefined>(undefined)
  const print = (): void => {
    const parts = kind === 'deck' ? (['cards'] as const) : (['cards', 'markers', 'forceSheet'] as const)
    usePrint.getState().set({ from: `own:${name}`, parts, counts: {} })
    goTo({ page: 'print' })
  }
  return (
    <article className="card own-force" aria-label={name} data-force={name}>
      <OwnName own={own} onRenamed={onRenamed} />
      <Judgement own={own} />
      <PlayWith own={own} />
      <div className="own-force-acts">
        {kind === 'force' && (
          <button type="button" className="btn" onClick={() => setBuilding(true)}>
            {t('forces.change')}
          </button>
        )}
        <button type="button" className="btn" onClick={() => onRenamed(keepNew(own))}>
          {t('forces.copy')}
        </button>
        <button type="button" className="btn" onClick={print}>
          {t('force.print')}
        </button>
        <button type="button" className="btn" onClick={() => saveText(name, text, 'json')}>
          {editor.t('export')}
        </button>
        <button type="button" className="btn" onClick={() => void shareLink('forces', text).then(setTold)}>
          {editor.t('share')}
        </button>
        <SureButton
          label={t('shelf.forget')}
          sure={t('shelf.forgetSure')}
          onSure={() => useOwn.getState().forgetForce(name)}
        />
        {told && <p role="status">{editor.t(told)}</p>}
      </div>
      <ForceCode text={text} name={name} />
      {isBuilding && <Building own={own} onClose={() => setBuilding(false)} onKept={onRenamed} />}
    </article>
  )
}

function OwnName({ own, onRenamed }: { own: OwnForce; onRenamed: (name: string) => void }): ReactElement {
  const { t } = useTranslation('setup')
  const [name, setName] = useState(own.name)
  const [bad, setBad] = useState<Wrong | undefined>(undefined)
  const forces = useOwn((store) => store.forces)
  const wanted = name.trim()
  const isTaken = wanted !== own.name && forces.some((one) => one.name === wanted)
  const isNew = wanted !== '' && wanted !== own.name && !isTaken
  const rename = (): void => {
    const kept = keepForce(wanted, own.force, own.kind)
    setBad(isWrong(kept) ? kept : undefined)
    if (isWrong(kept)) return
    useOwn.getState().forgetForce(own.name)
    onRenamed(kept.name)
  }
  return (
    <form
      className="own-force-name"
      onSubmit={(event) => {
        event.preventDefault()
        if (isNew) rename()
      }}
    >
      <FieldName name={name} onName={setName} />
      <button type="submit" className="btn" aria-disabled={!isNew}>
        {t('shelf.rename')}
      </button>
      {isTaken && <p role="status">{t('forces.taken', { name: wanted })}</p>}
      {bad && <WhatIsWrong file={name} wrong={bad} />}
    </form>
  )
}

/** The force against any size and sheets; the prepared game is proposed. */
function Judgement({ own: { force, kind } }: { own: OwnForce }): ReactElement {
  const { t } = useTranslation('setup')
  const play = useTranslation('play')
  const language = useLanguage()
  const prepared = useDraft()
  const id = useId()
  const [judged, judge] = useState<Judged>(() => ({
    agreedAp: prepared.agreedAp,
    company: sheetFor(force, prepared.company),
  }))
  const { cards, probe, factions } = useProbe(judged, force)
  const words = useForceWords(cards)
  const faction = factions.find((one) => one.id === force.faction)?.name[language] ?? force.faction
  const { deck = [], vehicles = [] } = force
  return (
    <section className="own-force-judged" aria-label={t('forces.judged')}>
      <p className="own-force-sum">
        <b>{faction}</b>
        {kind === 'force' && <span>{play.t('ap', { n: apOf(cards, force) })}</span>}
        {kind === 'force' && <span>{t('build.men', { count: force.characters.length })}</span>}
        {deck.length > 0 && <span>{t('build.deckSize', { count: deck.length, ap: deckWorth(cards, deck) })}</span>}
      </p>
      {kind === 'force' && <ForceRow side="blue" force={force} cards={cards} />}
      {vehicles.length > 0 && <p className="small">{vehicles.map(({ card }) => words.card(card)).join(', ')}</p>}
      {kind === 'deck' && <p className="small">{deck.map(words.card).join(', ')}</p>}
      <div className="own-force-against">
        {kind === 'force' && (
          <label className="agreed" htmlFor={id}>
            {t('forces.against')}
            <NumberField
              id={id}
              value={judged.agreedAp}
              least={5}
              most={2000}
              whole
              onChoose={(ap) => judge({ ...judged, agreedAp: ap ?? judged.agreedAp })}
            />
            {t('forces.points')}
          </label>
        )}
        <label className="agreed">
          {t('company.heading')}
          <select
            value={judged.company}
            onChange={({ target: { value } }) =>
              judge({ ...judged, company: COMPANY_SHEETS.find((sheet) => sheet === value) ?? 'none' })
            }
          >
            {COMPANY_SHEETS.map((sheet) => (
              <option key={sheet} value={sheet}>
                {t(`company.${sheet}.name`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {probe && <Verdict probe={probe} force={force} kind={kind} cards={cards} />}
    </section>
  )
}

interface VerdictProps extends Pick<OwnForce, 'force' | 'kind'> {
  readonly probe: NonNullable<ReturnType<typeof probeOf>>
  readonly cards: ReturnType<typeof everyCard>
}

function Verdict({ probe, force, kind, cards }: VerdictProps): ReactElement {
  const { t } = useTranslation('setup')
  const why = useWhy(probe)
  const legal = useLegalWords(probe)
  const fault =
    kind === 'force'
      ? forceFault(probe, 'blue', force)
      : deckFaults(forceContext(probe), force.faction, force.deck ?? [])[0]?.refusal
  const good = kind === 'force' ? legal(apOf(cards, force)) : t('forces.deckLegal')
  return (
    <p
      className={fault ? 'legality bad' : 'legality good'}
      data-legality={fault ? 'bad' : 'good'}
      role="status"
      data-part="verdict"
    >
      <Icon name={fault ? 'cross' : 'tick'} />
      <span>
        {fault ? why(fault) : good} <RuleChip rule={fault?.rule ?? (kind === 'force' ? 'SETUP-01' : 'TACTIC-02')} />
      </span>
    </p>
  )
}

/** Into the game that is being prepared; a deck to a side of its own faction. */
function PlayWith({ own: { force, kind } }: { own: OwnForce }): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const { forces, setForce } = useDraft()
  const sides = SIDES.filter((side) => kind === 'force' || forces[side].faction === force.faction)
  if (sides.length === 0) return <p className="muted small">{t('forces.deckElsewhere')}</p>
  return (
    <div className="own-force-play">
      <span className="cap">{t('forces.play')}</span>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          className="btn"
          onClick={() => {
            setForce(side, kind === 'force' ? force : { ...forces[side], deck: force.deck ?? [] })
            goTo({ page: 'new' })
          }}
        >
          <SideMark side={side} /> {common.t(`side.${side}`)}
        </button>
      ))}
    </div>
  )
}

/** A force that came by a link: shown, and kept when its reader says so. */
function LinkedForce({ payload, onKept }: { payload: string; onKept: (name: string) => void }): ReactElement {
  const { t } = useTranslation('setup')
  const editor = useTranslation('editor')
  const [read, setRead] = useState<OwnForce | Wrong | undefined>(undefined)
  useEffect(() => {
    let here = true
    const reading = async (): Promise<OwnForce | Wrong> => {
      const text = await unpacked(payload)
      return isWrong(text) ? text : readOwnForce(text, t('forces.fromLink'))
    }
    void trackWork(reading()).then((found) => here && setRead(found))
    return () => {
      here = false
    }
  }, [payload, t])
  if (!read) return <p className="card own-forces-none">{editor.t('link.reading')}</p>
  if (isWrong(read))
    return (
      <div className="card own-forces-none">
        <WhatIsWrong file={t('forces.fromLink')} wrong={read} />
        <CardsFirst wrong={read} />
      </div>
    )
  return (
    <section className="card own-force" aria-label={t('forces.fromLink')} data-part="linked-force">
      <h2>
        {t('forces.fromLink')}: <bdi>{read.name}</bdi>
      </h2>
      <Judgement own={read} />
      <div className="own-force-acts">
        <button
          type="button"
          className="btn primary"
          onClick={() => {
            onKept(keepNew(read))
            goTo({ page: 'forces' })
          }}
        >
          {t('forces.keep')}
        </button>
        <button type="button" className="btn" onClick={() => goTo({ page: 'forces' })}>
          {t('forces.leave')}
        </button>
      </div>
    </section>
  )
}

import { deckFaults, deckWorth, type Force, forceContext, SIDES, totalOf } from '@tactic48/rules'
import { type ReactElement, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../../app/route.ts'
import { TopBar } from '../../app/TopBar.tsx'
import { OpenFile } from '../../files/OpenFile.tsx'
import { FileActs, useBrought } from '../../files/Received.tsx'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import { isWrong, type Wrong } from '../../files/wrong.ts'
import { usePointsOf } from '../../i18n/points.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { NumberField } from '../../ui/fields.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Select } from '../../ui/Select.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { SureButton } from '../../ui/SureButton.tsx'
import { useForceWords, useLegalWords } from '../company/useForceWords.ts'
import { useDraft } from '../draft.ts'
import { allFactions, bookOf, everyCard, freeName, keepForce, type OwnForce, readOwnForce, useOwn } from '../own.ts'
import { Legality } from '../parts.tsx'
import { COMPANY_SHEETS, type CompanySheet, forceFault } from '../sheets.ts'
import { NotKept, Rename } from '../shelf.tsx'
import { probeOf } from '../specOf.ts'
import { ForceCode, ForceDialog, ForceRow } from './ForceRow.tsx'
import css from './Forces.module.css'

/** Forces and decks of one's own: the shelf on the left, the one that is open on the right. */
export function ForcesPage({ at }: { at: string | undefined }): ReactElement {
  const { t } = useTranslation('setup')
  const forces = useOwn((store) => store.forces)
  const [chosen, choose] = useState<string | undefined>(undefined)
  const [isBuilding, setBuilding] = useState(false)
  const open = forces.find(({ name }) => name === chosen) ?? forces[0]
  return (
    <div className={css.page}>
      <TopBar page={t('forces.title')} />
      <main className={css.main}>
        <aside className={`${css.shelf} card stack g12`} aria-label={t('forces.title')}>
          <div className="stack g12">
            <button type="button" className="btn primary" onClick={() => setBuilding(true)}>
              <Icon name="plus" /> {t('forces.make')}
            </button>
            <OpenFile
              label={t('forces.import')}
              read={(text, name) => {
                const read = readOwnForce(text, name)
                if (isWrong(read)) return read
                choose(keepNew(read))
                return undefined
              }}
              hint={(wrong) => <CardsFirst wrong={wrong} />}
            />
            {isBuilding && <Building onClose={() => setBuilding(false)} onKept={choose} />}
          </div>
          {(['force', 'deck'] as const).map((kind) => (
            <ShelfList key={kind} kind={kind} open={open} onChoose={choose} />
          ))}
          <NotKept />
        </aside>
        <div className="stack g12">
          {at !== undefined && <LinkedForce payload={at} onKept={choose} />}
          {open && <OpenForce key={open.name} own={open} onRenamed={choose} />}
          {!open && at === undefined && <p className={`${css.shelf} card muted`}>{t('forces.none')}</p>}
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
  const own = useOwn((store) => store.sets)
  const cards = useMemo(() => everyCard(own), [own])
  const factions = useMemo(() => allFactions(own, 'none'), [own])
  const forces = all.filter((one) => one.kind === kind)
  if (forces.length === 0) return undefined
  return (
    <section>
      <h2 className="cap">{t(`forces.kind.${kind}`)}</h2>
      <ul className={`${css.list} stack g4`}>
        {forces.map((one) => (
          <li key={one.name}>
            <button type="button" className="bare" aria-current={one === open} onClick={() => onChoose(one.name)}>
              <span>
                <b>
                  <bdi>{one.name}</bdi>
                </b>
                <small className="sub">
                  {factions.find(({ id }) => id === one.force.faction)?.name[language] ?? one.force.faction} ·{' '}
                  {play.t('ap', {
                    n: kind === 'deck' ? deckWorth(cards, one.force.deck ?? []) : totalOf(cards, one.force),
                  })}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What comes from elsewhere takes nobody's place. */
function keepNew({ name, force, kind }: OwnForce): string {
  const kept = keepForce(freeName(name), force, kind)
  return isWrong(kept) ? name : kept.name
}

/** A force of cards that somebody else has made needs these cards. */
function CardsFirst({ wrong }: { wrong: Wrong }): ReactElement | undefined {
  const { t } = useTranslation('setup')
  if (wrong.wrong !== 'noSuchCard' && wrong.wrong !== 'noSuchFaction') return undefined
  return <p className="t12">{t('forces.cardsFirst')}</p>
}

/** What a force is held against. */
interface Judged {
  readonly agreedAp: number
  readonly company: CompanySheet
}

/** A game of this size under these sheets that waits for the force. */
function useProbe(judged: Judged, force: Force) {
  const draft = useDraft()
  const own = useOwn((store) => store.sets)
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
  const { name, kind, text } = own
  const { forces, forget } = useOwn()
  const setPrint = useDraft((draft) => draft.setPrint)
  const [isBuilding, setBuilding] = useState(false)
  const acts: readonly (readonly [name: string, act: () => void])[] = [
    ...(kind === 'force' ? [[t('forces.change'), () => setBuilding(true)] as const] : []),
    [t('forces.copy'), () => onRenamed(keepNew(own))],
    [
      t('force.print'),
      () => {
        setPrint({
          from: `own:${name}`,
          parts: kind === 'deck' ? ['cards'] : ['cards', 'markers', 'forceSheet'],
          counts: {},
        })
        goTo({ page: 'print' })
      },
    ],
  ]
  return (
    <article className={`${css.shelf} card stack g12`} aria-label={name} data-force={name}>
      <Rename
        before={name}
        isTaken={(wanted) => forces.some((one) => one.name === wanted)}
        onRename={(wanted) => {
          const kept = keepForce(wanted, own.force, kind)
          if (isWrong(kept)) return kept
          forget('forces', name)
          onRenamed(kept.name)
          return undefined
        }}
      />
      <Judgement own={own} />
      <PlayWith own={own} />
      <div className="row wrap line-above">
        {acts.map(([label, act]) => (
          <button key={label} type="button" className="btn" onClick={act}>
            {label}
          </button>
        ))}
        <FileActs page="forces" name={name} text={text}>
          <SureButton label={t('shelf.forget')} sure={t('shelf.forgetSure')} onSure={() => forget('forces', name)} />
        </FileActs>
      </div>
      <ForceCode text={text} name={name} />
      {isBuilding && <Building own={own} onClose={() => setBuilding(false)} onKept={onRenamed} />}
    </article>
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
    <section className="stack g12" aria-label={t('forces.judged')}>
      <p className="row wrap g12">
        <b>{faction}</b>
        {kind === 'force' && <span>{play.t('ap', { n: totalOf(cards, force) })}</span>}
        {kind === 'force' && <span>{t('build.men', { count: force.characters.length })}</span>}
        {deck.length > 0 && <span>{t('build.deckSize', { count: deck.length, ap: deckWorth(cards, deck) })}</span>}
      </p>
      {kind === 'force' && <ForceRow side="blue" force={force} cards={cards} />}
      {vehicles.length > 0 && <p className="t12">{vehicles.map(({ card }) => words.card(card)).join(', ')}</p>}
      {kind === 'deck' && <p className="t12">{deck.map(words.card).join(', ')}</p>}
      <div className="row wrap g12">
        {kind === 'force' && (
          <label className={`${css.agreed} row g6 t13`} htmlFor={id}>
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
        <Select
          label={t('company.heading')}
          options={COMPANY_SHEETS}
          chosen={judged.company}
          name={(sheet) => t(`company.${sheet}.name`)}
          onChoose={(company) => judge({ ...judged, company })}
        />
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
  const isForce = kind === 'force'
  const fault = isForce
    ? forceFault(probe, 'blue', force)
    : deckFaults(forceContext(probe), force.faction, force.deck ?? [])[0]?.refusal
  return (
    <div data-part="verdict">
      <Legality is={fault ? 'bad' : 'good'} rule={fault?.rule ?? (isForce ? 'SETUP-01' : 'TACTIC-02')} role="status">
        {fault ? why(fault) : isForce ? legal(totalOf(cards, force)) : t('forces.deckLegal')}
      </Legality>
    </div>
  )
}

/** Into the game that is being prepared; a deck to a side of its own faction. */
function PlayWith({ own: { force, kind } }: { own: OwnForce }): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const { forces, setForce } = useDraft()
  const sides = SIDES.filter((side) => kind === 'force' || forces[side].faction === force.faction)
  if (sides.length === 0) return <p className="muted t12">{t('forces.deckElsewhere')}</p>
  return (
    <div className="row wrap">
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
  const read = useBrought(payload, (text) => readOwnForce(text, t('forces.fromLink')))
  if (!read) return <p className={`${css.shelf} card`}>{editor.t('link.reading')}</p>
  if (isWrong(read))
    return (
      <div className={`${css.shelf} card`}>
        <WhatIsWrong file={t('forces.fromLink')} wrong={read} />
        <CardsFirst wrong={read} />
      </div>
    )
  return (
    <section className={`${css.shelf} card stack g12`} aria-label={t('forces.fromLink')} data-part="linked-force">
      <h2>
        {t('forces.fromLink')}: <bdi>{read.name}</bdi>
      </h2>
      <Judgement own={read} />
      <div className="row wrap line-above">
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

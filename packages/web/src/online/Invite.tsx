import {
  COMPUTER_LEVELS,
  type ComputerLevel,
  type Created,
  NAME_LENGTH,
  type Pace,
  type Terms,
} from '@tactic48/protocol'
import { fingerprint, SIDES, type SideId, totalOf } from '@tactic48/rules'
import { type FormEvent, type ReactElement, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { battlefieldIn, useDraft } from '../setup/draft.ts'
import { useFieldName } from '../setup/field/FieldChoice.tsx'
import { FieldThumb } from '../setup/field/FieldThumb.tsx'
import { bookOf, playedBook, useOwn } from '../setup/own.ts'
import { specOf, useWhyNot } from '../setup/specOf.ts'
import { Segments } from '../ui/Segments.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { LinkRow, Reach } from './LinkRow.tsx'
import { fullAddress, packLink } from './links.ts'
import { refreshLists, useLists } from './lists.ts'
import css from './Online.module.css'
import { NoAnswer, server } from './requests.ts'
import { freshNonce, keep } from './witness.ts'

const PACES = {
  live: { kind: 'live', minutes: 45, increment: 20, window: 3 },
  days1: { kind: 'days', days: 1, increment: 8 },
  days3: { kind: 'days', days: 3, increment: 24 },
  none: { kind: 'none' },
} as const satisfies { readonly [name: string]: Pace }
type PaceName = keyof typeof PACES
const PACE_NAMES = Object.keys(PACES) as readonly PaceName[]
const WHO = ['link', 'anyone', 'computer'] as const

/** What is prepared in the set-up, as an invitation: one press makes the link. */
export function Invite(): ReactElement {
  const { t } = useTranslation('online')
  const setup = useTranslation('setup').t
  const common = useTranslation()
  const language = useLanguage()
  const heading = useId()
  const draft = useDraft()
  const own = useOwn((store) => store.sets)
  const me = useLists((lists) => lists.me)
  const whyNot = useWhyNot()
  const place = useFieldName(draft.field)
  const table = battlefieldIn(draft.field)?.table
  const cards = useMemo(() => bookOf(own, draft), [own, draft])
  const [side, setSide] = useState<SideId>('blue')
  const [pace, setPace] = useState<PaceName>('live')
  const [who, setWho] = useState<(typeof WHO)[number]>('link')
  const [level, setLevel] = useState<ComputerLevel>('regular')
  const [made, setMade] = useState<Created>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const chosen: Pace = PACES[pace]
  const sheets = [
    setup(`edition.${draft.edition}.name`),
    ...(draft.company === 'none' ? [] : [setup(`company.${draft.company}.name`)]),
  ].join(', ')

  const invite = async (name: string): Promise<void> => {
    const played = draft.forcesBy === 'here' ? playedBook(own, draft, battlefieldIn(draft.field)?.props) : cards
    const prepared = specOf({ ...draft, players: { blue: 'person', ember: 'person' } }, played)
    // HOUSE-17: what happens when time is up.
    const house = { ...prepared.rules.house, clock: chosen.kind !== 'none' }
    const spec = { ...prepared, rules: { ...prepared.rules, house } }
    const { nonce, nonceHash } = freshNonce()
    const terms: Terms = { pace: chosen, isPublic: who === 'anyone', spectators: 1, absences: 3 }
    const ap =
      draft.forcesBy === 'here' ? Math.max(...SIDES.map((one) => totalOf(cards, draft.forces[one]))) : draft.agreedAp
    const card = {
      title: place.slice(0, 80),
      battlefield: draft.field.kind === 'ready' ? draft.field.id : 'laid',
      sheets: sheets.slice(0, 60),
      fingerprint: fingerprint(spec.rules).hash,
      ap,
    }
    if (me?.name !== name) await server.rename(name)
    // By days the other side may begin while this one is away.
    const atOnce = chosen.kind === 'live' || who === 'computer' ? {} : { nonce }
    const seated = who === 'computer' ? { computer: level } : {}
    const created = await server.create({ spec, card, terms, side, nonceHash, ...atOnce, ...seated })
    keep(created.id, { nonce, claim: created.claim, watch: created.watch, commitment: created.commitment, side })
    if (who === 'computer') return goTo({ page: 'distant', id: created.id })
    setMade(created)
    await refreshLists()
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy || whyNot) return
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    setBusy(true)
    setFault(undefined)
    trackWork(invite(name))
      .catch((error: unknown) => setFault(t('failed', { why: error instanceof NoAnswer ? error.why : String(error) })))
      .finally(() => setBusy(false))
  }
  return (
    <section className="card stack g12" aria-labelledby={heading}>
      <h2 id={heading} className="t20">
        {t('invite.heading')}
      </h2>
      {table && !made && (
        <div className={css.field}>
          <FieldThumb name={draft.field.kind === 'ready' ? draft.field.id : place} table={table} />
        </div>
      )}
      <dl className={css.terms}>
        <dt>{t('invite.table')}</dt>
        <dd>
          <bdi>{place}</bdi>
        </dd>
        <dt>{t('invite.rules')}</dt>
        <dd>{sheets}</dd>
        <dt>{t('invite.forces')}</dt>
        <dd>
          {draft.forcesBy === 'here'
            ? setup('force.against', {
                blue: totalOf(cards, draft.forces.blue),
                ember: totalOf(cards, draft.forces.ember),
              })
            : t('invite.forcesSecret', { ap: draft.agreedAp })}
        </dd>
      </dl>
      {!made && (
        <a className="btn" href={hrefOf({ page: 'new' })}>
          {t('invite.change')}
        </a>
      )}
      {made ? (
        <>
          <Ready created={made} pace={chosen} />
          <button type="button" className="btn quiet" onClick={() => setMade(undefined)}>
            {t('invite.another')}
          </button>
        </>
      ) : (
        <form className="stack g12" onSubmit={submit}>
          <Segments
            legend={t('invite.side')}
            options={SIDES}
            chosen={side}
            onChoose={setSide}
            label={(one) => (
              <span className="row g6">
                <SideMark side={one} /> {common.t(`side.${one}`)}
              </span>
            )}
          />
          <Segments
            legend={t('invite.pace')}
            options={PACE_NAMES}
            chosen={pace}
            onChoose={setPace}
            label={(one) => t(`invite.${one}`)}
          />
          <p className="muted t13">
            {chosen.kind === 'live' && t('invite.liveSays', chosen)}
            {chosen.kind === 'days' && t('invite.daysSays', { count: chosen.days, increment: chosen.increment })}
            {chosen.kind === 'none' && t('invite.noneSays')} {t('invite.hints')}
          </p>
          <Segments
            legend={t('invite.who')}
            options={WHO}
            chosen={who}
            onChoose={setWho}
            label={(one) => t(`invite.${one}`)}
          />
          {who === 'computer' && (
            <>
              <Segments
                legend={t('invite.level')}
                options={COMPUTER_LEVELS}
                chosen={level}
                onChoose={setLevel}
                label={(one) => setup(`level.${one}`)}
              />
              <p className="muted t13">{t('invite.computerSays')}</p>
            </>
          )}
          <label className="labelled">
            <span className="t12 muted">{t('invite.name')}</span>
            <input
              type="text"
              name="name"
              key={me?.name}
              defaultValue={me?.name ?? ''}
              maxLength={NAME_LENGTH}
              required
              lang={language}
            />
          </label>
          {(fault ?? whyNot) && (
            <p className="refusal" role="alert">
              {fault ?? setup('option.cannotBegin')}
            </p>
          )}
          <button type="submit" className="btn primary" disabled={busy}>
            {t(who === 'computer' ? 'invite.begin' : 'invite.make')}
          </button>
        </form>
      )}
    </section>
  )
}

function Ready({ created, pace }: { created: Created; pace: Pace }): ReactElement {
  const { t } = useTranslation('online')
  const link = fullAddress(hrefOf({ page: 'join', id: packLink({ game: created.id, token: created.claim }) }))
  const watch = fullAddress(hrefOf({ page: 'distant', id: packLink({ game: created.id, token: created.watch }) }))
  return (
    <div className="stack g10" role="status" data-part="invitation">
      <div className="stack g4">
        <h3 className="cap">{t('invite.ready')}</h3>
        <LinkRow link={link} name={t('invite.ready')} code />
      </div>
      <Reach />
      <div className="stack g4">
        <h3 className="cap">{t('invite.watch')}</h3>
        <LinkRow link={watch} name={t('invite.watch')} />
      </div>
      <p className="muted t13">{t('invite.waiting')}</p>
      {pace.kind !== 'live' && <p className="muted t13">{t('invite.away')}</p>}
      <a className="btn primary" href={hrefOf({ page: 'distant', id: created.id })}>
        {t('invite.toTable')}
      </a>
    </div>
  )
}

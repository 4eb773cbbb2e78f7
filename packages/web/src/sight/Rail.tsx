import { OPEN_TESTS, type OpenTest } from '@tactic48/geometry'
import type { SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { squareAt } from '../paint/frame.ts'
import { boxOf, shapeOf } from '../paint/shape.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Segments } from '../ui/Segments.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { SightMark } from '../ui/SightMark.tsx'
import { type Answer, EDITIONS, type Edition } from './answer.ts'
import { CASE_IDS, FARM } from './orchardFarm.ts'
import { type SightNames, useProofText } from './shownSight.ts'
import { LAYERS, type Layer, present, useSight } from './sightStore.ts'

interface EditionChoiceProps {
  readonly answer: Answer
  readonly onRead: (edition: Edition) => void
  readonly onTest: (openTest: OpenTest) => void
}

/** LOS-07 as each sheet reads it, with what it says about this very line. */
export function EditionChoice({ answer, onRead, onTest }: EditionChoiceProps): ReactElement {
  const { t } = useTranslation(['sight', 'app'])
  const { qs: edition, openTest, nearCoverDistance: near } = answer.rules
  return (
    <section className="card editions">
      <fieldset>
        <legend className="cap">
          {t('edition.heading', { ns: 'app' })} <RuleChip rule="LOS-07" /> <RuleChip rule="LOS-08" />
        </legend>
        {EDITIONS.map((id) => (
          <label key={id} className="edition" data-edition={id}>
            <input type="radio" name="edition" value={id} checked={id === edition} onChange={() => onRead(id)} />
            <span className="edition-name">{t(`edition.${id}`, { ns: 'app' })}</span>
            <span className="edition-says">
              <SightMark sight={answer.byEdition[id]} />
              {t(`verdict.${answer.byEdition[id]}`)}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="edition-reading">{t(`edition.read.${edition}`, { ns: 'app', near })}</p>
      <Segments
        legend={t('edition.openHeading', { ns: 'app' })}
        options={OPEN_TESTS}
        chosen={openTest}
        label={(option) => t(`edition.${option}`, { ns: 'app' })}
        onChoose={onTest}
      />
    </section>
  )
}

const LAYER_ICONS: Record<Layer, IconName> = { fanShooter: 'fan', fanTarget: 'fan', reach: 'reach', third: 'third' }

export function Layers(): ReactElement {
  const { t } = useTranslation(['sight', 'app'])
  const { layers, toggle } = useSight()
  return (
    <section className="card layers" aria-labelledby="layers-heading">
      <h2 id="layers-heading" className="cap">
        {t('layer.heading')}
      </h2>
      <div className="chips layer-chips">
        {LAYERS.map((layer) => (
          <button
            key={layer}
            type="button"
            className="chip"
            aria-pressed={layers[layer]}
            data-layer={layer}
            onClick={() => toggle(layer)}
          >
            <Icon name={LAYER_ICONS[layer]} />
            {t(`layer.${layer}`)}
          </button>
        ))}
      </div>
    </section>
  )
}

export function Cases(): ReactElement {
  const { t } = useTranslation(['sight', 'app'])
  const open = useSight((state) => state.open)
  return (
    <section className="card" aria-labelledby="cases-heading">
      <h2 id="cases-heading" className="cap">
        {t('case.heading')}
      </h2>
      <div className="chips">
        {CASE_IDS.map((id) => (
          <button key={id} type="button" className="chip" data-case={id} onClick={() => open(id)}>
            {t(`case.${id}`)}
          </button>
        ))}
      </div>
    </section>
  )
}

/** Everything on the table in words, for those who listen to it. */
export function TableText(): ReactElement {
  const { t } = useTranslation(['sight', 'app'])
  const state = useSight()
  return (
    <details className="card table-text">
      <summary>
        <Icon name="text" /> {t('table.asText', { ns: 'app' })}
      </summary>
      <p className="muted">{t('table.keys', { ns: 'app' })}</p>
      <ul>
        {present(state).map((id) => {
          const { x, y } = state.places[id]
          return (
            <li key={id}>
              {t('table.row', { ns: 'app', name: t(`who.${id}`), square: squareAt(x / 1000, y / 1000) })}
            </li>
          )
        })}
        {FARM.map(({ id, nameKey, cover, outline }) => {
          const box = boxOf(shapeOf(outline))
          const square = squareAt((box.left + box.right) / 2, (box.top + box.bottom) / 2)
          return (
            <li key={id}>
              {t('table.row', { ns: 'app', name: t(`piece.${nameKey}`), square })}{' '}
              <span className="muted">{t(`cover.${cover}`, { ns: 'app' })}</span>
            </li>
          )
        })}
      </ul>
      <p className="muted">{t('app.unofficial', { ns: 'app' })}</p>
    </details>
  )
}

interface Looker {
  readonly side: SideId
  readonly name: string
}

interface VerdictProps {
  readonly answer: Answer
  readonly shooter: Looker
  readonly target: Looker
  /** What lies and stands between them. */
  readonly names: SightNames
  readonly onSwap: () => void
}

/** LOS-14 in words: what is seen, why, how far, what a die needs, and what is seen looking back. */
export function Verdict({ answer, shooter, target, names, onSwap }: VerdictProps): ReactElement {
  const { t } = useTranslation('sight')
  const { length } = useNumbers()
  const { proof, free } = answer
  const text = useProofText(names)(answer)
  return (
    <section className="card verdict" aria-labelledby="verdict-heading">
      <h2 id="verdict-heading" className="sr">
        {t('verdict.heading')}
      </h2>
      <div className="verdict-pair">
        <b>
          <SideMark side={shooter.side} />
          {shooter.name}
        </b>
        <button type="button" className="btn square quiet" onClick={onSwap} aria-label={t('verdict.swap')}>
          <Icon name="swap" />
        </button>
        <b>
          <SideMark side={target.side} />
          {target.name}
        </b>
      </div>
      <div className={`verdict-class ${proof.sight}`} data-sight={proof.sight}>
        <SightMark sight={proof.sight} />
        <strong>{t(`verdict.${proof.sight}`)}</strong>
        <Need score={answer.need} />
      </div>
      <p className="verdict-proof" data-part="proof">
        {text.proof}{' '}
        {text.rules.map((rule) => (
          <RuleChip key={rule} rule={rule} />
        ))}
      </p>
      {text.near && (
        <p className="verdict-proof muted" data-part="proof">
          {text.near} <RuleChip rule="LOS-07" />
        </p>
      )}
      <dl className="facts" data-part="facts">
        <div>
          <dt>{t('verdict.distance')}</dt>
          <dd>{length(answer.distance)}</dd>
        </div>
        <div>
          <dt>{t('verdict.band')}</dt>
          <dd>
            {t(`verdict.${answer.band}`)} <RuleChip rule="FIRE-03" />
          </dd>
        </div>
        <div>
          <dt>{t('verdict.gap')}</dt>
          <dd>{free ? length(free.gap) : '–'}</dd>
        </div>
        <div className="facts-back">
          <dt>{t('verdict.back')}</dt>
          <dd>
            <SightMark sight={answer.back} /> {t(`verdict.${answer.back}`)} <RuleChip rule="LOS-12" />
          </dd>
        </div>
      </dl>
      <p className="sr" role="status">
        {t(`verdict.${proof.sight}`)}. {text.proof}
      </p>
    </section>
  )
}

function Need({ score }: { score: number | undefined }): ReactElement {
  const { t } = useTranslation('sight')
  if (score === undefined)
    return (
      <span className="need none" data-part="shot-need">
        {t('verdict.noShot')}
      </span>
    )
  return (
    <span className="need" data-part="shot-need">
      <small>{t('verdict.need')}</small> <b>{score}+</b> <RuleChip rule="FIRE-09" />
    </span>
  )
}

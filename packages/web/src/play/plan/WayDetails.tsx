import { cardOf, type Figure, type FigureId, fighterOf, h2hOdds, knownFigure, type Touch } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { act } from '../../input/act.ts'
import { redraft } from '../../input/active.ts'
import { Key } from '../../input/Key.tsx'
import { shownKey } from '../../input/keys.ts'
import { interactionOf } from '../../interactions/actions.ts'
import { type Errand, errandsOf, winsBy } from '../../interactions/contact.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { inGender } from '../../prose/useNames.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { MessengerOptions } from '../call/CallDetails.tsx'
import { usePercent, useShotWords } from '../Odds.tsx'
import { InSightWords, useEndWords, useShortWords } from '../PlanWords.tsx'
import { usePlay } from '../playContext.ts'
import { RuleLine } from '../RuleLine.tsx'
import { usePart, useVerb } from '../tableStore.ts'
import { RideLine } from '../vehiclesAndBunkers/VehicleDetails.tsx'
import { climbsOf, endOf, shortOf } from '../way.ts'

/** Length, price and everything that waits along the way. */
export function WayDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length, list } = useNumbers()
  const percent = usePercent()
  const shotWords = useShotWords()
  const bends = usePart('bends') ?? []
  const { way, charge, near } = prospect
  const extra = (prospect.plan?.price?.tokens ?? 1) - 1
  const climbs = useMemo(() => (prospect.blind ? [] : climbsOf(state, prospect)), [state, prospect])
  const climbed = [...new Set(climbs.map(({ element }) => names.element(element.id)))]
  return (
    <div className="stack g6 t13">
      {way ? (
        <p data-part="way-length" hidden={prospect.blind}>
          <b className="t16">{t('plan.length', { length: length(prospect.length), limit: length(prospect.stride) })}</b>{' '}
          {climbs.length > 0 && (
            <span data-climbs={climbs.length}>
              {t('plan.climb', { count: climbs.length })}: {list(climbed)}
              {extra > 0 && <b> +{t('at', { count: extra })}</b>} <RuleChip rule="MOVE-04" />
            </span>
          )}
          {way.stepInto && <RuleChip rule="MOVE-11" />}
        </p>
      ) : (
        <p className="muted">{t('next.destination')}</p>
      )}
      {way && <RideLine prospect={prospect} />}
      {way?.touch && <ContactLine figure={prospect.figure} touch={way.touch} />}
      {prospect.toward && 'figure' in prospect.toward && (
        <RuleLine rule="GEN-06" data-toward={prospect.toward.figure}>
          {t('plan.toward', { name: names.figure(prospect.toward.figure) })}
        </RuleLine>
      )}
      <GoTo figure={prospect.figure} />
      <MessengerOptions prospect={prospect} />
      <EndLine prospect={prospect} />
      <ul className="stack g4" data-part="dangers" hidden={prospect.dangers.length === 0}>
        {prospect.dangers.flatMap((danger) => {
          if (danger.kind === 'contact')
            return danger.opponents.map((id) => <FightLine key={id} figure={prospect.figure} foe={id} />)
          const { kind, marker, k, odds } = danger
          const harm = odds && t('plan.harm', { wound: percent(odds.wound), lost: percent(odds.elimination) })
          const hit = odds && <b>{percent(1 - odds.miss)}</b>
          const key = `${marker} ${k}`
          if (kind === 'suppression')
            return (
              <RuleLine key={key} as="li" icon="warn" tone="harm" rule="SF-04">
                {t('plan.suppression')}{' '}
                {odds && (
                  <small>
                    {hit} {t('plan.volley')} <RuleChip rule="SF-14" /> {harm}
                  </small>
                )}
              </RuleLine>
            )
          return (
            <RuleLine key={key} as="li" icon="warn" tone="harm" rule={danger.second ? 'OF-04' : 'OF-03'}>
              {hit} {t('plan.odds', { shooter: names.figure(danger.shooter) })}
              {danger.second && `, ${t('plan.second')}`}{' '}
              <small>
                {harm}; {shotWords(danger.odds)}
              </small>
            </RuleLine>
          )
        })}
      </ul>
      <InSightWords prospect={prospect} />
      {charge && !way?.touch && state.rules.contactEndsMove && !prospect.blind && (
        <p className="muted">{t('plan.toward', { name: names.figure(charge) })}</p>
      )}
      {way && !charge && (
        <p className="row wrap g6">
          {near && (
            <button
              type="button"
              className="chip"
              data-contact={way.touch ? 'end' : 'short'}
              onClick={() => redraft({ contact: way.touch ? 'none' : undefined })}
            >
              {t(way.touch ? 'act.stopShort' : 'act.contact')}
            </button>
          )}
          <button
            type="button"
            className="chip"
            onClick={() => prospect.end && redraft({ bends: [...bends, prospect.end], fixed: false, goal: undefined })}
          >
            {t('act.bend')} <Key of="B" />
          </button>
          {bends.length > 0 && (
            <button type="button" className="chip" onClick={() => redraft({ bends: [] })}>
              {t('act.unbend')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** More would be a roll call. */
const MOST = 5

/** GEN-06: those whom a radio, a runner or a medic goes to, and what he may get on or man; each press lays the way into contact. */
function GoTo({ figure }: { figure: Figure }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length } = useNumbers()
  const contact = usePart('contact')
  const goal = usePart('goal')
  const verb = useVerb()
  const errands = useMemo(() => errandsOf(state, figure).slice(0, MOST), [state, figure])
  if (errands.length === 0 || !verb || !interactionOf(verb).gait) return undefined
  const chosen = typeof contact === 'object' && 'figure' in contact ? contact.figure : undefined
  const shownAs = (errand: Errand): { readonly id: string; readonly said: string; readonly pressed: boolean } => {
    if (!('figure' in errand)) {
      const isVehicle = errand.as === 'vehicle'
      const id = isVehicle ? errand.vehicle : `${errand.weapon} ${errand.at.x} ${errand.at.y}`
      const said = isVehicle ? names.vehicle(errand.vehicle) : names.weapon(errand.weapon)
      return { id, said, pressed: goal?.x === errand.at.x && goal.y === errand.at.y }
    }
    const { figure: id, as } = errand
    const name = names.figure(id)
    const one = knownFigure(state, id)
    // A nameless one is called by his role already.
    const isRole = (as === 'radio' || as === 'medic') && !cardOf(state, one).named
    return {
      id,
      said: isRole ? name : t(`plan.goTo.${as}`, { name, ...inGender(names.gender(id)) }),
      pressed: id === chosen,
    }
  }
  return (
    <p className="row wrap g6" data-part="go-to">
      <span className="muted">
        {t('plan.goTo.heading')} <Key of={shownKey('contact')} />
      </span>
      {errands.map((errand) => {
        const { id, said, pressed } = shownAs(errand)
        return (
          <button
            key={id}
            type="button"
            className="chip"
            data-go-to={id}
            aria-pressed={pressed}
            onClick={() =>
              act(
                'figure' in errand
                  ? { kind: 'touch', touch: { figure: errand.figure } }
                  : { kind: 'put', at: errand.at },
              )
            }
          >
            {said}
            {state.rules.premeasure && ` ${length(errand.gap)}`}
          </button>
        )
      })}
    </p>
  )
}

/** LOS-05: the ground that he would stand in, and why he comes no farther. */
function EndLine({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const say = useEndWords()
  const sayShort = useShortWords()
  const goal = usePart('goal')
  const fixed = usePart('fixed') === true
  const end = endOf(state, prospect)
  const short = fixed ? shortOf(state, prospect, goal) : undefined
  return (
    <>
      {end?.kind === 'into' && (
        <p data-into={end.element.id}>
          {say(end)} {prospect.way?.stepInto && t('plan.step')}
        </p>
      )}
      {short && (
        <p data-short>
          {sayShort(short)} {short.refusal && <RuleChip rule={short.refusal.rule} />}
        </p>
      )}
    </>
  )
}

/** GEN-06: contact is named, never a matter of a hair's breadth. */
function ContactLine({ figure, touch }: { figure: Figure; touch: Touch }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const name = 'figure' in touch ? names.figure(touch.figure) : names.element(touch.element)
  return (
    <p data-touch={'figure' in touch ? touch.figure : touch.element}>
      {t('plan.contact', { name })} <RuleChip rule="GEN-06" />
      {winsBy(state, figure, touch) && (
        <>
          {' '}
          <b>{t('plan.ends.objective')}</b> <RuleChip rule="VICT-02" />
        </>
      )}
    </p>
  )
}

function FightLine({ figure, foe }: { figure: Figure; foe: FigureId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const percent = usePercent()
  const other = state.figures.find(({ id }) => id === foe)
  const odds = useMemo(
    () => other && h2hOdds(fighterOf(state, figure), fighterOf(state, other), state.rules),
    [state, figure, other],
  )
  if (!odds) return undefined
  return (
    <RuleLine as="li" icon="fight" tone="harm" rule="H2H-02">
      {t('plan.fight', {
        name: names.figure(figure.id),
        lost: percent(odds.mover.eliminated),
        foe: names.figure(foe),
        foeLost: percent(odds.opponent.eliminated),
      })}
    </RuleLine>
  )
}

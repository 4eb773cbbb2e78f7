import { amountsOf, tacticWords } from '@tactic48/content'
import {
  CARD_LIMITS,
  ENEMY_ACTIONS,
  type LASTS,
  TACTIC_EFFECT_KINDS,
  TACTIC_EFFECTS,
  TACTIC_TURNS,
  type TacticEffectKind,
  UNIVERSAL,
  type WHO,
} from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../../i18n/lengths.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CheckField, ChoiceField, FaultAt, NamesField, NumberAt, useForm } from '../form/Form.tsx'
import { isSketch, listAt, type Sketch, textAt, valueAt } from '../form/sketch.ts'

interface Row {
  readonly who?: readonly (typeof WHO)[number][]
  readonly amount?: readonly [number, number]
  readonly lasts?: readonly (typeof LASTS)[number][]
}

const rowOf = (kind: TacticEffectKind): Row => TACTIC_EFFECTS[kind]
const isKind = (text: string): text is TacticEffectKind => TACTIC_EFFECT_KINDS.some((kind) => kind === text)

/** An effect of this kind with what it needs, as near to the one before as can be. */
function begun(effect: TacticEffectKind, before: Sketch): Sketch {
  const { who, amount, lasts } = rowOf(effect)
  const amounts = amountsOf(amount)
  const fitting = <T,>(all: readonly T[] | undefined, value: unknown): T | undefined =>
    all && (all.find((one) => one === value) ?? all[0])
  const much =
    typeof before['amount'] === 'number' && amounts.includes(before['amount'])
      ? before['amount']
      : amounts.find((n) => n === 1)
  return {
    effect,
    ...(who && { who: fitting(who, before['who']) }),
    ...(amount && { amount: much ?? amounts[0] }),
    ...(lasts && { lasts: fitting(lasts, before['lasts']) }),
  }
}

/** HOUSE-10, TACTIC-09, TACTIC-10. */
export function TacticForm({ owner }: { owner: string }): ReactElement {
  const { t } = useTranslation('editor')
  const words = tacticWords(useLanguage())
  const { sketch, put } = useForm()
  const effects = listAt(sketch, 'effects') as readonly Sketch[]
  const windows = [
    ...TACTIC_TURNS.map((turn) => ({ value: turn, label: words.turns[turn], group: t('card.turns') })),
    ...ENEMY_ACTIONS.map((action) => ({
      value: `after ${action}`,
      label: words.after[action],
      group: t('card.answers'),
    })),
  ]
  return (
    <>
      <NamesField at="name" label={t('card.name')} />
      <div className="form-pair">
        <div className="field">
          <label>
            {t('card.window')}
            <select value={windowIn(sketch)} onChange={({ target }) => put('window', windowOf(target.value))}>
              <WindowOptions windows={windows} />
            </select>
          </label>
          <FaultAt at="window" />
        </div>
        <ChoiceField
          at="faction"
          label={t('card.forWhom')}
          none={owner}
          choices={[{ value: UNIVERSAL, label: t('card.everybody') }]}
        />
        <NumberAt at="atCost" label={t('card.atCost')} least={0} most={CARD_LIMITS.tokens} />
        <NumberAt at="maxCopies" label={t('card.maxCopies')} least={1} most={CARD_LIMITS.copies} />
      </div>
      <CheckField at="universalLimited" label={t('card.limited')} />
      <fieldset className="form-part">
        <legend>{t('card.effects')}</legend>
        <ul className="form-rows">
          {effects
            .map((effect, i) => ({ effect, i, at: `effects.${i}` }))
            .map(({ effect, i, at }) => (
              <EffectRow key={at} at={at} effect={effect} onRemove={() => put('effects', effects.toSpliced(i, 1))} />
            ))}
        </ul>
        {effects.length < 6 && (
          <button
            type="button"
            className="btn"
            onClick={() => put('effects', [...effects, begun(nextKind(effects), effects.at(-1) ?? {})])}
          >
            <Icon name="plus" /> {t('add')}
          </button>
        )}
        {effects.length === 0 && <FaultAt at="effects" />}
      </fieldset>
    </>
  )
}

/** One that the card does not have yet. */
const nextKind = (effects: readonly Sketch[]): TacticEffectKind =>
  TACTIC_EFFECT_KINDS.find((kind) => !effects.some(({ effect }) => effect === kind)) ?? 'move'

const windowIn = (sketch: Sketch): string =>
  isSketch(sketch['window']) ? `after ${textAt(sketch, 'window.afterEnemyAction')}` : textAt(sketch, 'window')

const windowOf = (chosen: string): unknown =>
  chosen.startsWith('after ') ? { afterEnemyAction: chosen.slice('after '.length) } : chosen

function WindowOptions({
  windows,
}: {
  windows: readonly { value: string; label: string; group: string }[]
}): ReactElement {
  return (
    <>
      {[...new Set(windows.map(({ group }) => group))].map((group) => (
        <optgroup key={group} label={group}>
          {windows
            .filter((one) => one.group === group)
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  )
}

function EffectRow({ at, effect, onRemove }: { at: string; effect: Sketch; onRemove: () => void }): ReactElement {
  const { t } = useTranslation('editor')
  const words = tacticWords(useLanguage())
  const unit = useLengthUnit((store) => store.unit)
  const { put } = useForm()
  const kind = textAt(effect, 'effect')
  const row = isKind(kind) ? rowOf(kind) : {}
  const amounts = amountsOf(row.amount)
  const amount = valueAt(effect, 'amount')
  const many = effect['who'] === 'friends' || effect['who'] === 'enemies'
  const label = (each: TacticEffectKind): string => {
    const of = amountsOf(rowOf(each).amount)
    const shown = each === kind && typeof amount === 'number' ? amount : (of.find((n) => n === 1) ?? of[0] ?? 0)
    return words.effects[each](shown, many, unit)
  }
  return (
    <li className="form-row">
      <ChoiceField
        at={`${at}.effect`}
        label={t('card.effect')}
        choices={TACTIC_EFFECT_KINDS.map((each) => ({ value: each, label: label(each) }))}
        onChoose={(chosen) => isKind(chosen) && put(at, begun(chosen, effect))}
      />
      {row.who && (
        <ChoiceField
          at={`${at}.who`}
          label={t('card.who')}
          choices={row.who.map((who) => ({ value: who, label: words.who[who] }))}
        />
      )}
      {row.amount && (
        <div className="field">
          <label>
            {t('card.amount')}
            <select
              value={typeof amount === 'number' ? amount : ''}
              onChange={({ target }) => put(`${at}.amount`, Number(target.value))}
            >
              {amounts.map((n) => (
                <option key={n} value={n}>
                  {Number(n) > 0 ? `+${n}` : `−${Math.abs(Number(n))}`}
                </option>
              ))}
            </select>
          </label>
          <FaultAt at={`${at}.amount`} />
        </div>
      )}
      {row.lasts && (
        <ChoiceField
          at={`${at}.lasts`}
          label={t('card.lasts')}
          choices={row.lasts.map((time) => ({ value: time, label: words.lasts[time] }))}
        />
      )}
      <button type="button" className="btn square quiet" aria-label={t('remove')} onClick={onRemove}>
        <Icon name="bin" />
      </button>
      <FaultAt at={at} />
    </li>
  )
}

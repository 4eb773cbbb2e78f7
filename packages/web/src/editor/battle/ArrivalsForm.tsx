import { FACTIONS, withSets } from '@tactic48/content'
import { SIDES, SUPPORT } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useCardNames } from '../../setup/forces/useCardNames.ts'
import { useOwnCards } from '../../setup/ownCards.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Choice, ChoiceField, FaultAt, NumberAt, Options, useForm } from '../form/Form.tsx'
import { isSketch, listAt, type Sketch, textAt } from '../form/sketch.ts'

/** TURN-02: reinforcements and support fire that come by themselves. */
export function ArrivalsForm(): ReactElement {
  const { t } = useTranslation('editor')
  const { sketch, put } = useForm()
  const list = listAt(sketch, 'arrivals') as readonly Sketch[]
  const cards = useCharacterChoices()
  const setList = (arrivals: readonly Sketch[]): void => put('arrivals', arrivals.length > 0 ? arrivals : undefined)
  return (
    <fieldset className="form-part">
      <legend>{t('battle.arrivals')}</legend>
      <ul className="form-rows">
        {list
          .map((arrival, i) => ({ arrival, i, at: `arrivals.${i}` }))
          .map(({ arrival, i, at }) => (
            <Arrival key={at} at={at} arrival={arrival} cards={cards} onRemove={() => setList(list.toSpliced(i, 1))} />
          ))}
      </ul>
      <div className="editor-acts">
        <button
          type="button"
          className="btn"
          onClick={() =>
            setList([...list, { kind: 'reinforcements', side: 'blue', due: 3, members: [cards[0]?.value ?? ''] }])
          }
        >
          <Icon name="plus" /> {t('battle.addReinforcements')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() =>
            setList([
              ...list,
              { kind: 'supportFire', side: 'blue', due: 2, profile: 'heavyMortar', ammo: 'he', target: [12, 12] },
            ])
          }
        >
          <Icon name="plus" /> {t('battle.addSupport')}
        </button>
      </div>
    </fieldset>
  )
}

function useCharacterChoices(): readonly Choice[] {
  const language = useLanguage()
  const names = useCardNames()
  const sets = useOwnCards((store) => store.sets)
  return withSets(FACTIONS, sets).flatMap(({ characters, name }) =>
    characters.map((card) => ({ value: String(card.id), label: names.full(card), group: name[language] })),
  )
}

interface ArrivalProps {
  readonly at: string
  readonly arrival: Sketch
  readonly cards: readonly Choice[]
  readonly onRemove: () => void
}

function Arrival({ at, arrival, cards, onRemove }: ArrivalProps): ReactElement {
  const { t } = useTranslation('editor')
  const common = useTranslation()
  const play = useTranslation('play')
  const isFire = arrival['kind'] === 'supportFire'
  return (
    <li className="form-row">
      <ChoiceField
        at={`${at}.side`}
        label={t('battle.side')}
        choices={SIDES.map((side) => ({ value: side, label: common.t(`side.${side}`) }))}
      />
      <NumberAt at={`${at}.due`} label={t('battle.due')} least={1} most={40} />
      {isFire ? (
        <>
          <ChoiceField
            at={`${at}.profile`}
            label={t('battle.guns')}
            choices={SUPPORT.map((profile) => ({ value: profile, label: play.t(`call.guns.${profile}`) }))}
          />
          <ChoiceField
            at={`${at}.ammo`}
            label={t('card.ammo')}
            choices={(['he', 'smoke'] as const).map((ammo) => ({ value: ammo, label: t(`card.ammoKind.${ammo}`) }))}
          />
          <NumberAt at={`${at}.target.0`} label={t('battle.x')} least={0} most={96} step={0.5} />
          <NumberAt at={`${at}.target.1`} label={t('battle.y')} least={0} most={96} step={0.5} />
        </>
      ) : (
        <Members at={`${at}.members`} cards={cards} />
      )}
      <button type="button" className="btn square quiet" aria-label={t('remove')} onClick={onRemove}>
        <Icon name="bin" />
      </button>
      <FaultAt at={at} />
    </li>
  )
}

function Members({ at, cards }: { at: string; cards: readonly Choice[] }): ReactElement {
  const { t } = useTranslation('editor')
  const { sketch, put } = useForm()
  const members = listAt(sketch, at)
  const nameOf = (member: unknown): string => {
    const id = isSketch(member) ? textAt(member, 'card') : String(member)
    const count = isSketch(member) && typeof member['count'] === 'number' ? ` × ${member['count']}` : ''
    return `${cards.find(({ value }) => value === id)?.label ?? id}${count}`
  }
  return (
    <div className="field editor-members">
      <span className="cap">{t('battle.members')}</span>
      <ul className="chosen-weapons">
        {members
          .map((member, i) => ({ name: nameOf(member), i, key: `${at}.${i}` }))
          .map(({ name, i, key }) => (
            <li key={key}>
              <bdi>{name}</bdi>
              <button
                type="button"
                className="btn square quiet"
                aria-label={`${t('remove')}: ${name}`}
                onClick={() => put(at, members.toSpliced(i, 1))}
              >
                <Icon name="minus" />
              </button>
            </li>
          ))}
      </ul>
      <select
        aria-label={t('battle.addMember')}
        value=""
        onChange={({ target }) => target.value && put(at, [...members, target.value])}
      >
        <option value="">{t('battle.addMember')}</option>
        <Options choices={cards} />
      </select>
    </div>
  )
}

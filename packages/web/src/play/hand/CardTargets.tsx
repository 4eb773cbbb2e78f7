import { allowanceOf, type FigureId, faceOf, fighterOf, figureOf, type SideId, strideOf } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { act } from '../../input/act.ts'
import { redraft } from '../../input/active.ts'
import { Key } from '../../input/Key.tsx'
import { cardPlay } from '../../interactions/cards.ts'
import { useStateWords } from '../../prose/useStateWords.ts'
import { TacticCardFace } from '../../tacticCard/TacticCard.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { commit } from '../commands.ts'
import { usePercent } from '../Odds.tsx'
import { Options } from '../Options.tsx'
import { useSmall } from '../onScreen.ts'
import { usePlay } from '../playContext.ts'
import { usePart, useTable } from '../tableStore.ts'
import css from './Hand.module.css'
import { type CardPreview, cardPreview, heldCards, namedBy, type ShotChange } from './heldCards.ts'
import { putCardBack } from './playing.ts'

/** A card is taken up: whom it is for, with what it would change for each of them. */
export function CardTargets({ side }: { side: SideId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, names } = play
  const language = useLanguage()
  const small = useSmall()
  const taken = usePart('card')
  const chosen = usePart('on')
  const weapon = usePart('weapon')
  const draft = useTable((table) => table.draft)
  const held = heldCards(state, side).find(({ card }) => card.id === taken)
  const words = useChangeWords()
  const previews = useMemo(
    () =>
      namedBy(held?.plays ?? []).flatMap((id) => {
        const figure = figureOf(state, id)
        const one = held?.plays.find((each) => each.figure === id)
        return figure ? [{ figure, preview: one && cardPreview(state, one) }] : []
      }),
    [state, held],
  )
  if (!held) return undefined
  const weapons = held.plays.flatMap((one) => (one.figure === chosen && one.weapon !== undefined ? [one.weapon] : []))
  const ready = draft?.verb === 'playCard' && cardPlay(draft, play)
  return (
    <div className={css.targets} data-taken={held.card.id}>
      {!small && <TacticCardFace card={held.card} />}
      <div className={css.whom}>
        <h3>{t('hand.onWhom', { card: held.card.name[language] })}</h3>
        <p className="muted">{t('hand.onWhomNote')}</p>
        <Options
          by="data-card-target"
          columns={250}
          options={previews.map(({ figure, preview }) => ({
            id: figure.id,
            name: (
              <span className="row g6">
                <SideMark side={figure.side} /> {names.figure(figure.id)}
              </span>
            ),
            note:
              preview &&
              [...preview.shots.map(words.shot), ...words.figure(preview, figure.id)].slice(0, 2).join(' · '),
            chosen: figure.id === chosen,
            onChoose: () => act({ kind: 'tap', spot: figure.position, figure, bend: false }),
            onPoint: (away) => useTable.getState().change({ hovered: away ? undefined : figure.id }),
          }))}
        />
        {chosen && weapons.length > 1 && (
          <fieldset className="row wrap g6">
            <legend className="cap">{t('hand.whichWeapon', { name: names.figure(chosen) })}</legend>
            {weapons.map((one) => (
              <button
                key={one}
                type="button"
                className="chip"
                aria-pressed={one === weapon}
                data-card-weapon={one}
                onClick={() => redraft({ weapon: one })}
              >
                {names.weapon(one)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <div className={small ? 'halves' : 'stack'}>
        <button type="button" className="btn" data-put-back onClick={putCardBack}>
          {t('hand.putBack')} <Key of="Esc" />
        </button>
        <button type="button" className="btn final" data-play-taken disabled={!ready} onClick={commit}>
          {chosen ? t('hand.playOn', { name: names.figure(chosen) }) : t('hand.play')} <Key of="⏎" />
        </button>
      </div>
    </div>
  )
}

interface ChangeWords {
  /** Need or dice of a shot, before and after. */
  readonly shot: (change: ShotChange) => string
  readonly hits: (change: ShotChange) => string
  /** What becomes of one Character. */
  readonly figure: (preview: CardPreview, id: FigureId) => readonly string[]
  /** What becomes of the pool and the hand of the side that plays. */
  readonly side: (preview: CardPreview, side: SideId) => readonly string[]
}

/** What is new about somebody; what is over is named with an arrow to nothing. */
function stateChange(before: readonly string[], after: readonly string[]): readonly string[] {
  const gone = before.filter((word) => !after.includes(word))
  const come = after.filter((word) => !before.includes(word))
  if (gone.length === 0) return come
  return [`${gone.join(', ')} → ${come.join(', ') || '–'}`]
}

/** What a card changes, as values before and after it. */
export function useChangeWords(): ChangeWords {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length } = useNumbers()
  const percent = usePercent()
  const words = useStateWords(state)
  const { premeasure } = state.rules

  const changed = <T extends string | number>(before: T, after: T, say: (values: { before: T; after: T }) => string) =>
    before === after ? [] : [say({ before, after })]

  return {
    shot: ({ shooter, target, before, after }) => {
      const who = { shooter: names.figure(shooter), target: names.figure(target) }
      const need = (score: number): string => t('needs', { n: score })
      return before.need.score === after.need.score
        ? t('hand.changes.dice', { ...who, before: before.dice, after: after.dice })
        : t('hand.changes.needs', { ...who, before: need(before.need.score), after: need(after.need.score) })
    },
    hits: ({ before, after }) =>
      t('hand.changes.hits', { before: percent(1 - before.miss), after: percent(1 - after.miss) }),
    figure: ({ after }, id) => {
      const now = figureOf(state, id)
      const then = figureOf(after, id)
      if (!now || !then) return []
      const { move } = faceOf(state, now)
      return [
        ...(move === undefined || !premeasure
          ? []
          : changed(length(strideOf(state, now, 'move')), length(strideOf(after, then, 'move')), (values) =>
              t('hand.changes.move', values),
            )),
        ...changed(allowanceOf(state, now), allowanceOf(after, then), (values) => t('hand.changes.actions', values)),
        ...changed(fighterOf(state, now).healthy, fighterOf(after, then).healthy, (values) =>
          t('hand.changes.fight', values),
        ),
        ...stateChange(words(now).split(', '), words(then).split(', ')),
      ]
    },
    side: ({ after }, side) => [
      ...changed(state.sides[side].tokens, after.sides[side].tokens, (values) => t('hand.changes.tokens', values)),
      ...changed(state.sides[side].hand.size - 1, after.sides[side].hand.size, (values) =>
        t('hand.changes.cards', values),
      ),
    ],
  }
}

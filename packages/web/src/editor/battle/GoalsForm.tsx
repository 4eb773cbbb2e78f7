import { EDGES, type GameState, SIDES, type SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNames } from '../../prose/useNames.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Choice, ChoiceField, FaultAt, NumberAt, useForm } from '../form/Form.tsx'
import { isSketch, listAt, type Sketch, textAt, valueAt } from '../form/sketch.ts'

const KINDS = ['touch', 'hold', 'leave', 'evacuate', 'message', 'survive', 'eliminate'] as const
type Kind = (typeof KINDS)[number]
const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text)

/** A goal of this kind to begin with. */
function begun(kind: Kind, element: string, rounds: number): Sketch {
  switch (kind) {
    case 'touch':
      return { kind, element }
    case 'hold':
      return { kind, element, until: rounds }
    case 'leave':
      return { kind, edge: 'north', figures: 4 }
    case 'evacuate':
      return { kind, casualties: 1 }
    case 'message':
      return { kind, messages: 1 }
    case 'survive':
      return { kind, until: rounds, figures: 1 }
    case 'eliminate':
      return { kind, share: 50 }
  }
}

const NO_TABLE = { width: 0, height: 0, elements: [], dressing: [] }
const NO_CARDS = { characters: {}, weapons: {} }

/** HOUSE-20: what wins the battle, when it ends, and who has won then. */
export function GoalsForm({ table }: { table: GameState['table'] | undefined }): ReactElement {
  const { t } = useTranslation('editor')
  const common = useTranslation()
  const names = useNames({ figures: [], sheets: [], cards: NO_CARDS, table: table ?? NO_TABLE })
  const elements = (table?.elements ?? []).map(({ id }) => ({
    value: String(id),
    label: `${names.element(id)} (${id})`,
  }))
  return (
    <fieldset className="form-part">
      <legend>{t('battle.goals')}</legend>
      <div className="form-pair">
        <NumberAt at="goals.limit.rounds" label={t('battle.rounds')} least={1} most={100} />
        <ChoiceField
          at="goals.limit.winner"
          label={t('battle.winner')}
          choices={[
            ...SIDES.map((side) => ({ value: side, label: common.t(`side.${side}`) })),
            { value: 'draw', label: t('battle.draw') },
            { value: 'share', label: t('battle.share') },
          ]}
        />
        <ChoiceField
          at="goals.losses"
          label={t('battle.losses')}
          choices={[
            { value: 'decide', label: t('battle.lossesAre.decide') },
            { value: 'ignore', label: t('battle.lossesAre.ignore') },
          ]}
        />
      </div>
      <div className="editor-sides">
        {SIDES.map((side) => (
          <SideGoals key={side} side={side} elements={elements} />
        ))}
      </div>
    </fieldset>
  )
}

function SideGoals({ side, elements }: { side: SideId; elements: readonly Choice[] }): ReactElement {
  const { t } = useTranslation('editor')
  const common = useTranslation()
  const { sketch, put } = useForm()
  const at = `goals.sides.${side}`
  const list = listAt(sketch, `${at}.list`) as readonly Sketch[]
  const rounds = Number(valueAt(sketch, 'goals.limit.rounds') ?? 8)
  const setList = (goals: readonly Sketch[]): void =>
    put(at, goals.length === 0 ? undefined : { needs: textAt(sketch, `${at}.needs`) || 'any', list: goals })
  return (
    <section className="editor-goals">
      <h3>{t('battle.goalsOf', { side: common.t(`side.${side}`) })}</h3>
      {isSketch(valueAt(sketch, at)) && (
        <ChoiceField
          at={`${at}.needs`}
          label={t('battle.needs')}
          choices={[
            { value: 'any', label: t('battle.needsAre.any') },
            { value: 'all', label: t('battle.needsAre.all') },
          ]}
        />
      )}
      <ul className="form-rows">
        {list
          .map((goal, i) => ({ goal, i, here: `${at}.list.${i}` }))
          .map(({ goal, i, here }) => (
            <li key={here} className="form-row">
              <ChoiceField
                at={`${here}.kind`}
                label={t('battle.goal')}
                choices={KINDS.map((kind) => ({ value: kind, label: t(`battle.goalKind.${kind}`) }))}
                onChoose={(kind) => isKind(kind) && put(here, begun(kind, elements[0]?.value ?? '', rounds))}
              />
              {'element' in goal && (
                <ChoiceField at={`${here}.element`} label={t('battle.element')} choices={elements} />
              )}
              {(goal['kind'] === 'leave' || goal['kind'] === 'message') && (
                <EdgeField at={`${here}.edge`} optional={goal['kind'] === 'message'} />
              )}
              {'until' in goal && <NumberAt at={`${here}.until`} label={t('battle.until')} least={1} most={100} />}
              {'figures' in goal && (
                <NumberAt at={`${here}.figures`} label={t('battle.figures')} least={1} most={300} />
              )}
              {'casualties' in goal && (
                <NumberAt at={`${here}.casualties`} label={t('battle.casualties')} least={1} most={300} />
              )}
              {'messages' in goal && (
                <NumberAt at={`${here}.messages`} label={t('battle.messages')} least={1} most={300} />
              )}
              {'share' in goal && <NumberAt at={`${here}.share`} label={t('battle.lostShare')} least={1} most={100} />}
              <button
                type="button"
                className="btn square quiet"
                aria-label={t('remove')}
                onClick={() => setList(list.toSpliced(i, 1))}
              >
                <Icon name="bin" />
              </button>
            </li>
          ))}
      </ul>
      {list.length === 0 && <p className="muted small">{t('battle.noGoals')}</p>}
      <button type="button" className="btn" onClick={() => setList([...list, begun('eliminate', '', rounds)])}>
        <Icon name="plus" /> {t('add')}
      </button>
      {list.length === 0 && <FaultAt at={at} />}
    </section>
  )
}

function EdgeField({ at, optional }: { at: string; optional: boolean }): ReactElement {
  const { t } = useTranslation('editor')
  const play = useTranslation('play')
  return (
    <ChoiceField
      at={at}
      label={t('battle.byEdge')}
      {...(optional && { none: t('battle.anyEdge') })}
      choices={EDGES.map((edge) => ({ value: edge, label: play.t(`edge.${edge}`) }))}
    />
  )
}

import type { CallKind, CallOptions, Refusal } from '@tactic48/rules'
import { type ReactElement, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { Key } from '../../input/Key.tsx'
import { useDockKeys } from '../../input/useDockKeys.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePlay } from '../playContext.ts'

interface KindsProps {
  readonly options: CallOptions
  readonly kinds: readonly { readonly kind: CallKind; readonly refusal?: Refusal | undefined }[]
  readonly chosen: CallKind | undefined
  readonly onChoose: (kind: CallKind) => void
}

/** CALL-05: the three kinds; what cannot be called is there too, with its reason. */
export function Kinds({ options, kinds, chosen, onChoose }: KindsProps): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const why = useWhy(state)
  const words = useKindWords(options)
  useDockKeys(
    useCallback(
      (key) => {
        const one = kinds[Number(key) - 1]
        if (one && !one.refusal) onChoose(one.kind)
        return one !== undefined
      },
      [kinds, onChoose],
    ),
  )
  return (
    <ul className="call-kinds">
      {kinds.map(({ kind, refusal }, i) => (
        <li key={kind}>
          <button
            type="button"
            className={`call-kind${refusal ? ' no' : ''}`}
            data-kind={kind}
            aria-pressed={kind === chosen}
            aria-disabled={refusal ? true : undefined}
            onClick={() => !refusal && onChoose(kind)}
          >
            <b>{t(`call.kind.${kind}`)}</b>
            {refusal ? <small>{why(refusal)}</small> : <small>{words[kind]}</small>}
            {!refusal && <Key of={String(i + 1)} />}
          </button>
          {refusal && <RuleChip rule={refusal.rule} />}
        </li>
      ))}
    </ul>
  )
}

/** What each kind would bring. */
function useKindWords({ teams, support, mortar }: CallOptions): { readonly [K in CallKind]: string } {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { list } = useNumbers()
  const sure = teams.odds.indexOf(1)
  return {
    reinforcements: sure < 0 ? t('call.teamsRolled') : t('call.teams', { count: sure + 1 }),
    supportFire: list(support.profiles.map(({ profile }) => t(`call.guns.${profile}`))),
    platoonMortar: t(state.rules.company?.platoonCallDelay === 'immediate' ? 'call.bombsNow' : 'call.bombs', {
      count: mortar.shells,
    }),
  }
}

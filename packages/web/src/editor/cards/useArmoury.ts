import { ARMOURY } from '@tactic48/content'
import { weaponId } from '@tactic48/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useWeaponName } from '../../prose/useWeaponName.ts'
import type { Choice } from '../form/Form.tsx'
import { textAt } from '../form/sketch.ts'
import { fileOfSet, useCardEditor } from './cardStore.ts'
import { cardsIn } from './setFile.ts'

/** Every weapon that a card of the open set may carry. */
export function useArmoury(): readonly Choice[] {
  const { t } = useTranslation('editor')
  const name = useWeaponName()
  const set = useCardEditor(({ open }) => open?.set)
  return useMemo(() => {
    const file = set === undefined ? undefined : fileOfSet(set)
    const own = (file ? cardsIn(file, 'weapon') : []).map((weapon) => ({
      value: textAt(weapon, 'id'),
      label: textAt(weapon, 'type'),
      group: t('card.own'),
    }))
    const ours = Object.values(ARMOURY)
      .map(({ id, type }) => ({ value: weaponId(id), label: name({ type }), group: t('card.ours') }))
      .sort((a, b) => a.label.localeCompare(b.label))
    return [...own, ...ours]
  }, [set, name, t])
}

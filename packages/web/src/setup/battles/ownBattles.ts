import { type Battle, readBattleFile } from '@tactic48/content/battles'
import { useMemo } from 'react'
import { isWrong, type Wrong } from '../../files/wrong.ts'
import { readFile, useOwn } from '../own.ts'
import { ALL_FIELDS } from '../sheets.ts'

export interface OwnBattle {
  readonly text: string
  readonly id: string
  readonly battle: Battle
}

/** A battle file that somebody else may have written. */
export const readOwnBattle = (text: string): OwnBattle | Wrong =>
  readFile(() => {
    const battle = readBattleFile(text, ALL_FIELDS)
    return { text, id: battle.id, battle }
  })

/** The battles on the player's shelf; what is of another day or another hand is not listed. */
export function useOwnBattles(): readonly OwnBattle[] {
  const kept = useOwn((store) => store.battles)
  return useMemo(
    () =>
      kept.flatMap(({ text }) => {
        const one = readOwnBattle(text)
        return isWrong(one) ? [] : [one]
      }),
    [kept],
  )
}

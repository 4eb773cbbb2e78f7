import i18next from 'i18next'
import { goTo } from '../app/route.ts'
import { useGame } from '../game/gameStore.ts'
import { LEVELS, type Players } from '../game/savedGame.ts'
import { sheetOfReader } from '../game/sheetOfReader.ts'
import { guideThrough } from '../play/guide/guided.ts'
import { remembered } from '../setup/kept.ts'
import { MATCHES, preparedMatch } from './matches.ts'

/** The opponent that was last chosen in set-up, which is not loaded for it; at first the easy one. */
function lastLevel(): (typeof LEVELS)[number] {
  const draft: unknown = remembered('draft')
  const level = typeof draft === 'object' && draft && 'level' in draft ? draft.level : undefined
  return LEVELS.find((one) => one === level) ?? LEVELS[0]
}

/** Puts a battle on the table at once; `played` games move on to other tables. */
export async function playAtOnce(players: Players, played: number): Promise<boolean> {
  const match = MATCHES[played % MATCHES.length]
  const spec = match && preparedMatch(match, sheetOfReader(i18next.language))
  if (!spec) return false
  const begun = await useGame
    .getState()
    .begin(spec, { title: '', battlefield: match.field, players, level: lastLevel() }, 'byHand')
  if (!('id' in begun)) return false
  // Whoever played beside a friend first has not been guided yet.
  if (players.ember === 'opponent') guideThrough(begun.id)
  goTo({ page: 'game', id: begun.id })
  return true
}

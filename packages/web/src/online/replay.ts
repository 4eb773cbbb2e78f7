import type { Proof } from '@tactic48/protocol'
import { isRefusal, type Log, reopening } from '@tactic48/rules'
import { saveText } from '../files/saveToFile.ts'
import { useGame } from '../game/gameStore.ts'
import { momentHref } from '../replay/playback.ts'
import { server } from './requests.ts'
import { keep, keptOf } from './witness.ts'

/** What a replay is called: its table, and who played. */
interface Called {
  readonly card: { readonly title: string; readonly battlefield: string }
  readonly names: { readonly blue?: string | undefined; readonly ember?: string | undefined }
}

/** An ended game becomes one of this browser and is watched from there, at the moment that is asked for. */
export async function watchAgain(id: string, { card, names }: Called, moment = 0): Promise<void> {
  const { replay } = keptOf(id)
  const there = replay !== undefined && (await useGame.getState().resume(replay)) === 'there'
  const game = there ? replay : await adopted(await server.proof(id), { card, names })
  keep(id, { replay: game })
  window.location.hash = momentHref(game, moment)
}

async function adopted(proof: Proof, { card, names }: Called): Promise<string> {
  const title = `${card.title}: ${names.blue ?? ''} – ${names.ember ?? ''}`.slice(0, 120)
  const players = { blue: 'person', ember: 'person' } as const
  const begun = await useGame
    .getState()
    .adopt(logIn(proof), { title, battlefield: card.battlefield === 'laid' ? '' : card.battlefield, players })
  if (!('id' in begun)) throw new Error(JSON.stringify(begun))
  return begun.id
}

/** The game that a proof holds, played again from its first command: what comes from a server is proven like a file. */
function logIn({ entries: [opening = '{}', ...entries] }: Proof): Log {
  const work = reopening({
    ...(JSON.parse(opening) as object),
    entries: entries.map((one) => JSON.parse(one) as unknown),
  })
  for (;;) {
    const { done, value } = work.next()
    if (!done) continue
    if (isRefusal(value)) throw new Error(JSON.stringify(value))
    return value.log
  }
}

/** The game with everything that proves its dice, for a script that knows nothing of this program (docs/DICE.md). */
export async function saveProof(id: string, title: string): Promise<void> {
  saveText(`${title} proof`, JSON.stringify(await server.proof(id)), 'json')
}

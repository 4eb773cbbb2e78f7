import { Bundles } from '../bundles/bundles.ts'
import { StoreError } from '../store/database.ts'
import { Pins } from '../store/pins.ts'
import type { Store } from '../store/store.ts'
import type { Deed } from './deeds.ts'

/** Heard by every node: it compares the games of other releases now. */
export const UPGRADE_BELL = 'upgrade'

/** What an operator does about the engines and page builds of running games. */
export const BUNDLE_DEEDS = {
  bundles: {
    usage: '',
    says: 'lists engines and page builds, and how many games go on on each',
    async carryOut({ db }) {
      const pins = new Pins(db)
      const lines = (await new Bundles(db).all()).map(async ({ name, kind, engine, keptAt, isWithdrawn }) => {
        const games = (await pins.playedOn(name)).length
        const kept = new Date(keptAt).toISOString().slice(0, 16).replace('T', ' ')
        const of = engine ? ` of engine ${engine}` : ''
        return `${kind} ${name}${of}, kept ${kept}, ${games} games${isWithdrawn ? ', withdrawn' : ''}`
      })
      return lines.length > 0 ? Promise.all(lines) : ['No bundles are kept: no server was started on this store.']
    },
  },
  withdraw: {
    usage: 'BUNDLE',
    says: 'games on this engine or page build wait until another one plays them, or it is allowed again',
    async carryOut(store, [bundle], now) {
      const games = await marked(store, bundle, now)
      await store.db.ring(UPGRADE_BELL)
      return [`${bundle} is withdrawn. ${games} games wait, but for those that match the release that is running.`]
    },
  },
  allow: {
    usage: 'BUNDLE',
    says: 'ends that',
    async carryOut(store, [bundle]) {
      return [`${bundle} is allowed. ${await marked(store, bundle, undefined)} games go on.`]
    },
  },
  upgrade: {
    usage: '',
    says: 'does at once what every server does at its start: games of other releases that match move to this one',
    async carryOut(store) {
      await store.db.ring(UPGRADE_BELL)
      return ['Every server that runs compares them now; `bundles` shows where they are.']
    },
  },
} as const satisfies { readonly [name: string]: Deed }

/** Every node that holds one of these games looks again. */
async function marked({ db }: Store, bundle: string | undefined, at: number | undefined): Promise<number> {
  const pins = new Pins(db)
  if (bundle === undefined || !(await new Bundles(db).withdraw(bundle, at)))
    throw new StoreError(`There is no engine and no page build ${bundle}.`)
  const games = await pins.playedOn(bundle)
  await pins.changed(games)
  for (const game of games) await db.ring(`operator ${game}`)
  return games.length
}

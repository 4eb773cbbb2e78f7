import { Bundles } from '../bundles/bundles.ts'
import { StoreError } from '../store/database.ts'
import { Pins } from '../store/pins.ts'
import type { Store } from '../store/store.ts'
import type { Deed } from './deeds.ts'

/** Makes every node compare the games of other releases now. */
export const UPGRADE_BELL = 'upgrade'

/** Operator commands for the engines and page builds of running games. */
export const BUNDLE_DEEDS = {
  bundles: {
    usage: '',
    says: 'lists engines and page builds, and how many running games use each',
    async carryOut({ db }) {
      const pins = new Pins(db)
      const lines = (await new Bundles(db).all()).map(async ({ name, kind, engine, keptAt, isWithdrawn }) => {
        const games = (await pins.playedOn(name)).length
        const kept = new Date(keptAt).toISOString().slice(0, 16).replace('T', ' ')
        const of = engine ? ` of engine ${engine}` : ''
        return `${kind} ${name}${of}, saved ${kept}, running games: ${games}${isWithdrawn ? ', withdrawn' : ''}`
      })
      return lines.length > 0 ? Promise.all(lines) : ['No bundles: no server has been started on this store.']
    },
  },
  withdraw: {
    usage: 'BUNDLE',
    says: 'puts games on this engine or page build on hold until another one can play them or it is allowed again',
    async carryOut(store, [bundle], now) {
      const games = await marked(store, bundle, now)
      await store.db.ring(UPGRADE_BELL)
      return [`${bundle} is withdrawn. Games on hold: ${games}; those that match the running release move to it.`]
    },
  },
  allow: {
    usage: 'BUNDLE',
    says: 'undoes withdraw',
    async carryOut(store, [bundle]) {
      return [`${bundle} is allowed again. Games resumed: ${await marked(store, bundle, undefined)}.`]
    },
  },
  upgrade: {
    usage: '',
    says: 'moves matching games of other releases to this one now, as every server does at start',
    async carryOut(store) {
      await store.db.ring(UPGRADE_BELL)
      return ['Every running server now compares the games of other releases; `bundles` shows the result.']
    },
  },
} as const satisfies { readonly [name: string]: Deed }

/** Makes every node that holds one of these games reload it. */
async function marked({ db }: Store, bundle: string | undefined, at: number | undefined): Promise<number> {
  const pins = new Pins(db)
  if (bundle === undefined || !(await new Bundles(db).withdraw(bundle, at)))
    throw new StoreError(`There is no engine or page build ${bundle}.`)
  const games = await pins.playedOn(bundle)
  await pins.changed(games)
  for (const game of games) await db.ring(`operator ${game}`)
  return games.length
}

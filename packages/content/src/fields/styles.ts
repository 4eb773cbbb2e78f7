import type { Named } from '../named.ts'
import { BOCAGE_SCREENS, layBocage, layWinter, WINTER_SCREENS } from './countryside.ts'
import { blob, disc, oneOf, post, within } from './piece.ts'
import { turned } from './plane.ts'
import { layRuins, RUIN_SCREENS } from './ruins.ts'
import type { Maker, Screens } from './screen.ts'
import type { Site } from './site.ts'
import { layVillage, VILLAGE_SCREENS } from './village.ts'
import {
  BEACH_SCREENS,
  JUNGLE_SCREENS,
  layBeach,
  layJungle,
  laySteppe,
  layWoods,
  STEPPE_SCREENS,
  WOODS_SCREENS,
} from './wilds.ts'

export const FIELD_STYLES = ['village', 'bocage', 'woods', 'ruins', 'steppe', 'beach', 'jungle', 'winter'] as const
export type FieldStyle = (typeof FIELD_STYLES)[number]

export const STYLE_NAMES: { readonly [style in FieldStyle]: Named } = {
  village: { en: 'Village', it: 'Paese', es: 'Pueblo' },
  bocage: { en: 'Bocage', it: 'Bocage', es: 'Bocage' },
  woods: { en: 'Woods', it: 'Bosco', es: 'Bosque' },
  ruins: { en: 'Ruins', it: 'Rovine', es: 'Ruinas' },
  steppe: { en: 'Steppe', it: 'Steppa', es: 'Estepa' },
  beach: { en: 'Beach', it: 'Spiaggia', es: 'Playa' },
  jungle: { en: 'Jungle', it: 'Giungla', es: 'Selva' },
  winter: { en: 'Winter', it: 'Inverno', es: 'Invierno' },
}

export interface Grammar {
  /** The painter's ground; absent = meadow. */
  readonly ground?: string
  /** Roads, plots, what is built and what grows in rows. */
  readonly lay: (site: Site) => void
  readonly screens: Screens
  /** What a 60 mm scenic base carries here. */
  readonly posts: readonly string[]
  /** In free spots, for each 100 square u. */
  readonly scatter: readonly { readonly maker: Maker; readonly density: number }[]
}

const made = (make: Maker['make'], density: number, wish = {}): Grammar['scatter'][number] => ({
  maker: { make, wish },
  density,
})

const round =
  (look: string, least: number, most: number): Maker['make'] =>
  (spot, { chance }) =>
    disc(look, spot, within(chance, least, most))

const uneven =
  (look: string, a: readonly [number, number], b: readonly [number, number]): Maker['make'] =>
  (spot, site) =>
    blob(
      look,
      turned(site.grain(spot), site.chance.int(12)),
      within(site.chance, ...a) / 2,
      within(site.chance, ...b) / 2,
      site.chance,
    )

const based =
  (...dressings: readonly string[]): Maker['make'] =>
  (spot, { chance }) =>
    post(spot, oneOf(chance, dressings))

const tree = round('tree', 0.7, 0.9)
const bush = round('bush', 0.6, 0.8)
const crater = round('crater', 0.8, 1)
const rubble = uneven('rubble', [1.8, 2.6], [1.2, 1.7])

export const GRAMMARS: { readonly [style in FieldStyle]: Grammar } = {
  village: {
    lay: layVillage,
    screens: VILLAGE_SCREENS,
    posts: ['crates', 'logs', 'sandbags'],
    scatter: [made(tree, 0.7), made(bush, 0.4), made(based('crates', 'logs'), 0.25)],
  },
  bocage: {
    lay: layBocage,
    screens: BOCAGE_SCREENS,
    posts: ['bushes', 'foxhole', 'logs'],
    scatter: [made(tree, 0.6), made(bush, 0.5), made(based('bushes', 'foxhole'), 0.3)],
  },
  woods: {
    lay: layWoods,
    screens: WOODS_SCREENS,
    posts: ['logs', 'bushes', 'foxhole'],
    scatter: [made(tree, 0.5), made(bush, 0.4), made(based('logs'), 0.4), made(rubble, 0.2)],
  },
  ruins: {
    ground: 'cinders',
    lay: layRuins,
    screens: RUIN_SCREENS,
    posts: ['rubble', 'crates', 'sandbags'],
    scatter: [
      made(rubble, 0.6),
      made(crater, 0.7, { onRoad: true }),
      made(based('rubble', 'sandbags'), 0.3),
      made(tree, 0.2),
    ],
  },
  steppe: {
    ground: 'steppe',
    lay: laySteppe,
    screens: STEPPE_SCREENS,
    posts: ['foxhole', 'sandbags', 'bushes'],
    scatter: [
      made(bush, 0.8),
      made(crater, 0.5, { onRoad: true }),
      made(based('foxhole', 'bushes'), 0.6),
      made(tree, 0.15),
    ],
  },
  beach: {
    ground: 'sand',
    lay: layBeach,
    screens: BEACH_SCREENS,
    posts: ['sandbags', 'foxhole', 'crates'],
    scatter: [made(bush, 0.5), made(crater, 0.7), made(based('sandbags', 'crates'), 0.4)],
  },
  jungle: {
    ground: 'jungle',
    lay: layJungle,
    screens: JUNGLE_SCREENS,
    posts: ['logs', 'bushes', 'foxhole'],
    scatter: [made(round('palm', 0.8, 1), 0.5), made(bush, 0.5), made(based('logs', 'bushes'), 0.4)],
  },
  winter: {
    ground: 'snow',
    lay: layWinter,
    screens: WINTER_SCREENS,
    posts: ['logs', 'sandbags', 'crates'],
    scatter: [
      made(tree, 0.6),
      made(bush, 0.3),
      made(uneven('drift', [2.4, 3.4], [1.2, 1.7]), 0.3),
      made(based('logs'), 0.25),
    ],
  },
}

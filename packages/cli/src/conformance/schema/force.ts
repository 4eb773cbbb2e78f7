import { RANKS } from '@tactic48/rules'
import * as z from 'zod'
import {
  atom,
  byEdition,
  concerned,
  count,
  described,
  filled,
  flag,
  length,
  named,
  optional,
  type Read,
  shared,
  text,
  texts,
} from './terms.ts'

/** Forces to be judged: what a list of men and cards is made of. */

export const factionData = shared(
  'factionData',
  z.strictObject({
    squadSize: optional(described('Men of a full squad; 10 unless said otherwise.', z.int().min(1))),
    allies: optional(described('Allied factions per theatre (HOUSE-09).', z.record(z.string(), texts))),
  }),
)

const men = shared(
  'men',
  z.strictObject({
    count: optional(described('So many of them; 1 unless said otherwise.', z.int().min(1))),
    rank: optional(z.enum(RANKS)),
    named: optional(described('The name of a hero (FORCE-01).', text)),
    faction: optional(text),
    ap: optional(count),
    figures: optional(described('Figures that share the card.', z.int().min(1).max(3))),
    theatres: optional(described('The only theatres in which the card fights.', texts)),
    medic: optional(described('Has FIRST AID.', flag)),
    crew: optional(described('The crew of an emplaced weapon (HOUSE-16).', flag)),
    squad: optional(text),
    platoon: optional(text),
    company: optional(text),
    attached: optional(flag),
    cards: optional(described('Weapon cards assigned to each of them.', texts)),
    reversed: optional(described('Those weapon cards that show their other face.', texts)),
    upgrades: optional(texts),
  }),
)

const owned = {
  faction: optional(text),
  ap: optional(z.int()),
  limited: optional(described('A universal limited edition (FORCE-06).', flag)),
}

const fault = shared(
  'forceFault',
  z.union([
    named("a fault such as 'STRUCT-02' or 'warning STRUCT-02'", text.regex(/^(warning )?[A-Z0-9]+-[0-9]{2}$/)),
    z.strictObject({
      rule: atom,
      code: optional(text),
      warning: optional(described('Told, but no reason to refuse the force.', flag)),
      fix: optional(described('The changes that are proposed, such as addCharacter.', texts)),
    }),
  ]),
)
const faults = named('a list of faults', z.array(fault))

export const force = shared(
  'force',
  filled(
    z.strictObject({
      note: optional(text),
      editions: optional(concerned),
      faction: optional(text),
      factions: optional(z.record(z.string(), factionData)),
      theatre: optional(text),
      agreedAp: optional(length),
      men: optional(z.array(men)),
      weapons: optional(
        z.record(
          z.string(),
          z.strictObject({ ...owned, reverseFaction: optional(described('Whose the other face is.', text)) }),
        ),
      ),
      upgrades: optional(z.record(z.string(), z.strictObject(owned))),
      vehicles: optional(
        described(
          'Mounts and vehicles by name (HOUSE-03).',
          z.record(
            z.string(),
            z.strictObject({
              faction: optional(text),
              ap: optional(z.int()),
              riders: described('Their places among the men, counted from 0.', z.array(count)),
            }),
          ),
        ),
      ),
      deck: optional(described('Tactic cards by the names that `tactics` gives them.', texts)),
      tactics: optional(
        z.record(
          z.string(),
          z.strictObject({
            ...owned,
            allowed: optional(described('Factions to which it is expressly allowed.', texts)),
            copies: optional(described('So many copies in a deck at most.', count)),
            sample: optional(described('One of the sample cards (HOUSE-10).', flag)),
          }),
        ),
      ),
      faults: z.union([faults, byEdition('faults for each edition', faults)]),
    }),
  ),
)

export type ForceText = Read<z.infer<typeof force>>
export type ForceFaultText = Read<z.infer<typeof fault>>
export type FactionText = Read<z.infer<typeof factionData>>

import {
  type CardBook,
  type CardId,
  cardId,
  type Enlisted,
  type Force,
  LIMITS,
  list,
  totalOf,
  type UnitSpec,
} from '@tactic48/rules'
import file from '../../data/formations.json' with { type: 'json' }
import { companyBookOf } from '../companyBook.ts'
import { checked, type Path, refusedAt } from '../contentError.ts'
import { FACTIONS } from '../factions.ts'
import type { ReadyForce } from '../readyForces.ts'
import { type FormationFile, type FormationSize, formationShape, type MemberFile } from './formationFile.ts'

/** A ready force with its organisation, for a game with a company sheet. */
export interface Formation extends ReadyForce {
  readonly size: FormationSize
}

const BOOK = companyBookOf(FACTIONS)

/** The members of one group, each with its place in the organisation. */
export function enlistedAs(
  book: CardBook,
  members: readonly MemberFile[],
  unit: UnitSpec,
  at: Path,
): readonly Enlisted[] {
  return members.flatMap((member, i) => {
    const { card, count = 1, ...given } = typeof member === 'string' ? { card: member } : member
    known(book.characters, card, [...at, i])
    const enlisted: Enlisted = {
      card: cardId(card),
      assigned: cardsOf(book.weapons, given.assigned, [...at, i, 'assigned']),
      ...(given.reversed && { reversed: cardsOf(book.weapons, given.reversed, [...at, i, 'reversed']) }),
      ...(given.upgrades && { upgrades: cardsOf(book.upgrades ?? {}, given.upgrades, [...at, i, 'upgrades']) }),
      ...(Object.keys(unit).length > 0 && { unit }),
    }
    return Array.from({ length: count }, () => enlisted)
  })
}

type Cards = { readonly [id: string]: unknown }

function cardsOf(cards: Cards, ids: readonly string[] | undefined, at: Path): readonly CardId[] {
  return (ids ?? []).map((id, i) => {
    known(cards, id, [...at, i])
    return cardId(id)
  })
}

export function known(cards: Cards, id: string, at: Path): void {
  if (!Object.hasOwn(cards, id)) throw refusedAt(at, 'noSuchCard', { id })
}

const COMPANY = '1'

/** FORCE-08: squads are numbered within their platoon. */
function forceOf(formation: FormationFile, at: Path): Force {
  const { faction, headquarters = [], platoons, deck } = formation
  const characters = platoons.flatMap((platoon, p) => {
    const unit = { company: COMPANY, platoon: platoon.id }
    const here = [...at, 'platoons', p]
    return [
      ...enlistedAs(BOOK, platoon.headquarters, unit, [...here, 'headquarters']),
      ...platoon.squads.flatMap((squad, s) =>
        enlistedAs(BOOK, squad, { ...unit, squad: String(s + 1) }, [...here, 'squads', s]),
      ),
    ]
  })
  const staff = enlistedAs(BOOK, headquarters, { company: COMPANY }, [...at, 'headquarters'])
  return { faction, characters: [...staff, ...characters], ...(deck && { deck: deck.map(cardId) }) }
}

/** Squads, platoons and companies as they went to war. */
export const FORMATIONS: readonly Formation[] = checked(list(formationShape, LIMITS.cards), file).map((entry, i) => {
  const { id, name, size } = entry
  const force = forceOf(entry, [i])
  return { id, name, size, force, ap: totalOf(BOOK, force) }
})

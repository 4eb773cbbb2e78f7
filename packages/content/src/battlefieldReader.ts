import type { CardBook } from '@tactic48/rules'
import { type Battlefield, battlefieldOf } from './battlefield.ts'
import { companyBookOf } from './companyBook.ts'
import { jsonOf } from './contentFile.ts'
import { FACTIONS } from './factions.ts'

/** A battlefield file that somebody else wrote; the vehicles and weapons on it are ours, or of this book. */
export const readBattlefieldFile = (text: string, book: CardBook = companyBookOf(FACTIONS)): Battlefield =>
  battlefieldOf(jsonOf(text), book)

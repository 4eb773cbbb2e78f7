import { type Battlefield, battlefieldFileOf, ContentError, readBattlefieldFile } from '@tactic48/content'
import type { Props, Table } from '@tactic48/rules'
import { type Wrong, wrongIn } from '../../files/wrong.ts'
import { namedAlike } from '../../i18n/languages.ts'
import { everyCard } from '../forces/ownForces.ts'
import { freshSeed } from './freshSeed.ts'

export interface OwnField {
  readonly text: string
  readonly field: Battlefield
}

/** A battlefield file that somebody else may have written; vehicles and weapons on it may be cards of the player's own. */
export function readOwnField(text: string): OwnField | Wrong {
  try {
    return { text, field: readBattlefieldFile(text, everyCard()) }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return wrongIn(error)
  }
}

/** A table and what stands on it as the text of a battlefield file. */
export const fieldText = (id: string, name: string, table: Table, props?: Props): string =>
  `${JSON.stringify(battlefieldFileOf(id, namedAlike(name), table, props), undefined, 1)}\n`

export const freshFieldId = (): string => `own-${freshSeed()}`

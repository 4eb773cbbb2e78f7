import { Fault, id, list, object, readAs, type TacticCard, tacticShape } from '@tactic48/rules'
import deAirborne from '../../data/tactics/de-airborne.json' with { type: 'json' }
import deInfantry from '../../data/tactics/de-infantry.json' with { type: 'json' }
import jpArmy from '../../data/tactics/jp-army.json' with { type: 'json' }
import jpSnlf from '../../data/tactics/jp-snlf.json' with { type: 'json' }
import suRifle from '../../data/tactics/su-rifle.json' with { type: 'json' }
import ukAirborne from '../../data/tactics/uk-airborne.json' with { type: 'json' }
import ukInfantry from '../../data/tactics/uk-infantry.json' with { type: 'json' }
import universal from '../../data/tactics/universal.json' with { type: 'json' }
import usAirborne from '../../data/tactics/us-airborne.json' with { type: 'json' }
import usMech from '../../data/tactics/us-mech.json' with { type: 'json' }
import usRifle from '../../data/tactics/us-rifle.json' with { type: 'json' }
import { ContentError } from '../contentError.ts'
import { contentFault, jsonOf } from '../contentFile.ts'
import { tacticPrice } from './price.ts'

const MANY_CARDS = 500

interface TacticFile {
  readonly faction: string
  readonly cards: readonly unknown[]
}

const fileShape = object<TacticFile>({
  faction: id<string>(),
  cards: list<unknown>({ read: (value) => value }, MANY_CARDS),
})

/** What a tactic card may say. */
const RULE = 'HOUSE-10'

/** The cards of a file, each in the faction that the file names; the first field that is wrong is thrown. */
export function tacticsOf(file: unknown): readonly TacticCard[] {
  const read = readAs(fileShape, file)
  if (read instanceof Fault) throw contentFault(read, '', RULE)
  const seen = new Set<string>()
  return read.cards.map((value, i) => {
    const card = tacticOf(isObject(value) ? { faction: read.faction, ...value } : value, `cards[${i}]`)
    if (seen.has(card.id)) throw new ContentError(`cards[${i}].id`, `${card.id} stands there twice`, 'twice')
    seen.add(card.id)
    return card
  })
}

function tacticOf(value: unknown, at: string): TacticCard {
  const card = readAs(tacticShape, value)
  if (card instanceof Fault) throw contentFault(card, at, RULE)
  const ap = tacticPrice(card)
  if (card.ap !== ap) throw new ContentError(at === '' ? 'ap' : `${at}.ap`, `its effects are worth ${ap} AP`)
  return card
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A file of tactic cards from outside, or of a single one. */
export function readTacticFile(text: string): readonly TacticCard[] {
  const value = jsonOf(text)
  return isObject(value) && !Object.hasOwn(value, 'cards') ? [tacticOf(value, '')] : tacticsOf(value)
}

/** TACTIC-02: universal cards and those of every faction. */
export const TACTICS: readonly TacticCard[] = [
  universal,
  usAirborne,
  usRifle,
  usMech,
  deInfantry,
  deAirborne,
  ukInfantry,
  ukAirborne,
  jpArmy,
  jpSnlf,
  suRifle,
].flatMap(tacticsOf)

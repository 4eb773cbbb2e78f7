import {
  type CardBook,
  type GameState,
  isRefusal,
  type Log,
  type Played,
  perSide,
  type Refusal,
  readJson,
  reopening,
  restoreState,
  saveState,
  sha256,
  storeCommands,
} from '@tactic48/rules'
import { type About, aboutIn } from '../game/savedGame.ts'
import { marked } from './gameFile.ts'
import { lendCards, returnCards } from './lentCards.ts'
import { isWrong, type Wrong, wrong, wrongOf } from './wrong.ts'

/** A link as a whole: longer ones are cut by those who pass them on. */
export const LONGEST_LINK = 8_000
/** What is packed small may be a bomb: unpacking stops here. */
export const MOST_UNPACKED = 4_000_000

const unread = (code: string, limit = 0): Wrong => wrong(code, 'file', { limit })

/** What a link carries: the game with the moment that was looked at, or a position to look at. */
export type Linked =
  | { readonly kind: 'game'; readonly moment: number; readonly text: string }
  | { readonly kind: 'position'; readonly about: About; readonly state: GameState }

const VERSION = 2
/** A game whose cards are partly at home: an earlier page could not open it, and says so. */
const LENDING = 3
const VERSIONS: readonly unknown[] = [1, VERSION, LENDING]

/** Letters of a SHA-256: enough that no change on the way goes unnoticed. */
const SUM = 16

/** Version 1, FNV-1a. */
function sumOf1(text: string): string {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return String(sum >>> 0)
}

const sumOf2 = (text: string): string => `"${sha256(text).slice(0, SUM)}"`

const SUM_FIELD = ',"sum":'

function summed(envelope: object): string {
  const text = JSON.stringify(envelope)
  return `${text.slice(0, -1)}${SUM_FIELD}${sumOf2(text)}}`
}

/** A letter that was changed on the way may still unpack, and to another game: the sum over all of it tells. */
function isWhole(text: string, version: unknown): boolean {
  const at = text.lastIndexOf(SUM_FIELD)
  // The first links had no sum.
  if (at < 0) return version === 1
  const sum = version === 1 ? sumOf1 : sumOf2
  return text.slice(at) === `${SUM_FIELD}${sum(`${text.slice(0, at)}}`)}}`
}

/** Commands and what chance gave them: the facts follow from them. */
export function gameText(log: Log, about: About, moment: number): string {
  const value = storeCommands(log)
  return summed({ link: 'game', version: VERSION, moment, ...marked(about, value), value })
}

/** TACTIC-07: who looks at a table sees no hand; what its maker cannot see is not there at all. */
export function withoutHidden(state: GameState): GameState {
  const sides = perSide((side) => {
    const { hand, deck, ...rest } = state.sides[side]
    const open = (pile: typeof hand): typeof hand => (pile.cards ? pile : { size: 0, ap: 0, cards: [] })
    const shown = [...(hand.cards ?? []), ...(deck.cards ?? []), ...(rest.discard ?? [])]
    const ap = shown.reduce((sum, id) => sum + (state.cards.tactics?.[id]?.ap ?? 0), 0)
    return { ...rest, hand: open(hand), deck: { ...open(deck), ap } }
  })
  const { drawn, ...turn } = state.turn
  const known = state.sides[turn.active].hand.cards !== undefined
  return { ...state, sides, turn: known && drawn !== undefined ? { ...turn, drawn } : turn }
}

/** A position to look at, with no card that nothing of it names; absent where it cannot be read again. */
export function positionText(seen: GameState, about: About): string | undefined {
  const state = withoutHidden(seen)
  const { cards, ...rest } = state
  const named = JSON.stringify(rest)
  const used = Object.fromEntries(
    Object.entries(cards).map(([kind, book]) => [
      kind,
      Object.fromEntries(Object.entries(book ?? {}).filter(([id]) => named.includes(JSON.stringify(id)))),
    ]),
  )
  const saved = saveState({ ...state, cards: { ...cards, ...used } })
  if (isRefusal(restoreState(saved))) return undefined
  return summed({ link: 'position', version: VERSION, ...about, value: JSON.parse(saved) as object })
}

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The text in a link, unpacked no further than its limit. */
export async function unpacked(payload: string): Promise<string | Wrong> {
  if (payload.length > LONGEST_LINK) return unread('linkTooLong', LONGEST_LINK)
  try {
    const letters = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const reader = stream.getReader()
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let text = ''
    let size = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      size += value.byteLength
      if (size > MOST_UNPACKED) {
        void reader.cancel()
        return unread('linkTooBig', MOST_UNPACKED)
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    return unread('linkTorn')
  }
}

/**
 * What a game may still need of its cards: all of them while forces are being picked, and in a company, where whoever is called for comes
 * from the book; else those that play.
 */
function cardsInPlay({ spec, entries }: Log): CardBook {
  const { cards, ...rest } = spec
  if (rest.rules.company || (rest.start === 'setup' && !rest.forces)) return cards
  const named = JSON.stringify([rest, entries])
  const characters = Object.entries(cards.characters).filter(([id]) => named.includes(JSON.stringify(id)))
  return { ...cards, characters: Object.fromEntries(characters) }
}

/** Of a link, for what stands before the game. */
const ADDRESS = 200

const fits = (payload: string): boolean => payload.length + ADDRESS <= LONGEST_LINK

/** A game for a link: as it is, or where that is too long without the cards that nobody plays, or else without those that every page has. */
export async function packedGame(log: Log, about: About, moment: number): Promise<string> {
  const whole = await packed(gameText(log, about, moment))
  if (fits(whole)) return whole
  const played = { ...log, spec: { ...log.spec, cards: cardsInPlay(log) } }
  const fewer = await packed(gameText(played, about, moment))
  return fits(fewer) ? fewer : packed(await lendingText(played, about, moment))
}

/** With the cards of players' own, and a note of ours. */
async function lendingText(log: Log, about: About, moment: number): Promise<string> {
  const value = storeCommands(log)
  const { own, lent } = await lendCards(log.spec.cards)
  const lending = { ...value, spec: { ...value.spec, cards: own } }
  return summed({ link: 'game', version: LENDING, moment, ...marked(about, value), lent, value: lending })
}

/** The text of a game from a link, with all its cards. */
export async function linkedText(payload: string): Promise<string | Wrong> {
  const text = await unpacked(payload)
  if (isWrong(text)) return text
  const envelope = envelopeIn(text)
  if (isWrong(envelope)) return envelope
  const { lent, value, ...rest } = envelope
  if (lent === undefined) return text
  const { spec } = fieldsOf(value)
  const cards = await returnCards(fieldsOf(spec)['cards'], lent)
  if (isWrong(cards)) return cards
  return JSON.stringify({ ...rest, value: { ...fieldsOf(value), spec: { ...fieldsOf(spec), cards } } })
}

interface Envelope {
  readonly link: unknown
  readonly version: unknown
  readonly moment: unknown
  readonly value: unknown
  readonly [name: string]: unknown
}

/** Its size, depth and number of values are judged as those of a file are. */
function envelopeIn(text: string): Envelope | Wrong {
  const json = readJson(text)
  if (!('value' in json)) return unread('linkTorn')
  const { value } = json
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Envelope) : unread('linkTorn')
}

/** What a link carries; a game is proven when it comes to a table, a position here. */
export async function readLink(payload: string): Promise<Linked | Wrong> {
  const text = await unpacked(payload)
  if (isWrong(text)) return text
  const envelope = envelopeIn(text)
  if (isWrong(envelope)) return envelope
  const { link, version, moment, value } = envelope
  if (!VERSIONS.includes(version)) return unread('linkOther')
  if (!isWhole(text, version)) return unread('linkTorn')
  if (link === 'game') {
    const at = typeof moment === 'number' && Number.isInteger(moment) && moment >= 0 ? moment : 0
    return { kind: 'game', moment: at, text }
  }
  if (link !== 'position') return unread('linkOther')
  const state = restoreState(JSON.stringify(value))
  return isRefusal(state) ? wrongOf(state) : { kind: 'position', about: aboutOfLink(envelope), state }
}

/** Whatever version 1 says can have been changed on the way. */
const aboutOfLink = ({ unproven: _, ...envelope }: Envelope): About =>
  aboutIn(envelope.version === 1 ? { ...envelope, unproven: true } : envelope)

type Reopening = typeof reopening

/** The pinned engine of this name, where the page has it: a game of its own engine opens whole. */
export type EngineFor = (build: string) => { readonly reopening: Reopening } | undefined

const NO_PINS: EngineFor = () => undefined

const fieldsOf = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null ? (value as { readonly [name: string]: unknown }) : {}

const buildIn = (value: unknown): string | undefined => {
  const { build } = fieldsOf(value)
  return typeof build === 'string' ? build : undefined
}

/** The game of a link, played again from its first command to its last, or to where an earlier engine parts from this one. */
export function* linkedGame(text: string, engineFor = NO_PINS): Generator<number, (About & Played) | Refusal> {
  const envelope = JSON.parse(text) as Envelope
  const { value } = envelope
  const build = buildIn(value)
  const open = (build !== undefined && engineFor(build)?.reopening) || reopening
  const played: Played | Refusal = yield* open(value, 'commands')
  return isRefusal(played) ? played : { ...marked(aboutOfLink(envelope), played.log), ...played }
}

import type { ContentError } from '@tactic48/content'
import { type FaultParams, isFaultRefusal, LIMITS, type Refusal } from '@tactic48/rules'

/** The first thing that is wrong with what came from outside, and where. */
export interface Wrong {
  readonly wrong: string
  readonly field: string
  readonly params: FaultParams
}

export const wrong = (code: string, field: string, params: FaultParams = {}): Wrong => ({ wrong: code, field, params })

export const isWrong = (value: unknown): value is Wrong =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'wrong')

export function wrongOf(refusal: Refusal): Wrong {
  const { rule, code, params } = refusal
  return { wrong: code, field: params.field ?? '', params: { rule, ...(isFaultRefusal(refusal) && refusal.params) } }
}

export const wrongIn = ({ fault, field, params }: Pick<ContentError, 'fault' | 'field' | 'params'>): Wrong => ({
  wrong: fault,
  field,
  params,
})

/** Neither the file nor the game is to blame: the part of the page that reads did not answer. */
export const NO_READER: Wrong = { wrong: 'noReader', field: '', params: {} }

/** This browser has no worker for a game, or it did not come: without it nothing is played. */
export const NO_AUTHORITY: Wrong = { wrong: 'noAuthority', field: '', params: {} }

/** How pictures begin, whatever their names say. */
const PICTURES = [
  { type: 'PNG', begins: /^\x89PNG/ },
  { type: 'JPEG', begins: /^\xff\xd8\xff/ },
  { type: 'GIF', begins: /^GIF8/ },
  { type: 'WebP', begins: /^RIFF.{4}WEBP/s },
  { type: 'BMP', begins: /^BM/ },
] as const
const LONGEST = 12

const isPicture = (type: string): Wrong => ({ wrong: 'isPicture', field: 'file', params: { type } })

/** A file that need not be read to be refused. */
export async function unreadable(file: Blob): Promise<Wrong | undefined> {
  if (file.type.startsWith('image/')) return isPicture(file.type)
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, LONGEST).arrayBuffer()))
  const picture = PICTURES.find(({ begins }) => begins.test(start))
  if (picture) return isPicture(picture.type)
  return file.size > LIMITS.file ? { wrong: 'fileTooBig', field: 'file', params: { limit: LIMITS.file } } : undefined
}

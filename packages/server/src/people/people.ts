import { randomBytes, randomUUID } from 'node:crypto'
import type { Me } from '@tactic48/protocol'
import type { Store } from '../store/store.ts'
import { freshToken, hashOf } from './tokens.ts'

const CODE_LASTS = 10 * 60_000
const SEEN_EVERY = 10 * 60_000
/** No characters that are easily confused. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A guest, known by the browser's cookie: owns seats, name and notices. */
export interface Guest {
  readonly person: string
  readonly device: string
  /** Set by the operator: may read as before, but not write. */
  readonly isBanned: boolean
}

const code = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from(randomBytes(4), (byte) => LETTERS[byte % LETTERS.length]).join(''),
  ).join('-')

const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

export class People {
  private readonly store: Store
  private readonly now: () => number

  constructor(store: Store, now: () => number = Date.now) {
    this.store = store
    this.now = now
  }

  /** The guest of a cookie; undefined for a signed-out device. */
  async known(token: string | undefined): Promise<Guest | undefined> {
    const device = token ? await this.store.deviceByToken(hashOf(token)) : undefined
    if (!device) return undefined
    const now = this.now()
    if (now - device.seenAt > SEEN_EVERY) await this.store.seenDevice(device.id, now)
    return { person: device.person, device: device.id, isBanned: device.banned }
  }

  /** A new guest, and the token of its first device. */
  async welcome(label: string): Promise<Guest & { readonly token: string }> {
    const person = randomUUID()
    const at = this.now()
    await this.store.createPerson({ id: person, name: `Guest ${code(1)}`, at })
    return this.addDevice(person, label)
  }

  async me({ person, device }: Guest): Promise<Me | undefined> {
    const [found, devices] = await Promise.all([this.store.person(person), this.store.devicesOf(person)])
    return (
      found && {
        id: person,
        name: found.name,
        devices: devices.map(({ id, label, seenAt }) => ({ id, label, seenAt, here: id === device })),
        hasRecovery: found.recoveryHash !== undefined,
      }
    )
  }

  /** Shown as a QR code on one device, used once on another. */
  async linkCode(person: string): Promise<string> {
    const fresh = code(3)
    await this.store.addLinkCode(hashOf(plain(fresh)), person, this.now() + CODE_LASTS)
    return fresh
  }

  async useLinkCode(typed: string, label: string): Promise<(Guest & { readonly token: string }) | undefined> {
    const person = await this.store.takeLinkCode(hashOf(plain(typed)), this.now())
    return person === undefined ? undefined : this.addDevice(person, label)
  }

  /** A second key to the guest's account; a new code replaces the old one. */
  async recoveryCode(person: string): Promise<string> {
    const fresh = code(6)
    await this.store.setRecovery(person, hashOf(plain(fresh)))
    return fresh
  }

  async recover(typed: string, label: string): Promise<(Guest & { readonly token: string }) | undefined> {
    const person = await this.store.personByRecovery(hashOf(plain(typed)))
    return person === undefined ? undefined : this.addDevice(person, label)
  }

  private async addDevice(person: string, label: string): Promise<Guest & { readonly token: string }> {
    const [device, token] = [randomUUID(), freshToken()]
    await this.store.addDevice({ id: device, person, tokenHash: hashOf(token), label, seenAt: this.now() })
    return { person, device, token, isBanned: false }
  }
}

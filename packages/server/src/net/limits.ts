/** Rate limits per address, per page and per node. Size limits of messages and games are where they are read. */
export interface Limits {
  /** Requests that change something, from one address. */
  readonly writesAMinute: number
  /** Games created or joined, from one address. */
  readonly beginsAnHour: number
  /** New guests, from one address. */
  readonly guestsAnHour: number
  /** Moments shared by a short address, from one address. */
  readonly sharesAnHour: number
  /** Codes of devices and of recovery, from one address. */
  readonly codesInTenMinutes: number
  /** Sockets of one address, and of the whole node. */
  readonly socketsOfOne: number
  readonly sockets: number
  /** Messages of one socket. */
  readonly messagesASecond: number
  /** Games that one socket follows. */
  readonly followed: number
  /** Unsent bytes for a page that does not read. */
  readonly unread: number
}

export const LIMITS: Limits = {
  writesAMinute: 60,
  beginsAnHour: 20,
  guestsAnHour: 60,
  sharesAnHour: 60,
  codesInTenMinutes: 10,
  socketsOfOne: 50,
  sockets: 25_000,
  messagesASecond: 20,
  followed: 8,
  unread: 1_000_000,
}

export type { Answer, Saving, Sender, Submission, TakeBack } from './answer.ts'
export { type ChanceFor, chanceFrom, type FillRandom, seeded, unpredictable } from './chance.ts'
export { clockIn, type KeptClock, minutesIn, type Reading, TURN_MINUTES } from './clock.ts'
export { EngineError, engineIn, isNamedBy } from './engineBundle.ts'
export { type HeldGame, HostedGame, type Surroundings } from './hostedGame.ts'
export {
  changeOf,
  type GameHeader,
  type Keeper,
  KeptElsewhere,
  type KeptGame,
  type KeptRow,
  MemoryKeeper,
  type Write,
} from './keeper.ts'
export { type Parting, partingOf } from './parting.ts'
export type { Have, SeatUpdate, SeatView, SeenBeginning } from './seatUpdate.ts'
export { reopeningGame, startGame } from './sharing.ts'
export { type Snapshot, snapshotOf, trustedState } from './snapshot.ts'

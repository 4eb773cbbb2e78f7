import { type PerSide, type SeatId, seatId } from '@tactic48/rules'

export const SEATS: PerSide<SeatId> = { blue: seatId('blue'), ember: seatId('ember') }

import { type Chance, type GameSpec, type Played, play, scriptedChance, startLog } from '@tactic48/rules'
import { held, man, prepared } from './games.ts'

/** `a` with `x` in short range, `y` far off. */
export const CLOSE = prepared({ figures: [man('a', 'blue', 4, 4), man('x', 'ember', 4, 8), man('y', 'ember', 9, 20)] })

export const begin = (spec: GameSpec = prepared(), ...dice: readonly number[]): Played =>
  held(startLog(spec, scriptedChance(dice)))

/** A game with these commands said, none of which may be refused. */
export const said = (played: Played, commands: readonly unknown[], chance: Chance): Played =>
  commands.reduce<Played>((now, command) => held(play(now, command, chance)), played)

export const run = (played: Played, commands: readonly unknown[], ...dice: readonly number[]): Played =>
  said(played, commands, scriptedChance(dice))

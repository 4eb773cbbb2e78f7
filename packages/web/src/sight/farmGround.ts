import { createGround, type Ground } from '@tactic48/geometry'
import { FARM_PIECES, HEIGHT, WIDTH } from './orchardFarm.ts'

export const FARM_GROUND: Ground = createGround({ width: WIDTH, height: HEIGHT, pieces: FARM_PIECES })

import type { Figure } from '../figure.ts'
import { sightFigures } from './sight.ts'
import { sweepFigures } from './sweep.ts'

export function* figures(): Generator<Figure> {
  yield* sightFigures()
  yield* sweepFigures()
}

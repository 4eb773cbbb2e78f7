export { COORDINATE_LIMIT, GeometryError, type GeometryFault } from './check.ts'
export { contains, containsDisc, overlapsOutline, touchesOutline } from './containment.ts'
export {
  beyond,
  discToOutline,
  distance,
  inContact,
  lessThan,
  nearestOnOutline,
  overlaps,
  within,
} from './distance.ts'
export type { CoverLayer, Grid } from './grid.ts'
export { type Cover, createGround, type Ground, type GroundIndex, type GroundPlan, type Piece } from './ground.ts'
export { reachOutline } from './paths/reach.ts'
export { shortestPath, standsFree } from './paths/shortestPath.ts'
export {
  checkOutline,
  type Disc,
  type DiscOutline,
  discOutline,
  EPSILON,
  isPolygon,
  type Outline,
  type Point,
  type PolygonOutline,
  polygonOutline,
  rectangleOutline,
  UNIT,
  wallOutline,
} from './shapes.ts'
export type { FreeSegment } from './sight/freeSegment.ts'
export { explainSight, type SightProof, type SightReason } from './sight/proof.ts'
export { canSee, sightClass } from './sight/sightClass.ts'
export {
  type CharacterTest,
  isNearPiece,
  type NearCover,
  OPEN_TESTS,
  type OpenTest,
  type SightClass,
  type SightRules,
} from './sight/sightRules.ts'
export { approximateVisibleRegion } from './sight/visibleRegion.ts'
export { blockedAt, firstBlocked, firstStop } from './sweep/blocked.ts'
export { type Area, firstNotSeenInside, firstSeenInside } from './sweep/seen.ts'
export { firstInside, firstOutside, firstTouch, firstTouchOfMany, lastFree, type Touch } from './sweep/touch.ts'
export { createTrack, type Track, trackLength, trackPoint, trackX, trackY } from './track.ts'

export * from './makeField.ts'
export * from './measure.ts'
export { atEdge, overlapsOf } from './overlaps.ts'
export { FIELD_STYLES, type FieldStyle, STYLE_NAMES } from './styles.ts'

// The rules in our own words: an entry point of its own, loaded when somebody reads them.

export * from './chapters.ts'
export {
  asPrinted,
  differsByEdition,
  type EditionColumn,
  otherwise,
  type SideBySide,
  sideBySide,
  withEdition,
} from './editions.ts'
export { GLOSSARY, TERM_IDS, type Term, type TermId } from './glossary.ts'
export { CARD_LEGEND, type LegendRow, legendOf, MARKER_LEGEND } from './legends.ts'
export * from './lengths.ts'
export * from './render.ts'
export { RULES } from './rules.ts'
export * from './search.ts'
export { NO_VALUE, renderLines, type Segment } from './segments.ts'
export type { Condition, InLanguages, Language, Line, RuleText } from './template.ts'
export { VALUES, type Value, type ValueName } from './values.ts'

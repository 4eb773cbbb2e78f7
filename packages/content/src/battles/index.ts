// Platoons, companies and battles: an entry point of its own, loaded when somebody wants one.

export * from './battle.ts'
export { battleShape } from './battleFile.ts'
export * from './battleSpec.ts'
export * from './battles.ts'
export { FORMATION_SIZES, type FormationSize } from './formationFile.ts'
export { FORMATIONS, type Formation } from './formations.ts'

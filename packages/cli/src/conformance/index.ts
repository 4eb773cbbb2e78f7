export { failureText, passText } from './report.ts'
export { type Failure, type Played, playScenario, type RunOptions } from './run.ts'
export type { Scenario } from './scenario.ts'
export { parseScenario, readScenario, ScenarioError, type Source, scenarioFiles, scenarioSchema } from './source.ts'

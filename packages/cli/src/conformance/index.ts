export { type Failure, failureText, type Played, passText, playScenario, type RunOptions } from './run.ts'
export { type Scenario, scenarioJsonSchema } from './schema/scenario.ts'
export { parseScenario, readScenario, ScenarioError, type Source, scenarioFiles } from './source.ts'

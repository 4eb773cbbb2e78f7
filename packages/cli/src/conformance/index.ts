export { failureText, passText, playScenario } from './run.ts'
export { scenarioJsonSchema } from './schema/scenario.ts'
export { parseScenario, readScenario, ScenarioError, type Source, scenarioFiles } from './source.ts'

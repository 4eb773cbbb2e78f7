/** What a step did not keep, in words for the author of the scenario. */
export class StepFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StepFailure'
  }
}

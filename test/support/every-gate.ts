import type { StepResult } from './runner/run-action.ts'

/** The promises that every gate keeps and this one broke, if it was not killed; one sentence each. */
export function brokenGate(end: StepResult): string[] {
  const wrong: string[] = []
  const { outputs, exitCode, errors, view } = end
  if (end.signal !== null) wrong.push(`it ended by ${end.signal}`)
  if (outputs['passed'] === 'true' && exitCode !== 0) wrong.push('it passed and is red')
  if (outputs['passed'] === 'true' && outputs['outcome'] !== 'succeeded') wrong.push('it passed without a success')
  if (exitCode === 0 && outputs['passed'] !== 'true' && outputs['outcome'] !== 'superseded') wrong.push('it is green')
  if (errors.length !== (exitCode === 0 ? 0 : 1)) wrong.push(`it made ${errors.length} error annotations`)
  if (view.refused.length > 0 || view.stopped) wrong.push('the runner refuses a command, or is still stopped')
  if (end.stderr !== '') wrong.push(`it wrote to stderr: ${end.stderr}`)
  return wrong
}

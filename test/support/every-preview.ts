import type { StepResult } from './runner/run-action.ts'

/** The promises that every preview keeps and this one broke, if it was not killed; one sentence each. */
export function brokenPreview(end: StepResult): string[] {
  const wrong: string[] = []
  const { outcome = '', exitCode, errors, view } = end
  const good = outcome === 'succeeded' || outcome === 'skipped'
  if (end.signal !== null) wrong.push(`it ended by ${end.signal}`)
  if (exitCode !== (good ? 0 : 1)) wrong.push(`it left with ${exitCode} for the outcome "${outcome}"`)
  if (errors.length !== (good ? 0 : 1)) wrong.push(`it made ${errors.length} error annotations`)
  if (view.refused.length > 0 || view.stopped) wrong.push('the runner refuses a command, or is still stopped')
  if (end.stderr !== '') wrong.push(`it wrote to stderr: ${end.stderr}`)
  return wrong
}

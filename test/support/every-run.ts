import { leaksIn } from './runner/leaks.ts'
import type { StepResult } from './runner/run-action.ts'

/** The places where a run shows a secret in any form, except in the commands that mask it. */
export function leaksOf(result: StepResult, secrets: readonly string[]): string[] {
  const said = result.stdout.replaceAll(/^::add-mask::.*$/gm, '')
  const all = secrets.filter((secret) => secret.trim().length >= 6)
  const written = { said, stderr: result.stderr, summary: result.summary, logFile: result.logFile ?? '' }
  const outputs = JSON.stringify(result.outputs) + JSON.stringify(result.state)
  return Object.entries({ ...written, outputs }).flatMap(([name, text]) =>
    leaksIn(text, all).map((leak) => `${name} holds the ${leak}`),
  )
}

/** The promises that every run keeps and this one broke, if it was not killed; one sentence each. */
export function broken(result: StepResult, inputs: Readonly<Record<string, string>>): string[] {
  const wrong: string[] = []
  const { outcome = '', exitCode, signal, view, errors } = result
  const good = ['succeeded', 'accepted', 'skipped', ...(inputs['on-superseded'] === 'neutral' ? ['superseded'] : [])]
  if (signal !== null) wrong.push(`it ended by ${signal}`)
  if (!outcomes.includes(outcome)) wrong.push(`its outcome is "${outcome}"`)
  if (exitCode !== (good.includes(outcome) ? 0 : 1)) wrong.push(`it left with ${exitCode} for the outcome "${outcome}"`)
  if (errors.length !== (good.includes(outcome) ? 0 : 1)) wrong.push(`it made ${errors.length} error annotations`)
  if (view.refused.length > 0) wrong.push(`the runner refuses ${view.refused.join(', ')}`)
  if (view.stopped) wrong.push('commands were still stopped at the end')
  if (result.stderr.includes('    at ')) wrong.push('it wrote a stack to stderr')
  for (const { name } of view.obeyed) if (!ours.includes(name)) wrong.push(`the runner obeyed ${name}`)
  return wrong
}

const outcomes = [
  'succeeded',
  'failed',
  'cancelled',
  'superseded',
  'timed-out',
  'indeterminate',
  'accepted',
  'skipped',
  'aborted',
]

/** The commands that our steps use. */
const ours = ['add-mask', 'stop-commands', 'error', 'warning', 'notice', 'debug', 'group', 'endgroup']

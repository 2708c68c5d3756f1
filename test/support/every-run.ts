import { outcomeFacts } from '../../src/deploy/outcome.ts'
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

/** What holds for a step that was not killed, whatever it is for. `green`: whether its outcome is a good one. */
function brokenEnd({ signal, exitCode, outcome = '', errors, view }: StepResult, green: boolean): string[] {
  const wrong: string[] = []
  const expected = green ? 0 : 1
  if (signal !== null) wrong.push(`it ended by ${signal}`)
  if (exitCode !== expected) wrong.push(`it left with ${exitCode} for the outcome "${outcome}"`)
  if (errors.length !== expected) wrong.push(`it made ${errors.length} error annotations`)
  if (view.refused.length > 0) wrong.push(`the runner refuses ${view.refused.join(', ')}`)
  if (view.stopped) wrong.push('commands were still stopped at the end')
  return wrong
}

/** The promises that every run keeps and this one broke, if it was not killed; one sentence each. */
export function broken(result: StepResult, inputs: Readonly<Record<string, string>>): string[] {
  const { outcome = '' } = result
  const good = ['succeeded', 'accepted', 'skipped', ...(inputs['on-superseded'] === 'neutral' ? ['superseded'] : [])]
  const wrong = brokenEnd(result, good.includes(outcome))
  if (!Object.hasOwn(outcomeFacts, outcome)) wrong.push(`its outcome is "${outcome}"`)
  if (result.stderr !== '') wrong.push('it wrote to stderr')
  for (const { name } of result.view.obeyed) if (!ours.includes(name)) wrong.push(`the runner obeyed ${name}`)
  return wrong
}

/** Those that every preview keeps. */
export function brokenPreview(end: StepResult): string[] {
  const wrong = brokenEnd(end, end.outcome === 'succeeded' || end.outcome === 'skipped')
  return end.stderr === '' ? wrong : [...wrong, `it wrote to stderr: ${end.stderr}`]
}

/** Those that every gate keeps. */
export function brokenGate(end: StepResult): string[] {
  const { outputs, exitCode } = end
  const wrong = brokenEnd(end, exitCode === 0)
  if (outputs['passed'] === 'true' && exitCode !== 0) wrong.push('it passed and is red')
  if (outputs['passed'] === 'true' && outputs['outcome'] !== 'succeeded') wrong.push('it passed without a success')
  if (exitCode === 0 && outputs['passed'] !== 'true' && outputs['outcome'] !== 'superseded') wrong.push('it is green')
  return end.stderr === '' ? wrong : [...wrong, `it wrote to stderr: ${end.stderr}`]
}

/** The commands that our steps use. */
const ours = ['add-mask', 'stop-commands', 'error', 'warning', 'notice', 'debug', 'group', 'endgroup']

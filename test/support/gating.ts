import { join } from 'node:path'
import { type AppReply, DeployedApp } from './app.ts'
import { brokenGate, leaksOf } from './every-run.ts'
import type { ScriptedPlatform } from './platform/scripted-platform.ts'
import { serviceId } from './platform/state.ts'
import {
  githubToken,
  type Judged,
  judged,
  requireNothing,
  type StepResult,
  startAction,
  startPost,
  toEnd,
} from './runner/run-action.ts'
import { type Inputs, type RunOptions, test as scenario } from './scenario.ts'

export { expect } from 'vitest'

/** The commit that the job is about (the runner's GITHUB_SHA). */
export const commit = '4f2c1d3e5b6a79880716253443526170fedcba98'

/** The `report` output, parsed. */
export interface Report {
  readonly passed: boolean
  readonly outcome: string
  readonly reason: string
  readonly chosenBy: string | null
  readonly deploymentId: string | null
  readonly checks: readonly { name: string; result: string; summary: string; evidence: string[]; durationMs: number }[]
  readonly newer: readonly string[]
  readonly rollback: { ref: string; deploymentId: string | null; outcome: string; reason: string } | null
}

/** The end of a gate step, after the checks that hold for each of them. */
export interface Gated extends StepResult {
  readonly report: Report
  /** Name and result of each check. */
  readonly results: readonly string[]
}

/** A test of the built gate action. */
export const test = scenario
  .extend('app', ({ task: _ }, { onCleanup }) => {
    const opened = new AsyncDisposableStack()
    onCleanup(() => opened.disposeAsync())
    return async (replies: readonly AppReply[] | ((path: string, count: number) => AppReply) = [{}]) =>
      opened.use(await new DeployedApp(replies).open())
  })
  .extend('startGate', ({ folder, workspace }) => (inputs: Inputs, options: RunOptions = {}): Judged<Gated> => {
    const { secrets = [], ...rest } = options
    const step = startAction('gate', inputs, { runnerFolder: join(folder, 'runner'), workspace, ...rest })
    return judged(step, (end) => checked(end, [inputs['api-key'] ?? '', githubToken, ...secrets]))
  })
  .extend('gate', ({ startGate }) => toEnd(startGate))
  .extend('postGate', ({ folder, workspace }) => (main: StepResult, inputs: Inputs, options: RunOptions = {}) => {
    const { secrets: _, ...rest } = options
    return startPost(main, inputs, { runnerFolder: join(folder, 'runner'), workspace, ...rest, folder: 'gate' })
      .finished
  })

/** The inputs that check the service's deployments, with intervals that suit a test. */
export function ofService(platform: ScriptedPlatform, more: Inputs = {}): Inputs {
  const pace = { 'poll-interval': '100ms', timeout: '90s', 'health-interval': '50ms', 'health-timeout': '2s' }
  return { 'base-url': platform.url, 'api-key': platform.key, 'service-id': serviceId, ...pace, ...more }
}

/** Throws if a run breaks a promise of every run. A killed run only has to keep secrets. */
function checked(end: StepResult, secrets: readonly string[]): Gated {
  const wrong = leaksOf(end, secrets)
  const report = end.outputs['report'] ?? ''
  const { passed } = end.outputs
  if (report.length > 200_000) wrong.push(`its report has ${report.length} characters`)
  if (end.signal !== 'SIGKILL') wrong.push(...brokenGate(end))
  const parsed = report === '' ? undefined : JSON.parse(report)
  if (parsed === undefined || String(parsed.passed) !== passed)
    wrong.push(`passed is ${passed}, and the report ${report}`)
  if (parsed !== undefined && end.signal === null && parsed.outcome !== end.outcome) wrong.push('two outcomes are told')
  requireNothing(wrong, end)
  const checks: Report['checks'] = parsed.checks
  return { ...end, report: parsed, results: checks.map(({ name, result }) => `${name} ${result}`) }
}

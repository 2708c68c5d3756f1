import { join } from 'node:path'
import type { Result } from '../../src/index.ts'
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
} from './runner/run-action.ts'
import { type Inputs, type RunOptions, test as scenario } from './scenario.ts'
import { expectResult } from './schemas.ts'

export { expect } from 'vitest'

/** The commit that the job is about (the runner's GITHUB_SHA). */
export const commit = '4f2c1d3e5b6a79880716253443526170fedcba98'

/** Earlier commits, which a rollback can choose. */
export const [older, good, bad] = ['a1', 'b2', 'c3'].map((text) => text.repeat(20)) as [string, string, string]

/** The end of a gate step, after the checks that hold for each of them. */
export interface Gated extends StepResult {
  /** The `report` output, parsed; undefined if the run ended without a result. */
  readonly report: Result | undefined
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
    // A check takes its time; in this process there is one clock for all.
    const pace = options.inProcess ? {} : { timeFactor: 10 }
    const step = startAction('gate', inputs, { runnerFolder: join(folder, 'runner'), workspace, ...pace, ...rest })
    return judged(step, (end) => checked(end, [inputs['api-key'] ?? '', githubToken, ...secrets]))
  })
  .extend(
    'gate',
    ({ startGate }) =>
      (inputs: Inputs, options?: RunOptions) =>
        startGate(inputs, options).finished,
  )
  .extend('postGate', ({ folder, workspace }) => (main: StepResult, inputs: Inputs, options: RunOptions = {}) => {
    const { secrets: _, ...rest } = options
    return startPost(main, inputs, { runnerFolder: join(folder, 'runner'), workspace, ...rest, folder: 'gate' })
      .finished
  })

/** The inputs that check the service's deployments. The step's clock goes ten times faster, and these with it. */
export function ofService(platform: ScriptedPlatform, more: Inputs = {}): Inputs {
  const pace = { 'poll-interval': '1s', timeout: '10m', 'health-timeout': '90s' }
  return { 'base-url': platform.url, 'api-key': platform.key, 'service-id': serviceId, ...pace, ...more }
}

/** Throws if a run breaks a promise of every run. A killed run only has to keep secrets. */
function checked(end: StepResult, secrets: readonly string[]): Gated {
  const wrong = leaksOf(end, secrets)
  const { passed, report: text = '' } = end.outputs
  if (text.length > 200_000) wrong.push(`its report has ${text.length} characters`)
  if (end.signal !== 'SIGKILL') wrong.push(...brokenGate(end))
  const report: Result | undefined = text === '' ? undefined : JSON.parse(text)
  if (passed === undefined || (passed === 'true' && report?.passed !== true)) wrong.push(`passed is ${passed}`)
  if (report !== undefined && report.outcome !== end.outcome) wrong.push('two outcomes are told')
  requireNothing(wrong, end)
  if (report !== undefined) expectResult(report)
  return {
    ...end,
    report,
    results: report?.checks.map((check) => `${check.name} ${check.passed ? 'passed' : 'failed'}`) ?? [],
  }
}

import { join } from 'node:path'
import { expect } from 'vitest'
import type { Result } from '../../src/index.ts'
import { leaksOf } from './every-run.ts'
import { commit } from './git.ts'
import type { Story } from './platform/deployment.ts'
import type { ScriptedPlatform } from './platform/scripted-platform.ts'
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

/** The end of a fleet step, after the checks that hold for each of them. */
export interface Fleeted extends StepResult {
  readonly report: Result | undefined
  /** `name: outcome` of each service, in the report's order. */
  readonly ends: readonly string[]
}

/** A test of the built fleet action in a real repository. */
export const test = scenario
  .extend('repository', ({ workspace }) => ({
    /** Writes files and commits them; returns the commit's id. A file without text is removed. */
    commit: (files: Readonly<Record<string, string | undefined>>): string => commit(workspace, files),
  }))
  .extend('startFleet', ({ folder, workspace }) => (inputs: Inputs, options: RunOptions = {}): Judged<Fleeted> => {
    const { secrets = [], ...rest } = options
    const step = startAction('fleet', inputs, { runnerFolder: join(folder, 'runner'), workspace, ...rest })
    return judged(step, (end) => checked(end, [inputs['api-key'] ?? '', githubToken, ...secrets]))
  })
  .extend(
    'fleet',
    ({ startFleet }) =>
      (inputs: Inputs, options: RunOptions = {}) =>
        startFleet(inputs, { inProcess: true, ...options }).finished,
  )
  .extend('postFleet', ({ folder, workspace }) => (main: StepResult, inputs: Inputs, options: RunOptions = {}) => {
    const { secrets: _, ...rest } = options
    return startPost(main, inputs, { runnerFolder: join(folder, 'runner'), workspace, ...rest, folder: 'fleet' })
      .finished
  })

/** The inputs of a fleet on the scripted platform. */
export function ofFleet(platform: ScriptedPlatform, more: Inputs = {}): Inputs {
  return { 'base-url': platform.url, 'api-key': platform.key, 'poll-interval': '100ms', ...more }
}

/** Services of the platform by the names that the file gives them: `api` is `svc-api`. */
export function platformServices(
  stories: Readonly<Record<string, Story | undefined>>,
): Record<string, Story | undefined> {
  return Object.fromEntries(Object.entries(stories).map(([name, story]) => [`svc-${name}`, story]))
}

/** A build that fails with a line that says why. */
export const failing: Story = ['building', { is: 'failure', log: ['TypeError: nothing to build'] }]

function checked(end: StepResult, secrets: readonly string[]): Fleeted {
  const wrong = leaksOf(end, [...secrets])
  if (end.signal === null && end.view.stopped) wrong.push('output ended while commands were stopped')
  if (end.view.refused.length > 0) wrong.push(`the runner refused ${end.view.refused.join(', ')}`)
  if (/MaxListeners/.test(end.stderr)) wrong.push('listeners leak')
  const { report: text } = end.outputs
  const report: Result | undefined = text === undefined ? undefined : JSON.parse(text)
  if (report !== undefined && report.outcome !== end.outcome) wrong.push('two outcomes are told')
  if (report !== undefined && report.passed !== (end.exitCode === 0)) wrong.push('the colour is not that of the report')
  requireNothing(wrong, end)
  if (report !== undefined) expectResult(report)
  for (const { result } of report?.services ?? []) expect(result.services).toEqual([])
  return { ...end, report, ends: report?.services.map(({ name, result }) => `${name}: ${result.outcome}`) ?? [] }
}

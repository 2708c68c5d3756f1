import { join } from 'node:path'
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
  toEnd,
} from './runner/run-action.ts'
import { type Inputs, type RunOptions, test as scenario } from './scenario.ts'

export { expect } from 'vitest'

/** What the report says of a service. */
interface ReportedService {
  readonly service: string
  readonly outcome: string
  readonly reason: string
  readonly why: string
  readonly url: string | null
}

/** The end of a fleet step, after the checks that hold for each of them. */
export interface Fleeted extends StepResult {
  /** `name: outcome` of each service, in the report's order. */
  readonly ends: readonly string[]
  readonly services: readonly ReportedService[]
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
  .extend('fleet', ({ startFleet }) => toEnd(startFleet))

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
  requireNothing(wrong, end)
  const report = end.outputs['report'] === undefined ? {} : JSON.parse(end.outputs['report'])
  const services: ReportedService[] = report.services ?? []
  return { ...end, services, ends: services.map(({ service, outcome }) => `${service}: ${outcome}`) }
}

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'vitest'
import { broken, leaksOf } from './every-run.ts'
import type { GithubApi, GithubScript } from './github/github-api.ts'
import { type Script, ScriptedPlatform } from './platform/scripted-platform.ts'
import { projectSlug, serviceId } from './platform/state.ts'
import { seed as givenSeed } from './property.ts'
import type { StepOptions } from './runner/job-environment.ts'
import { githubToken, type RunningStep, type StepResult, startDeploy, startPost } from './runner/run-action.ts'

export { expect } from 'vitest'

/** The inputs of a step by name. */
export type Inputs = Readonly<Record<string, string>>

/** What a test adds to how a step is run. */
export interface RunOptions extends Partial<Omit<StepOptions, 'runnerFolder' | 'workspace'>> {
  /** Values that must not appear anywhere, besides the key and the token. */
  readonly secrets?: readonly string[]
}

/** A running step, whose result is checked against what holds for every run. */
export interface Started extends Omit<RunningStep, 'finished'> {
  readonly finished: Promise<StepResult>
}

/** A test of the built action. Its platforms, its GitHub and its folders end with it; the run's seed is printed when it fails. */
export const test = base
  .extend('seed', ({ task, onTestFailed }) => {
    onTestFailed(() => console.error(`to see it again: TAXIWAY_SEED=${givenSeed}`))
    // Each test has its own, so that together they meet many dialects of the platform.
    return createHash('sha256').update(`${givenSeed} ${task.fullTestName}`).digest().readUInt32LE() >>> 1
  })
  .extend('folder', ({ task: _ }, { onCleanup }) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-')))
    onCleanup(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
    return folder
  })
  .extend('workspace', ({ folder }) => {
    const workspace = join(folder, 'workspace')
    mkdirSync(workspace)
    return workspace
  })
  .extend('platform', ({ seed }, { onCleanup }) => {
    const opened: ScriptedPlatform[] = []
    onCleanup(async () => {
      for (const platform of opened) await platform.close()
      const violations = opened.flatMap((platform) => platform.violations)
      if (violations.length > 0) throw new Error(`not documented by the contract:\n${violations.join('\n')}`)
    })
    return async (script: Script = {}) => {
      const platform = await new ScriptedPlatform({ seed, ...script }).open()
      opened.push(platform)
      return platform
    }
  })
  .extend('github', ({ task: _ }, { onCleanup }) => {
    const opened: GithubApi[] = []
    onCleanup(async () => {
      for (const api of opened) await api.close()
      const violations = opened.flatMap((api) => api.violations)
      if (violations.length > 0) throw new Error(violations.join('\n'))
    })
    return async (script: GithubScript = {}) => {
      // Most scenarios need none.
      const { GithubApi } = await import('./github/github-api.ts')
      const api = await new GithubApi(githubToken, script).open()
      opened.push(api)
      return api
    }
  })
  .extend('start', ({ folder, workspace }) => (inputs: Inputs, options: RunOptions = {}): Started => {
    const { secrets = [], ...rest } = options
    const step = startDeploy(inputs, { runnerFolder: join(folder, 'runner'), workspace, ...rest })
    const finished = step.finished.then((result) => checked(result, inputs, secrets))
    finished.catch(() => undefined)
    return { ...step, finished }
  })
  .extend(
    'run',
    ({ start }) =>
      (inputs: Inputs, options: RunOptions = {}) =>
        start(inputs, { inProcess: true, ...options }).finished,
  )
  .extend(
    'runPost',
    ({ folder, workspace }) =>
      (main: StepResult, inputs: Inputs, options: RunOptions & { readonly folder?: 'fleet' } = {}) => {
        const { secrets: _, ...rest } = options
        const step = { runnerFolder: join(folder, 'runner'), workspace, inProcess: true, ...rest }
        return startPost(main, inputs, step).finished
      },
  )

/** The inputs that deploy the platform's service by ref, with polls and a deadline that suit a test. */
export function byRef(platform: ScriptedPlatform, more: Inputs = {}): Inputs {
  return { ...waiting(platform), 'service-id': serviceId, ...more }
}

/** The inputs that upload a folder of the workspace. */
export function byUpload(platform: ScriptedPlatform, more: Inputs = {}): Inputs {
  return { ...waiting(platform), 'archive-path': 'app', 'project-slug': projectSlug, 'service-name': 'quay', ...more }
}

function waiting(platform: ScriptedPlatform): Inputs {
  return { 'base-url': platform.url, 'api-key': platform.key, 'poll-interval': '100ms', timeout: '90s' }
}

/** Throws if a run breaks a promise of every run. A killed run only has to keep secrets. */
function checked(result: StepResult, inputs: Inputs, secrets: readonly string[]): StepResult {
  const wrong = leaksOf(result, [inputs['api-key'] ?? '', githubToken, ...secrets])
  if (result.signal !== 'SIGKILL') wrong.push(...broken(result, inputs))
  if (wrong.length === 0) return result
  throw new Error(`${wrong.join('\n')}\nThe step wrote:\n${result.stdout}${result.stderr}`)
}

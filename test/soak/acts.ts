import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalPlatform } from '../../emulator/src/index.ts'
import { type AppReply, DeployedApp } from '../support/app.ts'
import { commit, git } from '../support/git.ts'
import { pullRequestRun } from '../support/github/events.ts'
import { pullRequest } from '../support/github/pulls.ts'
import type { GithubPull } from '../support/github/state.ts'
import type { StepOptions } from '../support/runner/job-environment.ts'
import { type RunningStep, startAction, startDeploy } from '../support/runner/run-action.ts'
import { seeded } from '../support/seeded.ts'
import { startCommandDeploy } from './command-step.ts'
import type { Plan } from './plan.ts'

type Inputs = Readonly<Record<string, string>>

/** What runs, with everything that it needs. */
export interface Act {
  readonly inputs: Inputs
  /** The action's folder in the repository, as the post step gets it; undefined if no post step follows. */
  readonly folder: '' | 'gate' | 'preview' | undefined
  readonly pulls: readonly GithubPull[]
  /** What the runner sets besides the inputs. */
  readonly place: Pick<StepOptions, 'event' | 'env'>
  /** The deployment that a gate checks. */
  readonly judged?: string
  start(options: StepOptions): RunningStep
  /** The next push to the pull request of a preview. */
  next?(options: StepOptions): RunningStep
  close?(): Promise<void>
}

/** Where an act takes place. */
export interface Stage {
  readonly platform: LocalPlatform
  /** The secret trigger URL for deployments by others. */
  readonly trigger: string
  /** For this run only. */
  readonly folder: string
}

/** A key that differs from its base64 and URI forms, given as a variable that the build prints. */
export const leak = 'pw-8f3?&"Zq/+ü'
/** The service on every run's platform. */
export const serviceId = 'svc_soak'
const place = { env: { LEAK: leak } }
const github = { environment: 'soak' }

/** The act of a plan. Resolves once everything it needs exists. */
export async function actOf(plan: Plan, stage: Stage): Promise<Act> {
  switch (plan.action) {
    case 'deploy': {
      const inputs = { ...deployInputs(plan, stage.platform), ...github }
      return { inputs, folder: '', pulls: [], place, start: (options) => startDeploy(inputs, options) }
    }
    case 'command': {
      const inputs = deployInputs(plan, stage.platform)
      return { inputs, folder: undefined, pulls: [], place, start: (options) => startCommandDeploy(inputs, options) }
    }
    case 'gate':
      return await gateOf(plan, stage)
    case 'preview':
      return previewOf(plan, stage)
    default:
      return plan.action satisfies never
  }
}

function commonInputs({ timeoutSeconds }: Plan, { url, keys }: LocalPlatform): Record<string, string> {
  return { 'base-url': url, 'api-key': keys.account, timeout: `${timeoutSeconds}s` }
}

function deployInputs(plan: Plan, platform: LocalPlatform): Record<string, string> {
  const common = commonInputs(plan, platform)
  const variables = { 'service-id': serviceId, 'env-vars': `LEAK='${leak}'` }
  switch (plan.what) {
    case 'ref':
      return { ...common, ...variables, ref: 'release' }
    case 'branch':
      return { ...common, ...variables }
    case 'upload': {
      const source = { 'archive-path': '.', 'project-slug': 'demo', 'service-name': 'soak' }
      return { ...common, ...source, 'runtime-mode': 'static', 'build-command': commandOf(plan) }
    }
    default:
      return plan.what satisfies never
  }
}

/** A gate of a deployment by somebody else, with an app that is healthy, unhealthy, or becomes unhealthy. */
async function gateOf(plan: Plan, { platform, trigger }: Stage): Promise<Act> {
  const random = seeded(plan.seed ^ 0x6a7e)
  const ill: AppReply = { status: 503 }
  const app = await new DeployedApp(
    random.pick([[{}], [{}], [ill], [{}, {}, ill]] as [AppReply[], ...AppReply[][]]),
  ).open()
  await fetch(trigger, { method: 'POST' })
  const judged = platform.ledger.findLast(({ kind }) => kind === 'deployment')?.id ?? ''
  const inputs = {
    ...commonInputs(plan, platform),
    ...github,
    'service-id': serviceId,
    'deployment-id': judged,
    'poll-interval': '300ms',
    'health-url': app.url,
    'health-timeout': '1s',
    soak: '1s',
    'log-fail-pattern': '^FATAL',
    ...(random.below(2) === 0 ? { rollback: 'true' } : {}),
  }
  const start = (options: StepOptions): RunningStep => startAction('gate', inputs, options)
  return { inputs, folder: 'gate', pulls: [], place, judged, start, close: () => app.close() }
}

/** The first run of a pull request. */
function previewOf(plan: Plan, { platform, folder }: Stage): Act {
  const repository = join(folder, 'repository')
  mkdirSync(repository)
  const pull = pullRequest(7, { head: { sha: plantRepository(repository, commandOf(plan)) } })
  const inputs = {
    ...commonInputs(plan, platform),
    ...github,
    'env-vars': `LEAK='${leak}'`,
    'project-slug': 'demo',
    'repo-url': repository,
    'poll-interval': '300ms',
    port: '3000',
  }
  const happening = (action: 'opened' | 'synchronize'): Act['place'] => {
    const { event, env } = pullRequestRun(action, pull)
    return { event, env: { ...env, LEAK: leak } }
  }
  return {
    ...{ inputs, folder: 'preview', pulls: [pull], place: happening('opened') },
    start: (options) => startAction('preview', inputs, options),
    // If records show no status, a failed build is waited for until the deadline.
    next: (options) =>
      startAction('preview', { ...inputs, timeout: '20s' }, { ...options, ...happening('synchronize') }),
  }
}

/** The build of a plan, as a command. */
export function commandOf({ build }: Pick<Plan, 'build'>): string {
  return `node build.cjs ${Buffer.from(JSON.stringify(build)).toString('base64url')}`
}

/**
 * Fills an empty folder with a Git repository whose build does what its argument says, on the branches `main` and `release`.
 * Returns its commit.
 *
 * @param build the command for services that do not set one
 */
export function plantRepository(folder: string, build?: string): string {
  const head = commit(folder, {
    'index.html': 'hello',
    'build.cjs': readFileSync(new URL('build.cjs', import.meta.url), 'utf8'),
    ...(build === undefined ? {} : { 'package.json': JSON.stringify({ scripts: { build } }) }),
  })
  git(folder, 'branch', 'release')
  return head
}

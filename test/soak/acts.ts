import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalPlatform } from '../../emulator/src/index.ts'
import { type AppReply, DeployedApp } from '../support/app.ts'
import { pullRequestRun } from '../support/github/events.ts'
import { pullRequest } from '../support/github/pulls.ts'
import type { GithubPull } from '../support/github/state.ts'
import type { StepOptions } from '../support/runner/job-environment.ts'
import { type RunningStep, startAction, startDeploy } from '../support/runner/run-action.ts'
import { seeded } from '../support/seeded.ts'
import { commandOf, inputsOf, leak, plantRepository } from './play.ts'
import type { Stop } from './stop.ts'

type Inputs = Readonly<Record<string, string>>
type Place = Pick<StepOptions, 'event' | 'env'>

/** What a stopped action does, and against which servers. */
export interface Act {
  readonly inputs: Inputs
  /** The action's folder in the repository, as the post step gets it. */
  readonly folder: '' | 'gate' | 'preview'
  readonly pulls: readonly GithubPull[]
  /** The environment that the runner sets besides the inputs. */
  readonly place: Place
  /** The deployment that a gate checks. */
  readonly judged?: string
  /** Values that it must never show, besides keys and tokens. */
  readonly secrets: readonly string[]
  start(options: StepOptions): RunningStep
  /** The next push to the pull request of a preview. */
  next?(options: StepOptions): RunningStep
  close(): Promise<void>
}

/** The resources of an act. */
export interface Stage {
  readonly platform: LocalPlatform
  /** The secret trigger URL for deployments by others. */
  readonly trigger: string
  /** For this run only. */
  readonly folder: string
}

const nothing = async (): Promise<void> => undefined
const github = { environment: 'soak' }

/** The act of a stop. Resolves once everything it needs exists. */
export async function actOf(stop: Stop, stage: Stage): Promise<Act> {
  switch (stop.action) {
    case 'deploy': {
      const inputs = { ...inputsOf(stop.plan, stage.platform), ...github }
      const start = (options: StepOptions): RunningStep => startDeploy(inputs, options)
      return { inputs, folder: '', pulls: [], place: {}, secrets: [leak], start, close: nothing }
    }
    case 'gate':
      return await gateOf(stop, stage)
    case 'preview':
      return findPreviewTarget(stop, stage)
    default:
      return stop.action satisfies never
  }
}

/** A gate of a deployment by somebody else, with an app that is healthy, unhealthy, or becomes unhealthy. */
async function gateOf({ plan }: Stop, { platform, trigger }: Stage): Promise<Act> {
  const random = seeded(plan.seed ^ 0x6a7e)
  const ill: AppReply = { status: 503 }
  const app = await new DeployedApp(
    random.pick([[{}], [{}], [ill], [{}, {}, ill]] as [AppReply[], ...AppReply[][]]),
  ).open()
  await fetch(trigger, { method: 'POST' })
  const judged = platform.ledger.findLast(({ kind }) => kind === 'deployment')?.id ?? ''
  const { 'env-vars': _, ...common } = inputsOf({ ...plan, what: 'branch' }, platform)
  const inputs = {
    ...common,
    ...github,
    'deployment-id': judged,
    'poll-interval': '300ms',
    'health-url': app.url,
    'health-timeout': '1s',
    soak: '1s',
    'log-fail-pattern': '^FATAL',
    ...(random.below(2) === 0 ? { rollback: 'true' } : {}),
  }
  const start = (options: StepOptions): RunningStep => startAction('gate', inputs, options)
  // A gate does not know the values that others imported.
  return { inputs, folder: 'gate', pulls: [], place: {}, judged, secrets: [], start, close: () => app.close() }
}

/** The first run of a pull request. */
function findPreviewTarget({ plan }: Stop, { platform, folder }: Stage): Act {
  const repository = join(folder, 'repository')
  mkdirSync(repository)
  const pull = pullRequest(7, { head: { sha: plantRepository(repository, commandOf(plan)) } })
  const { 'service-id': _, ...common } = inputsOf({ ...plan, what: 'branch' }, platform)
  const inputs = {
    ...common,
    ...github,
    'project-slug': 'demo',
    'repo-url': repository,
    'poll-interval': '300ms',
    port: '3000',
  }
  const start = (options: StepOptions): RunningStep => startAction('preview', inputs, options)
  // If records show no status, a failed build is waited for until the deadline.
  const next = (options: StepOptions): RunningStep =>
    startAction('preview', { ...inputs, timeout: '20s' }, { ...options, ...happening('synchronize', pull) })
  const place = happening('opened', pull)
  return { inputs, folder: 'preview', pulls: [pull], place, secrets: [leak], start, next, close: nothing }
}

/** The environment that the runner sets for a pull request event. */
function happening(action: 'opened' | 'synchronize', pull: GithubPull): Place {
  const { event, env } = pullRequestRun(action, pull)
  return { event, env: { ...env, LEAK: leak } }
}

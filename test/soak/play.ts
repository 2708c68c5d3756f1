import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { type JournalEntry, type LedgerEntry, type LocalPlatform, start } from '../../emulator/src/index.ts'
import { temporaryFolder } from '../support/folder.ts'
import { commit, git } from '../support/git.ts'
import { type RunningStep, type StepResult, startDeploy } from '../support/runner/run-action.ts'
import { startCommandDeploy } from './command-step.ts'
import { mostMs, type Plan, timeFactor } from './plan.ts'
import { type Times, timesOf } from './traffic.ts'

/** The result of one run, and what the platform recorded about it. */
export interface Evidence extends Times {
  readonly plan: Plan
  readonly inputs: Readonly<Record<string, string>>
  readonly result: StepResult
  readonly journal: readonly JournalEntry[]
  readonly ledger: readonly LedgerEntry[]
  /** The stored log of the deployment that the action names, read after the faults ended; empty if it names none. */
  readonly log: readonly string[]
  /** When the job was cancelled, in milliseconds since 1970. */
  readonly cancelled: number | undefined
  readonly secrets: readonly string[]
}

/** A key that differs from its base64 and URI forms, given as a variable that the build prints. */
export const leak = 'pw-8f3?&"Zq/+ü'
/** The service on every run's platform. */
export const serviceId = 'svc_soak'

/** Plays a run: a local platform with the faults, the built action as a child process, and other deployments at the same time. */
export async function play(plan: Plan, repository: string): Promise<Evidence> {
  using temporary = temporaryFolder()
  const folder = temporary.path
  await using platform = await platformOf(plan, repository)
  const deployTrigger = await prepared(platform)
  const inputs = inputsOf(plan, platform)
  mkdirSync(join(folder, 'runner'))
  const step = (plan.byCommand ? startCommandDeploy : startDeploy)(inputs, {
    runnerFolder: join(folder, 'runner'),
    workspace: repository,
    timeFactor,
    limit: mostMs(plan) + 20_000,
    trafficFile: join(folder, 'traffic.ndjson'),
    env: { LEAK: leak },
  })
  platform.faults.set(plan.faults, plan.seed)
  const { result, cancelled } = await endOf(step, plan, deployTrigger)
  const { journal, ledger } = platform
  const log = await storedLog(platform, result.outputs['deployment-id'] ?? '')
  return {
    plan,
    inputs,
    result,
    journal,
    ledger,
    log,
    ...timesOf(join(folder, 'traffic.ndjson'), result, platform.url),
    cancelled,
    secrets: [leak, ...Object.values(platform.keys)],
  }
}

/** The local platform that the plan's build runs on. */
export function platformOf(plan: Plan, repository: string): Promise<LocalPlatform> {
  const settings = { runtimeMode: 'static', buildCommand: commandOf(plan) } as const
  const services = [{ id: serviceId, name: 'soak', repoUrl: repository, ...settings }]
  return start({ dialect: plan.dialect, seed: plan.seed, services })
}

/** The build of a plan, as a command. */
export function commandOf({ build }: Pick<Plan, 'build'>): string {
  return `node build.cjs ${Buffer.from(JSON.stringify(build)).toString('base64url')}`
}

/** Sets the build's variable, and returns the secret trigger URL for deployments by others. */
export async function prepared({ url, keys }: LocalPlatform, id = serviceId): Promise<string> {
  const post = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const headers = { authorization: `Bearer ${keys.account}`, 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/services/${id}/${path}`, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return Object(await answer.json())
  }
  await post('env/import', { vars: [{ key: 'LEAK', value: leak }] })
  return String((await post('deploy-trigger'))['url'])
}

/** The deploy inputs of the plan. */
export function inputsOf(plan: Plan, { url, keys }: LocalPlatform): Record<string, string> {
  const common = {
    'base-url': url,
    'api-key': keys.account,
    timeout: `${plan.timeoutSeconds}s`,
    'env-vars': `LEAK='${leak}'`,
  }
  switch (plan.what) {
    case 'ref':
      return { ...common, 'service-id': serviceId, ref: 'release' }
    case 'branch':
      return { ...common, 'service-id': serviceId }
    case 'upload': {
      const { 'env-vars': _, ...uploading } = common
      const source = { 'archive-path': '.', 'project-slug': 'demo', 'service-name': 'soak' }
      return { ...uploading, ...source, 'runtime-mode': 'static', 'build-command': commandOf(plan) }
    }
    default:
      return plan.what satisfies never
  }
}

/** The end of a step, while others deploy and the job is cancelled as the plan says. */
export async function endOf(
  step: RunningStep,
  plan: Pick<Plan, 'othersAtMs' | 'cancel'>,
  deployTrigger: string,
): Promise<Pick<Evidence, 'result' | 'cancelled'>> {
  const over = new AbortController()
  const meanwhile = plan.othersAtMs.map(async (ms) => {
    await step.line(/add-mask/)
    await setTimeout(ms, undefined, { signal: over.signal })
    await fetch(deployTrigger, { method: 'POST' })
  })
  let cancelled: Evidence['cancelled']
  const cancelling = async ({ atMs, signals }: NonNullable<Plan['cancel']>): Promise<void> => {
    // Before its first line the action has not yet installed its signal handlers.
    await step.line(/add-mask/)
    await setTimeout(atMs, undefined, { signal: over.signal })
    cancelled = Date.now()
    for (const signal of signals) step.signal(signal)
  }
  // On Windows a signal from another process ends this one at once.
  if (plan.cancel && process.platform !== 'win32') meanwhile.push(cancelling(plan.cancel))
  const result = await step.finished.finally(() => over.abort())
  await Promise.allSettled(meanwhile)
  return { result, cancelled }
}

/** The stored log of a deployment, read after the faults ended; empty without a deployment. */
export async function storedLog({ url, keys, faults }: LocalPlatform, deploymentId: string): Promise<string[]> {
  faults.clear()
  if (deploymentId === '') return []
  const headers = { authorization: `Bearer ${keys.account}` }
  const answer = await fetch(`${url}/api/deployments/${deploymentId}/logs`, { headers })
  const records: unknown = await answer.json()
  if (!Array.isArray(records)) return []
  return records.map((record: Record<string, unknown>) =>
    String(record['line'] ?? record['message'] ?? record['text'] ?? record['msg']),
  )
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

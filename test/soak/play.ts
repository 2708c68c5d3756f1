import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { type JournalEntry, type LedgerEntry, type LocalPlatform, start } from '../../emulator/src/index.ts'
import { temporaryFolder } from '../support/folder.ts'
import { GithubApi } from '../support/github/github-api.ts'
import type { StepOptions } from '../support/runner/job-environment.ts'
import { githubToken, type RunningStep, type StepResult, startPost } from '../support/runner/run-action.ts'
import { type Act, actOf, commandOf, leak, serviceId } from './acts.ts'
import { type Plan, type Rung, slackMs } from './plan.ts'
import { type Times, timesOf } from './traffic.ts'

export { plantRepository } from './acts.ts'

/** The result of one run, and what the platform and GitHub recorded about it. */
export interface Evidence extends Times {
  readonly plan: Plan
  readonly inputs: Act['inputs']
  readonly result: StepResult
  /** Requests until the run ended. */
  readonly journal: readonly JournalEntry[]
  readonly ledger: readonly LedgerEntry[]
  /** The stored log of the deployment that the run names, read after the faults ended; empty if it names none. */
  readonly log: readonly string[]
  /** The signals that were sent, each with its time by `performance.now()`. */
  readonly sent: readonly { readonly signal: Rung['signal']; readonly ms: number }[]
  /** When the first of them was sent, in milliseconds since 1970. */
  readonly cancelled: number | undefined
  /** The post step, with its requests; undefined for the command. */
  readonly post: { readonly result: StepResult; readonly journal: readonly JournalEntry[] } | undefined
  /** The states of each GitHub deployment, the newest last. */
  readonly githubStates: readonly (readonly unknown[])[]
  /** The deployment that a gate checks. */
  readonly judged: string | undefined
  /** The next push to the pull request of a preview, after the faults ended, with the comments on it. */
  readonly next: { readonly result: StepResult; readonly comments: readonly string[] } | undefined
  /** Requests and answers that GitHub's description does not allow. */
  readonly violations: readonly string[]
  readonly secrets: readonly string[]
}

/** How long a stop waits for its line. */
const longestWaitMs = 5_000
const preload = (name: string): string => `--import=${new URL(`../support/preload/${name}.js`, import.meta.url)}`
/** A stopped run has the clock of the world, and the signals of Windows. */
const realTime = { NODE_OPTIONS: `${preload('traffic')} ${preload('windows-signals')}` }

/**
 * Plays a run: a local platform with the faults, a GitHub, what runs as a child process, and others that deploy or stop it; then its post
 * step with the saved state, and after a preview the next push.
 */
export async function play(plan: Plan, repository: string): Promise<Evidence> {
  using temporary = temporaryFolder()
  const folder = temporary.path
  const runnerFolder = join(folder, 'runner')
  const trafficFile = join(folder, 'traffic.ndjson')
  mkdirSync(runnerFolder)
  const { timeFactor, stop } = plan
  await using platform = await platformOf(plan, repository)
  const trigger = await prepared(platform)
  const act = await actOf(plan, { platform, trigger, folder })
  const hub = await new GithubApi(githubToken, { faults: stop?.githubFaults ?? [], pulls: act.pulls }).open()
  try {
    const later: StepOptions = { runnerFolder, workspace: repository, githubUrl: hub.url, limit: 60_000, ...act.place }
    const step = act.start({
      ...later,
      trafficFile,
      ...(stop ? { env: { ...act.place.env, ...realTime } } : { timeFactor, limit: mostMs(plan) + 20_000 }),
    })
    platform.faults.set(plan.faults, plan.seed)
    const { result, sent } = await endOf(step, plan, { trigger, hub })
    const { journal } = platform
    // For half of the seeds the platform's faults last longer.
    if (plan.seed % 2 === 0) platform.faults.clear()
    const { inputs, folder: action } = act
    const afterwards = async (main: StepResult): Promise<StepResult | undefined> =>
      action === undefined ? undefined : await startPost(main, inputs, { ...later, folder: action }).finished
    const post = await afterwards(result)
    const asked = platform.journal.filter(({ number }) => number > (journal.at(-1)?.number ?? 0))
    const githubStates = hub.deployments.map(({ statuses }) => statuses.map(({ state }) => state))
    platform.faults.clear()
    const log = await storedLog(platform, result.outputs['deployment-id'] ?? '')
    const next = await act.next?.(later).finished
    if (next !== undefined) await afterwards(next)
    const [first] = sent
    return {
      ...{ plan, inputs, result, journal, ledger: platform.ledger, log, sent, githubStates },
      ...timesOf(trafficFile, result, platform.url),
      cancelled: first && Date.now() - (performance.now() - first.ms),
      judged: act.judged,
      post: post && { result: post, journal: asked },
      next: next && { result: next, comments: hub.comments.map(({ body }) => body) },
      violations: hub.violations,
      // A gate does not know the values that others imported.
      secrets: [...(plan.action === 'gate' ? [] : [leak]), ...Object.values(platform.keys)],
    }
  } finally {
    await hub.close()
    await act.close?.()
  }
}

/** How long a run may take from its first request: ten seconds of the action's clock after the deadline, plus some real time for a busy machine. */
export function mostMs({ timeoutSeconds, timeFactor }: Pick<Plan, 'timeoutSeconds' | 'timeFactor'>): number {
  return ((timeoutSeconds + 10) * 1_000) / timeFactor + slackMs
}

/** The local platform that the plan's build runs on. */
function platformOf(plan: Plan, repository: string): Promise<LocalPlatform> {
  const settings = { runtimeMode: 'static', buildCommand: commandOf(plan) } as const
  const services = [{ id: serviceId, name: 'soak', repoUrl: repository, ...settings }]
  return start({ dialect: plan.dialect, seed: plan.seed, services })
}

/** Sets the build's variable, and returns the secret trigger URL for deployments by others. */
async function prepared({ url, keys }: LocalPlatform): Promise<string> {
  const post = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const headers = { authorization: `Bearer ${keys.account}`, 'content-type': 'application/json' }
    const content = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(`${url}/api/services/${serviceId}/${path}`, { method: 'POST', headers, ...content })
    return Object(await answer.json())
  }
  await post('env/import', { vars: [{ key: 'LEAK', value: leak }] })
  return String((await post('deploy-trigger'))['url'])
}

/** The end of a step, while others deploy and the runner stops it as the plan says. */
async function endOf(
  step: RunningStep,
  { othersAtMs, stop }: Plan,
  { trigger, hub }: { readonly trigger: string; readonly hub: GithubApi },
): Promise<Pick<Evidence, 'result' | 'sent'>> {
  const over = new AbortController()
  const { signal } = over
  const sent: { signal: Rung['signal']; ms: number }[] = []
  const meanwhile = othersAtMs.map(async (ms) => {
    await step.line(/add-mask/)
    await setTimeout(ms, undefined, { signal })
    await fetch(trigger, { method: 'POST' })
  })
  const stopping = async ({ from, ladder, silent }: NonNullable<Plan['stop']>): Promise<void> => {
    // A run that never gets that far is stopped too.
    if (from !== 'start') {
      const waited = new AbortController()
      const waiting = setTimeout(longestWaitMs, undefined, { signal: AbortSignal.any([signal, waited.signal]) })
      await Promise.race([step.line(from), waiting]).finally(() => waited.abort())
    }
    for (const rung of ladder) {
      await setTimeout(rung.afterMs, undefined, { signal })
      if (silent) hub.mute = true
      sent.push({ signal: rung.signal, ms: performance.now() })
      step.signal(rung.signal === 'SIGBREAK' ? 'SIGUSR2' : rung.signal)
    }
  }
  // On Windows a signal from another process ends this one at once.
  if (stop && process.platform !== 'win32') meanwhile.push(stopping(stop))
  // What comes after the end of the step does nothing.
  const settled = Promise.allSettled(meanwhile)
  const result = await step.finished.finally(() => over.abort())
  await settled
  hub.mute = false
  return { result, sent }
}

/** The stored log of a deployment; empty without one. */
async function storedLog({ url, keys }: LocalPlatform, deploymentId: string): Promise<string[]> {
  if (deploymentId === '') return []
  const headers = { authorization: `Bearer ${keys.account}` }
  const answer = await fetch(`${url}/api/deployments/${deploymentId}/logs`, { headers })
  const records: unknown = await answer.json()
  if (!Array.isArray(records)) return []
  return records.map((record: Record<string, unknown>) =>
    String(record['line'] ?? record['message'] ?? record['text'] ?? record['msg']),
  )
}

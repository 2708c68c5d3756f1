import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { JournalEntry } from '../../emulator/src/index.ts'
import { temporaryFolder } from '../support/folder.ts'
import { GithubApi } from '../support/github/github-api.ts'
import { githubToken, type RunningStep, type StepResult, startPost } from '../support/runner/run-action.ts'
import { actOf } from './acts.ts'
import { type Evidence, leak, platformOf, prepared } from './play.ts'
import type { Rung, Stop } from './stop.ts'
import { timesOf } from './traffic.ts'

/** The result of a stopped run and of its post step. */
export interface StopEvidence extends Evidence {
  readonly stop: Stop
  /** The signals that were sent, each with its time by `performance.now()`. */
  readonly sent: readonly { readonly signal: Rung['signal']; readonly ms: number }[]
  readonly post: StepResult
  /** Requests of the post step. */
  readonly asked: readonly JournalEntry[]
  /** The states of each GitHub deployment, the newest last. */
  readonly githubStates: readonly (readonly unknown[])[]
  /** The deployment that a gate checks. */
  readonly judged: string | undefined
  /** The next push to the pull request of a preview, after the faults ended. */
  readonly next: Next | undefined
  /** Requests and answers that GitHub's description does not allow. */
  readonly violations: readonly string[]
}

/** The result of the run after a stopped one. */
export interface Next {
  readonly result: StepResult
  /** The states of each GitHub deployment at that time. */
  readonly githubStates: StopEvidence['githubStates']
  /** The comments on the pull request. */
  readonly comments: readonly string[]
}

const longestWaitMs = 5_000
/** The platform's faults last until main has ended; for every other seed they last longer. */
const isMended = ({ plan }: Stop): boolean => plan.seed % 2 === 0
const traffic = new URL('../support/preload/traffic.js', import.meta.url)
const windows = new URL('../support/preload/windows-signals.js', import.meta.url)

/** Plays a run that is stopped, then its post step with the saved state, and after a preview also the next push. */
export async function playStop(stop: Stop, repository: string): Promise<StopEvidence> {
  const { plan } = stop
  using temporary = temporaryFolder()
  const folder = temporary.path
  const runnerFolder = join(folder, 'runner')
  const trafficFile = join(folder, 'traffic.ndjson')
  mkdirSync(runnerFolder)
  await using platform = await platformOf(plan, repository)
  const act = await actOf(stop, { platform, trigger: await prepared(platform), folder })
  const { inputs, pulls } = act
  const hub = await new GithubApi(githubToken, { faults: stop.faults, pulls }).open()
  try {
    const options = { runnerFolder, workspace: repository, githubUrl: hub.url, limit: 60_000, ...act.place }
    platform.faults.set(plan.faults, plan.seed)
    const own = { ...act.place.env, LEAK: leak }
    const preloaded = { NODE_OPTIONS: `--import=${traffic} --import=${windows}`, TEST_TRAFFIC_FILE: trafficFile }
    const step = act.start({ ...options, env: { ...own, ...preloaded } })
    const over = new AbortController()
    const sending = send(step, { stop, hub, over: over.signal })
    const result = await step.finished.finally(() => over.abort())
    const sent = await sending
    hub.mute = false
    if (isMended(stop)) platform.faults.clear()
    const { journal } = platform
    const post = await startPost(result, inputs, { ...options, env: own, folder: act.folder }).finished
    const asked = platform.journal.filter(({ number }) => number > (journal.at(-1)?.number ?? 0))
    const githubStates = githubStatesOf(hub)
    const [first] = sent
    platform.faults.clear()
    const next = await act.next?.(options).finished
    if (next !== undefined) await startPost(next, inputs, { ...options, env: own, folder: act.folder }).finished
    return {
      plan,
      inputs,
      result,
      journal,
      ledger: platform.ledger,
      log: [],
      ...timesOf(trafficFile, result, platform.url),
      cancelled: first && Date.now() - (performance.now() - first.ms),
      secrets: [...act.secrets, ...Object.values(platform.keys)],
      stop,
      judged: act.judged,
      sent,
      post,
      asked,
      githubStates,
      next: next && { result: next, githubStates: githubStatesOf(hub), comments: hub.comments.map(({ body }) => body) },
      violations: hub.violations,
    }
  } finally {
    await hub.close()
    await act.close()
  }
}

function githubStatesOf(hub: GithubApi): StopEvidence['githubStates'] {
  return hub.deployments.map(({ statuses }) => statuses.map(({ state }) => state))
}

/** Sends the signals until the step has ended. */
async function send(
  step: RunningStep,
  { stop, hub, over }: { readonly stop: Stop; readonly hub: GithubApi; readonly over: AbortSignal },
): Promise<StopEvidence['sent']> {
  const sent: { signal: Rung['signal']; ms: number }[] = []
  try {
    // A run that never gets that far is stopped too.
    if (stop.from !== 'start') {
      const waited = new AbortController()
      const signal = AbortSignal.any([over, waited.signal])
      await Promise.race([step.line(stop.from), setTimeout(longestWaitMs, undefined, { signal })])
      waited.abort()
    }
    for (const { signal, afterMs } of stop.ladder) {
      await setTimeout(afterMs, undefined, { signal: over })
      if (stop.silent) hub.mute = true
      sent.push({ signal, ms: performance.now() })
      step.signal(signal === 'SIGBREAK' ? 'SIGUSR2' : signal)
    }
  } catch {
    // It has already ended.
  }
  return sent
}

/** Whether GitHub's answer to the creation of a deployment reached nobody, so that nobody knows its id. */
export function isCreationLost({ stop: { faults, silent } }: StopEvidence): boolean {
  return silent || faults.some(({ on, effect }) => on === 'repos/create-deployment' && effect === 'happens')
}

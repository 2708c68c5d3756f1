import { longestRequestMs } from '../client/http/json-api.ts'
import type { Platform } from '../client/platform.ts'
import type { Run } from '../client/time/run.ts'
import { withTimeout } from '../client/time/timeout.ts'
import type { FlowSettings } from '../deployment/flow.ts'
import type { KeyCheck } from '../deployment/start/preflight.ts'
import type { Job } from '../run/job.ts'
import type { HostOptions, JobReporter } from '../run/reporter.ts'
import { abbreviateCommit } from '../text/commit.ts'
import { TaxiwayError } from '../text/error.ts'
import { message } from '../text/message.ts'
import type { CommentContent } from './comment.ts'
import type { PreviewInputs } from './inputs.ts'
import type { ChangeRequestNow, PreviewMemory } from './memory.ts'
import type { CommentPlace } from './sticky-comment.ts'
import { type Ending, hasListed } from './task.ts'

/** The longest that one request to the host may hold the deploy up, and its share of the time that is left. */
const hostTimeoutMs = 20_000
const shareForHost = 1 / 8

/** The change request of a preview, and the server that has it. */
export interface PreviewHost {
  readonly number: number
  /** How people name it: `pull request #7`. */
  readonly reference: string
  /** The commit that is deployed: its head when the run was started. */
  readonly headSha: string
  /** The labels that it had when the run was started; undefined if they are not known, or the run is a later attempt. */
  readonly labels?: readonly string[] | undefined
  readonly memory: PreviewMemory
  /** The change request as it is now; undefined if the host is not asked. Rejects if it does not say. */
  readonly now: () => Promise<ChangeRequestNow | undefined>
  /** Whether the preview of the head was deployed before. */
  readonly isDeployed?: (target: string) => Promise<boolean>
  /** Why it did not say, as a clause. */
  readonly explain: (error: unknown) => string
  /** Undefined keeps no comment. */
  readonly comments: CommentPlace | undefined
  /** What every comment says of the run. */
  readonly rows: Pick<CommentContent, 'commit' | 'run'>
}

export interface PreviewContext {
  readonly job: Job
  readonly platform: Platform
  readonly reporter: JobReporter
  readonly inputs: PreviewInputs
  readonly host: PreviewHost
  /** Begun with the run, so that the platform answers while the host is asked. */
  readonly keyCheck: KeyCheck
  readonly run: Run
}

type PreviewFlowOptions = FlowSettings & HostOptions & { readonly timeoutMs: number }

/** The time that a flow of this run may take, how it reads status words, and who hears it. */
export function flowOptions({ inputs, keyCheck, reporter, run }: PreviewContext): PreviewFlowOptions {
  const timeoutMs = Math.max(1, run.remaining())
  return { ...inputs.follow, ...reporter.flowOptions, timeoutMs, signal: run.signal, keyCheck }
}

/** Limits one request to the platform: `mostMs` milliseconds, and no more than the run has left. */
export function callOptions(context: PreviewContext, mostMs: number) {
  return { signal: context.job.signal, timeoutMs: Math.min(mostMs, flowOptions(context).timeoutMs) }
}

/**
 * Waits for the host, for a share of the time that is left unless `limitMs` is given. Rejects as the work does, once the time is up,
 * and with the reason of a cancellation.
 */
export async function waitForHost<T>(
  context: PreviewContext,
  work: Promise<T>,
  limitMs = hostLimitMs(context, hostTimeoutMs),
): Promise<T> {
  return await withTimeout(work, limitMs, context.job.signal)
}

/** For what decides whether a service is created: as long as the client waits for a limit of GitHub. */
export function memoryLimitMs(context: PreviewContext): number {
  return hostLimitMs(context, longestRequestMs)
}

function hostLimitMs(context: PreviewContext, longestMs: number): number {
  return Math.min(longestMs, flowOptions(context).timeoutMs * shareForHost)
}

/** The error with which a request to the platform failed. Rejects when the job is cancelled, and with defects. */
export async function catchError(
  context: PreviewContext,
  request: Promise<unknown>,
): Promise<TaxiwayError | undefined> {
  try {
    await request
    return undefined
  } catch (error) {
    context.job.signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    return error
  }
}

/** What is known of a change request now. */
interface Standing {
  /** Whether the host said so. */
  readonly known: boolean
  /** Why this run is no longer needed, as a sentence. */
  readonly outdated?: string
  /** A preview needs a label, and it is not known which ones there are. */
  readonly mayLackLabel?: boolean
}

/**
 * Asks the host whether the change request is still as it was when the run was started. A failed read is a warning.
 *
 * @param expected what the run is for
 */
export async function checkChangeRequest(context: PreviewContext, expected: 'open' | Ending): Promise<Standing> {
  const { host, job } = context
  const sha = abbreviateCommit(host.headSha)
  try {
    const now = await waitForHost(context, host.now())
    return { known: now !== undefined, ...compareWith(context, now, expected) }
  } catch (error) {
    job.signal.throwIfAborted()
    job.console.warn(`Could not check whether ${sha} is still the head of ${host.reference}: ${host.explain(error)}.`)
    return { known: false, ...compareWith(context, undefined, expected) }
  }
}

/** @param now undefined if it is not known */
function compareWith(
  { host, inputs }: PreviewContext,
  now: ChangeRequestNow | undefined,
  expected: 'open' | Ending,
): Omit<Standing, 'known'> {
  const { headSha, reference } = host
  const { whenLabeled } = inputs
  if (now !== undefined && expected === 'closed')
    return now.open ? { outdated: `Nothing to do: ${reference} is open now.` } : {}
  const labels = now?.labels ?? host.labels
  const hasLabel = whenLabeled === undefined || (labels && hasListed(labels, whenLabeled))
  if (expected !== 'open') {
    const isBack = now?.open === true && hasLabel === true
    return isBack ? { outdated: `Nothing to do: ${reference} has a label again that asks for a preview.` } : {}
  }
  if (now?.open === false) return { outdated: `Nothing to do: ${reference} is closed now.` }
  if (now !== undefined && now.headSha !== headSha) {
    const outdated = message`preview-head-outdated: Nothing to do: ${abbreviateCommit(headSha)} is no longer the head of ${reference}. The head is now ${abbreviateCommit(now.headSha)}.`
    return { outdated }
  }
  if (hasLabel === false) {
    const outdated = message`preview-without-label: No preview: ${reference} has none of the labels of \`when-labeled\` (${whenLabeled?.join(', ')}).`
    return { outdated }
  }
  return hasLabel === undefined ? { mayLackLabel: true } : {}
}

/** Why the head is no longer to be deployed, as a sentence; undefined if it is, or the host does not say. */
export async function whyOutdated(context: PreviewContext): Promise<string | undefined> {
  return (await checkChangeRequest(context, 'open')).outdated
}

/** Whether the preview is certainly no longer wanted: the change request is closed, or has lost its label. */
export function hasEnded({ inputs }: PreviewContext, { open, labels }: ChangeRequestNow): boolean {
  const { whenLabeled } = inputs
  const lacksLabel = whenLabeled !== undefined && labels !== undefined && !hasListed(labels, whenLabeled)
  return !open || lacksLabel
}

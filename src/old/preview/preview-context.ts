import { longestRequestMs } from '../client/http/json-api.ts'
import type { Platform } from '../client/platform.ts'
import { Run } from '../client/time/run.ts'
import type { FlowSettings } from '../deployment/flow-context.ts'
import { KeyCheck } from '../deployment/start/preflight.ts'
import { sanitizeText } from '../output/untrusted.ts'
import type { Job } from '../run/job.ts'
import type { PreviewState } from '../run/job-state.ts'
import type { HostOptions, JobReporter } from '../run/reporter.ts'
import type { PreviewHost } from './host.ts'
import type { PreviewInputs } from './preview-inputs.ts'

/** The longest that one request to the host may hold the deploy up, and its share of the time that is left. */
const hostTimeoutMs = 20_000
const shareForHost = 1 / 8

/** What the flow of a preview works with. */
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

/** Begins the time of the run, and the check of its key. */
export function beginPreview(
  start: Pick<PreviewContext, 'job' | 'inputs' | 'reporter' | 'host'>,
  platform: Platform,
): PreviewContext {
  const run = new Run({ timeoutMs: start.inputs.follow.timeoutMs, signal: start.job.signal })
  return { ...start, platform, keyCheck: KeyCheck.of(run, platform), run }
}

type PreviewFlowOptions = FlowSettings & HostOptions & { readonly timeoutMs: number }

/** The time that a flow of this run may take, how it reads status words, and who hears it. */
export function flowOptions({ inputs, keyCheck, reporter, run }: PreviewContext): PreviewFlowOptions {
  return { ...inputs.follow, ...reporter.flowOptions, timeoutMs: leftMs(run), signal: run.signal, keyCheck }
}

/** Limits one request to the platform: `mostMs` milliseconds, and no more than the run has left. */
export function callOptions({ job, run }: PreviewContext, mostMs: number) {
  return { signal: job.signal, timeoutMs: Math.min(mostMs, leftMs(run)) }
}

/** How long a question to the host may hold the run up: a share of the time that is left, in milliseconds. */
export function hostLimitMs({ run }: PreviewContext, longestMs: number = hostTimeoutMs): number {
  return Math.min(longestMs, leftMs(run) * shareForHost)
}

/** For what decides whether a service is created: as long as the client waits for a limit of GitHub. */
export function memoryLimitMs(context: PreviewContext): number {
  return hostLimitMs(context, longestRequestMs)
}

export function leftMs(run: Run): number {
  return Math.max(1, run.remaining())
}

/** What is known of the preview as its run begins. */
export function firstFacts({ host, inputs, job }: PreviewContext, target: string): PreviewState {
  const { image } = inputs.source
  const { environmentUrl } = inputs.report
  const url = environmentUrl === undefined ? undefined : sanitizeText(environmentUrl, job.redactor)
  const { number, headSha: sha } = host
  return { target, name: inputs.name, number, sha, image, url }
}

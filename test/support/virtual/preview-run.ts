import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, vi } from 'vitest'
import { UndiciTransport } from '../../../src/old/client/http/undici-transport.ts'
import type { Platform } from '../../../src/old/client/platform.ts'
import { openPlatform, readConnection } from '../../../src/old/config/connection.ts'
import { deployPreview } from '../../../src/old/preview/deploy-preview.ts'
import type { PreviewMemory } from '../../../src/old/preview/memory/preview-memory.ts'
import { beginPreview, type PreviewContext } from '../../../src/old/preview/preview-context.ts'
import { readPreviewInputs } from '../../../src/old/preview/preview-inputs.ts'
import { closePreview } from '../../../src/old/preview/removal/close.ts'
import type { DeployEnd } from '../../../src/old/report/run-end.ts'
import type { Job } from '../../../src/old/run/job.ts'
import { JobReporter } from '../../../src/old/run/reporter.ts'
import type { Asked } from '../platform/asked.ts'
import type { silentJob } from '../silent-job.ts'

/** Puts the tests of a file on virtual time. */
export function useVirtualTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

/** What is asked of the platform; the header with the key says by whom. */
export type Sent = Pick<Asked, 'method' | 'path' | 'headers'>

/** Answers the requests of every client. A request ends with its signal; without an answer it never does otherwise. */
export function answerRequests(
  answer: (asked: Sent) => Promise<{ readonly status: number; readonly json: unknown }> | undefined,
): void {
  vi.spyOn(UndiciTransport.prototype, 'send').mockImplementation(async ({ method, path, headers, signal }) => {
    const gone = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    gone.catch(() => undefined)
    const answering = answer({ method, path, headers }) ?? gone
    const { status, json } = await Promise.race([answering, gone])
    const answered = new Date().toUTCString()
    const body = (async function* () {
      yield Buffer.from(JSON.stringify(json))
    })()
    return { status, header: (name) => (name === 'date' ? answered : undefined), body, discard: () => undefined }
  })
}

/** The head of the change request, 7, that every run is for. */
export const headSha = '1'.repeat(40)

/** Deploys the preview once. Rejects as the action's flow does. */
export async function deployOnce(
  { job }: ReturnType<typeof silentJob>,
  memoryOf: (reporter: JobReporter) => PreviewMemory,
  isFirstRun: boolean,
): Promise<DeployEnd> {
  await using platform = openPlatform(readConnection(job.inputs), job)
  return await deployPreview(begin(job, platform, memoryOf), { isFirstRun })
}

/** Ends the preview once, because its change request was closed. Rejects as the action's flow does. */
export async function closeOnce({ job }: ReturnType<typeof silentJob>, memory: PreviewMemory): Promise<DeployEnd> {
  await using platform = openPlatform(readConnection(job.inputs), job)
  const context = begin(job, platform, () => memory)
  return await closePreview(context, { isRerun: false })
}

function begin(job: Job, platform: Platform, memoryOf: (reporter: JobReporter) => PreviewMemory): PreviewContext {
  const inputs = readPreviewInputs(job, 7, 'https://git.example/harbor')
  const reporter = new JobReporter(job, 'preview', inputs.report)
  const host = {
    number: 7,
    reference: 'change request 7',
    headSha,
    memory: memoryOf(reporter),
    now: async () => undefined,
    explain: String,
    comments: undefined,
    rows: {},
  }
  return beginPreview({ job, inputs, reporter, host }, platform)
}

/** Lets the time pass until it is over. Throws if that takes unbelievably long. */
export async function passUntil(isOver: () => boolean, stepMs: number): Promise<void> {
  for (let rounds = 0; rounds < 2_000; rounds++) {
    if (isOver()) return
    await vi.advanceTimersByTimeAsync(stepMs)
    await setImmediate()
  }
  throw new Error('it is not over')
}

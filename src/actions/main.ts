import { setImmediate } from 'node:timers/promises'
import { leaveSoon } from '../client/leave.ts'
import { GitHubJob, readState } from '../github/job.ts'
import { report } from '../report/report.ts'
import { messageOf } from '../text/format.ts'

/** The action of each entry under dist/, loaded on demand. */
export const actions = {
  deploy: async (job: GitHubJob) => {
    const { deployRun } = await import('./deploy.ts')
    await report(job, deployRun(job))
  },
  call: async (job: GitHubJob) => {
    const { call } = await import('./call.ts')
    await call(job, async (answer, isPrivate) => {
      if (!isPrivate) await job.printAnswer(answer)
    })
  },
  gate: async (job: GitHubJob) => {
    const { gateRun } = await import('./gate.ts')
    await report(job, gateRun(job))
  },
  rollback: async (job: GitHubJob) => {
    const { rollbackRun } = await import('./rollback.ts')
    await report(job, rollbackRun(job))
  },
  preview: async (job: GitHubJob) => {
    const { previewRun } = await import('./preview.ts')
    await report(job, previewRun(job))
  },
  fleet: async (job: GitHubJob) => {
    const { fleetRun } = await import('./fleet.ts')
    await report(job, fleetRun(job))
  },
  post: async (job: GitHubJob) => {
    const { post } = await import('./post.ts')
    await post(job, readState(process.env))
  },
} satisfies Readonly<Record<string, (job: GitHubJob) => Promise<void>>>

/**
 * Runs one action in this process. Never rejects: it sets `process.exitCode`, and the process then ends by itself.
 *
 * @param cancel aborts when the job is cancelled, which may already have happened
 */
export async function run(name: keyof typeof actions, cancel: AbortController): Promise<void> {
  const job = new GitHubJob(process.env, cancel.signal)
  const crash = (error: unknown): void => {
    job.fail(job.redact(`Taxiway failed unexpectedly (${messageOf(error)}).`))
    cancel.abort(error)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  // A signal that arrived while this was loading is handled in the next turn, before the first request.
  await setImmediate()
  await actions[name](job).catch(crash)
  leaveSoon()
}

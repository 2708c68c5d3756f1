import { healthCheck } from '../../checks/health.ts'
import { systemClock } from '../../client/time/clock.ts'
import type { RunResult } from '../../output/run-result.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { flowOptions, type PreviewStage } from './context.ts'

/**
 * What counts as an answer: anything but an error of the server, and but 404, which is what routers say of a hostname that they
 * do not know yet. A redirect is one as it stands, also one to where people sign in.
 */
const answers = '200-299 301 302 303 307 308 400-403 405-499'
const gapMs = 1_000

/** A success counts once its address answers, where that is asked for; an address that stays silent is a deadline that passed. */
export async function awaitAddress(stage: PreviewStage, report: RunResult): Promise<RunResult> {
  const { inputs, job, platform, reporter } = stage
  const url = reporter.url ?? report.url
  if (report.outcome !== 'succeeded' || inputs.waitForUrlMs === 0) return report
  if (url === undefined) {
    job.console.warn('`wait-for-url` has no address to wait for: give `port` or `environment-url`.')
    return report
  }
  const timeoutMs = Math.floor(Math.min(inputs.waitForUrlMs, flowOptions(stage).timeoutMs))
  job.state.note({ during: 'the wait for its address' })
  job.console.say(`Waiting for ${url} to answer.`)
  try {
    const check = healthCheck({
      url,
      status: answers,
      redirectAway: 'answer',
      successes: 1,
      intervalMs: gapMs,
      timeoutMs,
    })
    const progress = (): void => undefined
    const clean = (text: string): string => sanitizeText(text, job.redactor)
    const { passed, summary } = await check.run({ platform, clock: systemClock, signal: job.signal, progress, clean })
    if (passed) return report
    const reason = `Deployment ${report.deploymentId} succeeded, but ${url} did not answer in time: ${summary}.`
    return { ...report, outcome: 'timed-out', reason }
  } catch (error) {
    if (!job.signal.aborted) throw error
    const reason = `The run was cancelled while ${url} was waited for; deployment ${report.deploymentId} itself succeeded.`
    return { ...report, outcome: 'aborted', reason }
  }
}

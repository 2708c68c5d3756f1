import { broken, leaksOf } from '../support/every-run.ts'
import { githubToken } from '../support/runner/run-action.ts'
import type { StopEvidence } from './play-stop.ts'
import { falseVerdict, killedAfterItsEnd, oursOf, requestsAfterTheEnd, tooManyWrites } from './promises.ts'

/** What a job that is stopped may take; the runner gives 7.5 s. */
const mostMs = 5_000
/** The post step's look takes 20 s at most, where the platform does not answer. */
const mostPostMs = 25_000
/** GitHub's words for an end, each with what the platform's truth may be then; `error` says that nobody knows. */
const ends: Readonly<Record<string, readonly string[] | undefined>> = {
  success: ['live', 'retired'],
  failure: ['failed', 'retired'],
  inactive: ['superseded', 'retired'],
}

/** Which of the promises of cancellation a stopped run broke, one sentence each; none for a good one. */
export function brokenStopPromises(evidence: StopEvidence): string[] {
  const { result, post, secrets, violations } = evidence
  return [
    ...leaksOf(result, [githubToken, ...secrets]),
    ...leaksOf(post, [githubToken, ...secrets]),
    ...violations.map((violation) => `GitHub does not know that: ${violation}`),
    ...falseVerdict(evidence),
    ...tooManyWrites(evidence),
    ...requestsAfterTheEnd(evidence),
    ...wrongEnd(evidence),
    ...falseSummary(evidence),
    ...falsePost(evidence),
    ...falseGithub(evidence),
  ]
}

/** From the first signal to the end of the process in milliseconds; undefined where it was killed, or ended before. */
export function timeToEnd({ result, sent }: StopEvidence): number | undefined {
  const [first] = sent
  return first === undefined || result.signal !== null ? undefined : result.endedAt - first.ms
}

function wrongEnd(evidence: StopEvidence): string[] {
  const { result, inputs, sent } = evidence
  const { signal, stdout, endedAt } = result
  const lateMs = endedAt - (sent[0]?.ms ?? endedAt)
  const late = lateMs > mostMs ? [`it ended ${Math.round(lateMs)} ms after its stop`] : []
  if (signal === null) return [...late, ...broken(result, inputs)]
  // What comes before its first line may come before it can hear.
  const deaf = stdout === '' && evidence.journal.slice(2).length === 0
  return signal === 'SIGKILL' || deaf || killedAfterItsEnd(evidence) ? late : [...late, `it died of ${signal}`]
}

/** A summary that was begun is whole, and says the same as the outputs. */
function falseSummary({ result, post }: StopEvidence): string[] {
  const titles = [...result.summary.matchAll(/Taxiway deploy: ([a-z-]+)/g)].map(([, outcome]) => outcome)
  const wrong = titles.filter((outcome) => outcome !== result.outcome)
  if (titles.length > 1 || wrong.length > 0) return [`its summary says ${titles}, its output ${result.outcome}`]
  if (result.signal === null && titles.length === 0) return ['it ended without a summary']
  return /Taxiway deploy: /.test(post.summary) ? ['post claims an outcome'] : []
}

/** Green, quick, without a write, and with a word on what main could not say. */
function falsePost(evidence: StopEvidence): string[] {
  const { result, post, asked } = evidence
  const wrong: string[] = []
  if (post.exitCode !== 0 || post.errors.length > 0) wrong.push(`post left with ${post.exitCode}: ${post.errors}`)
  const tookMs = post.endedAt - post.startedAt
  if (tookMs > mostPostMs) wrong.push(`post took ${Math.round(tookMs)} ms`)
  for (const { method, path } of asked) if (method !== 'GET') wrong.push(`post sent ${method} ${path}`)
  const [made] = oursOf(evidence)
  if (made === undefined || result.summary !== '') return wrong
  const said = [...result.errors, ...post.warnings].join('\n')
  if (!said.includes(made.id) && !/may (exist|be running)/.test(said)) wrong.push(`nobody speaks of ${made.id}`)
  return wrong
}

/** No GitHub deployment is left open, and none claims what the ledger denies. */
function falseGithub(evidence: StopEvidence): string[] {
  const { told } = evidence
  const stage = oursOf(evidence)[0]?.stage ?? 'none'
  const wrong = told.length > 1 ? [`it made ${told.length} GitHub deployments`] : []
  for (const states of told) {
    const last = String(states.at(-1))
    if (last !== 'error' && !ends[last]?.includes(stage)) {
      wrong.push(`the GitHub deployment went through [${states}], and the deployment is ${stage}`)
    }
  }
  return wrong
}

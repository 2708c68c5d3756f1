import { broken, leaksOf } from '../support/every-run.ts'
import { githubToken } from '../support/runner/run-action.ts'
import { isCreationLost, type StopEvidence } from './play-stop.ts'
import {
  falseStates,
  falseSummary,
  falseVerdict,
  killedAfterItsEnd,
  oursOf,
  requestsAfterTheEnd,
  requestsOf,
  tooManyWrites,
} from './promises.ts'
import { brokenByAGate } from './stopped-gate-promises.ts'
import { brokenByAPreview } from './stopped-preview-promises.ts'

/** How long a stopped job may take on a busy machine: 4 s are for GitHub, and the runner allows 7.5 s. */
const mostMs = 6_000
/** The post step waits at most 20 s for a platform that does not answer. */
const mostPostMs = 25_000

/** The promises about cancellation that a stopped run broke, one sentence each; empty for a good run. */
export function brokenStopPromises(evidence: StopEvidence): string[] {
  const { result, post, secrets, violations } = evidence
  return [
    ...leaksOf(result, [githubToken, ...secrets]),
    ...leaksOf(post, [githubToken, ...secrets]),
    ...violations.map((violation) => `GitHub does not know that: ${violation}`),
    ...requestsAfterTheEnd(evidence),
    ...wrongEnd(evidence),
    ...falsePost(evidence),
    ...brokenByItsAction(evidence),
  ]
}

/** From the first signal to the end of the process in milliseconds; undefined if it was killed or had already ended. */
export function timeToEnd({ result, sent }: StopEvidence): number | undefined {
  const [first] = sent
  return first === undefined || result.signal !== null ? undefined : result.endedAt - first.ms
}

function brokenByItsAction(evidence: StopEvidence): string[] {
  const { action } = evidence.stop
  switch (action) {
    case 'deploy':
      return brokenByADeploy(evidence)
    case 'gate':
      return brokenByAGate(evidence)
    case 'preview':
      return brokenByAPreview(evidence)
    default:
      return action satisfies never
  }
}

function brokenByADeploy(evidence: StopEvidence): string[] {
  const { result, inputs } = evidence
  return [
    ...(result.signal === null ? broken(result, inputs) : []),
    ...falseVerdict(evidence),
    ...tooManyWrites(evidence),
    ...falseSummary(evidence),
    ...unreported(evidence),
    ...falseGithub(evidence),
  ]
}

/** It ended late, or was killed by a signal that it could handle. */
function wrongEnd(evidence: StopEvidence): string[] {
  const { result, sent } = evidence
  const { signal, stdout, endedAt } = result
  const lateMs = endedAt - (sent[0]?.ms ?? endedAt)
  const late = lateMs > mostMs ? [`it ended ${Math.round(lateMs)} ms after its stop`] : []
  // Before its first line the action may not have installed its signal handlers.
  const beforeHandlers = stdout === '' && requestsOf(evidence).length === 0
  const may = signal === null || signal === 'SIGKILL' || beforeHandlers || killedAfterItsEnd(evidence)
  return may ? late : [...late, `it died of ${signal}`]
}

/** The post step is green and quick, and writes nothing. */
function falsePost({ post, asked }: StopEvidence): string[] {
  const wrong: string[] = []
  if (post.exitCode !== 0 || post.errors.length > 0) wrong.push(`post left with ${post.exitCode}: ${post.errors}`)
  const tookMs = post.endedAt - post.startedAt
  if (tookMs > mostPostMs) wrong.push(`post took ${Math.round(tookMs)} ms`)
  for (const { method, path } of asked) if (method !== 'GET') wrong.push(`post sent ${method} ${path}`)
  return wrong
}

/** The post step reports what main could not. */
function unreported(evidence: StopEvidence): string[] {
  const { result, post } = evidence
  const [made] = oursOf(evidence)
  if (made === undefined || result.summary !== '') return []
  const said = [...result.errors, ...post.warnings].join('\n')
  return said.includes(made.id) || /may (exist|be running)/.test(said) ? [] : [`no message mentions ${made.id}`]
}

/**
 * Every GitHub deployment ends, with a state that agrees with the stage of the deployment on the platform. One whose creation
 * was answered to nobody is not found again.
 */
function falseGithub(evidence: StopEvidence): string[] {
  const stage = oursOf(evidence)[0]?.stage ?? 'none'
  const githubStates = evidence.githubStates.filter((states) => states.length > 0 || !isCreationLost(evidence))
  const may = { success: ['live', 'retired'].includes(stage), failure: ['failed', 'retired', 'none'].includes(stage) }
  return falseStates({ ...evidence, githubStates }, stage, may)
}

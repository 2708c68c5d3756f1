import type { LedgerEntry, MadeDeployment } from '../../emulator/src/index.ts'
import { broken, brokenGate, brokenPreview, leaksOf } from '../support/every-run.ts'
import { githubToken, type StepResult } from '../support/runner/run-action.ts'
import { brokenByCommand } from './command-step.ts'
import { type Action, slackMs } from './plan.ts'
import { type Evidence, mostMs } from './play.ts'
import { earlyRequests } from './traffic.ts'

/** A promise: what of it a run broke, one sentence each. */
type Promised = (evidence: Evidence) => readonly string[]

/** What every run keeps, however it ends. */
const always: readonly Promised[] = [
  noSecretShown,
  ({ violations }) => violations.map((violation) => `GitHub does not know that: ${violation}`),
  noOtherDeath,
  tooLate,
  tooManyRequests,
  earlyRequests,
  requestsAfterTheEnd,
  quietPost,
]

/** What else a run keeps by what it is. */
const own: Readonly<Record<Action, readonly Promised[]>> = {
  deploy: [
    ifAlive(({ result, inputs }) => broken(result, inputs)),
    trueVerdict,
    oneWrite,
    everyLineOnce,
    oneSummary,
    namedOnceKilled,
    trueGithubStates,
  ],
  command: [ifAlive(({ result }) => brokenByCommand(result)), trueVerdict, oneWrite, everyLineOnce],
  gate: [
    ifAlive(({ result }) => brokenGate(result)),
    trueVerdict,
    provenPass,
    rollbackWithReason,
    oneSummary,
    namedOnceKilled,
    trueGithubStates,
  ],
  preview: [
    ifAlive(({ result }) => brokenPreview(result)),
    trueVerdict,
    oneSummary,
    oneService,
    serviceFoundAgain,
    currentComment,
  ],
}

/** The externally visible promises that a run broke, one sentence each; empty for a good run. */
export function brokenPromises(evidence: Evidence): string[] {
  return [...always, ...own[evidence.plan.action]].flatMap((promise) => promise(evidence))
}

/** A promise about the end of a process that was not killed. */
function ifAlive(promise: Promised): Promised {
  return (evidence) => (evidence.result.signal === null ? promise(evidence) : [])
}

function noSecretShown({ result, post, secrets }: Evidence): string[] {
  const all = [githubToken, ...secrets]
  return [...leaksOf(result, all), ...(post ? leaksOf(post.result, all) : [])]
}

/** It was killed by a signal that it could handle, or by nobody. */
function noOtherDeath(evidence: Evidence): string[] {
  const { result, cancelled } = evidence
  const { signal, stdout, outcome } = result
  // Before its first line the action may not have installed its signal handlers.
  const beforeHandlers = stdout === '' && requestsOf(evidence).length === 0
  // Node removes them just before the process exits; a signal at that moment kills it after everything was written.
  const afterItsEnd = outcome !== undefined
  const may = signal === null || (cancelled !== undefined && (signal === 'SIGKILL' || beforeHandlers || afterItsEnd))
  return may ? [] : [`it died of ${signal}`]
}

/** How long a stopped job may take on a busy machine: 4 s are for GitHub, and the runner allows 7.5 s. */
const mostStoppingMs = 6_000
/** The post step waits at most 20 s for a platform that does not answer. */
const mostPostMs = 25_000

/** The run is measured from its first request, because the start of the process depends on the machine. */
export function tooLate({ plan, result, sent, post, endedMs, firstRequestMs }: Evidence): string[] {
  const took: readonly (readonly [string, number, number])[] = [
    ['it took', endedMs - firstRequestMs, mostMs(plan)],
    ['after its stop it took', sent[0] ? result.endedAt - sent[0].ms : 0, mostStoppingMs],
    ['post took', post ? post.result.endedAt - post.result.startedAt : 0, mostPostMs],
  ]
  return took.flatMap(([what, ms, most]) => (ms > most ? [`${what} ${Math.round(ms)} ms of ${most}`] : []))
}

/** The limit is far above what any good run needs, so this finds hot loops. */
function tooManyRequests(evidence: Evidence): string[] {
  const { result, plan } = evidence
  const seconds = ((result.endedAt - result.startedAt) * plan.timeFactor) / 1_000
  const count = requestsOf(evidence).length
  return count > 40 + 8 * seconds ? [`it sent ${count} requests in ${Math.round(seconds)} s`] : []
}

/** It sent requests after it was cancelled, allowing for the delivery of the signal. */
function requestsAfterTheEnd({ traffic, cancelled }: Evidence): string[] {
  if (cancelled === undefined) return []
  return traffic.flatMap((entry) =>
    entry.kind === 'sent' && entry.at > cancelled + slackMs
      ? [`it sent ${entry.method} ${entry.url} ${entry.at - cancelled} ms after it was cancelled`]
      : [],
  )
}

/** The post step is green and writes nothing. */
function quietPost({ post }: Evidence): string[] {
  if (post === undefined) return []
  const { exitCode, errors } = post.result
  const writes = post.journal.filter(({ method }) => method !== 'GET')
  return [
    ...(exitCode !== 0 || errors.length > 0 ? [`post left with ${exitCode}: ${errors}`] : []),
    ...writes.map(({ method, path }) => `post sent ${method} ${path}`),
  ]
}

/** The run's requests: not deployments by others, which use a trigger, nor the two requests of the preparation. */
function requestsOf({ journal }: Evidence) {
  return journal.slice(2).filter(({ key }) => key === 'account')
}

function isDeployment(entry: LedgerEntry): entry is MadeDeployment {
  return entry.kind === 'deployment'
}

/** The deployments that the run made. */
function oursOf(evidence: Evidence): readonly MadeDeployment[] {
  const ours = new Set(requestsOf(evidence).map(({ number }) => number))
  return evidence.ledger.filter(isDeployment).filter(({ request }) => request !== null && ours.has(request))
}

/** The stage of a deployment; undefined if it was never made. */
function stageOf({ ledger }: Evidence, id: string | undefined): string | undefined {
  return ledger.filter(isDeployment).find((entry) => entry.id === id)?.stage
}

/** A message says that there may be something that it cannot name. */
function saysThatOneMayExist(texts: readonly string[]): boolean {
  return /may (exist|be running)/.test(texts.join('\n'))
}

/** The stages that each definite outcome allows. `retired` was live once; each dialect chooses its own word for it. */
const stagesOf: Readonly<Record<string, readonly string[]>> = {
  succeeded: ['live', 'retired'],
  // A refused request creates no deployment.
  failed: ['failed', 'retired', 'none'],
  cancelled: ['superseded', 'retired'],
  superseded: ['superseded', 'retired'],
}

/** The outcome contradicts the ledger. */
function trueVerdict(evidence: Evidence): string[] {
  const { result, plan, cancelled, judged } = evidence
  const { outcome = '', outputs } = result
  const id = outputs['deployment-id'] ?? ''
  const made = stageOf(evidence, id)
  if (id !== '' && (made === undefined || (judged !== undefined && id !== judged)))
    return [`it names the deployment ${id}, which was never made`]
  if (outcome === 'succeeded' && id === '') return ['it succeeded with nothing']
  if (outcome === 'aborted') return cancelled === undefined ? ['it is aborted, but was not cancelled'] : []
  // A preview deploys the tracked branch before its own commit, which may have failed without a deployment of it.
  if (plan.action === 'preview' && id === '') return []
  if (outcome === 'failed' && id === '' && oursOf(evidence).length > 0 && !saysThatOneMayExist(result.errors))
    return ['it says failed and names no deployment, and does not say that one may exist, as one does']
  const allowed = stagesOf[outcome]
  const stage = made ?? 'none'
  return allowed === undefined || allowed.includes(stage) ? [] : [`it says ${outcome}, and the deployment is ${stage}`]
}

/** It made two deployments, or adopted another run's: to say that it may be another's is honest, but no success is proven so. */
function oneWrite(evidence: Evidence): string[] {
  const ours = oursOf(evidence)
  const { outcome, outputs, warnings } = evidence.result
  const wrong = ours.length > 1 ? [`it made ${ours.length} deployments: ${ours.map(({ id }) => id).join(', ')}`] : []
  const id = outputs['deployment-id'] ?? ''
  const other = evidence.ledger.filter(isDeployment).find((entry) => entry.id === id && !ours.includes(entry))
  const isSaid = warnings.some((warning) => warning.includes('another request may have started it'))
  return other && (outcome === 'succeeded' || !isSaid)
    ? [...wrong, `it adopted ${id}, which another run made (ref ${other.ref})`]
    : wrong
}

/** Printed lines came twice, out of order, or not at all, without a warning. */
function everyLineOnce({ plan, result, log }: Evidence): string[] {
  const printed = result.buildLog.flatMap((line) => [...line.matchAll(/#(\d+)#/g)].map(([, n]) => Number(n)))
  const stored = log.flatMap((line) => [...line.matchAll(/^#(\d+)#/g)].map(([, n]) => Number(n)))
  // The garbled bytes may include the number itself.
  if (plan.faults.some(({ kind }) => kind === 'garble-events')) return []
  const wrong: string[] = []
  // Without a stored log nobody can tell a line that a new connection repeats, and the run says so.
  const saysRepeated = result.stdout.includes('or repeated after a reconnection')
  if (!saysRepeated && printed.some((n, index) => n <= (printed[index - 1] ?? 0)))
    wrong.push(`lines came twice or out of order: ${printed}`)
  const seen = new Set(printed)
  const missing = stored.filter((n) => !seen.has(n))
  if (missing.length === 0 || saysThatLinesAreMissing(result.stdout)) return wrong
  // Without a verdict the rest of the log is not read, and a stale log does not show its new lines.
  const knowsTheEnd = ['succeeded', 'failed'].includes(result.outcome ?? '')
  const isStale = plan.faults.some(({ kind, operation }) => kind === 'stale' && operation === 'get_deployment_logs')
  if (knowsTheEnd && !isStale) wrong.push(`the lines ${missing} were lost without a warning, of ${stored.length}`)
  return wrong
}

function saysThatLinesAreMissing(stdout: string): boolean {
  return /not delivered|could not be read|may not read the build log|does not show|Lines may be missing/.test(stdout)
}

/** The first lines of the summaries of runs that ended so. */
const firstLines: Readonly<Record<string, RegExp>> = {
  succeeded: /^✅ (?!.*(?: was accepted, and may still fail|accepted the deployment))/,
  accepted: /^✅ .*(?: was accepted, and may still fail|accepted the deployment)/,
  failed: /^❌ /,
  cancelled: /^⏹️ .*(?: was cancelled on the platform|deployment was cancelled)/,
  aborted: /^⏹️ (?!.*(?: was cancelled on the platform|deployment was cancelled))/,
  superseded: /^⏭️ /,
  'timed-out': /^⌛ /,
  indeterminate: /^❔ /,
  skipped: /^➖ /,
}

/** The outcomes that the first lines of summaries say. */
function titlesIn(summary = ''): string[] {
  return [...summary.matchAll(/^(?:<h3>|### )([^\n]*)$/gm)].flatMap(([, line = '']) =>
    Object.keys(firstLines).filter((outcome) => firstLines[outcome]?.test(line)),
  )
}

/** The summary is missing, or shows another outcome; or post claims one. */
function oneSummary({ plan, result, post }: Evidence): string[] {
  const { outcome, outputs, summary, signal } = result
  // A gate shows the outcome of its checks if the deployment succeeded.
  const isOfChecks = plan.action === 'gate' && outcome === 'succeeded' && outputs['passed'] !== 'true'
  const may = isOfChecks ? ['failed', 'aborted'] : [outcome]
  const [title, ...others] = titlesIn(summary)
  if (others.length > 0 || (title !== undefined && !may.includes(title)))
    return [`its summary says ${[title, ...others]}, its outputs ${outcome} and ${outputs['passed']}`]
  if (signal === null && title === undefined) return ['it ended without a summary']
  return titlesIn(post?.result.summary).length > 0 ? ['post claims an outcome'] : []
}

/** The post step names the deployment that a killed run could not report. */
function namedOnceKilled(evidence: Evidence): string[] {
  const { result, post } = evidence
  const id = evidence.judged === undefined ? oursOf(evidence)[0]?.id : result.outputs['deployment-id']
  if (id === undefined || id === '' || result.summary !== '') return []
  const said = [...result.errors, ...(post?.result.warnings ?? [])]
  return said.join('\n').includes(id) || saysThatOneMayExist(said) ? [] : [`no message mentions ${id}`]
}

/**
 * Every GitHub deployment ends, with a state that agrees with the stage of the deployment on the platform; `error` means that the outcome
 * is unknown. One whose creation was answered to nobody is not found again.
 */
function trueGithubStates(evidence: Evidence): string[] {
  const { plan, result, post, judged, githubStates } = evidence
  const stage = (judged === undefined ? oursOf(evidence)[0]?.stage : stageOf(evidence, judged)) ?? 'none'
  const isGate = plan.action === 'gate'
  const may: Readonly<Record<string, boolean>> = {
    error: true,
    success: isGate ? result.outputs['passed'] === 'true' : ['live', 'retired'].includes(stage),
    failure:
      ['failed', 'retired'].includes(stage) || (isGate ? /Check [a-z ]+ failed/.test(result.stdout) : stage === 'none'),
    inactive: ['superseded', 'retired'].includes(stage),
  }
  const { githubFaults = [], silent = false } = plan.stop ?? {}
  const isCreationLost =
    silent || githubFaults.some(({ on, effect }) => on === 'repos/create-deployment' && effect === 'happens')
  const known = githubStates.filter((states) => states.length > 0 || !isCreationLost)
  const wrong = known.length > 1 ? [`it made ${known.length} GitHub deployments`] : []
  if (post === undefined || saysUnsettled(post.result)) return wrong
  const others = known.filter((states) => may[String(states.at(-1))] !== true)
  return [
    ...wrong,
    ...others.map((states) => `the GitHub deployment went through [${states}], and that one is ${stage}`),
  ]
}

/** It warns that the GitHub deployment is not up to date, because every request to GitHub failed. */
function saysUnsettled({ warnings }: StepResult): boolean {
  return warnings.some((warning) =>
    /Could not (?:settle|update) (?:the|a) GitHub deployment|The GitHub deployment is not (?:kept )?up to date/.test(
      warning,
    ),
  )
}

/** A gate passed a deployment that did not succeed, or without passing every check. */
function provenPass({ result }: Evidence): string[] {
  const { passed, report = '', outcome } = result.outputs
  if (passed === undefined) return result.signal === null ? ['it does not say whether it passed'] : []
  if (passed !== 'true') return []
  const proven = ['health', 'runtime log'].every((name) => result.stdout.includes(`Check ${name} passed`))
  return proven && outcome === 'succeeded' ? [] : [`it passed with the outcome ${outcome} and the report ${report}`]
}

/** A gate rolled back twice, or without a failed check, or without `rollback`. */
function rollbackWithReason(evidence: Evidence): string[] {
  const made = oursOf(evidence)
  const may = evidence.inputs['rollback'] === 'true' && /Check [a-z ]+ failed/.test(evidence.result.stdout)
  return made.length > (may ? 1 : 0) ? [`it made ${made.map(({ id }) => id)}`] : []
}

function servicesOf({ ledger }: Evidence): readonly string[] {
  return ledger.filter(({ kind, request }) => kind === 'service' && request !== null).map(({ id }) => id)
}

/** Two runs of one pull request created two billed services. */
function oneService(evidence: Evidence): string[] {
  const made = servicesOf(evidence)
  return made.length > 1 ? [`the services ${made} were made`] : []
}

/** The next push deploys to the service that this run named; if it found none, it says that one may exist. */
function serviceFoundAgain(evidence: Evidence): string[] {
  const { result, next } = evidence
  if (next === undefined) return ['there was no next push']
  const [made] = servicesOf(evidence)
  const named = result.outputs['service-id'] ?? ''
  const found = next.result.outputs['service-id'] ?? ''
  const wrong = brokenPreview(next.result).map((sentence) => `the next push: ${sentence}`)
  if (named !== '' && named !== found) wrong.push(`it named ${named}, and the next push goes to "${found}"`)
  if (found !== made) {
    const asks = /may exist|was still creating/.test(next.result.errors.join())
    if (found !== '' || !asks) wrong.push(`there is ${made}, the next push goes to "${found}": ${next.result.errors}`)
  }
  return wrong
}

/** There is one comment, about the last run. */
function currentComment({ next }: Evidence): string[] {
  const { comments = [] } = next ?? {}
  if (comments.length !== 1) return [`there are ${comments.length} comments`]
  return comments.join().includes('is being built') ? ['the comment says that it is being built'] : []
}

import { outcomeFacts } from '../../deployment/outcome.ts'
import type { Phase } from '../../deployment/phases.ts'
import type { CheckReport } from '../../gate/gate-report.ts'
import { findStatement } from '../../output/cause/cause-line.ts'
import { shortenRef } from '../../text/commits/commit-id.ts'
import { splitSentences } from '../../text/first-sentences.ts'
import { formatCount } from '../../text/formats/count.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import { excerpt, withoutFullStop } from '../../text/formats/shortening.ts'
import type {
  DeploymentRun,
  FleetRun,
  GateRun,
  PlanRun,
  PreviewsRun,
  RunReport,
  ShownDeployment,
} from '../run-report.ts'

/** What a run was, in one line that says all by itself, and what its reason says beside it. */
export interface Headline {
  readonly icon: string
  /** May be untrusted. */
  readonly text: string
  /** Sentences of the reason that the line does not say; empty if there are none. */
  readonly rest: string
}

/** Names what a run was about. */
export interface Subject {
  /** The action or command: `deploy`, `preview`, `rollback`, `gate`, … */
  readonly action: string
  /** Of the service, as people know it; by default its id. */
  readonly name?: string | undefined
}

/** Three lines of a phone. */
const longestLine = 180
/** A shorter sentence, such as "The preview has ended.", says too little: the next one follows it. */
const shortestLine = 40

/** How the reason for what was not deployed begins, if no name stands before it. */
const notDeployed = 'Not deployed: '
/** Says no more than the outcome, in the platform's word. */
const onlyQuotes = /: the platform says "[^"]*"\.$/

/** More services are counted, and not named. */
const mostNames = 4

/** The line with which everything that people read of a run begins. */
export function toHeadline(run: RunReport, subject: Subject): Headline {
  const icon = run.kind === 'plan' ? '📋' : outcomeFacts[run.verdict].icon
  const { text, rest } = describe(run, subject)
  // What is cut is said below, whole.
  return { icon, text: excerpt(text, longestLine), rest: text.length > longestLine ? run.reason : rest }
}

type Line = Omit<Headline, 'icon'>

/** What the first sentence of a reason says behind the words "was not deployed". */
export function whyNotDeployed(first: string): string {
  return withoutFullStop(first.startsWith(notDeployed) ? first.slice(notDeployed.length) : first)
}

function describe(run: RunReport, subject: Subject): Line {
  switch (run.kind) {
    case 'deployment':
      return describeDeployment(run, run, subject)
    case 'gate':
      return describeGate(run, subject)
    case 'fleet':
      return describeFleet(run)
    case 'plan':
      return describePlan(run)
    case 'previews':
      return describePreviews(run)
    case 'plain':
      return describeReason(run)
    default:
      return run satisfies never
  }
}

/** What went wrong comes before how many there are. */
function describePreviews(run: PreviewsRun): Line {
  const [counted, others] = splitSentences(run.reason)
  if (run.passed || others === '') return describeReason(run)
  const { text, rest } = describeReason({ reason: others })
  return { text, rest: `${counted} ${rest}`.trimEnd() }
}

/** The reason says it itself. What is wrong with a file is a line for each mistake. */
function describeReason({ reason }: Pick<PreviewsRun, 'reason'>): Line {
  const [first = '', ...others] = reason.split('\n')
  const [text, rest] = splitSentences(first, shortestLine)
  return { text: withoutFullStop(text), rest: [rest, ...others].filter((each) => each !== '').join('\n') }
}

/** @param deployment what a gate judged has an end of its own */
function describeDeployment(run: DeploymentRun | GateRun, deployment: ShownDeployment, subject: Subject): Line {
  const { outcome, deploymentId, status, durationMs, phases } = deployment
  const [first, rest] = splitSentences(run.reason)
  const name = formatName(deployment, subject)
  const during = formatDuring(phases)
  // A sentence that only quotes the platform's word says less than the log.
  const quotesWord = status !== undefined && first.includes(`"${status}"`)
  const why = quotesWord ? '' : `: ${withoutFullStop(first)}`
  if (first.startsWith(notDeployed) && outcome !== 'skipped')
    return { text: `${name} was not deployed: ${whyNotDeployed(first)}`, rest }
  switch (outcome) {
    case 'succeeded': {
      if (!run.passed) return { text: `${name} was deployed over a newer commit`, rest: run.reason }
      const took = formatTook(subject, durationMs)
      return {
        text: `${name} ${whatWasDone(deployment, subject)}${isFollowed(subject) ? ',' : ' in'} ${took}`,
        rest: '',
      }
    }
    case 'failed': {
      if (deploymentId === undefined) return { text: `${name} was not deployed: ${withoutFullStop(first)}`, rest }
      const statement = quotesWord ? findStatement(run.cause) : undefined
      return { text: `${name} failed${during}${statement === undefined ? why : `: ${statement}`}`, rest }
    }
    case 'indeterminate':
      return { text: `It is not known whether ${name} was deployed: ${withoutFullStop(first)}`, rest }
    case 'accepted':
      return { text: `${name} was accepted, and may still fail: its build was not waited for`, rest: '' }
    case 'timed-out':
      // Of what was not seen, or has succeeded and does not answer, the reason says what was waited for.
      if (!quotesWord) return { text: `${name} timed out${why}`, rest }
      return { text: `${name} timed out after ${formatDuration(durationMs)}${during}`, rest }
    case 'cancelled':
    case 'superseded':
      return { text: `${name} ${outcomeFacts[outcome].news}${during}${why}`, rest }
    case 'aborted':
      return { text: `The job was stopped${during}: ${name} was not followed to its end`, rest }
    case 'skipped':
      return describeReason(run)
    default:
      return outcome satisfies never
  }
}

function formatName({ serviceId }: ShownDeployment, { action, name }: Subject): string {
  const shown = name ?? serviceId ?? 'The service'
  return action === 'preview' ? `Preview ${shown}` : shown
}

/** Whether the run began after the deployment did, so that its time is that of following. */
function isFollowed({ action }: Subject): boolean {
  return action === 'follow'
}

/** How long a run took. */
export function formatTook(subject: Subject, durationMs: number): string {
  return `${isFollowed(subject) ? 'followed for ' : ''}${formatDuration(durationMs)}`
}

function whatWasDone({ ref }: ShownDeployment, { action }: Subject): string {
  if (action === 'preview') return 'is ready'
  return action === 'rollback' && ref !== undefined ? `was rolled back to ${shortenRef(ref)}` : 'was deployed'
}

/** In which of the platform's states it ended; empty if its word says nothing to people. */
function formatDuring(phases: readonly Phase[]): string {
  // The client waits until it has read a state: a deployment that had ended before did not end then.
  const shown = phases[0]?.name === 'waiting' ? phases.slice(1) : phases
  const states = shown.map(({ name }) => name).filter((name) => /^[a-z]{2,20}ing$|^queued$/i.test(name))
  const last = states.at(-1)
  return last === undefined ? '' : ` while ${last.toLowerCase()}`
}

function describeGate(run: GateRun, subject: Subject): Line {
  const { deployment, checks, rollback, chosenBy } = run.gate
  const name = formatName(deployment, subject)
  const bad = checks.find(({ result }) => result !== 'passed')
  if (chosenBy === undefined) return describeReason(run)
  if (deployment.outcome !== 'succeeded') return describeDeployment(run, deployment, subject)
  if (bad === undefined) {
    const [, rest] = splitSentences(run.reason)
    const [, warning] = splitSentences(rest)
    if (checks.length === 0) return { text: `${name} was deployed, and nothing was checked`, rest }
    return { text: `${name} passed its checks: ${checks.map((check) => check.name).join(', ')}`, rest: warning }
  }
  const summary = withoutFullStop(bad.summary)
  if (bad.result !== 'failed') return { text: `${name}: the check ${bad.name} did not finish: ${summary}`, rest: '' }
  const back =
    rollback === undefined
      ? ''
      : rollback.deployment.outcome === 'succeeded'
        ? ` and was rolled back to ${shortenRef(rollback.ref)}`
        : `, and its rollback to ${shortenRef(rollback.ref)} ${outcomeFacts[rollback.deployment.outcome].news}`
  return { text: `${name} failed the check ${bad.name}${back}: ${summary}`, rest: afterCheck(run.reason, bad) }
}

/** What the reason says after the sentence on the check, whose summary may have sentences itself. */
function afterCheck(reason: string, { summary }: CheckReport): string {
  const at = reason.indexOf(summary)
  return at === -1 ? reason : reason.slice(at + summary.length).replace(/^\.\s*/, '')
}

function describeFleet({ services, unchanged, reason }: FleetRun): Line {
  const failed = services.filter(({ passed }) => !passed)
  // Whatever needs one that failed is not deployed, and is no failure of its own.
  const own = failed.filter(({ outcome }) => outcome !== 'skipped')
  const [worst] = own
  if (worst === undefined) {
    const all = services.every(({ outcome }) => outcome === 'succeeded')
    if (!all || services.length === 0) return { text: withoutFullStop(reason), rest: '' }
    const names =
      services.length > mostNames
        ? formatCount(services.length, 'service')
        : services.map(({ service }) => service).join(', ')
    const rest = unchanged.length === 0 ? '' : `; ${formatCount(unchanged.length, 'other service')} left as deployed`
    return { text: `${names} deployed${rest}`, rest: '' }
  }
  const left = failed.length - own.length
  const waiting = left === 0 ? '' : `; ${formatCount(left, 'other')} not deployed`
  if (own.length > 1) {
    const names = own.map(({ service }) => service).join(', ')
    return { text: `${own.length} of ${services.length} services failed: ${names}${waiting}`, rest: reason }
  }
  const [first] = splitSentences(worst.reason)
  if (first.startsWith(notDeployed))
    return { text: `${worst.service} was not deployed: ${whyNotDeployed(first)}${waiting}`, rest: reason }
  const statement = findStatement(worst.excerpt) ?? (onlyQuotes.test(first) ? undefined : withoutFullStop(first))
  const why = statement === undefined ? '' : `: ${statement}`
  return { text: `${worst.service} ${outcomeFacts[worst.outcome].news}${why}${waiting}`, rest: reason }
}

function describePlan({ plan }: PlanRun): Line {
  const due = plan.services.filter(({ check }) => check === null).map(({ service }) => service)
  const all = plan.services.length + plan.unchanged.length
  if (due.length === 0) return { text: `Nothing to deploy: none of ${all} services is due`, rest: '' }
  return { text: `${due.length} of ${all} services are to be deployed: ${due.join(', ')}`, rest: '' }
}

import type { ServiceRunState } from '../builds/hosted-service.ts'
import type { Stage } from '../state/deployment-stages.ts'
import type { Deployment, ProcessEnd } from '../state/deployment-table.ts'

/** The one truth about a service, from what its history says and what runs of it. */
export interface Condition {
  readonly word:
    | 'running'
    | 'scheduled'
    | 'queued'
    | 'building'
    | 'starting'
    | 'failed'
    | 'crashed'
    | 'stopped'
    | 'not deployed'
  /** What the word does not say; empty if there is nothing. */
  readonly detail: string
  /** Since when, RFC 3339; null if that is not known. */
  readonly since: string | null
  /** Whether it can be started again as it is. */
  readonly canRestart: boolean
  /** What has crashed if the word does not say it, as nothing newer is live yet. */
  readonly crash: Crash | null
}

/** What has crashed. */
export interface Crash {
  /** Such as `main 5ca1ab1e`; undefined if nothing is live in the history. */
  readonly build: string | undefined
  /** Such as `exit 1`. */
  readonly how: string
  /** RFC 3339. */
  readonly at: string
}

/** What is known of a service. */
export interface ConditionFacts {
  readonly isDatabase: boolean
  readonly run: ServiceRunState
  /** Its deployments that have not ended, oldest first. */
  readonly underWay: readonly Pick<Deployment, 'stage' | 'createdAt' | 'stageTimes'>[]
  /** Its newest deployment that was not superseded. */
  readonly newest: Pick<Deployment, 'stage' | 'reason' | 'finishedAt'> | undefined
  /** What the deployment builds that is live in its history, such as `main 5ca1ab1e`; undefined if none is. */
  readonly live: string | undefined
}

/** How a process ended by itself, in a few words: `exit 1`. */
function endWords({ code, signal }: Pick<ProcessEnd, 'code' | 'signal'>): string {
  return signal ?? `exit ${code}`
}

/** How the process of a deployment last ended by itself; null if it has not. */
export function showEnd({
  processEnd,
}: Pick<Deployment, 'processEnd'>): (ProcessEnd & { readonly how: string }) | null {
  return processEnd === undefined ? null : { ...processEnd, how: endWords(processEnd) }
}

/** Decides what is true of a service now: what is being made comes first, then what does not serve though it should. */
export function readCondition(facts: ConditionFacts): Condition {
  const { run, live } = facts
  const condition = readWord(facts)
  const hasCrashed = run.kind === 'ended' && run.code !== 0 && condition.word !== 'crashed'
  return { ...condition, crash: hasCrashed ? { build: live, how: endWords(run), at: run.at } : null }
}

function readWord({ isDatabase, run, underWay, newest, live }: ConditionFacts): Omit<Condition, 'crash'> {
  if (isDatabase) return { word: 'running', detail: '', since: null, canRestart: false }
  const serves = run.kind === 'running' || run.kind === 'scheduled'
  const before = `serves the version before${live === undefined ? '' : ` (${live})`}`
  // A service builds one deployment at a time: the others wait.
  const made = underWay.find(({ stage }) => stage !== 'queued') ?? underWay[0]
  if (made?.stage === 'queued' || made?.stage === 'building' || made?.stage === 'starting') {
    const meanwhile = serves ? before : 'serves nothing until then'
    const waiting = underWay.length - 1
    const detail = waiting === 0 ? meanwhile : `${meanwhile}, ${waiting} more queued`
    return { word: made.stage, detail, since: made.stageTimes?.[made.stage] ?? made.createdAt, canRestart: false }
  }
  if (run.kind === 'restarting') {
    return { word: 'building', detail: 'started again, serves nothing until then', since: run.since, canRestart: false }
  }
  if (run.kind === 'ended' && run.code !== 0) {
    return { word: 'crashed', detail: endWords(run), since: run.at, canRestart: true }
  }
  if (newest?.stage === 'failed') {
    const detail = serves ? before : 'serves nothing'
    const canRestart = run.kind === 'ended' || run.kind === 'not-restarted'
    return { word: 'failed', detail, since: newest.finishedAt ?? null, canRestart }
  }
  switch (run.kind) {
    case 'running':
      return { word: 'running', detail: '', since: run.since, canRestart: false }
    case 'scheduled':
      return { word: 'scheduled', detail: '', since: run.since, canRestart: false }
    case 'ended':
      return { word: 'stopped', detail: 'ended by itself, exit 0', since: run.at, canRestart: true }
    case 'not-restarted':
      return { word: 'stopped', detail: `could not be started again: ${run.reason}`, since: run.at, canRestart: true }
    case 'none':
      return live !== undefined
        ? { word: 'stopped', detail: 'nothing of it runs', since: null, canRestart: false }
        : { word: 'not deployed', detail: '', since: null, canRestart: false }
    default:
      return run satisfies never
  }
}

/** The state of a deployment that is shown: its stage, unless it is live in the history and does not run, as if its service was deleted. */
export function readState(stage: Stage, run: ServiceRunState, hasService: boolean): Stage | 'crashed' | 'stopped' {
  if (stage !== 'live') return stage
  if (!hasService) return 'stopped'
  switch (run.kind) {
    case 'ended':
      return run.code === 0 ? 'stopped' : 'crashed'
    case 'restarting':
      return 'starting'
    case 'not-restarted':
      return 'stopped'
    case 'running':
    case 'scheduled':
    case 'none':
      return 'live'
    default:
      return run satisfies never
  }
}

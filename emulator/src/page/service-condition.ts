import type { ServiceRun } from '../builds/service-run.ts'
import type { Deployment, Stage } from '../state/deployment-table.ts'

/** The one truth about a service, from what its history says and what runs of it. */
export interface Condition {
  readonly word: 'running' | 'scheduled' | 'building' | 'failed' | 'crashed' | 'stopped' | 'not deployed'
  /** What the word does not say; empty if there is nothing. */
  readonly detail: string
  /** Since when, RFC 3339; null if that is not known. */
  readonly since: string | null
  /** Whether it can be started again as it is. */
  readonly canRestart: boolean
}

/** What is known of a service. */
export interface ConditionFacts {
  readonly isDatabase: boolean
  readonly run: ServiceRun
  /** Its newest deployment that was not superseded. */
  readonly newest: Pick<Deployment, 'stage' | 'reason' | 'createdAt' | 'finishedAt'> | undefined
  /** What the deployment builds that is live in its history, such as `main 5ca1ab1e`; undefined if none is. */
  readonly live: string | undefined
}

/** Decides what is true of a service now: what is being made comes first, then what does not serve though it should. */
export function readCondition({ isDatabase, run, newest, live }: ConditionFacts): Condition {
  if (isDatabase) return { word: 'running', detail: '', since: null, canRestart: false }
  const serves = run.kind === 'running' || run.kind === 'scheduled'
  const before = `serves the version before${live === undefined ? '' : ` (${live})`}`
  const meanwhile = serves ? before : 'serves nothing until then'
  switch (newest?.stage) {
    case 'queued':
    case 'building':
    case 'starting': {
      const detail = newest.stage === 'building' ? meanwhile : `${newest.stage}, ${meanwhile}`
      return { word: 'building', detail, since: newest.createdAt, canRestart: false }
    }
    default:
  }
  if (run.kind === 'restarting') {
    return { word: 'building', detail: 'started again, serves nothing until then', since: run.since, canRestart: false }
  }
  if (run.kind === 'ended' && run.code !== 0) {
    const detail = run.signal === null ? `exit ${run.code}` : run.signal
    return { word: 'crashed', detail, since: run.at, canRestart: true }
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
export function readState(stage: Stage, run: ServiceRun, hasService: boolean): Stage | 'crashed' | 'stopped' {
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

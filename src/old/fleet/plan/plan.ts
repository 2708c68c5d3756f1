import { InputError } from '../../client/errors.ts'
import { explainUnknownService } from '../../config/file/config-mistakes.ts'
import { shortenCommit } from '../../text/commits/commit-id.ts'
import { message } from '../../text/message.ts'
import { levelled, type Needing, type Ranked, restricted } from '../graph.ts'
import type { ChangedFiles } from './changed-files.ts'

/** What a plan needs to know of a service. */
export interface FleetService extends Needing {
  /** Patterns of .gitignore, of which the last that matches a file decides. None: every file. */
  readonly paths: readonly string[]
}

/** What a service's files are compared with: a commit, or the reason why there is none. */
export type Baseline =
  /** `of` says what commit it is, as in `the last successful deployment`. */
  { readonly commit: string; readonly of: string } | { readonly commit: undefined; readonly why: string }

/** How the files of a commit differ from those that are planned; `why` they could not be compared. */
export type Difference =
  | {
      readonly files: ChangedFiles
      /** The commit to compare with comes after the one that is planned. */
      readonly isRollback: boolean
    }
  | { readonly files: undefined; readonly why: string }

/** Which services are asked for: those that changed, or some by hand. */
export type Choice = 'changed' | 'all' | readonly string[]

/** What decides a plan. */
export interface PlanRequest {
  /** All of the repository. */
  readonly services: readonly FleetService[]
  /** Which of them are asked for. */
  readonly choice: Choice
  /** By the service's name; needed for those that `choice` leaves to what changed. */
  readonly baselines: ReadonlyMap<string, Baseline>
  /** By the commit of a baseline. */
  readonly differences: ReadonlyMap<string, Difference>
  /** Services with a gate of which nothing says whether their last deployment passed it; none by default. */
  readonly unjudged?: ReadonlySet<string>
  /** Services whose newest deployment is known not to have succeeded: what is live may be that one. None by default. */
  readonly failed?: ReadonlySet<string>
}

/** A service of the plan. `needs` are those of the plan that come before it. */
export type PlannedService = Ranked<Needing> & {
  /** `check` runs the gate of what is deployed, before those that need it are. */
  readonly task: 'deploy' | 'check'
  /** Why it is in the plan, as a clause. May hold untrusted text: names of files. */
  readonly reason: string
}

/** Which services are deployed, in order, and why; and why the others are not. */
export interface FleetPlan {
  /** Those that are deployed, each after all that it needs. */
  readonly services: readonly PlannedService[]
  /** Those that are not, with the reason as a clause. */
  readonly unchanged: readonly { readonly name: string; readonly reason: string }[]
}

const mostFiles = 100

/**
 * Decides what is deployed. Reads nothing: the same request gives the same plan.
 *
 * @throws InputError for a service that does not exist, and for services that need each other in a circle
 */
export function planFleet(request: PlanRequest): FleetPlan {
  const { services, choice } = request
  const names = new Set(services.map(({ name }) => name))
  const unknown = typeof choice === 'object' ? choice.find((name) => !names.has(name)) : undefined
  if (unknown !== undefined) throw new InputError('services', explainUnknownService(unknown, names))
  const decided = services.map((service) => ({ service, ...decide(service, request) }))
  const due = new Map(decided.flatMap(({ service, isDue, why }) => (isDue ? [[service.name, why]] : [])))
  const checked = choice === 'changed' ? unjudgedNeeds(request, due) : new Map<string, string>()
  const left = new Map(decided.flatMap(({ service: { name }, why }) => (due.has(name) ? [] : [[name, why]])))
  return {
    services: restricted(services, ({ name }) => due.has(name) || checked.has(name)).map(({ name, needs, level }) => {
      const needing = checked.get(name)
      if (needing === undefined) return { name, needs, level, task: 'deploy', reason: due.get(name) ?? '' }
      const why = message`fleet-gate-unknown: only its gate is run, because "${needing}" needs it, and the platform's history does not say whether it passed`
      return { name, needs, level, task: 'check', reason: `${why}; ${left.get(name)}` }
    }),
    unchanged: levelled(services).flatMap(({ name }) => {
      const why = checked.has(name) ? undefined : left.get(name)
      if (why === undefined) return []
      const isOpen = choice === 'changed' && request.unjudged?.has(name)
      return [{ name, reason: isOpen ? message`fleet-gate-unseen: ${why}; nothing says whether its gate passed` : why }]
    }),
  }
}

/** Services that are not due, whose gate must pass before one that is due may continue: by their names, with the one that needs them. */
function unjudgedNeeds(
  { services, unjudged = new Set() }: PlanRequest,
  due: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const needsByName = new Map(services.map(({ name, needs }) => [name, needs]))
  const seen = new Set<string>()
  const visit = (name: string, needing: string): void => {
    for (const need of needsByName.get(name) ?? []) {
      if (seen.has(need)) continue
      seen.add(need)
      if (!due.has(need) && unjudged.has(need)) found.set(need, needing)
      visit(need, due.has(need) ? need : needing)
    }
  }
  for (const name of due.keys()) visit(name, name)
  return found
}

function decide(
  { name, paths }: FleetService,
  { choice, baselines, differences, failed }: PlanRequest,
): { readonly isDue: boolean; readonly why: string } {
  if (choice === 'all') return { isDue: true, why: 'all services were asked for' }
  if (choice !== 'changed') {
    const isDue = choice.includes(name)
    return { isDue, why: isDue ? 'it was asked for' : 'it was not asked for' }
  }
  if (failed?.has(name))
    return {
      isDue: true,
      why: message`fleet-failed-before: its newest deployment has not succeeded, so it is repeated`,
    }
  const baseline = baselines.get(name)
  if (baseline?.commit === undefined)
    return { isDue: true, why: baseline?.why ?? 'nothing is known of earlier deployments' }
  const difference = differences.get(baseline.commit)
  if (difference?.files === undefined) return { isDue: true, why: difference?.why ?? `${baseline.commit} is not known` }
  const found = difference.files.matching(paths, mostFiles)
  const since = `${baseline.of} (${shortenCommit(baseline.commit)})`
  if (found.length === 0) return { isDue: false, why: `none of its files differs from ${since}` }
  const back = difference.isRollback ? ', which is newer: `on-outdated` decides' : ''
  return { isDue: true, why: `${formatFiles(found)} from ${since}${back}` }
}

function formatFiles(found: readonly string[]): string {
  const [first = ''] = found
  const others = found.length - 1
  if (others === 0) return `${first} differs`
  if (found.length === mostFiles) return `${first} and ${others} or more other files differ`
  return others === 1 ? `${first} and ${found[1]} differ` : `${first} and ${others} other files differ`
}

import { InputError, isRefused, PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import type { DeployEvent, Run } from '../deploy/events.ts'
import { findScopeProblem, readKey } from '../deploy/key.ts'
import { type Ending, judgedOutcome, type Outcome, worstOutcome } from '../deploy/outcome.ts'
import { Queue, ReaderLeft } from '../deploy/queue.ts'
import { endRun, makeResult, type Result, type ServiceResult } from '../deploy/result.ts'
import { type RunOptions, RunTime } from '../deploy/run-time.ts'
import { buildVocabulary } from '../deploy/words.ts'
import { tooLate } from '../deploy/write.ts'
import { count, formatDuration, messageOf } from '../text/format.ts'
import type { Prose } from '../text/redact.ts'
import { type Planned, planChanged } from './changed.ts'
import type { Service } from './file.ts'
import { Clone } from './git.ts'
import { Slots } from './slots.ts'

/** A service and its action. */
export interface PlannedService {
  readonly name: string
  readonly action: Planned['action']
  /** The reason, as a clause. */
  readonly why: Prose
}

/** The events of a fleet's run, in order. */
export type FleetEvent =
  /** Every service, in the order of `needs`. */
  | { readonly kind: 'plan'; readonly services: readonly PlannedService[] }
  /** An event of one service; `ended` is its last one. */
  | { readonly kind: 'service'; readonly name: string; readonly event: DeployEvent }

export type FleetRun = AsyncGenerator<FleetEvent, Result>

export interface FleetRequest {
  /** In the order of `needs`. */
  readonly services: readonly Service[]
  /** Anywhere in the clone. */
  readonly folder: string
  /** Why all services are deployed, as a clause; if undefined, only those that changed. */
  readonly always?: string | undefined
  readonly maxParallel: number
  /** Plans, checks the key, and writes nothing. */
  readonly dryRun: boolean
  /** Starts the whole run of one service. */
  readonly start: (part: Part) => Run
}

/** The work for one service: deploy a commit and check it, or check an existing deployment. */
export interface Part {
  readonly service: Service
  readonly commit: string
  /** If set, this deployment is checked and nothing is deployed. */
  readonly deploymentId: string | undefined
  /** Time until the fleet must end, in milliseconds. */
  readonly leftMs: number
}

/**
 * Deploys the services of a repository that changed, each after those that it needs. Their runs are merged into one: an
 * event of one service is a `service` event.
 */
export async function* fleet(platform: Platform, request: FleetRequest, options: RunOptions = {}): FleetRun {
  const time = new RunTime(platform.clock, options)
  const end = (ending: Ending, known: Partial<Result> = {}): Result => endRun(platform, time, ending, known)

  let clone: Clone
  let plan: readonly Planned[]
  try {
    clone = await Clone.open(request.folder, time)
    const key = await readKey(platform, time)
    if (key instanceof PlatformError && (isRefused(key, 401) || key.code === 'redirected' || request.dryRun)) {
      return end({ outcome: 'failed', reason: `Nothing was deployed. ${key.message}` })
    }
    const { always, services } = request
    plan =
      always === undefined
        ? await planChanged(platform, services, clone, buildVocabulary(options), time)
        : services.map((service) => ({ service, action: 'deploy', why: always }))
    if (request.dryRun && !(key instanceof PlatformError)) {
      const checked = ({ problem, ...each }: Planned): Planned => {
        const found = problem ?? findScopeProblem(key.keyScope, each.service.serviceId)
        return { ...each, problem: each.action === 'deploy' ? found : problem }
      }
      plan = plan.map(checked)
    }
  } catch (error) {
    if (!time.signal.aborted) throw error
    return end({ outcome: 'aborted', reason: 'The run was cancelled before anything was deployed.' })
  }
  yield {
    kind: 'plan',
    services: plan.map(({ service: { name }, action, why }) => ({ name, action, why: platform.redact(why) })),
  }
  const services = request.dryRun
    ? plan.map((each) => ({ name: each.service.name, result: rehearsed(each, platform) }))
    : yield* runAll(platform, request, plan, clone.commit, time)
  const outcome = worstOutcome(services.map(({ result }) => judgedOutcome(result)))
  const passed = services.every(({ result }) => result.passed)
  const ref = request.dryRun ? {} : { ref: clone.commit }
  const reason = request.dryRun ? describeRehearsal(plan, services) : describeEnd(plan, services, time.elapsedMs)
  return end({ outcome, reason }, { passed, services, ...ref })
}

/** The end of a service, and the service that blocks those that need it, if any. */
interface End extends ServiceResult {
  readonly blocker: string | undefined
}

async function* runAll(
  platform: Platform,
  { maxParallel, start }: FleetRequest,
  plan: readonly Planned[],
  commit: string,
  time: RunTime,
): AsyncGenerator<FleetEvent, readonly ServiceResult[]> {
  const events = new Queue<FleetEvent>()
  const stop = new AbortController()
  const slots = new Slots(maxParallel)
  const ends = new Map<string, Promise<End>>()
  for (const planned of plan) {
    const needs = planned.service.needs.flatMap((need) => ends.get(need) ?? [])
    ends.set(planned.service.name, runInOrder(planned, needs))
  }
  const all = Promise.allSettled(ends.values()).finally(() => events.close())
  try {
    yield* events
    await all
    const results = await Promise.all(ends.values())
    return results.map(({ name, result }) => ({ name, result }))
  } finally {
    stop.abort(new ReaderLeft())
    await all
  }

  async function runInOrder(planned: Planned, needs: readonly Promise<End>[]): Promise<End> {
    const { service, action, why } = planned
    const { name, serviceId } = service
    const found = (await Promise.all(needs)).find(({ blocker }) => blocker !== undefined)
    const blocker = found?.blocker
    // An unchanged service passes on a block from those that it needs.
    if (action === 'leave') return { name, result: skipped(`Unchanged: ${why}.`), blocker }
    const result =
      blocker === undefined
        ? await slots.use(() => runOne(planned))
        : skipped(`Nothing was deployed: it needs ${blocker}, which did not succeed.`)
    await events.push({ kind: 'service', name, event: { kind: 'ended', result } })
    // The run of a replaced deployment may be green, but its gate never ran.
    const isDone = result.passed && result.outcome === 'succeeded'
    return { name, result, blocker: blocker ?? (isDone ? undefined : name) }

    function skipped(reason: string): Result {
      return makeResult({ outcome: 'skipped', reason: platform.redact(reason), serviceId, durationMs: 0 })
    }
  }

  /** Rejects only once the reader of the events has left. */
  async function runOne({ service, action, live }: Planned): Promise<Result> {
    const { name, serviceId } = service
    let deploymentId: string | undefined
    const ended = (outcome: Outcome, reason: string): Result =>
      makeResult({
        ...{ outcome, reason: platform.redact(reason), serviceId, deploymentId: deploymentId ?? null },
        ...{ ref: commit, durationMs: 0 },
      })
    try {
      stop.signal.throwIfAborted()
      // A `Retry-After` for one service applies to all.
      if (!(await time.waitWhileHeld(platform))) {
        const { outcome, reason } = tooLate(platform.heldMs)
        return ended(outcome, reason)
      }
      const checked = action === 'check' ? live?.deploymentId : undefined
      await using run = start({ service, commit, deploymentId: checked, leftMs: time.leftMs })
      for (;;) {
        const step = await run.next()
        if (step.done) return step.value
        if (step.value.kind === 'accepted') deploymentId = step.value.deploymentId
        await events.push({ kind: 'service', name, event: step.value })
      }
    } catch (error) {
      if (error instanceof ReaderLeft) throw error
      if (deploymentId === undefined && time.signal.aborted) {
        return ended('aborted', 'The run was cancelled before it was deployed.')
      }
      const text = messageOf(error)
      if (deploymentId === undefined && error instanceof InputError) return ended('failed', text)
      return ended('indeterminate', `Taxiway failed unexpectedly (${text}).`)
    }
  }
}

function rehearsed({ service, action, why, problem }: Planned, platform: Platform): Result {
  const { serviceId } = service
  const told = { deploy: 'Would be deployed', check: 'Its gate would run', leave: 'Unchanged' }[action]
  const reason = problem === undefined ? `${told}: ${why}.` : `The deploy would fail. ${problem}`
  const outcome = problem === undefined ? 'skipped' : 'failed'
  return makeResult({ outcome, reason: platform.redact(reason), serviceId, durationMs: 0 })
}

function describeRehearsal(plan: readonly Planned[], services: readonly ServiceResult[]): string {
  const broken = services.find(({ result }) => !result.passed)
  if (broken !== undefined) return `Dry run: the deploy would fail. ${broken.name}: ${broken.result.reason}`
  const names = namesOf(plan, 'deploy')
  if (names.length === 0) return 'Dry run: nothing would be deployed, as no service changed.'
  return `Dry run: ${names.length} of ${count(plan.length, 'service')} would be deployed: ${list(names)}.`
}

function describeEnd(plan: readonly Planned[], services: readonly ServiceResult[], elapsedMs: number): string {
  const [toDeploy, checked] = [namesOf(plan, 'deploy'), namesOf(plan, 'check')]
  const of = (test: (result: Result) => boolean): string[] =>
    services.filter(({ result }) => test(result)).map(({ name }) => name)
  const failed = of(({ passed }) => !passed)
  const skipped = of(({ outcome }) => outcome === 'skipped').filter((name) => toDeploy.includes(name))
  const replaced = of(({ outcome, passed }) => passed && outcome === 'superseded')
  const deployed = of(({ outcome, passed }) => passed && outcome !== 'skipped' && outcome !== 'superseded').filter(
    (name) => toDeploy.includes(name),
  )
  const took = ` in ${formatDuration(elapsedMs)}`
  const unused = skipped.length === 0 ? '' : ` Not deployed, as they need one of these: ${list(skipped)}.`
  if (failed.length > 0) {
    const good = deployed.length === 0 ? '' : ` Deployed: ${list(deployed)}.`
    return `${failed.length} of ${count(toDeploy.length + checked.length, 'service')} did not succeed${took}: ${list(failed)}.${unused}${good}`
  }
  const gates = checked.length === 0 ? '' : ` The gate of ${list(checked)} passed again.`
  if (deployed.length === 0 && replaced.length === 0) {
    return `Nothing was deployed: no service changed since its last successful deployment.${gates}`
  }
  const names = deployed.length === 0 ? '' : `: ${list(deployed)}`
  const gone = replaced.length === 0 ? '' : ` Replaced by a newer deployment: ${list(replaced)}.`
  return `Deployed ${deployed.length} of ${count(services.length, 'service')}${took}${names}.${gone}${unused}${gates}`
}

function namesOf(plan: readonly Planned[], action: Planned['action']): readonly string[] {
  return plan.filter((each) => each.action === action).map(({ service }) => service.name)
}

const mostNamed = 10

function list(names: readonly string[]): string {
  const more = names.length - mostNamed
  return names.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

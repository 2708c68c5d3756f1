import type { Platform } from '../client/platform.ts'
import type { Prose } from '../text/redact.ts'
import type { Cause } from './cause/finder.ts'
import { type Ending, type OnSuperseded, type Outcome, outcomeFacts, passes } from './outcome.ts'
import type { RunTime } from './run-time.ts'

/** A phase of a run. The first one says how the run began (`requested`); the others are the platform's status words. */
export interface Phase {
  readonly name: string
  readonly durationMs: number
}

/** The result of one check of a gate. */
export interface CheckResult {
  readonly name: string
  readonly passed: boolean
  /** The finding in one clause, then the lines it is based on: at most 21 lines of 500 characters. */
  readonly evidence: readonly Prose[]
}

/** How a service of a fleet ended. */
export interface ServiceResult {
  /** The name in `taxiway.yaml`. */
  readonly name: string
  readonly result: Result
}

/** How a run ended: one record for every kind of run. Unknown facts are null; nothing is invented. */
export interface Result {
  readonly outcome: Outcome
  /** Whether the job is green. */
  readonly passed: boolean
  /** One line that says why. */
  readonly reason: Prose
  readonly serviceId: string | null
  readonly deploymentId: string | null
  /** The requested ref as the platform answered it, else the ref in the record. */
  readonly ref: string | null
  readonly url: string | null
  /** The platform's last status word, in its own spelling. */
  readonly status: string | null
  readonly durationMs: number
  /** Why the deployment failed, according to its logs. */
  readonly cause: Cause | null
  readonly phases: readonly Phase[]
  /** The checks of a gate, in order, up to the first that failed. */
  readonly checks: readonly CheckResult[]
  /** How the rollback of a gate ended. */
  readonly rollback: Result | null
  /** Every service that a fleet considered, in the order of `needs`. */
  readonly services: readonly ServiceResult[]
  /** Next steps for a person, as sentences; a command is in backticks. */
  readonly next: readonly string[]
}

/** The parts of a result that a run knows; the rest is derived from them. A gate sets `passed` itself. */
export type KnownResult = Pick<Result, 'outcome' | 'reason' | 'durationMs'> &
  Partial<Omit<Result, 'next'>> & { readonly onSuperseded?: OnSuperseded | undefined }

export function makeResult({ onSuperseded, ...known }: KnownResult): Result {
  const unknown = { serviceId: null, deploymentId: null, ref: null, url: null, status: null, cause: null }
  const passed = passes(known.outcome, onSuperseded)
  const result = { passed, ...unknown, phases: [], checks: [], rollback: null, services: [], ...known }
  return { ...result, next: nextSteps(result) }
}

/** The result of a run that ends now. */
export function endRun(
  platform: Platform,
  time: RunTime,
  { outcome, reason }: Ending,
  known: Omit<Partial<KnownResult>, 'outcome' | 'reason' | 'durationMs'> = {},
): Result {
  const durationMs = Math.round(time.elapsedMs)
  return makeResult({ outcome, reason: platform.redact(reason), durationMs, ...known })
}

const mostSteps = 5

/** Removes the facts that contain a key. A fact is never rewritten: a program would read back a different one. */
export function withoutKeys(result: Result, holdsKey: (fact: string) => boolean): Result {
  const open = (fact: string | null): string | null => (fact !== null && holdsKey(fact) ? null : fact)
  const { serviceId, deploymentId, ref, url, status, phases, rollback, services } = result
  const facts = { serviceId: open(serviceId), deploymentId: open(deploymentId), ref: open(ref), url: open(url) }
  const clean = {
    ...{ ...result, ...facts, status: open(status), phases: phases.filter(({ name }) => !holdsKey(name)) },
    rollback: rollback && withoutKeys(rollback, holdsKey),
    services: services.map((service) => ({ ...service, result: withoutKeys(service.result, holdsKey) })),
  }
  return { ...clean, next: nextSteps(clean) }
}

function nextSteps({ outcome, serviceId, deploymentId, services }: Omit<Result, 'next'>): readonly string[] {
  if (services.length > 0) return services.flatMap(({ result }) => result.next).slice(0, mostSteps)
  // An id with other characters is not safe in a command to copy.
  if (![serviceId, deploymentId].every((id) => id !== null && /^[\w.:-]+$/.test(id))) return []
  const ids = `--service-id ${serviceId} --deployment-id ${deploymentId}`
  if (outcomeFacts[outcome].mayContinue) return [`Run \`taxiway follow ${ids}\` to wait for the deployment again.`]
  if (outcome === 'failed') return [`Run \`taxiway logs ${ids}\` to read the whole log.`]
  return []
}

/** Collects the phases of a run: each begins where the one before ends. */
export class Phases {
  readonly #entered: { readonly name: string; readonly startMs: number }[]

  constructor(name: string) {
    this.#entered = [{ name, startMs: 0 }]
  }

  /** After 50 phases the last one is extended: a platform may change its status word endlessly. */
  enter(name: string, atMs: number): void {
    if (this.#entered.length < 50) this.#entered.push({ name, startMs: atMs })
  }

  until(endMs: number): readonly Phase[] {
    return this.#entered.map(({ name, startMs }, index) => {
      const next = this.#entered[index + 1]
      return { name, durationMs: Math.round((next?.startMs ?? endMs) - startMs) }
    })
  }
}

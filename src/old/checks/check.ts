import type { OperationName } from '../../contract/operations.ts'
import type { Platform } from '../client/platform.ts'
import type { Clock } from '../client/time/clock.ts'
import { excerpt, oneLine } from '../text/formats/shortening.ts'
import type { Redact } from '../text/secrets/redactor.ts'

/** What a check works with. */
export interface CheckContext {
  /** With the key's permissions. */
  readonly platform: Platform
  /** The gate's clock, for every wait. */
  readonly clock: Clock
  /** Ends the check at once; it then rejects with the signal's reason. */
  readonly signal: AbortSignal
  /** Reports how far the check is, in one clause, as often as the check likes. */
  readonly progress: (text: string) => void
  /** What was deployed, as far as it is known. */
  readonly deployment?: CheckedDeployment
  /** Shows untrusted lines as they come; resolves when they are written out. */
  readonly print?: (lines: readonly string[]) => Promise<void>
  /** Removes secrets from untrusted text. Apply it before any cut: a piece of a secret is not recognised. */
  readonly clean: Redact
}

/** The deployment that is checked. */
export interface CheckedDeployment {
  readonly deploymentId?: string | undefined
  readonly serviceId?: string | undefined
  /** Its commit, if its record shows one or the run is about one. */
  readonly commit?: string | undefined
  readonly url?: string | undefined
}

/** What a check found. Texts may hold what the platform or the app said: sanitise them before they are shown. */
export interface Finding {
  /** True only if the check saw that everything is well. */
  readonly passed: boolean
  /** What a reader must know, in one clause without a full stop. */
  readonly summary: string
  /** What it is based on, oldest first: the last 20 lines are kept, and 500 characters of each. */
  readonly evidence: readonly string[]
}

/** Looks at what was deployed. Whatever happens is its finding; it rejects only with the signal's reason. */
export interface Check {
  /** In a word or two, for a table. */
  readonly name: string
  /** Called when the checks begin, before the first of them runs: for a check that compares with the state at that time. */
  prepare?(context: CheckContext): Promise<void>
  /** Whether it can prove that the new version answers, and not the one before; false by default. */
  readonly provesVersion?: boolean
  /** What to say if a cancellation ends the check, as a clause. */
  readonly doubt?: string
  /** The operation that the key must be permitted to call: asked before anything else, so that a wrong key fails at once. */
  readonly needs?: OperationName
  /** Called once, if every check before it has passed. */
  run(context: CheckContext): Promise<Finding>
}

const mostEvidence = 20
const longestEvidence = 500

/** Lines as evidence: the last 20 of them, each one line of at most 500 characters, cleaned before it is cut. */
export function cleanEvidence(lines: readonly string[], clean: Redact): readonly string[] {
  const kept = lines.slice(-mostEvidence).map((line) => excerpt(oneLine(clean(line)), longestEvidence))
  const left = lines.length - kept.length
  return left === 0 ? kept : [`… ${left} earlier`, ...kept.slice(1)]
}

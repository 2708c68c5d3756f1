import type { Platform } from '../client/platform.ts'
import type { Clock } from '../client/time/clock.ts'
import type { OperationName } from '../contract/operations.ts'
import type { Clean } from './excerpt.ts'

/** What a check works with. */
export interface CheckContext {
  /** With the key's permissions. */
  readonly platform: Platform
  /** The gate's own, for every wait. */
  readonly clock: Clock
  /** Ends the check at once; it then rejects with the signal's reason. */
  readonly signal: AbortSignal
  /** Hears how far it is, in one clause, as often as the check likes. */
  readonly progress: (text: string) => void
  /** Takes secrets out of what strangers said. It must come before any cut: nobody knows a piece of a secret. */
  readonly clean: Clean
}

/** What a check found. Texts may hold what the platform or the app said: clean them before they are shown. */
export interface Finding {
  /** Only what was seen to be good passes. */
  readonly passed: boolean
  /** What a reader must know, in one clause without a full stop. */
  readonly summary: string
  /** What it goes by, oldest first: the last 20 lines are kept, and 500 characters of each. */
  readonly evidence: readonly string[]
}

/**
 * Looks at what was deployed. What it sees is its finding, a world that does not answer included; it rejects with the
 * signal's reason alone.
 */
export interface Check {
  /** In one word or two, for a table. */
  readonly name: string
  /** Called when the checks begin, before the first of them: for a check that must note how things stand then. */
  prepare?(context: CheckContext): Promise<void>
  /** What must be said where a cancellation ends it, as a clause. */
  readonly doubt?: string
  /** What the key must be permitted to do: asked before anything else, for nobody waits half an hour to hear of a wrong key. */
  readonly needs?: OperationName
  /** Called once, where every check before it has passed. */
  run(context: CheckContext): Promise<Finding>
}

/** A sentence as a clause: without its full stop. */
export function clauseOf(sentence: string): string {
  return sentence.trim().replace(/\.$/, '')
}

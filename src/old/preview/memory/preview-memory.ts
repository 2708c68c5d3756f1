import type { ExposedPort } from '../../run/exposed-port.ts'
import { formatErrorAsClause } from '../../text/formats/format-error.ts'

/** What is known of a preview's service. */
export interface PreviewFacts {
  /** Tells the preview from every other one: the change request's number, and the service's name or id. */
  readonly target: string
  /** Its id; undefined if one may exist whose id is not known. */
  readonly service?: string | undefined
  /** Taxiway created it: only then it is ever removed. */
  readonly created?: boolean | undefined
  /** The image that it runs; undefined if it is built from a repository. */
  readonly image?: string | undefined
  readonly exposed?: ExposedPort | undefined
  readonly url?: string | undefined
  /** The head commit of the run. */
  readonly head?: string | undefined
  /** The claim that this takes the place of; of a claim, what is unique for each. */
  readonly attempt?: string | undefined
}

/** What is remembered of the service of a preview. */
export type Remembered =
  | (Pick<PreviewFacts, 'target' | 'created' | 'image' | 'exposed' | 'url'> & {
      readonly kind: 'known'
      readonly serviceId: string
    })
  /** A creation was claimed, and its end was never seen. For `freshForMs` the run that claimed it may still be at it. */
  | { readonly kind: 'unconfirmed'; readonly target: string; readonly freshForMs?: number | undefined }
  | { readonly kind: 'none' }

/** The same, as far as it could be read. */
export type RememberedService =
  | Remembered
  /** `isLimited`: the host asks for no requests for now. */
  | { readonly kind: 'unreadable'; readonly why: string; readonly isLimited: boolean }

/** The intention to create the service of a preview. */
export interface Claim {
  readonly target: string
  /** Unique for each. */
  readonly attempt: string
  /** The service that is remembered, if it certainly no longer exists. */
  readonly gone?: string | undefined
}

/** One thing that is remembered of a preview: its service, or a claim, which names none. */
export interface MemoryRecord extends PreviewFacts {
  /** Greater than that of all that were written before, if a memory holds several. */
  readonly id: number
  /** How much longer the run that claimed the creation may still be at it, from this read on, in milliseconds. */
  readonly freshForMs?: number | undefined
  /** Nothing came of the claim, or the service certainly no longer exists. */
  readonly isOver?: boolean
}

/** A claim of a removal that only this run has. */
export interface OurRemoval {
  readonly kind: 'ours'
  readonly id?: number
}

/** Whether this run may send the request that removes a service; `id` is that of the record that holds the claim, if it is one of its own. */
export type RemovalClaim =
  | OurRemoval
  /** Another run has removed it. */
  | { readonly kind: 'removed' }
  /** Another run is about to, or was, and nobody knows what became of it. */
  | { readonly kind: 'in doubt'; readonly id?: number }
  /** Another preview remembers the service too. */
  | { readonly kind: 'shared' }

/** A preview that may exist, or whose creation another run has claimed. */
export interface PlaceHolder {
  /** The change request's. */
  readonly number: number
  readonly name: string
  /** The record of the claim, if no more is known of it. */
  readonly claim?: number
}

/** Whether one more preview may be created. */
export type Room =
  | { readonly kind: 'free' }
  /** The oldest first. */
  | { readonly kind: 'full'; readonly holders: readonly PlaceHolder[] }
  | { readonly kind: 'unknown'; readonly why: string }

/** A record was deleted since it was listed or written. What there is in its place, the next read shows. */
export class RecordGoneError extends Error {}

/**
 * What keeps the service of a preview in mind from one run to the next, so that no run creates a second, billed one: GitHub
 * deployments. Methods reject if it cannot be read or written; `explain` puts the error into words.
 */
export interface PreviewMemory {
  /** Who remembers, or where: `GitHub`. */
  readonly name: string
  /** What to do if it could not remember, in words that begin a sentence. */
  readonly remedy: string
  /** How to clear it of a creation that had no effect, as a clause. */
  readonly clearing: string
  /** Ends what is waited for here. */
  readonly signal?: AbortSignal | undefined
  /**
   * The records of the previews with these targets, newest first. Rejects with `RecordGoneError` if one was deleted meanwhile.
   *
   * @param ours the id of our claim: of those that follow it only the target counts
   */
  read(targets: readonly string[], ours?: number): AsyncIterable<MemoryRecord>
  /** Writes a claim, unless another run was faster and only one has room. Gives its id. */
  write(claim: Claim): Promise<number>
  /**
   * Remembers the service, which ends the claim, or that one may exist. May be called again once more is known of it. False if that
   * failed and was said.
   */
  remember(facts: PreviewFacts): Promise<boolean>
  /** Ends the claim of an attempt, if it is still there: nothing was created. */
  forget(attempt: string): Promise<void>
  /**
   * Whether there is room for a preview with this target beside the others. Once its creation is claimed here, of two runs at once the one
   * whose claim is older has the last place. Absent if the memory holds one preview alone.
   *
   * @param keepsClosed whether one whose change request is closed keeps its place until it is removed
   */
  findRoom?(target: string, limits: { readonly most: number; readonly keepsClosed: boolean }): Promise<Room>
  /** How long the host asks for no request, if that is why it did not answer, in milliseconds. */
  limitMs(error: unknown): number | undefined
  /** Whether the error says that no run of this kind may write here, so that none can claim. */
  isForbidden(error: unknown): boolean
  /** Whether a newer run of this preview remembered a service since this one did. Never rejects. */
  isOvertaken(target: string): Promise<boolean>
  /** Whether Taxiway created the service, if what is remembered of it does not say so: by the claim of its creation. */
  hasCreated(target: string, service: string): Promise<boolean>
  /** Claims the removal of a service that is remembered, before it is sent. Rejects if that cannot be recorded. */
  claimRemoval(target: string, service: string): Promise<RemovalClaim>
  /** Ends a claim of ours whose outcome is known. One that is not ended keeps all others from sending the request again. */
  endRemoval(claim: OurRemoval, isRemoved: boolean): Promise<void>
  /** The change request was closed. `isGone` says that the service certainly no longer exists. */
  close(target: string, isGone: boolean): Promise<void>
  /** Why it refused, as a clause. */
  explain(error: unknown): string
}

/** A memory may not show at once what was just written. */
export const mostLooks = 12
export const lookGapMs = 1_000

/** The memory of a host that has none: nothing can be read, and every write fails. */
export function noMemory(
  name: string,
  { why, remedy }: { readonly why: string; readonly remedy: string },
): PreviewMemory {
  const refuse = async (): Promise<never> => {
    throw new Error(why)
  }
  return {
    name,
    remedy,
    clearing: remedy,
    // biome-ignore lint/correctness/useYield: it has none
    read: async function* () {
      await refuse()
    },
    write: refuse,
    remember: async () => false,
    forget: async () => undefined,
    limitMs: () => undefined,
    isForbidden: () => true,
    isOvertaken: async () => false,
    hasCreated: async () => false,
    claimRemoval: refuse,
    endRemoval: refuse,
    close: async () => undefined,
    explain: formatErrorAsClause,
  }
}

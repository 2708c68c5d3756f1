import { type InferOutput, object, optional, string } from 'valibot'

/** A port that was exposed; its address is undefined where the platform's answer was lost. */
export const exposedPort = object({ port: string(), label: string(), url: optional(string()) })
export type ExposedPort = InferOutput<typeof exposedPort>

/** What a run knows of a preview's service. */
export interface PreviewFacts {
  /** Tells the preview from every other one: the change request's number, and the service's name or id. */
  readonly target: string
  /** Its id; undefined where one may exist whose id is not known. */
  readonly service: string | undefined
  /** The image that it runs; undefined where it is built from a repository. */
  readonly image: string | undefined
  readonly exposed: ExposedPort | undefined
  /** Its address. */
  readonly url?: string | undefined
  /** The head commit of the run. */
  readonly head?: string | undefined
  /** The claim that this takes the place of. */
  readonly attempt?: string | undefined
}

/** What is remembered of the service of a preview. */
export type Remembered =
  | {
      readonly kind: 'known'
      readonly target: string
      readonly serviceId: string
      readonly image: string | undefined
      readonly exposed: ExposedPort | undefined
      /** The service's address, where it was known. */
      readonly url: string | undefined
    }
  /** A creation was claimed, and its end was never seen. Until `freshUntil` the run that claimed it may still be at it. */
  | { readonly kind: 'unconfirmed'; readonly target: string; readonly freshUntil?: Date | undefined }
  /** There is no service. */
  | { readonly kind: 'none' }

/** The intention to create the service of a preview. */
export interface Claim {
  readonly target: string
  /** Unique for each. */
  readonly attempt: string
  /** The service that is remembered, where it certainly no longer exists. */
  readonly gone?: string | undefined
}

/**
 * What keeps the service of a preview in mind from one run to the next, so that no run creates a second, billed one. Methods reject
 * where it cannot be read or written; `explain` puts the error into words.
 */
export interface PreviewMemory {
  /** Who remembers, or where: `GitHub`. */
  readonly name: string
  /** What to do where it could not remember, in words that begin a sentence. */
  readonly remedy: string
  /** How to clear it of a creation that had no effect, as a clause. */
  readonly clearing: string
  /** What is remembered of the newest preview with one of these targets. */
  find(targets: readonly string[]): Promise<Remembered>
  /**
   * Claims the creation of the service, before it is sent. Undefined where the claim is ours: of several runs exactly one gets that.
   * Otherwise what another run did or is doing; then this claim is forgotten.
   */
  claim(claim: Claim): Promise<Remembered | undefined>
  /**
   * Remembers the service, which ends the claim, or that one may exist. May be called again once more is known of it. False where that
   * failed and was said.
   */
  remember(facts: PreviewFacts): Promise<boolean>
  /** Ends the claim of an attempt: nothing was created. */
  forget(attempt: string): Promise<void>
  /** Whether the error says that no run of this kind may write here, so that none can claim. */
  isForbidden(error: unknown): boolean
  /** Whether a newer run of this preview remembered a service since this one did. Never rejects. */
  isOvertaken(target: string): Promise<boolean>
  /** The change request was closed. `isGone` says that the service certainly no longer exists. */
  close(target: string, isGone: boolean): Promise<void>
  /** Why it refused, as a clause. */
  explain(error: unknown): string
}

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
    find: refuse,
    claim: refuse,
    remember: async () => false,
    forget: async () => undefined,
    isForbidden: () => true,
    isOvertaken: async () => false,
    close: async () => undefined,
    explain: (error) => (error instanceof Error ? error.message : String(error)),
  }
}

/** A change request as it is now, which may be later than what started the run. */
export interface ChangeRequestNow {
  readonly open: boolean
  readonly headSha: string
}

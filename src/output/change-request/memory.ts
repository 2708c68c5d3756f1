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
  /** A creation was begun, and its end was never seen. */
  | { readonly kind: 'unconfirmed'; readonly target: string }
  /** There is no service. */
  | { readonly kind: 'none' }

/**
 * What keeps the service of a preview in mind from one run to the next, so that no run creates a second, billed one. Methods reject
 * where it cannot be read or written; `explain` puts the error into words.
 */
export interface PreviewMemory {
  /** Who remembers, or where: `GitHub`. */
  readonly name: string
  /** What to do where it could not remember, in words that begin a sentence. */
  readonly remedy: string
  /** How to make it forget a creation that had no effect, as a clause. */
  readonly forget: string
  /** What is remembered of the newest preview with one of these targets. */
  recall(targets: readonly string[]): Promise<Remembered>
  /** Records, before a service is created, that one may exist from now on. `attempt` is unique. */
  claim(target: string, attempt: string): Promise<void>
  /** Ends the claim of an attempt: its service is remembered, or `serviceId` is undefined because nothing was created. */
  settleClaim(attempt: string, serviceId: string | undefined): Promise<void>
  /** Remembers the service. May be called again once more is known of it. False where that failed and was said. */
  save(facts: PreviewFacts): Promise<boolean>
  /** Whether a newer run of this preview has begun since `save`. Never rejects. */
  isOvertaken(target: string): Promise<boolean>
  /** The change request was closed. `isGone` says that the service certainly no longer exists. */
  end(target: string, isGone: boolean): Promise<void>
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
    forget: remedy,
    recall: refuse,
    claim: refuse,
    settleClaim: refuse,
    save: async () => false,
    isOvertaken: async () => false,
    end: async () => undefined,
    explain: (error) => (error instanceof Error ? error.message : String(error)),
  }
}

/** A change request as it is now, which may be later than what started the run. */
export interface ChangeRequestNow {
  readonly open: boolean
  readonly headSha: string
}

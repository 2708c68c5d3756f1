/** A preview that a host remembers. */
export interface RememberedPreview {
  /** The change request's. */
  readonly number: number
  readonly name: string
  readonly service: string
  readonly url: string | undefined
  /** When it was last deployed, RFC 3339. */
  readonly deployedAt: string | undefined
  /** How long ago that was, in milliseconds by the host's own clock. */
  readonly ageMs: number | undefined
  readonly pullRequest: 'open' | 'closed'
  /** Of an open change request. */
  readonly labels: readonly string[]
  /** `deleted`: the platform lists it so; otherwise it shows nothing. */
  readonly exists: 'deleted' | 'not known'
  /** Whether another preview remembers the same service, which nobody may remove for one of them. */
  readonly isShared: boolean
  /** Whether it was removed, by a sweep or another run; undefined if there was no sweep. */
  readonly removed?: boolean
  /** Whether what is remembered of it says that Taxiway created the service. */
  readonly created: boolean
  /** All claims of a creation, which may say so too, or be of a run that creates the next service. */
  readonly claims: readonly number[]
  /** What remembers this service, the newest first: the newest record names it. */
  readonly records: readonly number[]
}

/** `over`: its service was removed. `forgotten`: nothing remembers it any more. */
export type PreviewNow = 'due' | 'over' | 'open' | 'forgotten'

/** The claim of a creation, of which no service is remembered. */
export interface UnendedClaim extends Pick<RememberedPreview, 'number' | 'name'> {
  /** The record's. */
  readonly id: number
  /** The service that its run says it has created; undefined if it says nothing of one. */
  readonly service: string | undefined
}

export interface ReadClaims {
  readonly claims: readonly UnendedClaim[]
  /** How many more there are, which were not looked at. */
  readonly more: number
}

/** Whether a sweep may remove a preview. */
export type SweepClaim =
  /** This sweep sends the request. */
  | { readonly kind: 'ours'; readonly id: number }
  /** Another run has removed it, or is about to, or was, and nobody knows what became of it. */
  | { readonly kind: 'removed' }
  | { readonly kind: 'in doubt'; readonly id: number }
  /** Its change request is open again, or another run has ended it. */
  | { readonly kind: 'open' | 'forgotten' }

/** All previews that a host remembers. What it refuses rejects. */
export interface PreviewList {
  /**
   * The newest first, and whether those are surely all.
   *
   * @param deleted ids of services that the platform lists as deleted
   */
  read(
    deleted: ReadonlySet<string>,
  ): Promise<{ readonly previews: readonly RememberedPreview[]; readonly isWhole: boolean }>
  /** Whether Taxiway created its service. */
  isCreatedByUs(preview: RememberedPreview): Promise<boolean>
  /** Asks for this one alone: a list of pages may lack what moved between two of them. */
  readState(preview: RememberedPreview): Promise<PreviewNow>
  /**
   * Of closed change requests, the creations that were claimed and whose end is not known. A claim whose run may still be at it is left out.
   */
  readClaims(): Promise<ReadClaims>
  /** Claims the removal, before it is sent. */
  claimRemoval(preview: RememberedPreview): Promise<SweepClaim>
  /** Ends a claim of ours whose outcome is known. */
  endRemoval(claim: number, isRemoved: boolean): Promise<void>
  /**
   * The service is gone: its head is no longer shown as deployed, and nothing is remembered of it any more but the claim of its removal. A
   * claim of a creation stays until it has ended. Another sweep may do the same.
   */
  forget(preview: RememberedPreview): Promise<void>
  /** Of a creation whose service is gone: nothing is kept of its claim. */
  forgetClaim(claim: UnendedClaim): Promise<void>
  /** After a sweep: tidies what it keeps, so that later lists are short. */
  tidy(): Promise<void>
  /** Why it refused, as a clause. */
  explain(error: unknown): string
  /** Whether each other preview would be refused in the same way. */
  isRefusedToAll(error: unknown): boolean
}

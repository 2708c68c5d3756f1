/** A call of a port that is under way, or the run itself. */
export interface Call {
  /** The method of the port. */
  readonly name: string
  readonly given: readonly unknown[]
  /** That of the last claim that its caller has written. */
  readonly attempt: unknown
  /** How the calls and the requests that it made ended. */
  readonly ended: Ended[]
  readonly underWay: Set<Call>
  /** What it has given so far, if it gives one thing after the other. */
  readonly yielded: unknown[]
  /** Of a run, the record of a service that its memory keeps in mind. */
  recalled: ReadRecord | undefined
  /** Of a run, that it has read what it may go on with since its last claim: it waits for another run, and what it cannot read then is no news. */
  hasRead: boolean
  /** Of a run, that it reads nothing of a memory any more: it creates a service, or remembers one. */
  hasChosen: boolean
}

/** A call that ended, or a request that was answered. */
export interface Ended {
  /** The method of the port or of the request. */
  readonly name: string
  readonly given: readonly unknown[]
  readonly result: unknown
  readonly hasThrown: boolean
  /** The call; undefined for a request. */
  readonly call: Call | undefined
  /** It makes no difference any more. */
  isForgotten: boolean
}

/** A record, as a memory gives it. */
export interface ReadRecord {
  readonly id: number
  readonly attempt?: string
  readonly service?: string
  /** Of a claim; undefined if it does not count. */
  readonly isOver?: boolean
  readonly freshForMs?: number
}

export function newCall(name: string, given: readonly unknown[], caller?: Call): Call {
  const [claim] = caller?.ended.findLast((each) => each.name === 'write')?.given ?? []
  const attempt = typeof claim === 'object' && claim !== null && 'attempt' in claim ? claim.attempt : undefined
  return {
    name,
    given,
    attempt,
    ended: [],
    underWay: new Set(),
    yielded: [],
    recalled: undefined,
    hasRead: false,
    hasChosen: false,
  }
}

/** The records among what a call has given: the last things are its result, and that it has ended. */
export function recordsIn(given: unknown): readonly ReadRecord[] {
  return Array.isArray(given) ? given.filter(isRecord) : []
}

export function isRecord(value: unknown): value is ReadRecord {
  return typeof value === 'object' && value !== null && 'id' in value
}

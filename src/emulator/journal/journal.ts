import type { IncomingMessage, ServerResponse } from 'node:http'
import { type OperationName, operationOf } from '../../contract/operations.ts'
import { bearerToken } from '../access/authorization.ts'
import type { Fault } from '../faults/fault.ts'
import { targetOf } from '../http/server.ts'
import { withoutTriggerToken } from '../operations/deployments/deploying.ts'
import { operationAt } from '../operations/router.ts'
import type { Key } from '../state/account-tables.ts'
import type { PlatformState } from '../state/platform-state.ts'

/** One request and its result. An entry holds no key and no part of a body. */
export interface JournalEntry {
  /** Counts up from 1; only the newest 10,000 entries are kept. */
  readonly number: number
  /** The time of the request: RFC 3339. */
  readonly at: string
  /** `GET`, `POST` … */
  readonly method: string
  /** With the documented parts of the query. */
  readonly path: string
  /** The operation of the contract; null for any other request. */
  readonly operation: OperationName | null
  /** The kind of the key; `unknown` for an invalid key. */
  readonly key: Key['kind'] | 'none' | 'unknown'
  /** The kinds of the faults that affected it. */
  readonly faults: readonly Fault['kind'][]
  /** The status of the operation without faults; null if it was not carried out. */
  readonly trueStatus: number | null
  /** The status that was sent; null if there is no answer, or none yet. */
  readonly status: number | null
  /** Still `open`; sent as a `whole`; `cut` by a fault; or `left` by the caller. */
  readonly end: 'open' | 'whole' | 'cut' | 'left'
  /** Milliseconds until the end; null while the request is open. */
  readonly ms: number | null
}

type MutableEntry = { -readonly [Field in keyof JournalEntry]: JournalEntry[Field] }

const keptEntries = 10_000
const longestPath = 2_000

/** The latest requests. */
export class Journal {
  readonly #state: PlatformState
  readonly #byRequest = new WeakMap<IncomingMessage, MutableEntry>()
  readonly #cut = new WeakSet<IncomingMessage>()
  #entries: MutableEntry[] = []
  #count = 0

  constructor(state: PlatformState) {
    this.#state = state
  }

  /** Copies of the entries after a number, oldest first. */
  entries(after = 0): readonly JournalEntry[] {
    return this.#entries.filter(({ number }) => number > after).map((entry) => ({ ...entry }))
  }

  /** Removes every entry; the numbers go on. */
  clear(): void {
    this.#entries = []
  }

  /** Adds the entry of a request, which the end of the request completes, and returns its number. */
  open(request: IncomingMessage, response: ServerResponse): number {
    const at = this.#state.now()
    const entry: MutableEntry = {
      number: ++this.#count,
      at: at.toISOString(),
      method: request.method ?? 'GET',
      ...this.#requested(request),
      key: this.#keyOf(request.headers.authorization),
      faults: [],
      trueStatus: null,
      status: null,
      end: 'open',
      ms: null,
    }
    this.#entries.push(entry)
    if (this.#entries.length > keptEntries) this.#entries.shift()
    this.#byRequest.set(request, entry)
    response.once('close', () => {
      if (response.headersSent) entry.status = response.statusCode
      if (response.writableFinished) entry.end = 'whole'
      else entry.end = this.#cut.has(request) ? 'cut' : 'left'
      entry.ms = this.#state.now().getTime() - at.getTime()
    })
    return entry.number
  }

  /** Adds to the entry of a request. */
  note(request: IncomingMessage, known: Partial<Pick<MutableEntry, 'faults' | 'trueStatus'>>): void {
    Object.assign(this.#byRequest.get(request) ?? {}, known)
  }

  /** Records that a fault, not the caller, ends the request. */
  noteCut(request: IncomingMessage): void {
    this.#cut.add(request)
  }

  #keyOf(authorization: string | undefined): JournalEntry['key'] {
    const token = bearerToken(authorization)
    return token === undefined ? 'none' : (this.#state.keys.get({ token })?.grants.kind ?? 'unknown')
  }

  /** Only stores the documented parts of a URL: a caller may have put a secret into another part. */
  #requested(request: IncomingMessage): Pick<JournalEntry, 'path' | 'operation'> {
    const { pathname, searchParams } = targetOf(request) ?? { pathname: '(malformed)', searchParams: [] }
    const operation = operationAt(request.method ?? 'GET', pathname)
    const query = [...searchParams].map(([name, value]) => {
      const known = operation !== undefined && Object.hasOwn(operationOf(operation).args.entries, name)
      return `${known ? name : '***'}=${known ? value : '***'}`
    })
    let path = withoutTriggerToken(pathname) + (query.length > 0 ? `?${query.join('&')}` : '')
    for (const { token } of this.#state.keys.all()) path = path.replaceAll(token, '***')
    return { path: path.slice(0, longestPath), operation: operation ?? null }
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { type OperationName, operationOf } from '../../contract/operations.ts'
import type { Key } from '../access/key.ts'
import { findRoute } from '../http/router.ts'
import { withoutTriggerToken } from '../http/trigger-url.ts'
import type { State } from '../state/state.ts'
import type { Fault } from './fault.ts'

/** One request, and what became of it. It holds no key and nothing of a body. */
export interface JournalEntry {
  /** Counts up from 1; older entries than the newest 10,000 are gone. */
  readonly number: number
  /** When it came: RFC 3339. */
  readonly at: string
  /** `GET`, `POST` … */
  readonly method: string
  /** With the documented parts of its query. */
  readonly path: string
  /** The operation of the contract; null for everything else. */
  readonly operation: OperationName | null
  /** Whose key came with it; `unknown` for one that is not valid. */
  readonly key: Key['kind'] | 'none' | 'unknown'
  /** The faults that struck it. */
  readonly faults: readonly Fault['kind'][]
  /** What the operation really came to; null where it was not carried out. */
  readonly trueStatus: number | null
  /** What the caller was answered; null for no answer, or none yet. */
  readonly status: number | null
  /** Still `open`; answered as a `whole`; `cut` off by a fault; or `left` by the caller. */
  readonly end: 'open' | 'whole' | 'cut' | 'left'
  /** Milliseconds until that end; null while it is open. */
  readonly ms: number | null
}

type Note = { -readonly [Field in keyof JournalEntry]: JournalEntry[Field] }

const kept = 10_000
const longestPath = 2_000

/** The requests of late. */
export class Journal {
  readonly #state: State
  readonly #now: () => Date
  readonly #byRequest = new WeakMap<IncomingMessage, Note>()
  readonly #cut = new WeakSet<IncomingMessage>()
  #notes: Note[] = []
  #count = 0

  constructor(state: State, now: () => Date) {
    this.#state = state
    this.#now = now
  }

  /** Oldest first, as they are now; those after a number, where one is given. */
  entries(after = 0): readonly JournalEntry[] {
    return this.#notes.filter(({ number }) => number > after).map((note) => ({ ...note }))
  }

  /** Forgets every request; their numbers do not come again. */
  forget(): void {
    this.#notes = []
  }

  /** Begins the entry of a request, which its end completes, and returns its number. */
  open(request: IncomingMessage, response: ServerResponse): number {
    const at = this.#now()
    const note: Note = {
      number: ++this.#count,
      at: at.toISOString(),
      method: request.method ?? 'GET',
      ...this.#targetOf(request),
      key: this.#keyOf(request.headers.authorization),
      faults: [],
      trueStatus: null,
      status: null,
      end: 'open',
      ms: null,
    }
    this.#notes.push(note)
    if (this.#notes.length > kept) this.#notes.shift()
    this.#byRequest.set(request, note)
    response.once('close', () => {
      if (response.headersSent) note.status = response.statusCode
      if (response.writableFinished) note.end = 'whole'
      else note.end = this.#cut.has(request) ? 'cut' : 'left'
      note.ms = this.#now().getTime() - at.getTime()
    })
    return note.number
  }

  /** Adds to the entry of a request what is known by now. */
  note(request: IncomingMessage, known: Partial<Pick<Note, 'faults' | 'trueStatus'>>): void {
    const note = this.#byRequest.get(request)
    if (note) Object.assign(note, known)
  }

  /** It is a fault that ends the request now, and not its caller. */
  noteCut(request: IncomingMessage): void {
    this.#cut.add(request)
  }

  #keyOf(authorization: string | undefined): JournalEntry['key'] {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? []
    if (token === undefined) return 'none'
    return this.#state.keys.byToken(token)?.kind ?? 'unknown'
  }

  /** A caller may have put a secret where it does not belong: what the contract does not know of an address is not kept. */
  #targetOf({ method = 'GET', url = '/' }: IncomingMessage): Pick<JournalEntry, 'path' | 'operation'> {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const operation = operationAt(method, pathname)
    const query = [...searchParams].map(([name, value]) => {
      const known = operation !== undefined && Object.hasOwn(operationOf(operation).args.entries, name)
      return `${known ? name : '***'}=${known ? value : '***'}`
    })
    let path = withoutTriggerToken(pathname) + (query.length > 0 ? `?${query.join('&')}` : '')
    for (const token of Object.values(this.#state.keys.tokens())) path = path.replaceAll(token, '***')
    return { path: path.slice(0, longestPath), operation: operation ?? null }
  }
}

/** The operation that a request is for; undefined where it is for none. */
export function operationAt(method: string, path: string): OperationName | undefined {
  try {
    return findRoute(method, path)?.name
  } catch {
    // Its path is not well-formed, which its answer will say.
    return undefined
  }
}

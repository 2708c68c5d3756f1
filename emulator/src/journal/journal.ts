import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { findArgumentPlace, type OperationName, operationOf, withoutCredentials } from 'taxiway/contract'
import { bearerToken } from '../access/authorization.ts'
import type { Fault } from '../faults/fault.ts'
import { StreamedBody } from '../http/reply.ts'
import { isObject, readTarget } from '../http/request.ts'
import { withoutTriggerToken } from '../operations/deployments/deploy-trigger-url.ts'
import { findRoute, operationAt } from '../operations/router.ts'
import type { Key } from '../state/account-tables.ts'
import type { PlatformState } from '../state/platform-state.ts'
import { Runs } from './runs.ts'

/** One request and its result. An entry holds no key, and no secret of a body. */
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
  /** The service that it is about, as far as the platform knows. */
  readonly service: string | null
  /** Counts up; the same for requests that seem to belong to one run: of one program, beginning with its `whoami`. */
  readonly run: number
  /** The kind of the key; `unknown` for an invalid key, and `page` for the platform's own page. */
  readonly key: Key['kind'] | 'none' | 'unknown' | 'page'
  /** The headers of the request by name in lower case; of those that carry a secret `***`. */
  readonly headers: Readonly<Record<string, string>>
  /** The headers of the answer, in the same way; null if there is no answer, or none yet. */
  readonly answerHeaders: Readonly<Record<string, string>> | null
  /** The arguments as JSON, secrets replaced, cut to 2,000 characters; null if the platform did not get to read them. */
  readonly body: string | null
  /** What the operation answered, faults aside: as `body`. Null for a stream and for what is secret as a whole. */
  readonly answer: string | null
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
const longestText = 2_000
const longestHeader = 300
const mostHeaders = 40
/** Nobody knows every name: what sounds like a secret is taken for one. */
const secretHeader = /auth|cookie|credential|key|passw|secret|session|signature|token|^x-taxiway-page$/
/** Fields that the journal learns after the beginning of a request. */
type Noted = Pick<MutableEntry, 'faults' | 'trueStatus' | 'service' | 'body' | 'answer'>

/** The latest requests. */
export class Journal {
  readonly #state: PlatformState
  readonly #byRequest = new WeakMap<IncomingMessage, MutableEntry>()
  readonly #cut = new WeakSet<IncomingMessage>()
  readonly #runs = new Runs()
  #entries: MutableEntry[] = []
  #count = 0
  #changes = 0

  constructor(state: PlatformState) {
    this.#state = state
  }

  /** Of this journal: another one begins to count again. */
  readonly id = randomBytes(6).toString('base64url')

  /** The number of the oldest entry, or of the next one if there is none. */
  get oldest(): number {
    return this.#entries[0]?.number ?? this.#count + 1
  }

  /** The number of the newest entry that there ever was. */
  get newest(): number {
    return this.#count
  }

  /** Grows with each change of an entry. */
  get changes(): number {
    return this.#changes
  }

  /** Copies of the entries after a number, oldest first. */
  entries(after = 0): readonly JournalEntry[] {
    return this.#entries.filter(({ number }) => number > after).map((entry) => ({ ...entry }))
  }

  /** Removes every entry; the numbers go on. */
  clear(): void {
    this.#changes += 1
    this.#entries = []
  }

  /** Adds the entry of a request, which the end of the request completes, and returns its number. */
  open(request: IncomingMessage, response: ServerResponse): number {
    const at = this.#state.now()
    const requested = this.#requested(request)
    const entry: MutableEntry = {
      number: ++this.#count,
      at: at.toISOString(),
      method: request.method ?? 'GET',
      ...requested,
      run: this.#runs.of(request, requested.operation, at.getTime()),
      key: this.#findKey(request.headers.authorization),
      headers: this.#shownHeaders(request.headers),
      answerHeaders: null,
      body: null,
      answer: null,
      faults: [],
      trueStatus: null,
      status: null,
      end: 'open',
      ms: null,
    }
    this.#entries.push(entry)
    if (this.#entries.length > keptEntries) this.#entries.shift()
    this.#byRequest.set(request, entry)
    this.#changes += 1
    response.once('close', () => {
      this.#changes += 1
      if (response.headersSent) {
        entry.status = response.statusCode
        entry.answerHeaders = this.#shownHeaders(response.getHeaders())
      }
      if (response.writableFinished) entry.end = 'whole'
      else entry.end = this.#cut.has(request) ? 'cut' : 'left'
      entry.ms = this.#state.now().getTime() - at.getTime()
    })
    return entry.number
  }

  /** Adds to the entry of a request. */
  note(request: IncomingMessage, known: Partial<Noted>): void {
    this.#changes += 1
    Object.assign(this.#byRequest.get(request) ?? {}, known)
  }

  /** Adds the arguments of an operation. */
  noteArguments(request: IncomingMessage, name: OperationName, args: Readonly<Record<string, unknown>>): void {
    const { effect, secretArgs = [] } = operationOf(name)
    // The text of a statement can hold any secret.
    const secret = effect === 'exec' ? ['query'] : secretArgs
    this.note(request, { body: this.#shown(args, secret), service: this.#findService(name, args) })
  }

  /** Adds the answer to an operation. */
  noteAnswer(request: IncomingMessage, name: OperationName, answer: unknown): void {
    const { confidential, effect, secrets = [] } = operationOf(name)
    const created = isObject(answer) ? (isObject(answer['service']) ? answer['service'] : answer) : {}
    const createsService = name === 'create_service' || name === 'deploy_upload'
    this.note(request, {
      ...(createsService && typeof created['id'] === 'string' ? { service: created['id'] } : {}),
      answer: confidential || effect === 'exec' || answer instanceof StreamedBody ? null : this.#shown(answer, secrets),
    })
  }

  /** Records which request of the interface the page's own stands for. It is answered as one with an account key. */
  noteOperation(request: IncomingMessage, name: OperationName, args: Readonly<Record<string, unknown>>): void {
    const entry = this.#byRequest.get(request)
    const { method, path } = operationOf(name)
    const asked = path.replace(/\{(\w+)\}/g, (_, parameter) => encodeURIComponent(String(args[parameter])))
    const inQuery = Object.keys(args).filter((argument) => findArgumentPlace(operationOf(name), argument) === 'query')
    const query = new URLSearchParams(inQuery.map((argument): [string, string] => [argument, String(args[argument])]))
    const shown = this.#withoutKeys(asked + (query.size > 0 ? `?${query}` : '')).slice(0, longestPath)
    const key = entry?.key === 'none' ? 'page' : entry?.key
    if (entry) Object.assign(entry, { operation: name, method, path: shown, key })
  }

  #findService(name: OperationName, { id }: Readonly<Record<string, unknown>>): string | null {
    if (typeof id !== 'string') return null
    const isDeployment = operationOf(name).path.startsWith('/api/deployments/')
    if (isDeployment) return this.#state.deployments.byId(id)?.serviceId ?? null
    return this.#withoutKeys(id).slice(0, longestPath)
  }

  #shown(value: unknown, secretPaths: readonly string[]): string {
    const hidden = secretPaths.reduce((shown: unknown, path) => without(shown, path.split('.')), value)
    const json = JSON.stringify(hidden, (_, inner) => (typeof inner === 'string' ? shortened(inner) : inner)) ?? ''
    const text = this.#withoutKeys(json)
    return text.length <= longestText ? text : `${text.slice(0, longestText)} …`
  }

  #withoutKeys(text: string): string {
    return this.#state.keys.all().reduce((shown, { token }) => shown.replaceAll(token, '***'), text)
  }

  #shownHeaders(headers: OutgoingHttpHeaders): Record<string, string> {
    const shown = Object.entries(headers).map(([name, value]) => {
      const text = secretHeader.test(name)
        ? '***'
        : this.#withoutKeys(withoutCredentials(String(value))).slice(0, longestHeader)
      return [name, text] as const
    })
    return Object.fromEntries(shown.slice(0, mostHeaders))
  }

  /** Records that a fault, not the caller, ends the request. */
  noteCut(request: IncomingMessage): void {
    this.#cut.add(request)
  }

  #findKey(authorization: string | undefined): JournalEntry['key'] {
    const token = bearerToken(authorization)
    return token === undefined ? 'none' : (this.#state.keys.get({ token })?.grants.kind ?? 'unknown')
  }

  /** Only stores the documented parts of a URL: a caller may have put a secret into another part. */
  #requested(request: IncomingMessage): Pick<JournalEntry, 'path' | 'operation' | 'service'> {
    const { pathname, searchParams } = readTarget(request) ?? { pathname: '(malformed)', searchParams: [] }
    const operation = operationAt(request.method ?? 'GET', pathname)
    const query = [...searchParams].map(([name, value]) => {
      const known = operation !== undefined && Object.hasOwn(operationOf(operation).args.entries, name)
      return `${known ? name : '***'}=${known ? value : '***'}`
    })
    const path = this.#withoutKeys(withoutTriggerToken(pathname) + (query.length > 0 ? `?${query.join('&')}` : ''))
    const route = operation && findRoute(request.method ?? 'GET', pathname)
    return {
      path: path.slice(0, longestPath),
      operation: operation ?? null,
      service: route ? this.#findService(route.name, route.path) : null,
    }
  }
}

/** A copy in which `***` stands for what the path leads to; `*` stands for each element of a list. */
function without(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return name === '*' ? value.map((each) => hide(each, rest)) : value
  if (!isObject(value) || !Object.hasOwn(value, name)) return value
  return { ...value, [name]: hide(value[name], rest) }
}

function hide(value: unknown, path: readonly string[]): unknown {
  return path.length === 0 ? '***' : without(value, path)
}

/** Without the content of an archive and the credentials of a repository's URL. */
function shortened(text: string): string {
  const shown = /^[a-z]+:\/\//i.test(text) ? withoutCredentials(text) : text
  return shown.length <= longestText ? shown : `(${shown.length} characters)`
}

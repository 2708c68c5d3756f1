/** Requests of the page to the platform. The cookie says which browser this is, the secret that this page sends them. */

/** @typedef {import('./types.d.ts').JournalEntry} JournalEntry */
/** @typedef {import('./types.d.ts').LogLine} LogLine */

const secretName = 'taxiway-page-secret'
const base = '/_taxiway/'
const readTimeoutMs = 10_000

/** The platform refused, with a message for the user. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message)
    this.status = status
  }
}

/**
 * Fetches the secret, which the platform gives once for each address that was opened, or hears that the one that is here still holds.
 * False if this browser has none.
 * @returns {Promise<boolean>}
 */
export async function openSession() {
  const { secret } = await ask('POST', 'session')
  if (secret !== null) localStorage.setItem(secretName, secret)
  return secret !== null
}

/**
 * @param {string} method
 * @param {string} path below `/_taxiway/`
 * @param {{ body?: unknown, signal?: AbortSignal, lastEventId?: string }} [options]
 */
async function send(method, path, { body, signal, lastEventId } = {}) {
  const answer = await fetch(base + path, {
    method,
    headers: {
      'x-taxiway-page': localStorage.getItem(secretName) ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  if (answer.ok) return answer
  const { error } = await answer.json().catch(() => ({ error: `The platform answered ${answer.status}.` }))
  throw new Refused(answer.status, error)
}

/**
 * Asks for JSON. A read rejects if it is not answered in time: a platform that hangs is away as well.
 * @param {string} method
 * @param {string} path below `/_taxiway/`
 * @param {{ body?: unknown, signal?: AbortSignal, timeoutMs?: number }} [options]
 * @returns {Promise<any>}
 */
export async function ask(method, path, { timeoutMs = readTimeoutMs, ...options } = {}) {
  if (method !== 'GET') return (await send(method, path, options)).json()
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  return (await send(method, path, { ...options, signal })).json()
}

/**
 * Runs an operation of the interface.
 * @param {import('taxiway/contract').OperationName} name
 * @param {Record<string, unknown>} args
 * @returns {Promise<any>}
 */
export function run(name, args) {
  return ask('POST', `operations/${name}`, { body: args })
}

/** What to say of a press whose answer was an error: nobody knows what a request did that was not answered. @param {unknown} error */
export function explain(error) {
  return error instanceof Refused ? error.message : 'No answer came: it is not known whether this was done.'
}

/**
 * The lines of a build log after a line, as they are written. Ends when the log is complete; throws when the connection breaks, and
 * the caller then asks again with the last line that it has.
 * @param {string} id
 * @param {number} after
 * @param {AbortSignal} signal
 * @returns {AsyncGenerator<LogLine[]>}
 */
export async function* logLines(id, after, signal) {
  const options = { body: { id }, signal, lastEventId: String(after) }
  const { body } = await send('POST', 'operations/stream_deployment_logs', options)
  if (!body) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const events = (rest + value).split('\n\n')
    rest = events.pop() ?? ''
    yield events.flatMap(parseEvent)
  }
}

/**
 * @param {string} event as it came; a comment has no data
 * @returns {LogLine[]}
 */
function parseEvent(event) {
  const data = event.split('\n').find((field) => field.startsWith('data: '))
  if (data === undefined) return []
  const { seq, line, stream, ts } = JSON.parse(data.slice(6))
  return [{ seq, text: line, stream, ts }]
}

/** The journal as far as it was read, by number, oldest first. @type {Map<number, JournalEntry>} */
const journal = new Map()
/** Which journal that is: a restarted platform has another one, whose numbers begin again. */
let journalId = ''
/** The first request that was not complete when it was read. */
let openFrom = 1

/**
 * Reads what is new in the journal, and what has changed since.
 * @returns {Promise<JournalEntry[]>} all that is kept, oldest first
 */
export async function readJournal() {
  const answer = await ask('GET', `journal?after=${openFrom - 1}`)
  if (answer.id !== journalId) {
    journalId = answer.id
    journal.clear()
    const isWhole = openFrom === 1
    openFrom = 1
    if (!isWhole) return readJournal()
  }
  for (const number of journal.keys()) {
    if (number >= answer.oldest) break
    journal.delete(number)
  }
  /** @type {JournalEntry[]} */
  const requests = answer.requests
  for (const entry of requests) journal.set(entry.number, entry)
  const open = requests.find(({ end }) => end === 'open')
  openFrom = open?.number ?? (requests.at(-1)?.number ?? openFrom - 1) + 1
  return [...journal.values()]
}

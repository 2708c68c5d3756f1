import { type Access, type Effect, findArgumentPlace, type Method, type Operation } from '../../contract/operation.ts'
import { isOperationName, type OperationName, operationOf } from '../../contract/operations.ts'
import { checkArguments } from './argument-validation.ts'
import { InputError } from './errors.ts'
import type { RequestBody } from './http/transport.ts'
import { checkPath, toPath, toQuery } from './path.ts'

/** How long one kind of call may take by default, in milliseconds. */
export interface TimeLimits {
  /** From the end of the request to the headers of the answer. */
  readonly headersMs: number
  /** Without a byte of the body. */
  readonly idleMs: number
  /** The whole call, retries included. */
  readonly totalMs: number
}

export const readLimits: TimeLimits = { headersMs: 30_000, idleMs: 30_000, totalMs: 120_000 }
/** The platform may do the work of a write before it answers, and a statement may run for minutes. */
const writeLimits: TimeLimits = { headersMs: 120_000, idleMs: 30_000, totalMs: 300_000 }
const execLimits: TimeLimits = { headersMs: 600_000, idleMs: 60_000, totalMs: 600_000 }

/** A body of any size: the platform unpacks it before it answers. */
export const uploadLimits: TimeLimits = { headersMs: 300_000, idleMs: 60_000, totalMs: 3_600_000 }

/** A quiet build sends nothing but a heartbeat now and then. */
export const streamLimits: TimeLimits = { headersMs: 75_000, idleMs: 75_000, totalMs: 24 * 3_600_000 }

/** What one call sends, relative to the base URL, and how it is handled. */
export interface Call {
  /** The operation, for messages. */
  readonly operation: string
  readonly method: Method
  /** Path and query, encoded. */
  readonly path: string
  readonly body: RequestBody | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly effect: Effect
  readonly access: Access
  readonly limits: TimeLimits
  /** The id or slug in the path, for messages; undefined if there is none. */
  readonly target?: string | undefined
}

/** A call of the table. Throws `InputError` if the arguments break a rule of the contract. */
export function buildCall(name: OperationName, args: unknown): Call {
  const operation = knownOperation(name)
  const checked = checkArguments(name, operation, args)
  const hasBody = Object.keys(operation.args.entries).some(
    (argument) => findArgumentPlace(operation, argument) === 'body',
  )
  return buildCheckedCall(name, checked, hasBody ? jsonBody(placed(operation, checked, 'body')) : undefined)
}

/** A call of the table whose JSON body is a stream; `fields` are its path and query arguments. */
export function buildStreamedCall(
  name: OperationName,
  fields: Readonly<Record<string, string>>,
  body: RequestBody,
): Call {
  const operation = knownOperation(name)
  checkArguments(name, operation, fields, true)
  const inBody = Object.keys(fields).find((field) => findArgumentPlace(operation, field) === 'body')
  if (inBody !== undefined)
    throw new InputError(inBody, `The argument "${inBody}" of ${name} belongs in the request body.`)
  return { ...buildCheckedCall(name, fields, body), limits: uploadLimits }
}

/** A call with arguments that were checked before, or that the platform gave, such as a cursor. */
export function buildCheckedCall(
  name: OperationName,
  args: Readonly<Record<string, unknown>>,
  body?: RequestBody | undefined,
): Call {
  const operation = operationOf(name)
  return {
    operation: name,
    method: operation.method,
    path: toPath(operation.path, args) + toQuery(placed(operation, args, 'query')),
    body,
    headers: { accept: operation.events ? 'text/event-stream' : 'application/json' },
    effect: operation.effect,
    access: operation.access,
    limits: timeLimitsFor(operation.effect),
    target: nameTarget(operation, args),
  }
}

function nameTarget(operation: Operation, args: Readonly<Record<string, unknown>>): string | undefined {
  const name = Object.keys(operation.args.entries).find((argument) => findArgumentPlace(operation, argument) === 'path')
  const value = name === undefined ? undefined : args[name]
  return typeof value === 'string' ? value : undefined
}

/** What a request to an undocumented route carries in addition to its path. */
export interface RequestParts {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined
  /** Sent as JSON if it is given. */
  readonly body?: unknown
}

/** A call that the contract does not document. A GET is a read, anything else a write that must not be repeated. */
export function buildUndocumentedCall(method: Method, path: string, { query = {}, body }: RequestParts): Call {
  const effect = method === 'GET' ? 'read' : 'create'
  const asked = toQuery(query)
  const given = checkPath(path)
  return {
    operation: `${method} ${given.split('?', 1)[0]}`,
    method,
    path: given.includes('?') ? given + asked.replace('?', '&') : given + asked,
    body: body === undefined ? undefined : jsonBody(body),
    headers: { accept: 'application/json' },
    effect,
    access: { kind: 'not-shown' },
    limits: timeLimitsFor(effect),
  }
}

/** A name may come from plain JavaScript, or from the input of a job. */
function knownOperation(name: OperationName): Operation {
  if (isOperationName(name)) return operationOf(name)
  throw new InputError('operation', `The contract has no operation "${String(name)}".`)
}

/** The arguments that travel in one place; those that are undefined are not sent. */
function placed(
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  place: 'query' | 'body',
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).filter(([name, value]) => value !== undefined && findArgumentPlace(operation, name) === place),
  )
}

export function jsonBody(value: unknown): RequestBody {
  return toRequestBody(Buffer.from(JSON.stringify(value)))
}

export function toRequestBody(bytes: Uint8Array): RequestBody {
  return {
    length: bytes.length,
    async *chunks() {
      yield bytes
    },
  }
}

/** The bounds of a call whose body is in memory. */
function timeLimitsFor(effect: Effect): TimeLimits {
  if (effect === 'read') return readLimits
  return effect === 'exec' ? execLimits : writeLimits
}

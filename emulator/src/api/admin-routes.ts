import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { type OperationName, operationNames, operationOf } from 'taxiway/contract'
import { authenticate } from '../access/authorization.ts'
import { dialects } from '../dialect/built-in.ts'
import type { ChosenFaults } from '../faults/chosen-faults.ts'
import { FaultError, parseFaults } from '../faults/fault.ts'
import { requireLocalRequest } from '../http/local-request.ts'
import { type Reply, sendError, sendReply } from '../http/reply.ts'
import { bodyLimits, readBody, toUrl } from '../http/request.ts'
import type { RequestHandler } from '../http/server.ts'
import { StatusError } from '../http/status-error.ts'
import type { Journal } from '../journal/journal.ts'
import type { Ledger } from '../journal/ledger.ts'
import type { EmulatorContext } from '../operations/request-context.ts'
import { type FindCause, findCauseOfFailure } from '../page/failure-cause.ts'
import {
  findDeployment,
  showEarlier,
  showFirstSteps,
  showKeys,
  showLedger,
  showService,
  showServices,
} from '../page/page-answers.ts'
import type { ResilienceRuns } from '../page/resilience-runs.ts'
import { type PageSession, pagePath } from '../page/session.ts'
import type { Deployment } from '../state/deployment-table.ts'
import { runOperation } from './contract-requests.ts'
import { requireArguments } from './contract-validation.ts'

/** The objects that the routes below `/_taxiway/` show and change. */
export interface Administered {
  readonly context: EmulatorContext
  /** The line that defines the command in a shell that does not find it. */
  readonly definition: string | undefined
  readonly faults: ChosenFaults
  readonly findCause: FindCause | undefined
  readonly journal: Journal
  readonly ledger: Ledger
  readonly resilienceRuns: ResilienceRuns
  readonly session: PageSession
}

/** Serves what lies outside the contract to account keys and to the page, and leaves other paths to `handle`. */
export function withAdminRoutes(handle: RequestHandler, administered: Administered): RequestHandler {
  return async (request, response) => {
    const { pathname } = toUrl(request)
    if (!pathname.startsWith(pagePath)) return handle(request, response)
    try {
      requireLocalRequest(request)
      requireAccountKey(request, administered)
      await sendReply(response, await answer(administered, request, response, pathname.slice(pagePath.length)))
    } catch (error) {
      sendError(response, error instanceof FaultError ? new StatusError(400, error.message) : error)
    }
  }
}

async function answer(
  administered: Administered,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<Reply> {
  const { context, faults, findCause, journal, ledger, resilienceRuns, session } = administered
  const { searchParams } = toUrl(request)
  const ok = (body: unknown): Reply => ({ status: 200, body })
  const shownFaults = () => ok({ faults: faults.list, seed: faults.seed, struck: faults.struck })
  const [room = '', id, ...verbs] = path.split('/')
  switch (`${request.method} ${id === undefined ? path : [room, '*', ...verbs].join('/')}`) {
    case 'PUT faults': {
      const { list, seed } = readFaults(await readBody(request, bodyLimits.other))
      faults.set(list, seed)
      return shownFaults()
    }
    case 'POST faults':
      faults.add(readFaults(await readBody(request, bodyLimits.other)).list)
      return shownFaults()
    case 'DELETE faults/*':
      faults.remove(readIndex(id ?? '', faults.list.length))
      return shownFaults()
    case 'DELETE faults':
      faults.clear()
      return shownFaults()
    case 'GET faults':
      return shownFaults()
    case 'GET journal':
      return ok({ requests: journal.entries(readAfter(searchParams)), id: journal.id, oldest: journal.oldest })
    case 'GET ledger':
      return ok({ made: showLedger(context, ledger.entries(context.state)) })
    case 'GET services':
      return ok({ services: showServices(context) })
    case 'GET services/*':
      return ok(showService(context, decoded(id ?? '')))
    case 'GET services/*/deployments':
      return ok({ deployments: showEarlier(context, decoded(id ?? ''), searchParams.get('before') ?? '') })
    case 'POST services/*/restart': {
      const service = context.state.services.get({ id: decoded(id ?? '') })
      if (!service) throw new StatusError(404, `There is no service "${id}".`)
      context.builds.restart(service)
      return ok(showService(context, service.id))
    }
    case 'POST deployments/*/stop': {
      const deployment = requireDeployment(context, decoded(id ?? ''))
      context.builds.stopBuild(deployment)
      return ok(findDeployment(context, deployment.id))
    }
    case 'GET deployments/*/cause':
      return ok({ cause: findCauseOfFailure(context, decoded(id ?? ''), findCause) })
    case 'GET deployments/*':
      return ok(findDeployment(context, decoded(id ?? '')))
    case 'GET resilience':
      return ok(await resilienceRuns.show())
    case 'GET resilience/*':
      return ok(resilienceRuns.find(decoded(id ?? '')))
    case 'POST resilience': {
      const { fault } = await readBody(request, bodyLimits.other)
      await resilienceRuns.start(fault)
      return ok(await resilienceRuns.show())
    }
    case 'DELETE resilience':
      await resilienceRuns.stop()
      return ok(await resilienceRuns.show())
    case 'GET changes':
      return ok({ version: await nextVersion(administered, searchParams.get('after'), response) })
    case 'GET operations':
      return ok({ operations: operationNames.map(showOperation) })
    case 'GET first-steps': {
      const url = `http://${request.headers.host}`
      return ok(showFirstSteps(context, url, { definition: administered.definition }))
    }
    // A POST: a key that may only read is not to learn one that may do more.
    case 'POST keys':
      return ok({ keys: showKeys(context) })
    case 'POST page':
      return ok({ url: `http://${request.headers.host}${pagePath}?token=${session.newToken()}` })
    case 'POST operations/*':
      return runForPage(administered, request, response, id ?? '')
    default:
      throw new StatusError(404, `There is no ${request.method} ${pagePath}${path}: see docs/local-platform.md.`)
  }
}

function requireDeployment({ state }: EmulatorContext, id: string): Deployment {
  const deployment = state.deployments.byId(id)
  if (deployment) return deployment
  throw new StatusError(404, `There is no deployment "${id}".`)
}

/**
 * Runs an operation for an account key: without faults, and in the plain dialect, so that the page shows the real state. A write
 * is in the journal, a read is not.
 */
async function runForPage(
  { context, journal, ledger }: Administered,
  request: IncomingMessage,
  response: ServerResponse,
  given: string,
): Promise<Reply> {
  const name = operationNames.find((each) => each === given)
  if (!name) throw new StatusError(404, `There is no operation "${given}".`)
  const args = await readBody(request, name === 'deploy_upload' ? bodyLimits.upload : bodyLimits.other)
  requireArguments(name, args)
  const lastEventId = request.headers['last-event-id']
  const caller = {
    key: { kind: 'account', readOnly: false } as const,
    origin: `http://${request.headers.host}`,
    lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
  }
  const run = async (): Promise<Reply> => ({
    status: operationOf(name).success,
    body: await runOperation({ ...context, dialect: dialects.plain }, caller, name, args),
  })
  if (operationOf(name).effect === 'read') return run()
  const number = journal.open(request, response)
  journal.noteOperation(request, name, args)
  journal.noteArguments(request, name, args)
  const reply = await ledger.during(number, run)
  journal.note(request, { trueStatus: reply.status })
  journal.noteAnswer(request, name, reply.body)
  return reply
}

/** Another one after a restart, whose counts begin again. */
const processId = randomBytes(6).toString('base64url')
const checkMs = 100
const longestWaitMs = 25_000

/** Waits until something differs from what the caller has seen, for 25 s at most. Many changes at once are one. */
async function nextVersion(
  { context, faults, journal, resilienceRuns }: Administered,
  seen: string | null,
  response: ServerResponse,
): Promise<string> {
  const version = (): string =>
    [...[processId, context.state.changeCount(), journal.changes, faults.changes, resilienceRuns.changes]].join('.')
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const until = performance.now() + longestWaitMs
  while (version() === seen && performance.now() < until && !gone.signal.aborted) {
    await setTimeout(checkMs, undefined, { signal: gone.signal }).catch(() => undefined)
  }
  return gone.signal.aborted ? '' : version()
}

function showOperation(name: OperationName) {
  const { effect, events = false, path } = operationOf(name)
  return { name, effect, events, path }
}

/** A read-only account key may read here too. */
function requireAccountKey(request: IncomingMessage, { context: { state }, session }: Administered): void {
  const { headers, method } = request
  if (headers.authorization === undefined && session.authorises(request)) return
  const key = authenticate(headers.authorization, state)
  if (key.kind !== 'account') throw new StatusError(403, `The routes below ${pagePath} need an account key.`)
  if (key.readOnly && method !== 'GET') throw new StatusError(403, 'A read-only account key may only read here.')
}

function readFaults({ faults, seed, ...others }: Readonly<Record<string, unknown>>) {
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) {
    throw new StatusError(400, `"${unknown}" is not a known field: send { "faults": [...], "seed": 1 }.`)
  }
  const list = parseFaults(faults)
  if (seed !== undefined && (typeof seed !== 'number' || !Number.isSafeInteger(seed))) {
    throw new StatusError(400, 'seed must be a whole number.')
  }
  return { list, seed }
}

/** The place of a fault in the list. Throws a 404 for everything that is not one. */
function readIndex(text: string, count: number): number {
  if (!/^\d{1,9}$/.test(text) || String(Number(text)) !== text || Number(text) >= count) {
    throw new StatusError(404, `There is no fault "${text}": ${count} are set, and the first one is 0.`)
  }
  return Number(text)
}

/** A part of a path. Throws a 400 if its percent signs encode no text. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new StatusError(400, `"${part}" in the path is not valid percent-encoding of UTF-8.`)
  }
}

function readAfter(query: URLSearchParams): number {
  const text = query.get('after') ?? '0'
  if (!/^\d{1,15}$/.test(text)) throw new StatusError(400, `after must be the number of a request, not "${text}".`)
  return Number(text)
}

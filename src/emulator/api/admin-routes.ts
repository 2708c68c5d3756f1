import type { IncomingMessage } from 'node:http'
import { authenticate } from '../access/authorization.ts'
import { FaultError, parseFaults } from '../faults/fault-parser.ts'
import type { Faults } from '../faults/faults.ts'
import { requireLocalRequest } from '../http/local-request.ts'
import { StatusError, sendError, sendJson } from '../http/reply.ts'
import { bodyLimits, type RequestHandler, readBody, urlOf } from '../http/server.ts'
import type { Journal } from '../journal/journal.ts'
import type { Ledger } from '../journal/ledger.ts'
import type { PlatformState } from '../state/platform-state.ts'

/** The objects that the routes below `/_taxiway/` show and change. */
export interface Administered {
  readonly faults: Faults
  readonly journal: Journal
  readonly ledger: Ledger
  readonly state: PlatformState
}

const adminPath = '/_taxiway/'

/** Serves faults, journal and ledger to account keys, outside the contract, and leaves other paths to `handle`. */
export function withAdminRoutes(handle: RequestHandler, administered: Administered): RequestHandler {
  return async (request, response) => {
    if (!urlOf(request).pathname.startsWith(adminPath)) return handle(request, response)
    try {
      requireLocalRequest(request)
      requireAccountKey(request, administered.state)
      sendJson(response, 200, await answer(administered, request))
    } catch (error) {
      sendError(response, error instanceof FaultError ? new StatusError(400, error.message) : error)
    }
  }
}

async function answer({ faults, journal, ledger, state }: Administered, request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = urlOf(request)
  const shownFaults = () => ({ faults: faults.list, seed: faults.seed, struck: faults.struck })
  switch (`${request.method} ${pathname.slice(adminPath.length)}`) {
    case 'PUT faults': {
      const { list, seed } = readFaults(await readBody(request, bodyLimits.other))
      faults.set(list, seed)
      return shownFaults()
    }
    case 'DELETE faults':
      faults.clear()
      return shownFaults()
    case 'GET faults':
      return shownFaults()
    case 'GET journal':
      return { requests: journal.entries(readAfter(searchParams)) }
    case 'GET ledger':
      return { made: ledger.entries(state) }
    default:
      throw new StatusError(404, `There is no ${request.method} ${pathname}: see docs/faults.md.`)
  }
}

/** A read-only account key may read here too. */
function requireAccountKey({ headers, method }: IncomingMessage, state: PlatformState): void {
  const key = authenticate(headers.authorization, state)
  if (key.kind !== 'account') throw new StatusError(403, `The routes below ${adminPath} need an account key.`)
  if (key.readOnly && method !== 'GET') throw new StatusError(403, 'A read-only account key cannot change the faults.')
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

function readAfter(query: URLSearchParams): number {
  const text = query.get('after') ?? '0'
  if (!/^\d{1,15}$/.test(text)) throw new StatusError(400, `after must be the number of a request, not "${text}".`)
  return Number(text)
}

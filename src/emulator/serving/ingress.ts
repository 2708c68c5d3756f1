import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { type Listening, listen } from '../http/server.ts'
import { proxy } from './proxy.ts'
import { keepRobotsAway } from './robots.ts'
import { serveFile } from './static.ts'
import type { Target } from './target.ts'

/** Milliseconds that requests may go on with what stood behind an address before. */
const drain = 2_000

/** What stands behind the addresses of a service. */
export interface Standing {
  /** Behind its own address; undefined for nothing. */
  readonly target: Target | undefined
  /** Behind its generated hostnames. */
  readonly exposed: ReadonlyMap<string, Target>
}

/** The public side of a service: an address that stays while what stands behind it is exchanged. */
export interface Ingress extends Listening {
  /**
   * Leads new requests to another target; to 503 where there is none. Those under way finish where they began: resolves when
   * they have, or have had their time, and what they were led to may end.
   */
  lead(standing: Standing): Promise<void>
  /** Answers a request that came to one of the generated hostnames; 503 until a deployment has applied its mapping. */
  serve(request: IncomingMessage, response: ServerResponse, hostname: string): Promise<void>
}

/** Opens an address of its own on the loopback interface. `isIndexed` is asked anew for each request. */
export async function openIngress(isIndexed: () => boolean): Promise<Ingress> {
  let standing: Standing = { target: undefined, exposed: new Map() }
  const underWay = new Set<Promise<void>>()
  const take = async (request: IncomingMessage, response: ServerResponse, target: Target | undefined) => {
    if (!isIndexed() && keepRobotsAway(request, response)) return
    const answered = answer(request, response, target)
    underWay.add(answered)
    await answered.finally(() => underWay.delete(answered))
  }
  const listening = await listen((request, response) => take(request, response, standing.target), 0)
  return {
    ...listening,
    serve: (request, response, hostname) => take(request, response, standing.exposed.get(hostname)),
    async lead(next) {
      standing = next
      const impatient = new AbortController()
      const enough = setTimeout(drain, undefined, { signal: impatient.signal }).catch(() => undefined)
      await Promise.race([Promise.allSettled(underWay), enough])
      impatient.abort()
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, target: Target | undefined): Promise<void> {
  if (!target) response.writeHead(503, { 'content-type': 'text/plain' }).end('No deployment is live.\n')
  else if (target.kind === 'process') await proxy(request, response, target)
  else await serveFile(request, response, target.folder)
}

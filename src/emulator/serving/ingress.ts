import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { type Listening, listen } from '../http/server.ts'
import type { Origin } from './port.ts'
import { proxy } from './proxy.ts'
import { serveFile } from './static.ts'

/** What stands behind a service's address. */
export type Target =
  | ({ readonly kind: 'process' } & Origin)
  /** A real path. */
  | { readonly kind: 'folder'; readonly folder: string }

/** Milliseconds that requests may go on with what stood behind an address before. */
const drain = 2_000

/** The public side of a service: an address that stays while what stands behind it is exchanged. */
export interface Ingress extends Listening {
  /**
   * Leads new requests to another target; to 503 where there is none. Those under way finish where they began: resolves when
   * they have, or have had their time, and what they were led to may end.
   */
  lead(target: Target | undefined): Promise<void>
}

/** Opens an address of its own on the loopback interface. */
export async function openIngress(): Promise<Ingress> {
  let target: Target | undefined
  const underWay = new Set<Promise<void>>()
  const listening = await listen(async (request, response) => {
    const answered = answer(request, response, target)
    underWay.add(answered)
    await answered.finally(() => underWay.delete(answered))
  }, 0)
  return {
    ...listening,
    async lead(next) {
      target = next
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

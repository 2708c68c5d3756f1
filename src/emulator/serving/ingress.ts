import { type Listening, listen } from '../http/server.ts'
import type { Origin } from './port.ts'
import { proxy } from './proxy.ts'
import { serveFile } from './static.ts'

/** What stands behind a service's address. */
export type Target =
  | ({ readonly kind: 'process' } & Origin)
  /** A real path. */
  | { readonly kind: 'folder'; readonly folder: string }

/** The public side of a service: an address that stays while what stands behind it is exchanged. */
export interface Ingress extends Listening {
  /** Leads requests to another target; to 503 where there is none. Those under way finish where they began. */
  lead(target: Target | undefined): void
}

/** Opens an address of its own on the loopback interface. */
export async function openIngress(): Promise<Ingress> {
  let target: Target | undefined
  const listening = await listen(async (request, response) => {
    if (!target) response.writeHead(503, { 'content-type': 'text/plain' }).end('No deployment is live.\n')
    else if (target.kind === 'process') await proxy(request, response, target)
    else await serveFile(request, response, target.folder)
  }, 0)
  return {
    ...listening,
    lead(next) {
      target = next
    },
  }
}

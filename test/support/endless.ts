import { setTimeout } from 'node:timers/promises'
import type { Asked } from './platform/asked.ts'
import type { Reply, Routes } from './platform/reply.ts'

/** How a server keeps whoever asks it: it is silent, sends a byte a second for ever, or has one more page for ever. */
export const kinds = ['silent', 'dripping', 'paging'] as const
export type Endlessness = (typeof kinds)[number]

/** A platform, GitHub and GitLab that never come to an end. */
export function endlessRoutes(kind: Endlessness): Routes {
  let count = 0
  return (asked) => {
    count++
    if (kind === 'silent') return { fault: 'mute' }
    return kind === 'dripping' ? { body: drip(asked.signal) } : onePageMore(asked, count)
  }
}

/** White space before a document that never comes. */
async function* drip(signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for (; !signal.aborted; await setTimeout(1_000)) yield Buffer.from(' ')
}

async function* events(signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for (let n = 1; !signal.aborted; n++) {
    yield Buffer.from(`data: {"line":"line ${n}"}\n\n`)
    await setTimeout(50)
  }
}

/** Each list has new rows, and names a page that follows; what is written is accepted, and is never in any list. */
function onePageMore({ route, method, path, signal }: Asked, count: number): Reply {
  const rows = (size: number) => Array.from({ length: size }, (_, index) => row(count * size + index))
  switch (route) {
    case 'whoami':
      return { json: { id: 'u1', name: 'n', email: 'e' } }
    case 'history':
      return { json: { deployments: [{ deploymentId: `old_${count}`, status: 'building' }], nextCursor: `c${count}` } }
    case 'log':
      return { json: rows(3).map(({ id }) => ({ seq: id, line: `line ${id}` })) }
    case 'stream':
      return { headers: { 'content-type': 'text/event-stream' }, body: events(signal) }
    case 'runtime':
      return { json: { logs: rows(3).map(({ id }) => ({ id, line: `line ${id}` })) } }
    case 'deploy':
      return { status: 202, json: { deploymentId: 'dep_1', ref: 'main' } }
    case 'upload':
    case 'create':
      return { status: 202, json: { serviceId: 'svc_new', deploymentId: 'dep_1', id: 'svc_new' } }
    default: {
      if (method !== 'GET') return { json: row(count) }
      if (/\/(?:pulls|merge_requests)\/7$/.test(path)) return { json: { ...row(count), number: 7, state: 'open' } }
      if (path.endsWith('/user')) return { json: { login: 'ada', id: 1 } }
      return { headers: { link: `<${path}?page=${count + 1}>; rel="next"` }, json: rows(100) }
    }
  }
}

function row(id: number) {
  return {
    id,
    number: id,
    name: `row ${id}`,
    body: '',
    state: 'success',
    creator: { login: 'ada' },
    user: { login: 'ada' },
  }
}

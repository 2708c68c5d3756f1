import { type Fault, parseFaults } from '../../emulator/src/index.ts'
import type { OperationName } from '../../src/contract/operations.ts'
import type { Seeded } from '../support/seeded.ts'

type Write = 'deploy_service' | 'deploy_upload'

/** Up to four faults of all kinds, of the operations that a deploy uses. Few are permanent, so that most runs end by themselves. */
export function drawFaults(random: Seeded, write: Write): readonly Fault[] {
  const count = random.pick([0, 1, 1, 2, 2, 3, 4])
  return parseFaults(Array.from({ length: count }, () => random.pick(drawers)(random, write)))
}

/** Loses one answer to the write, before or after its effect. */
export function lostAnswer(random: Seeded, operation: Write): Fault {
  const when = random.pick(['before-effect', 'after-effect', 'after-effect'] as const)
  return { operation, kind: random.pick(['reset', 'close', 'html'] as const), when, times: 1 }
}

const reads: readonly [OperationName, ...OperationName[]] = [
  'list_deployments',
  'list_deployments',
  'get_deployment_logs',
  'get_deployment_logs',
  'stream_deployment_logs',
  'whoami',
  'list_projects',
]

/** How often a fault applies: a few times, after a while, or at random. */
function often(random: Seeded): object {
  return random.pick([
    { times: 1 },
    { times: 1 + random.below(4), skip: random.below(6) },
    { times: 3 },
    { probability: 0.3 },
    { probability: 0.6, skip: random.below(4) },
    {},
  ] as [object, ...object[]])
}

function anyOperation(random: Seeded, write: Write): object {
  const operation = random.pick([...reads, write, write])
  return { operation, ...(operation === write ? { when: random.pick(['before-effect', 'after-effect']) } : {}) }
}

// A refusal or a redirect means that the write had no effect, so only the other faults may follow the effect.
const drawers: [Drawer, ...Drawer[]] = [
  (random, write) => ({
    ...anyOperation(random, write),
    kind: 'status',
    status: random.pick([500, 502, 503]),
    ...often(random),
  }),
  (random, write) => ({
    ...anyOperation(random, write),
    kind: random.pick(['reset', 'close', 'mute', 'html']),
    ...often(random),
  }),
  lostAnswer,
  (random) => ({ operation: random.pick([...reads]), kind: 'endless', times: 1 }),
  (random) => ({ operation: random.pick([...reads]), kind: 'redirect', ...often(random) }),
  (random) => ({
    operation: random.pick([...reads]),
    kind: 'status',
    status: random.pick([401, 403, 404]),
    ...often(random),
  }),
  (random, write) => ({ operation: write, kind: 'status', status: random.pick([400, 403, 404, 409]), times: 1 }),
  (random, write) => ({
    operation: random.pick([...reads, write]),
    kind: 'status',
    status: 429,
    ...random.pick([
      {},
      { retryAfter: 3 },
      { retryAfter: { dateIn: 2 } },
      { retryAfter: 'soon' },
      { retryAfter: 1e9 },
      { retryAfter: -1 },
    ] as [object, ...object[]]),
    ...often(random),
  }),
  (random) => ({
    operation: random.pick([...reads]),
    kind: random.pick(['reset', 'close', 'mute']),
    when: 'after-effect',
    afterBytes: random.below(400),
    ...often(random),
  }),
  (random, write) => ({ ...anyOperation(random, write), kind: 'delay', ms: random.below(1_500), ...often(random) }),
  (random) => ({
    operation: random.pick([...reads]),
    kind: 'drip',
    bytes: 1 + random.below(9),
    ms: random.below(2),
    ...often(random),
  }),
  (random) => ({ operation: random.pick([...reads]), kind: 'cut', afterBytes: random.below(200), ...often(random) }),
  (random) => ({
    operation: random.pick(['list_deployments', 'get_deployment_logs']),
    kind: 'stale',
    reads: 1 + random.below(4),
    ...often(random),
  }),
  (random) => ({
    ...stream,
    kind: random.pick(['drop-events', 'double-events', 'swap-events', 'garble-events']),
    every: 1 + random.below(4),
    ...often(random),
  }),
  (random) => ({ ...stream, kind: 'event-ids', ids: random.pick(['none', 'opaque', 'shifted']), ...often(random) }),
  (random) => ({ ...stream, kind: 'heartbeats', everyMs: random.pick([1, 100, null]), ...often(random) }),
  (random) => ({ ...stream, kind: 'replay-events', after: 1 + random.below(10), ...often(random) }),
  (random) => ({ ...stream, kind: 'end-stream', after: random.below(10), ...often(random) }),
  (random) => ({ ...stream, kind: 'long-line', after: random.below(5), ...often(random) }),
  (random) => ({
    ...history,
    kind: 'show-stage',
    stage: random.pick(['queued', 'building', 'starting']),
    ...often(random),
  }),
  (random) => ({ ...history, kind: 'show-word', word: random.pick(['pondering', '', '✈', 'a b c']), ...often(random) }),
  (random) => ({ ...history, kind: 'change-case', to: random.pick(['upper', 'lower', 'mixed']), ...often(random) }),
  (random) => ({ ...history, kind: 'hide-status', ...often(random) }),
  // For a while only: a deployment that is never shown looks like one that was never made.
  (random) => ({ ...history, kind: 'hide-newest', count: 1 + random.below(2), times: 1 + random.below(5) }),
]

type Drawer = (random: Seeded, write: Write) => object

const stream = { operation: 'stream_deployment_logs' }
const history = { operation: 'list_deployments' }

// @module-tag thorough
import type { Fault, StartOptions } from '../../emulator/src/index.ts'
import { localSite, numbersIn } from '../support/local-site.ts'
import { test } from '../support/scenario.ts'

const stream = 'stream_deployment_logs'
const days: [string, NonNullable<StartOptions['dialect']>, Fault[]][] = [
  ['torn bytes', 'plain', [{ operation: stream, kind: 'drip', bytes: 1 }]],
  [
    'dropped and doubled events',
    'plain',
    [
      { operation: stream, kind: 'drop-events', every: 3 },
      { operation: stream, kind: 'double-events', every: 2 },
    ],
  ],
  [
    'reordered and repeated events',
    'running',
    [
      { operation: stream, kind: 'swap-events', every: 2 },
      { operation: stream, kind: 'replay-events', after: 5 },
    ],
  ],
  [
    'ids of other lines, and broken connections',
    'plain',
    [
      { operation: stream, kind: 'event-ids', ids: 'shifted' },
      { operation: stream, kind: 'reset', when: 'after-effect', afterBytes: 300, times: 2 },
    ],
  ],
  [
    'bare text without ids, ended early',
    { streamedLine: { data: 'text', ids: false }, streamEnd: { event: 'done', data: 'done' } },
    [
      { operation: stream, kind: 'end-stream', after: 2, times: 2 },
      { operation: stream, kind: 'heartbeats', everyMs: 1 },
    ],
  ],
  ['a line of two megabytes in each connection', 'upper', [{ operation: stream, kind: 'long-line', after: 1 }]],
  [
    'a stored log with gaps too',
    'plain',
    [
      { operation: stream, kind: 'html' },
      { operation: 'get_deployment_logs', kind: 'cut', probability: 0.5 },
      { operation: 'get_deployment_logs', kind: 'status', status: 503, times: 2 },
    ],
  ],
]

test.concurrent.for(days)('%s', async ([, dialect, faults], { seed, folder, run, expect }) => {
  await using site = await localSite(folder, { dialect, faults, seed, lines: 20, everyMs: 15 })
  const job = await run(site.byRef, { timeFactor: 10 })
  expect(job.outcome).toBe('succeeded')
  expect(numbersIn(job.buildLog)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

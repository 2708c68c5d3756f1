// @module-tag thorough

import { dialects, type Fault, type LocalPlatform } from '../../emulator/src/index.ts'
import { mostRequests } from '../../src/old/doctor/reader.ts'
import { lookAt, siteWithHistory } from '../support/doctor.ts'
import { expect, test } from '../support/scenario.ts'

const [all, history, log, stream] = ['*', 'list_deployments', 'get_deployment_logs', 'stream_deployment_logs'] as const
const timeoutMs = 5_000

/** The faults of docs/faults.md. */
const faults: readonly (readonly [title: string, fault: Fault])[] = [
  ['a server error now and then', { operation: history, kind: 'status', status: 503, times: 1 }],
  ['server errors', { operation: all, kind: 'status', status: 500 }],
  ['429 with a long wait', { operation: history, kind: 'status', status: 429, retryAfter: 3_600 }],
  ['a key that is refused', { operation: all, kind: 'status', status: 401 }],
  ['a forbidden history', { operation: history, kind: 'status', status: 403 }],
  ['HTML everywhere', { operation: all, kind: 'html' }],
  ['HTML in place of the log', { operation: log, kind: 'html' }],
  ['a body without an end', { operation: history, kind: 'endless' }],
  ['redirects without an end', { operation: 'whoami', kind: 'redirect' }],
  ['a redirect to another origin', { operation: all, kind: 'redirect', to: 'http://localhost:9/' }],
  ['resets', { operation: all, kind: 'reset' }],
  ['a reset in the middle', { operation: log, kind: 'reset', when: 'after-effect', afterBytes: 60 }],
  ['a mute history', { operation: history, kind: 'mute' }],
  ['a stream that falls silent', { operation: stream, kind: 'mute', when: 'after-effect', afterBytes: 200 }],
  ['drips', { operation: history, kind: 'drip', bytes: 1, ms: 5 }],
  ['a cut history', { operation: history, kind: 'cut', afterBytes: 40 }],
  ['a cut log', { operation: log, kind: 'cut' }],
  ['stale answers', { operation: history, kind: 'stale', reads: 3, probability: 0.5 }],
  ['dropped events', { operation: stream, kind: 'drop-events', every: 2 }],
  ['garbled events', { operation: stream, kind: 'garble-events', every: 2 }],
  ['events with the ids of others', { operation: stream, kind: 'event-ids', ids: 'shifted' }],
  ['many heartbeats', { operation: stream, kind: 'heartbeats', everyMs: 1 }],
  ['a stream that ends early', { operation: stream, kind: 'end-stream', after: 2 }],
  ['a line of two megabytes', { operation: stream, kind: 'long-line', after: 2 }],
  ['a stage that is not true', { operation: history, kind: 'show-stage', stage: 'building' }],
  ['a word that nobody knows', { operation: history, kind: 'show-word', word: 'pondering' }],
  ['a word that nobody knows, for a while', { operation: history, kind: 'show-word', word: 'pondering', times: 2 }],
  ['words in another case', { operation: history, kind: 'change-case', to: 'mixed' }],
  ['records without a status', { operation: history, kind: 'hide-status' }],
  ['missing newest records', { operation: history, kind: 'hide-newest', count: 1 }],
]

const shared: { platform?: LocalPlatform } = {}

test.for(faults)('%s', async ([, fault], { folder, onTestFinished }) => {
  // Its history outlives the test: the faults change what is shown, not what is there.
  shared.platform ??= await siteWithHistory(`${folder}-shared`, dialects.plain)
  const { platform } = shared
  platform.faults.set([fault])
  onTestFinished(() => platform.faults.clear())
  const before = platform.journal.length
  const startMs = performance.now()
  const report = await lookAt(platform, {}, { timeoutMs })
  expect(performance.now() - startMs).toBeLessThan(timeoutMs + 2_000)

  const asked = platform.journal.slice(before)
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(asked.length).toBeLessThanOrEqual(mostRequests)
  // One may be under way when the time is over.
  expect([0, 1]).toContain(report.requests - asked.length)

  expect(report.next).not.toBe('')
})

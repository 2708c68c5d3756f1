// @module-tag thorough

import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dialects, type Fault, type LocalPlatform } from '../../emulator/src/index.ts'
import { mostRequests } from '../../src/doctor/reader.ts'
import { lookAt, siteWithHistory } from '../support/doctor.ts'
import { startAction } from '../support/runner/run-action.ts'
import { expect, test } from '../support/scenario.ts'
import { expectValid } from '../support/schemas.ts'

const [all, history, log, stream] = ['*', 'list_deployments', 'get_deployment_logs', 'stream_deployment_logs'] as const
const timeoutMs = 5_000

/** Words that the history may show under a fault: all others would be a lie of ours. */
const plainWords = ['live', 'deactivated', 'failed']

/** The faults of docs/faults.md, with the further words that they show. */
const faults: readonly (readonly [title: string, fault: Fault, words?: readonly string[]])[] = [
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
  ['a stage that is not true', { operation: history, kind: 'show-stage', stage: 'building' }, ['building']],
  ['a word that nobody knows', { operation: history, kind: 'show-word', word: 'pondering' }, ['pondering']],
  [
    'a word that nobody knows, for a while',
    { operation: history, kind: 'show-word', word: 'pondering', times: 2 },
    ['pondering'],
  ],
  ['words in another case', { operation: history, kind: 'change-case', to: 'mixed' }],
  ['records without a status', { operation: history, kind: 'hide-status' }],
  ['missing newest records', { operation: history, kind: 'hide-newest', count: 1 }],
]

const shared: { platform?: LocalPlatform } = {}

test.for(faults)('%s', async ([, fault, more = []], { folder, onTestFinished }) => {
  // Its history outlives the test: the faults change what is shown, not what is there.
  shared.platform ??= await siteWithHistory(`${folder}-shared`, dialects.plain)
  const { platform } = shared
  platform.faults.set([fault])
  onTestFinished(() => platform.faults.clear())
  const before = platform.journal.length
  const startMs = performance.now()
  const report = await lookAt(platform, {}, { timeoutMs: timeoutMs + (fault.kind === 'show-word' ? 30_000 : 0) })
  expect(performance.now() - startMs).toBeLessThan(timeoutMs + 2_000)

  const asked = platform.journal.slice(before)
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(asked.length).toBeLessThanOrEqual(mostRequests)
  // One may be under way when the time is over.
  expect([0, 1]).toContain(report.requests - asked.length)

  const spoken = report.words.map(({ word }) => word.toLowerCase())
  expect(spoken.filter((word) => ![...plainWords, ...more].includes(word))).toEqual([])
  // The records of each word differ in what they can be rolled back to, or there are too few.
  expect(report.words.filter(({ input }) => input !== undefined)).toEqual([])
  expect(report.next).not.toBe('')
  // Nothing passes that could not be seen.
  if (report.words.length === 0)
    expect(report.findings.filter(({ area, result }) => area === 'words' && result === 'pass')).toEqual([])
  if (report.shared.lines === 0)
    expect(report.findings.filter(({ name, result }) => name === 'log' && result === 'pass')).toEqual([])
})

test('the step is green, and its summary is the report', async ({ folder, expect }) => {
  await using platform = await siteWithHistory(folder, dialects.plain)
  const workspace = join(folder, 'workspace')
  mkdirSync(workspace, { recursive: true })
  const inputs = { 'base-url': platform.url, 'api-key': platform.keys.account, 'service-id': 'svc_site' }
  const run = (more: Record<string, string>) =>
    startAction('doctor', { ...inputs, ...more }, { runnerFolder: join(folder, 'runner'), workspace }).finished

  const step = await run({ report: 'report.json' })
  expect(step.exitCode, step.stdout + step.stderr).toBe(0)
  expect(Object.keys(step.outputs)).toEqual(['report', 'ready'])
  expect(step.outputs).toMatchObject({ ready: 'true' })
  const report: unknown = JSON.parse(step.outputs['report'] ?? '')
  expectValid('doctor-report', report)
  expect(JSON.parse(readFileSync(join(workspace, 'report.json'), 'utf8'))).toEqual(report)
  expect(step.summary).toMatch(/^<h3>✅ Ready to deploy<\/h3>/)

  const red = await run({ 'service-id': 'svc_none' })
  expect(red.exitCode).toBe(1)
  expect(red.outputs).toMatchObject({ ready: 'false' })
  expect(red.summary).toMatch(/^<h3>❌ Not ready to deploy: /)
  expect(red.stdout).toContain('the platform shows no such service to this key (404)')
})

import type { TestContext } from 'vitest'
import { expect, test } from '../support/calling.ts'
import type { DialectChoice } from '../support/platform/dialect.ts'
import { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { canCancel } from '../support/runner/run-action.ts'

const early = ['Cloning', '::error::not obeyed', '', 'layer 1']
const late = ['layer 1', 'layer 2', 'done']

/** A deployment whose log is written by the test. */
async function building(dialect: DialectChoice, { onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const platform = await new ScriptedPlatform({ dialect, byHand: true }).open()
  onTestFinished(() => platform.close())
  const deployment = platform.state.makeDeployment('main', [{ is: 'building', log: early }])
  return {
    platform,
    deployment,
    call: { operation: 'stream_deployment_logs', args: JSON.stringify({ id: deployment.id }) },
  }
}

test.concurrent.for<[string, DialectChoice]>([
  ['that proves its numbers', { stream: { payload: 'json', ids: 'none' } }],
  ['of bare text, replayed on each connection', { stream: { payload: 'text', ids: 'none', start: 'beginning' } }],
  ['that breaks', { stream: { payload: 'json', cuts: { 1: 5 }, start: 'last-event-id' } }],
])('a stream %s', async ([, dialect], { start, expect, onTestFinished }) => {
  const { platform, deployment, call } = await building(dialect, { onTestFinished })
  // The last reads may take five seconds, which on a busy machine must not be half a second.
  const step = start(platform, call, { timeFactor: 3 })
  await platform.until(({ journal }) => journal.some(({ route }) => route === 'stream'))
  deployment.write(...late)
  deployment.endLog()
  const job = await step.finished
  expect(job.said).toBe('')
  expect(job.buildLog).toEqual([...early, ...late])
  expect(job.result).toEqual({ lines: 7, lastSeq: 7 })
  expect(job.outputs['http-status']).toBe('200')
  expect(platform.violations).toEqual([])
})

test('a missing deployment is reported at once', async ({ start, onTestFinished }) => {
  const { platform } = await building({}, { onTestFinished })
  const job = await start(platform, { operation: 'stream_deployment_logs', args: '{"id":"dep-none"}' }).finished
  expect(job.said).toContain('404')
  expect(job.outputs['http-status']).toBe('404')
})

test('a platform without the stream shows the stored log, and the run fails', async ({ start, onTestFinished }) => {
  const { platform, call } = await building({ stream: { mode: 'missing' } }, { onTestFinished })
  const job = await start(platform, call, { timeFactor: 10 }).finished
  expect(job.said).toContain('stream_deployment_logs: the platform answered 404')
  expect(job.buildLog).toEqual(early)
  expect(job.result).toEqual({ lines: 4, lastSeq: 4 })
})

test.runIf(canCancel)('a cancelled job ends at once, and reports how far it got', async ({ start, onTestFinished }) => {
  const { platform, call } = await building({ stream: { payload: 'json' } }, { onTestFinished })
  const step = start(platform, call)
  await step.line(/layer 1/)
  await platform.until(({ journal }) => journal.some(({ route }) => route === 'stream'))
  step.signal('SIGINT')
  const job = await step.finished
  expect(job.said).toContain('cancelled')
  expect(job.result).toEqual({ lines: 4, lastSeq: 4 })
})

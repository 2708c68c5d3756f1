import { expect, test } from 'vitest'
import { follow } from '../../../src/old/deployment/follow.ts'
import { said } from '../../support/messages.ts'
import { routesOf, simpleBuild } from '../../support/platform/build.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import { virtualPlatform } from '../../support/platform/transport.ts'
import { deploying } from '../../support/virtual/deploying.ts'

const final = (word: string, options = {}) =>
  deploying((clock) => routesOf(clock, simpleBuild({ final: word })), { timeoutMs: 60_000, ...options })

test.each([
  ['live', 'succeeded'],
  ['SUCCEEDED', 'succeeded'],
  ['build_failed', 'failed'],
  ['Crashed', 'failed'],
  ['canceled', 'cancelled'],
  ['superseded', 'superseded'],
  ['no-such-word', 'timed-out'],
])('"%s" is %s', async (word, outcome) => {
  const { report } = await final(word)
  expect(report).toMatchObject({ outcome, status: word, deploymentId: 'd1', serviceId: 's1', ref: 'main' })
})

test.each([
  ['live', { failureStates: ['Live'] }, 'failed'],
  ['error', { successStates: ['ERROR'] }, 'succeeded'],
  ['my word', { successStates: ['my-word'] }, 'succeeded'],
])('the configured %s override the built-in words', async (word, options, outcome) => {
  expect((await final(word, options)).report.outcome).toBe(outcome)
})

test('an unknown word causes one warning, with the word and the inputs to configure it', async () => {
  const { host } = await final('gestating')
  expect(host.warnings().filter((text) => said('word-unknown', 'gestating').test(text))).toHaveLength(1)
})

test.each(['status', 'state', 'phase'])('the word may be in %s', async (key) => {
  const record = (nowMs: number) => ({ id: 'd1', [key]: nowMs > 5_000 ? 'failed' : 'queued' })
  const { report } = await deploying((clock) => routesOf(clock, simpleBuild({ record })))
  expect(report.outcome).toBe('failed')
})

test('after a timeout the report says that the deployment is left running, and the host how to wait for it again', async () => {
  const { report } = await final('building')
  expect(report.outcome).toBe('timed-out')
  expect(report.reason).toMatch(said('deployment-left-running', 'd1'))
})

test('after a timeout a deployment whose record was never shown is not said to be running', async () => {
  const clock = new VirtualClock()
  const { platform } = virtualPlatform(clock, routesOf(clock, simpleBuild({ record: () => undefined })))
  const options = { timeoutMs: 8_000, clock, random: () => 0.5 }
  const report = await clock.run(follow(platform, { serviceId: 's1', deploymentId: 'd1' }, options))
  expect(report).toMatchObject({
    outcome: 'timed-out',
    reason: expect.stringMatching(said('deployment-may-run', 'd1')),
  })
  expect(report.reason).not.toMatch(said('deployment-left-running'))
})

test('after a timeout only an unknown word may need an input', async () => {
  expect((await final('building')).report.reason).toMatch(said('timed-out-running', 'building'))
  expect((await final('gestating')).report.reason).toMatch(said('timed-out-unknown', 'gestating'))
})

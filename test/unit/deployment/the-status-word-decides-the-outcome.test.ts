import { expect, test } from 'vitest'
import { routesOf, simpleBuild } from '../../support/virtual/build.ts'
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
])('the user who teaches %s has the last word', async (word, options, outcome) => {
  expect((await final(word, options)).report.outcome).toBe(outcome)
})

test('an unknown word is warned of once, by name and with the inputs that would teach it', async () => {
  const { host } = await final('gestating')
  const warnings = host.warnings().filter((text) => text.includes('"gestating"'))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('success-states or failure-states')
})

test.each(['status', 'state', 'phase'])('the word may stand in %s', async (key) => {
  const record = (nowMs: number) => ({ id: 'd1', [key]: nowMs > 5_000 ? 'failed' : 'queued' })
  const { report } = await deploying((clock) => routesOf(clock, simpleBuild({ record })))
  expect(report.outcome).toBe('failed')
})

test('after a timeout the report says that the deployment was left, and how to wait for it again', async () => {
  const { report } = await final('building')
  expect(report.outcome).toBe('timed-out')
  expect(report.reason).toContain('gate action with service-id s1 and deployment-id d1')
})

test('after a timeout only a word that is not known to be going on may need teaching', async () => {
  expect((await final('building')).report.reason).toContain('The timeout passed while the platform said "building". ')
  expect((await final('gestating')).report.reason).toContain('said "gestating"; if that is a final word, name it in')
})

import { expect, test } from 'vitest'
import { newerThan } from '../../../src/old/gate/gate.ts'
import { said, saidAlone } from '../../support/messages.ts'
import type { VirtualClock } from '../../support/platform/clock.ts'
import type { Routes } from '../../support/platform/reply.ts'
import { judging, type Row, saying, showing } from './virtual.ts'

const history = (status: string) => showing(() => [{ deploymentId: 'ours', status, rollbackable: true } satisfies Row])
const ours = { deploymentId: 'ours' }

test('every check is prepared before the first one runs, and each is reported', async () => {
  const ran: string[] = []
  const checks = [saying('one', true, ran), saying('two', true, ran)]
  const { report, events } = await judging(history('live'), { ...ours, checks })
  expect(ran).toEqual(['prepare one', 'prepare two', 'one', 'two'])
  expect(report).toMatchObject({ passed: true, reason: expect.stringContaining('All 2 checks passed: one, two.') })
  expect(report.checks.map(({ startMs, endMs }) => Math.round(endMs - startMs))).toEqual([1_000, 1_000])
  expect(events.map(({ kind }) => kind).filter((kind) => /^(?:judged|check)/.test(kind))).toEqual([
    ...['judged', 'check-began', 'check-ended', 'check-began', 'check-ended'],
  ])
})

test('after a failure the remaining checks are not run, and the deployment keeps its outcome', async () => {
  const checks = [saying('one', true), saying('two', false), saying('three', true)]
  const { report } = await judging(history('live'), { ...ours, checks })
  expect(report.checks.map(({ result }) => result)).toEqual(['passed', 'failed', 'not-run'])
  expect(report).toMatchObject({ passed: false, deployment: { outcome: 'succeeded' }, rollback: undefined })
  expect(report.reason).toMatch(said('check-failed', 'two', 'not well'))
})

test.each(['failed', 'cancelled', 'superseded'])('after a deployment that %s nothing is checked', async (status) => {
  const ran: string[] = []
  const { report, journal } = await judging(history(status), {
    ...ours,
    checks: [saying('one', true, ran)],
    rollbackRef: 'v1',
  })
  expect(ran).toEqual([])
  expect(report).toMatchObject({ passed: false, deployment: { outcome: status }, rollback: undefined })
  expect(journal.filter(({ route }) => route === 'deploy')).toEqual([])
})

test.each(['prepare', 'run'] as const)('a check that crashes in %s has failed', async (where) => {
  const crash = async () => {
    throw new TypeError('undefined is not a check')
  }
  const check = { ...saying('odd', true), [where]: crash }
  const { report } = await judging(history('live'), { ...ours, checks: [check] })
  expect(report.checks).toMatchObject([
    { result: 'failed', summary: expect.stringMatching(saidAlone('check-crashed', 'undefined is not a check')) },
  ])
})

test('a rollback is followed, and reported beside the judged deployment', async () => {
  const rows = [
    { deploymentId: 'rolled', status: 'live' },
    { deploymentId: 'ours', status: 'live' },
  ]
  const before = 4_000
  const request = { ...ours, checks: [saying('one', false)], rollbackRef: 'v1' }
  const { report, journal, events } = await judging(
    showing((atMs) => (atMs < before ? rows.slice(1) : rows)),
    request,
  )
  expect(journal.filter(({ route }) => route === 'deploy').map(({ body }) => body)).toEqual([{ ref: 'v1' }])
  expect(report).toMatchObject({ passed: false, deployment: { deploymentId: 'ours', outcome: 'succeeded' } })
  expect(report.rollback).toMatchObject({ ref: 'v1', deployment: { deploymentId: 'rolled', outcome: 'succeeded' } })
  expect(report.reason).toMatch(new RegExp(`${said('rolled-back', 'v1', ' by deployment rolled').source}$`))
  expect(events.map(({ kind }) => kind)).toContain('rollback-ended')
})

test('a cancel in a check cuts it short, starts no request and rolls nothing back', async () => {
  const cancel = new AbortController()
  const reason = new Error('enough')
  const check = { ...saying('one', true), run: async () => await cancelling(cancel, reason), doubt: 'it may have run' }
  const { report, journal, clock } = await judging(
    history('live'),
    { ...ours, checks: [check, saying('two', true)], rollbackRef: 'v1' },
    { signal: cancel.signal },
  )
  expect(report.checks.map(({ result }) => result)).toEqual(['cut-short', 'not-run'])
  expect(report.reason).toContain('it may have run')
  expect(report).toMatchObject({ passed: false, rollback: undefined, deployment: { outcome: 'succeeded' } })
  expect(journal.filter(({ route }) => route === 'deploy')).toEqual([])
  expect(clock.pending).toBe(0)
})

async function cancelling(cancel: AbortController, reason: Error): Promise<never> {
  cancel.abort(reason)
  throw reason
}

test('the timeout limits only the wait for the deployment', async () => {
  const slow = {
    ...saying('slow', true),
    run: async ({ clock }: { clock: { sleep(ms: number): Promise<void> } }) => {
      await clock.sleep(3_600_000)
      return { passed: true, summary: 'slow', evidence: [] }
    },
  }
  const { report } = await judging(history('live'), { ...ours, checks: [slow] }, { timeoutMs: 1_000 })
  expect(report.passed).toBe(true)
  const going = await judging(history('building'), { ...ours, checks: [slow] }, { timeoutMs: 1_000 })
  expect(going.report.deployment.outcome).toBe('timed-out')
})

test.each<[what: string, page: string, known: string | undefined, newer: string]>([
  ['nothing is new', 'ours a b', 'ours a b', ''],
  ['one appeared first', 'new ours a', 'ours a', 'new'],
  ['one appeared behind a live one', 'ours new a', 'ours a', 'new'],
  ['it was newer already', 'new ours a', 'new ours a', 'new'],
  ['the page before could not be read', 'new ours a', undefined, 'new'],
  ['a row vanished, and an older one shows', 'ours a c', 'ours a b', ''],
  ['the first of all', 'new ours', 'ours', 'new'],
  ['ours is on another page', 'd c', 'd c', ''],
  ['ours is on another page, and two came', 'f e d c', 'd c', 'f e'],
])('%s', (_, page, known, newer) => {
  const ids = (text: string): string[] => text.split(' ').filter((id) => id !== '')
  expect(newerThan('ours', ids(page), known === undefined ? undefined : ids(known))).toEqual(ids(newer))
})

const live = (deploymentId: string): Row => ({ deploymentId, status: 'live', rollbackable: true })
const request = { deploymentId: 'ours', checks: [saying('one', true), saying('two', true)] }

test('one that appears during the checks gives a warning, and changes no verdict', async () => {
  const { report, events } = await judging(
    showing((atMs) => (atMs < 1_500 ? [live('ours')] : [{ deploymentId: 'new', status: 'building' }, live('ours')])),
    request,
  )
  expect(report).toMatchObject({ passed: true, newer: ['new'], reason: expect.stringContaining('(new)') })
  expect(events).toContainEqual({
    kind: 'warning',
    text: expect.stringMatching(saidAlone('gate-newer-deployment', 'new')),
  })
})

test('the deployment of a rollback does not count as newer', async () => {
  const rows = (atMs: number): Row[] => (atMs < 4_000 ? [live('ours')] : [live('rolled'), live('ours')])
  const { report } = await judging(showing(rows), { ...request, checks: [saying('one', false)], rollbackRef: 'v1' })
  expect(report).toMatchObject({ newer: [], rollback: { deployment: { deploymentId: 'rolled' } } })
})

test.each([{ rollbackRef: 'v1' }, { rollback: true }])(
  'a newer one is not replaced by a rollback (%o)',
  async (asked) => {
    const { report, journal } = await judging(
      showing(() => [live('new'), live('ours'), live('old')]),
      { ...request, checks: [saying('one', false)], ...asked },
    )
    expect(report).toMatchObject({ passed: false, newer: ['new'], rollback: undefined })
    expect(report.reason).toMatch(said('gate-no-rollback-over-newer'))
    expect(journal.filter(({ route }) => route === 'deploy')).toEqual([])
  },
)

test('a history that cannot be read after the verdict has no effect', async () => {
  let reads = 0
  const { report } = await judging((clock) => {
    const routes = showing(() => [live('ours')])(clock)
    return (asked) => (asked.route === 'history' && ++reads > 1 ? { status: 500 } : routes(asked))
  }, request)
  expect(report).toMatchObject({ passed: true, newer: [] })
})

test.each<[string, (reads: number) => readonly Row[] | undefined]>([
  ['cannot be read', (reads) => (reads === 1 ? [live('ours')] : undefined)],
  ['does not show the judged one any more', (reads) => (reads === 1 ? [live('ours')] : [live('c'), live('b')])],
])('a rollback waits, and replaces nothing, where the history %s', async (_name, shown) => {
  let reads = 0
  const routes = (clock: VirtualClock): Routes => {
    const others = showing(() => [])(clock)
    return (asked) => {
      if (asked.route !== 'history') return others(asked)
      const rows = shown(++reads)
      return rows === undefined ? { status: 500 } : { json: { deployments: rows } }
    }
  }
  const { report, journal } = await judging(routes, { ...request, checks: [saying('one', false)], rollbackRef: 'v1' })
  expect(report).toMatchObject({ passed: false, rollback: undefined })
  expect(report.reason).toMatch(said('gate-newer-unknown', undefined))
  expect(journal.filter(({ route }) => route === 'deploy')).toEqual([])
})

test('a rollback goes on once the history shows that nothing is newer', async () => {
  let reads = 0
  const routes = (clock: VirtualClock): Routes => {
    const shown = showing((atMs) => (atMs < 8_000 ? [live('ours')] : [live('rolled'), live('ours')]))(clock)
    return (asked) => (asked.route === 'history' && [2, 3, 4].includes(++reads) ? { status: 500 } : shown(asked))
  }
  const { report } = await judging(routes, { ...request, checks: [saying('one', false)], rollbackRef: 'v1' })
  expect(report.rollback?.deployment).toMatchObject({ deploymentId: 'rolled' })
})

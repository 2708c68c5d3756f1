import { expect, test } from 'vitest'
import { newerThan } from '../../../src/gate/gate.ts'
import { saidAlone } from '../../support/messages.ts'
import { judging, type Row, saying, showing } from './virtual.ts'

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

test('a history that cannot be read after the verdict has no effect', async () => {
  let reads = 0
  const { report } = await judging((clock) => {
    const routes = showing(() => [live('ours')])(clock)
    return (asked) => (asked.route === 'history' && ++reads > 1 ? { status: 500 } : routes(asked))
  }, request)
  expect(report).toMatchObject({ passed: true, newer: [] })
})

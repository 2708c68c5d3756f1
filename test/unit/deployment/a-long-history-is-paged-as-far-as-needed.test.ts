import { expect, test } from 'vitest'
import type { Asked } from '../../support/platform/asked.ts'
import type { Reply } from '../../support/platform/reply.ts'
import { deploying } from '../../support/virtual/deploying.ts'

type Row = Readonly<Record<string, unknown>>

/** A history of many pages with so many rows each, after empty pages if requested. */
function history(rows: (nowMs: number) => readonly Row[], empty = 0) {
  return (asked: Asked): Reply => {
    const at = Number(asked.query['before'] ?? 0)
    const row = rows(asked.atMs)[at - empty]
    const more = at - empty + 1 < rows(asked.atMs).length
    return { json: { deployments: row === undefined ? [] : [row], nextCursor: more ? at + 1 : null } }
  }
}

const older = Array.from({ length: 60 }, (_, index): Row => ({ deploymentId: `old-${index}`, status: 'live' }))
const others = (count: number) =>
  Array.from({ length: count }, (_, index): Row => ({ deploymentId: `new-${index}`, status: 'building' }))

/** Our record shows from the start if `ours` is set; `newer` records come before it. */
const run = (newer: readonly Row[], ours: Row | undefined, empty = 0) => {
  let posted = false
  return deploying(
    () => (asked) => {
      if (asked.route === 'deploy') posted = true
      if (asked.route === 'deploy') return { status: 202, json: { deploymentId: 'd1', ref: 'main' } }
      const rows = posted ? [...newer, ...(ours === undefined ? [] : [ours]), ...older] : older
      return asked.route === 'history' ? history(() => rows, empty)(asked) : { json: [] }
    },
    { timeoutMs: 100_000 },
  )
}

const reads = (journal: readonly Asked[]) =>
  journal.filter(({ route, query }) => route === 'history' && query['before'] === undefined)

test('ours is found behind newer ones, and behind empty pages', async () => {
  expect((await run(others(3), { deploymentId: 'd1', status: 'failed' }, 2)).report.outcome).toBe('failed')
})

test('a look ends at what was there before our deploy', async () => {
  const { report, journal } = await run(others(3), undefined)
  expect(report.outcome).toBe('indeterminate')
  const pages = journal.filter(({ route }) => route === 'history').length - 1
  expect(pages / (reads(journal).length - 1)).toBe(4)
})

test('a look ends after 20 pages', async () => {
  const { report, journal } = await run(others(30), { deploymentId: 'd1', status: 'live' })
  expect(report.outcome).toBe('indeterminate')
  const furthest = Math.max(...journal.map(({ query }) => Number(query['before'] ?? 0)))
  expect(furthest).toBe(19)
})

test('a record that has both names of an id is known by deploymentId', async () => {
  const misleading = { deploymentId: 'new-1', id: 'd1', status: 'failed' }
  expect((await run([misleading], { deploymentId: 'd1', id: 'row-7', status: 'live' })).report.outcome).toBe(
    'succeeded',
  )
})

test('a record that has several words is judged by status, then state, then phase', async () => {
  const record = { deploymentId: 'd1', phase: 'live', state: 'failed', status: 'canceled' }
  expect((await run([], record)).report.outcome).toBe('cancelled')
  expect((await run([], { ...record, status: null })).report.outcome).toBe('failed')
})

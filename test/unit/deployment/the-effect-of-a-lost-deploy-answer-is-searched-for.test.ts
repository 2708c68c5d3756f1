import { expect, test } from 'vitest'
import { judgeReading, type LostDeployReading } from '../../../src/old/deployment/start/lost-deploy.ts'
import type { Asked } from '../../support/platform/asked.ts'
import type { Reply } from '../../support/platform/reply.ts'
import { deploying } from '../../support/virtual/deploying.ts'

type Row = Readonly<Record<string, unknown>>

interface Script {
  /** The answer of the n-th POST (from 1), and whether it takes effect. */
  readonly post: (n: number) => { reply?: Reply; effect: boolean }
  /** Further fields of our records, besides id and status. */
  readonly shows?: Row
  /** Deployments of others that appear with our POST. */
  readonly others?: readonly Row[]
  /** Until the POST. */
  readonly historyFails?: boolean
  /** What the history shows once the POST was sent, in place of all rows. */
  readonly later?: (rows: readonly Row[]) => readonly Row[] | undefined
}

const lost: Reply = { fault: 'reset' }

async function run({ post, shows = { ref: 'main' }, others = [], historyFails = false, later }: Script) {
  const rows: Row[] = [{ deploymentId: 'old', status: 'live', ref: 'main' }]
  let posts = 0
  const routes = (asked: Asked): Reply => {
    switch (asked.route) {
      case 'deploy': {
        const { reply, effect } = post(++posts)
        if (effect) rows.unshift({ deploymentId: `d${posts}`, status: 'live', ...shows })
        rows.unshift(...others)
        return reply ?? { status: 202, json: { deploymentId: `d${posts}`, ref: 'main' } }
      }
      case 'history': {
        const shown = posts === 0 || later === undefined ? rows : later(rows)
        if (shown === undefined) return { status: 500 }
        return historyFails && posts === 0 ? { status: 500 } : { json: { deployments: shown, nextCursor: null } }
      }
      case 'log':
        return { json: [] }
      case 'stream':
        return { body: nothing() }
      default:
        return { json: {} }
    }
  }
  const done = await deploying(() => routes, { timeoutMs: 600_000 })
  return { ...done, posts, outcome: done.report.outcome, id: done.report.deploymentId }
}

const noId: Reply = { status: 202, json: { deploymentId: '', ref: 'main' } }

test.each<Reply>([lost, { status: 500 }, { status: 502 }, { status: 202, body: html() }, noId])(
  'an answer lost after the effect (%j) finds its deployment and sends nothing again',
  async (reply) => {
    expect(await run({ post: () => ({ reply, effect: true }) })).toMatchObject({
      outcome: 'succeeded',
      id: 'd1',
      posts: 1,
    })
  },
)

test('an answer lost before the effect is sent once more, after 30 s without a new deployment', async () => {
  const ran = await run({ post: (n) => (n === 1 ? { reply: lost, effect: false } : { effect: true }) })
  expect(ran).toMatchObject({ outcome: 'succeeded', id: 'd2', posts: 2 })
  const posts = ran.journal.filter((asked) => asked.route === 'deploy')
  expect((posts[1]?.atMs ?? 0) - (posts[0]?.atMs ?? 0)).toBeGreaterThanOrEqual(30_000)
})

test('it is never sent a third time', async () => {
  const ran = await run({ post: () => ({ reply: lost, effect: false }) })
  expect(ran).toMatchObject({ outcome: 'failed', id: undefined, posts: 2 })
})

test('a deployment whose record shows another ref is never adopted', async () => {
  const others = [{ deploymentId: 'theirs', status: 'live', ref: 'feature' }]
  const ran = await run({ post: (n) => (n === 1 ? { reply: lost, effect: true } : { effect: true }), others })
  expect(ran).toMatchObject({ id: 'd1', posts: 1 })
})

test('a record that shows our ref is adopted at the first read, without inference', async () => {
  const { report, host } = await run({ post: () => ({ reply: lost, effect: true }) })
  expect(report).toMatchObject({ deploymentId: 'd1', outcome: 'succeeded' })
  expect(report.durationMs).toBeLessThan(2_900)
  expect(host.warnings().join()).not.toContain('inference')
})

test('a record without a ref is adopted if a second read, 1 s later, still finds only that one', () => {
  const reading = (...ids: string[]): LostDeployReading => {
    return { unknown: ids.map((id) => ({ id, match: 'not-shown', isProvenYounger: true })), isWhole: true }
  }
  const first = judgeReading({}, reading('a'), 100)
  expect(first.result).toBeUndefined()
  expect(judgeReading(first.search, reading('a'), 1_099).result).toBeUndefined()
  expect(judgeReading(first.search, reading('a'), 1_100).result).toEqual({ kind: 'adopt', id: 'a', inferred: true })
  expect(judgeReading(first.search, reading('b'), 1_100).result).toBeUndefined()
  expect(judgeReading(first.search, reading('a', 'b'), 1_100).result?.kind).toBe('several')
  // What was seen once is not absent.
  expect(judgeReading(first.search, reading(), 30_100).result?.kind).toBe('unproven')
})

test('a record that shows our ref and is not proven younger is not adopted, and named in the end', () => {
  const reading = { unknown: [{ id: 'z', match: 'ours', isProvenYounger: false }], isWhole: true } as const
  const first = judgeReading({}, reading, 0)
  expect(first.result).toBeUndefined()
  expect(judgeReading(first.search, reading, 30_000).result).toEqual({ kind: 'unproven', ids: ['z'] })
})

test('a record that shows no ref is adopted with a warning', async () => {
  const ran = await run({ post: () => ({ reply: lost, effect: true }), shows: {} })
  expect(ran).toMatchObject({ outcome: 'succeeded', id: 'd1', posts: 1 })
  expect(ran.host.warnings().join()).toContain('taken for ours by inference')
})

test.each<Row>([{ ref: 'main' }, {}])(
  'several that could be ours (%j) are listed and none is adopted',
  async (shows) => {
    const others = [{ deploymentId: 'theirs', status: 'live', ...shows }]
    const ran = await run({ post: () => ({ reply: lost, effect: true }), shows, others })
    expect(ran).toMatchObject({ outcome: 'indeterminate', id: undefined, posts: 1 })
    expect(ran.report.reason).toMatch(/theirs.*d1|d1.*theirs/)
  },
)

test('a record that shows a commit as its ref was not asked for by our name, and is not adopted', async () => {
  const others = [{ deploymentId: 'theirs', status: 'live', ref: 'c'.repeat(40), commit: 'c'.repeat(40) }]
  const ran = await run({ post: () => ({ reply: lost, effect: false }), others })
  expect(ran).toMatchObject({ outcome: 'indeterminate', id: undefined, posts: 1 })
})

test('a history that lacks what it showed before proves no absence', async () => {
  const ran = await run({ post: () => ({ reply: lost, effect: true }), later: () => [] })
  expect(ran).toMatchObject({ outcome: 'indeterminate', id: undefined, posts: 1 })
})

test('a platform that falls silent while the effect is searched for is said after 15 s, and given up after 5 minutes', async () => {
  const ran = await run({ post: () => ({ reply: lost, effect: true }), later: () => undefined })
  expect(ran).toMatchObject({ outcome: 'indeterminate', posts: 1 })
  expect(ran.host.warnings().join('\n')).toMatch(/no readable history for (?:15|2\d) s/)
  expect(ran.report.reason).toMatch(/5 minutes passed before the history showed a deployment \(/)
  expect(ran.report.durationMs).toBeLessThan(330_000)
})

test('if the history could not be read before, nothing is adopted and nothing is sent again', async () => {
  const later = (rows: readonly Row[]) => rows.slice(0, 1)
  const ran = await run({ post: () => ({ reply: lost, effect: true }), historyFails: true, later })
  expect(ran).toMatchObject({ outcome: 'indeterminate', id: undefined, posts: 1 })
})

test.each([400, 401, 403, 404, 409])(
  'a %i is refused: nothing is looked for and nothing sent again',
  async (status) => {
    const ran = await run({ post: () => ({ reply: { status, json: { error: 'not now' } }, effect: false }) })
    expect(ran).toMatchObject({ outcome: 'failed', posts: 1 })
    expect(ran.report.reason).toContain('not now')
  },
)

async function* html(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('<html>')
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

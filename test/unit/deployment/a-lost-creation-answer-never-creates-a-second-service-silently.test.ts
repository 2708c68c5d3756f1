import { expect, test } from 'vitest'
import { createService, prepareCreation } from '../../../src/old/deployment/start/create-service.ts'
import { saidAlone } from '../../support/messages.ts'
import type { Asked } from '../../support/platform/asked.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import type { Reply } from '../../support/platform/reply.ts'
import { virtualPlatform } from '../../support/platform/transport.ts'
import { RecordingHost } from '../../support/virtual/host.ts'

const created: Reply = { status: 201, json: { id: 's9' } }

interface Script {
  readonly post: (n: number) => { readonly reply: Reply; readonly effect: boolean }
  /** The listing for so many services; by default a project that has them. */
  readonly listed?: (services: number) => Reply
  readonly namesProject?: boolean
  /** When services of the project were deleted, in milliseconds before the run began; none by default. */
  readonly deletedMsAgo?: readonly number[]
  /** In place of that list. */
  readonly deleted?: Reply
  /** How far the platform's clock is ahead of this machine's, in milliseconds. */
  readonly aheadMs?: number
  readonly timeoutMs?: number
  readonly abortAtMs?: number
}

async function run(script: Script) {
  const { post, listed = shop, namesProject = true, deletedMsAgo = [], deleted, aheadMs = 0 } = script
  const { timeoutMs = 300_000, abortAtMs } = script
  const clock = new VirtualClock()
  const host = new RecordingHost()
  const serverMs = (): number => clock.date().getTime() + aheadMs
  const startMs = serverMs()
  const cancel = new AbortController()
  let services = 4
  const postsAtMs: number[] = []
  const { platform, journal } = virtualPlatform(clock, ({ route, atMs }: Asked): Reply => {
    if (route === 'projects') return { headers: { date: new Date(serverMs()).toUTCString() }, ...listed(services) }
    if (route === 'deleted' && deleted !== undefined) return deleted
    if (route === 'deleted') {
      const deletedAt = (msAgo: number): string => new Date(startMs - msAgo).toISOString()
      return {
        json: deletedMsAgo.map((msAgo) => ({ id: 's0', name: 'old', slug: 'old', deletedAt: deletedAt(msAgo) })),
      }
    }
    if (route !== 'create') return { json: {} }
    const { reply, effect } = post(postsAtMs.push(atMs))
    if (effect) services++
    return reply
  })
  if (abortAtMs !== undefined) void clock.serverSleep(abortAtMs).then(() => cancel.abort(new Error('cancelled')))
  const request = { name: 'web', image: 'nginx', ...(namesProject ? { projectSlug: 'shop' } : {}) }
  const options = { timeoutMs, clock, random: () => 0.5, signal: cancel.signal }
  const start = prepareCreation(platform, request, options)
  const creation = await clock.run(start.then((from) => createService(platform, request, host.onEvent, from)))
  return { creation, posts: postsAtMs.length, postsAtMs, services, host, journal }
}

function shop(serviceCount: number): Reply {
  return {
    json: [
      { slug: 'shop', serviceCount },
      { slug: 'other', serviceCount: 7 },
    ],
  }
}

test.each<[string, unknown]>([
  ['its other fields are none', { id: 's9', name: 5 }],
  ['it is a number', { id: 9 }],
])('a 201 that shows the id is a creation, even where %s', async (_name, json) => {
  const { creation, posts } = await run({ post: () => ({ reply: { status: 201, json }, effect: true }) })
  expect({ posts, creation }).toMatchObject({ posts: 1, creation: { kind: 'created' } })
  expect(creation).toMatchObject({ serviceId: expect.stringMatching(/^s?9$/) })
})

test.each<[string, Reply]>([
  ['a reset', { fault: 'reset' }],
  ['a 500', { status: 500 }],
  ['silence', { fault: 'mute' }],
  ['a 201 without an id', { status: 201, json: {} }],
  ['a 201 that is not JSON', { status: 201, json: '<html>' }],
])('after %s with one more service the run fails and warns that a service may be billed', async (_name, reply) => {
  const { creation, posts, services } = await run({ post: () => ({ reply, effect: true }) })
  expect({ posts, services }).toEqual({ posts: 1, services: 5 })
  expect(creation).toMatchObject({ kind: 'ended', outcome: 'indeterminate', mayExist: true })
  expect(creation).toMatchObject({ reason: expect.stringMatching(saidAlone('creation-may-exist', 'web')) })
})

test.each([
  ['its project', true],
  ['all projects, where none is named,', false],
])(
  'a lost answer with the same count of %s in three reads over 30 s is sent once more',
  async (_name, namesProject) => {
    const { creation, postsAtMs, services, journal, host } = await run({
      post: (n) => (n === 1 ? { reply: { status: 500 }, effect: false } : { reply: created, effect: true }),
      namesProject,
    })
    expect(creation).toMatchObject({ kind: 'created', serviceId: 's9' })
    expect(services).toBe(5)
    const [first = 0, second = 0, ...more] = postsAtMs
    expect(more).toEqual([])
    const reads = journal.filter(({ route, atMs }) => route === 'projects' && atMs > first && atMs < second)
    expect(reads).toHaveLength(3)
    expect(second - first).toBeGreaterThanOrEqual(30_000)
    expect(host.warnings()).toEqual([expect.stringMatching(saidAlone('creation-lost', 'web', undefined))])
  },
)

test.each([
  ['while the answer was looked for', -10_000, 1],
  ['an hour before', 3_600_000, 2],
])('with the same count, where a service was deleted %s, so many requests are sent', async (_name, msAgo, most) => {
  const { creation, posts } = await run({
    post: (n) => (n === 1 ? { reply: { fault: 'reset' }, effect: false } : { reply: created, effect: true }),
    deletedMsAgo: [msAgo],
  })
  expect(posts).toBe(most)
  expect(creation).toMatchObject(most === 1 ? { outcome: 'indeterminate', mayExist: true } : { kind: 'created' })
})

test.each([-3_600_000, 3_600_000])(
  'when one was deleted is compared with the clock of the platform alone, which is %i ms ahead',
  async (aheadMs) => {
    const post = (n: number) =>
      n === 1 ? { reply: { fault: 'reset' } as const, effect: false } : { reply: created, effect: true }
    expect(await run({ post, aheadMs, deletedMsAgo: [-10_000] })).toMatchObject({ posts: 1 })
    expect(await run({ post, aheadMs, deletedMsAgo: [600_000] })).toMatchObject({ posts: 2 })
  },
)

test.each<[string, Partial<Script>]>([
  ['the list of them is refused', { deleted: { status: 403 } }],
  ['the list of them cannot be read', { deleted: { json: {} } }],
  ['the platform does not say its time', { deletedMsAgo: [3_600_000], listed: (n) => ({ ...shop(n), headers: {} }) }],
])('if it is not known whether one was deleted, because %s, it is never sent twice', async (_name, script) => {
  const { creation, posts } = await run({ post: () => ({ reply: { fault: 'reset' }, effect: false }), ...script })
  expect({ posts, creation }).toMatchObject({ posts: 1, creation: { outcome: 'indeterminate', mayExist: true } })
})

test('it is never sent a third time', async () => {
  const { creation, posts } = await run({ post: () => ({ reply: { status: 502 }, effect: false }) })
  expect({ posts, creation }).toMatchObject({ posts: 2, creation: { outcome: 'failed' } })
  expect(creation).not.toHaveProperty('mayExist')
  expect(creation).toMatchObject({ reason: expect.stringMatching(saidAlone('creation-lost-twice')) })
  // It has been looked for: the advice of a single 502 would contradict that.
  expect(creation).toMatchObject({ reason: expect.not.stringContaining('may have taken effect') })
})

test('after a second lost answer, with one more service, the service may exist', async () => {
  const { creation, posts } = await run({ post: (n) => ({ reply: { fault: 'reset' }, effect: n === 2 }) })
  expect({ posts, creation }).toMatchObject({ posts: 2, creation: { outcome: 'indeterminate', mayExist: true } })
})

test.each<[string, (services: number) => Reply]>([
  ['may not be listed', () => ({ status: 403 })],
  ['show no count', () => ({ json: [{ slug: 'shop' }] })],
  ['do not hold the named one', () => ({ json: [{ slug: 'other', serviceCount: 7 }] })],
])('if the projects %s, it is never sent twice', async (_name, listed) => {
  const { creation, posts } = await run({ post: () => ({ reply: { fault: 'reset' }, effect: false }), listed })
  expect({ posts, creation }).toMatchObject({ posts: 1, creation: { outcome: 'indeterminate', mayExist: true } })
})

test('if the timeout leaves less than 30 s to search, it is not sent again', async () => {
  const post = () => ({ reply: { fault: 'reset' } as const, effect: false })
  const { creation, posts } = await run({ post, timeoutMs: 20_000 })
  expect({ posts, creation }).toMatchObject({ posts: 1, creation: { outcome: 'indeterminate', mayExist: true } })
})

test.each([402, 403, 404])('a %i is a refusal: nothing exists, and nothing is sent again', async (status) => {
  const reply = { status, json: { error: 'no' } }
  const { creation, posts } = await run({ post: () => ({ reply, effect: false }) })
  expect({ posts, creation }).toMatchObject({ posts: 1, creation: { outcome: 'failed' } })
  expect(creation).not.toHaveProperty('mayExist')
})

test('a cancellation while the answer is looked for says that a service may exist', async () => {
  const post = () => ({ reply: { fault: 'reset' } as const, effect: true })
  const { creation } = await run({ post, listed: () => shop(4), abortAtMs: 10_000 })
  expect(creation).toMatchObject({ outcome: 'aborted', mayExist: true })
})

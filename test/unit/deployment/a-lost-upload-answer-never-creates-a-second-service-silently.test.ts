import { expect, test } from 'vitest'
import { upload } from '../../../src/deployment/start/upload.ts'
import { VirtualClock } from '../../support/virtual/clock.ts'
import { RecordingHost } from '../../support/virtual/host.ts'
import { type Asked, type Reply, virtualPlatform } from '../../support/virtual/platform.ts'

const body = {
  length: 2,
  async *chunks() {
    yield Buffer.from('{}')
  },
}

interface Script {
  readonly post: (n: number) => { reply?: Reply; effect: boolean }
  readonly mayCount?: boolean
  readonly history?: readonly unknown[]
}

async function run({ post, mayCount = true, history = [{ id: 'd1', status: 'live' }] }: Script) {
  const clock = new VirtualClock()
  const host = new RecordingHost()
  let posts = 0
  let services = 4
  const routes = (asked: Asked): Reply => {
    switch (asked.route) {
      case 'projects':
        return mayCount ? { json: [{ slug: 'shop', serviceCount: services }] } : { status: 403 }
      case 'upload': {
        const { reply, effect } = post(++posts)
        if (effect) services++
        return (
          reply ?? { status: 201, json: { deploymentId: 'd1', service: { id: 's9', url: 'https://shop.example' } } }
        )
      }
      case 'history':
        return { json: { deployments: history } }
      default:
        return { json: [] }
    }
  }
  const { platform } = virtualPlatform(clock, routes)
  const options = { timeoutMs: 300_000, successStates: [], failureStates: [], clock, random: () => 0.5 }
  const report = await clock.run(upload(platform, { projectSlug: 'shop', body }, host, options))
  return { report, posts, services, host }
}

test('an upload is followed to its outcome, with the new service and its URL', async () => {
  const { report, posts } = await run({ post: () => ({ effect: true }) })
  expect(report).toMatchObject({
    outcome: 'succeeded',
    serviceId: 's9',
    url: 'https://shop.example',
    deploymentId: 'd1',
  })
  expect(posts).toBe(1)
})

test('after a lost answer with one more service the run fails and warns that it may be billed', async () => {
  const { report, posts, services } = await run({ post: () => ({ reply: { fault: 'reset' }, effect: true }) })
  expect({ posts, services, outcome: report.outcome }).toEqual({ posts: 1, services: 5, outcome: 'indeterminate' })
  expect(report.reason).toContain('may exist and be billed')
})

test('after a lost answer with the same count for 30 s the upload is sent once more', async () => {
  const { report, posts, services } = await run({
    post: (n) => (n === 1 ? { reply: { status: 500 }, effect: false } : { effect: true }),
  })
  expect({ posts, services, outcome: report.outcome }).toEqual({ posts: 2, services: 5, outcome: 'succeeded' })
})

const unnamed: Reply = { status: 201, json: { service: { id: 's9' } } }

test.each<[string, unknown]>([
  ['the service alone', { service: { id: 's9' } }],
  ['no deployment', { service: { id: 's9' }, deploymentId: null }],
  ['an empty deployment', { service: { id: 's9' }, deploymentId: '' }],
  ['the deployment in another place', { service: { id: 's9', deploymentId: 'd1' } }],
])('a 201 that names %s is followed by the first deployment of its history', async (_name, json) => {
  const { report, posts } = await run({ post: () => ({ reply: { status: 201, json }, effect: true }) })
  expect({ posts, ...report }).toMatchObject({ posts: 1, outcome: 'succeeded', serviceId: 's9', deploymentId: 'd1' })
})

test.each([
  ['nothing', []],
  ['two of them', [{ id: 'd1' }, { id: 'd2' }]],
])('a 201 that names only the service still reports it if its history shows %s', async (_name, history) => {
  const { report, posts } = await run({ post: () => ({ reply: unnamed, effect: true }), history })
  expect({ posts, ...report }).toMatchObject({ posts: 1, outcome: 'indeterminate', serviceId: 's9' })
  expect(report.reason).toContain('Service s9 was created and may be billed')
})

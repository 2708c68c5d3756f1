import { expect, test } from 'vitest'
import { upload } from '../../../src/old/deployment/start/create-from-archive.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import { virtualPlatform } from '../../support/platform/transport.ts'

/** Uploads to a platform that answers so, and whose history shows these deployments. */
async function uploading(json: unknown, history: readonly unknown[] = [{ id: 'd1', status: 'live' }]) {
  const clock = new VirtualClock()
  const { platform, journal } = virtualPlatform(clock, ({ route }) => {
    if (route === 'projects') return { json: [{ slug: 'shop', serviceCount: 4 }] }
    if (route === 'upload') return { status: 201, json }
    return { json: route === 'history' ? { deployments: history } : [] }
  })
  const body = { length: 2, chunks: emptyObject }
  const options = { timeoutMs: 300_000, clock, random: () => 0.5 }
  const report = await clock.run(upload(platform, { projectSlug: 'shop', body }, options))
  return { posts: journal.filter(({ route }) => route === 'upload').length, ...report }
}

async function* emptyObject(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('{}')
}

test('an upload is followed to its outcome, with the new service and its URL', async () => {
  const ended = await uploading({ deploymentId: 'd1', service: { id: 's9', url: 'https://shop.example' } })
  expect(ended).toMatchObject({
    outcome: 'succeeded',
    serviceId: 's9',
    url: 'https://shop.example',
    deploymentId: 'd1',
  })
})

test.each<[string, unknown]>([
  ['the service alone', { service: { id: 's9' } }],
  ['no deployment', { service: { id: 's9' }, deploymentId: null }],
  ['an empty deployment', { service: { id: 's9' }, deploymentId: '' }],
  ['the deployment in another place', { service: { id: 's9', deploymentId: 'd1' } }],
])('a 201 that names %s is followed by the first deployment of its history', async (_name, json) => {
  const ended = await uploading(json)
  expect(ended).toMatchObject({ posts: 1, outcome: 'succeeded', serviceId: 's9', deploymentId: 'd1' })
})

test.each([
  ['nothing', []],
  ['two of them', [{ id: 'd1' }, { id: 'd2' }]],
])('a 201 that names only the service still reports it if its history shows %s', async (_name, history) => {
  const ended = await uploading({ service: { id: 's9' } }, history)
  expect(ended).toMatchObject({ posts: 1, outcome: 'indeterminate', serviceId: 's9' })
  expect(ended.reason).toContain('Service s9 was created and may be billed')
})

import { said } from '../support/messages.ts'
import { expect, onPlatform, pullRequest, push, test } from '../support/previewing.ts'

test("a head that is no longer the pull request's is skipped, and nothing is written", async ({ stage, preview }) => {
  const { pull, site, hub } = await stage()
  const old = structuredClone(pull)
  push(pull, '2'.repeat(40))
  const job = await preview({ hub, pull: old, action: 'opened', run: { runAttempt: 2 } }, onPlatform(site))
  expect(job.outcome).toBe('skipped')
  expect(site.journal.filter(({ method }) => method !== 'GET')).toEqual([])
  expect([hub.comments, hub.deployments]).toEqual([[], []])
})

test('a head that changes while the service is busy is not deployed after the newer one', async ({
  platform,
  github,
  preview,
}) => {
  const pull = pullRequest(7)
  const busy = { on: 'deploy', answer: { status: 409, body: { error: 'busy' } } } as const
  const site = await platform({ faults: [{ ...busy, meanwhile: () => push(pull, '2'.repeat(40)) }] })
  const hub = await github({ pulls: [pull] })
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site, { 'service-id': 'svc-harbor' }))
  expect(job.outcome).toBe('skipped')
  expect(site.requests('deploy')).toHaveLength(1)
  expect(hub.states().at(-1)).toBe('inactive')
})

test('a pull request that is closed while its service is created is not deployed, and the comment names the service', async ({
  stage,
}) => {
  const close = () => {
    pull.state = 'closed'
  }
  const firstStory = [{ is: 'success', meanwhile: close }] as const
  const { pull, site, hub, run } = await stage({ platform: { firstStory } })
  const job = await run('opened')
  expect(job.outcome).toBe('skipped')
  expect(site.requests('deploy')).toEqual([])
  expect(hub.comments[0]?.body).toMatch(said('preview-closed-still-billed', 'svc-new-1'))
})

test('a deployment that ends after the close is not shown as active', async ({ platform, github, preview }) => {
  const pull = pullRequest(7)
  const close = () => {
    pull.state = 'closed'
  }
  const stories = { [pull.head.sha]: [{ is: 'building' }, { is: 'success', meanwhile: close }] } as const
  const [site, hub] = [await platform({ stories }), await github({ pulls: [pull] })]
  const job = await preview({ hub, pull, action: 'synchronize' }, onPlatform(site, { 'service-id': 'svc-harbor' }))
  expect(job.outcome).toBe('succeeded')
  expect(hub.states().at(-1)).toBe('inactive')
  expect(hub.comments[0]?.body).toMatch(said('preview-closed-still-billed', 'svc-harbor'))
})

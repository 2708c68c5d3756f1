// @module-tag thorough
import { expect, onPlatform, pullRequest, push, test } from '../support/previewing.ts'

/** GitHub says who the token is to the first run, and to no later one. */
const nameless = [{ on: 'graphql', nth: Array.from({ length: 40 }, (_, n) => n + 2), answer: 'unicorn' }] as const

test('what may be remembered under another name is not passed over', async ({ platform, github, preview }) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ login: 'ada', pulls: [pull], faults: nameless })]
  await preview({ hub, pull, action: 'opened' }, onPlatform(site))
  push(pull, '2'.repeat(40))
  const job = await preview({ hub, pull, action: 'synchronize' }, onPlatform(site))
  expect(job.errors[0]).toMatch(/GitHub did not say whose the token is.*`service-id`/)
  expect(site.world.created.all).toHaveLength(1)
  pull.state = 'closed'
  const closing = await preview({ hub, pull, action: 'closed' }, onPlatform(site))
  expect(closing.errors[0]).toMatch(/may exist and be billed/)
})

test('what nobody remembers is created', async ({ platform, github, preview }) => {
  const pull = pullRequest(7)
  const [site, hub] = [
    await platform(),
    await github({ pulls: [pull], faults: [{ on: 'graphql', answer: 'unicorn' }] }),
  ]
  const job = await preview({ hub, pull, action: 'synchronize' }, onPlatform(site))
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
})

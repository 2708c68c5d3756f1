// @module-tag thorough
import { said } from '../support/messages.ts'
import { expect, onPlatform, pullRequest, push, test } from '../support/previewing.ts'

/** GitHub names the token's account to the first run, and to no later one. */
const nameless = [{ on: 'graphql', nth: Array.from({ length: 40 }, (_, n) => n + 2), answer: 'unicorn' }] as const

/** GitHub gets an eighth of the time: enough for the retries of each look-up. */
const patient = { timeout: '80s' }

test('a service that another account may have remembered is not passed over', async ({ platform, github, preview }) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ login: 'ada', pulls: [pull], faults: nameless })]
  await preview({ hub, pull, action: 'opened' }, onPlatform(site, patient))
  push(pull, '2'.repeat(40))
  const job = await preview({ hub, pull, action: 'synchronize' }, onPlatform(site, patient))
  expect(job.errors[0]).toMatch(said('github-token-owner-unknown'))
  expect(job.errors[0]).toMatch(said('preview-service-unknown', 'harbor-pr-7'))
  expect(site.state.created.all).toHaveLength(1)
  pull.state = 'closed'
  const closing = await preview({ hub, pull, action: 'closed' }, onPlatform(site, patient))
  expect(closing.errors[0]).toMatch(said('preview-closed-service-unknown', 'harbor-pr-7'))
})

test('a preview that is remembered nowhere is created', async ({ stage }) => {
  const { run } = await stage({ github: { faults: [{ on: 'graphql', answer: 'unicorn' }] } })
  const job = await run('synchronize', patient)
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
})

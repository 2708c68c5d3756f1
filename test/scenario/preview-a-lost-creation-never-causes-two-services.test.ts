// @module-tag thorough
import type { GithubFault } from '../support/github/fault.ts'
import { onPlatform, pullRequest, test } from '../support/previewing.ts'

const fast = { timeFactor: 10 }
const patient = { timeout: '10m', 'poll-interval': '1s' }

test.concurrent('lost after the effect: the run fails, the creation is recorded, and no later run creates another service', async ({
  platform,
  github,
  preview,
  expect,
}) => {
  const pull = pullRequest(7)
  const site = await platform({ faults: [{ on: 'create', effect: 'happens', answer: 'reset' }] })
  const hub = await github({ pulls: [pull] })
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site, patient), fast)
  expect(job.outcome).toBe('indeterminate')
  expect(job.errors[0]).toMatch(/may exist and be billed/)
  expect(hub.states().at(-1)).toBe('error')
  expect(hub.comments[0]?.body).toMatch(/may exist and be billed/)
  for (const action of ['opened', 'synchronize'] as const) {
    const next = await preview({ hub, pull, action, run: { runAttempt: 2 } }, onPlatform(site))
    expect(next.outcome).toBe('failed')
    expect(next.errors[0]).toContain('`service-id`')
  }
  expect(site.requests('create')).toHaveLength(1)
  const given = await preview({ hub, pull, action: 'synchronize' }, onPlatform(site, { 'service-id': 'svc-new-1' }))
  expect(given.outcome).toBe('succeeded')
  const found = await preview({ hub, pull, action: 'synchronize' }, onPlatform(site))
  expect(found.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  expect(hub.comments).toHaveLength(1)
})

test.concurrent('lost while GitHub was not to be reached: the post step records it, and no later run creates another service', async ({
  platform,
  github,
  preview,
  postPreview,
  expect,
}) => {
  const pull = pullRequest(7)
  const site = await platform({ faults: [{ on: 'create', effect: 'happens', answer: 'reset' }] })
  const outage: GithubFault[] = [
    { on: 'repos/list-deployments', answer: 'unicorn' },
    { on: 'repos/create-deployment', answer: 'unicorn' },
  ]
  const hub = await github({ pulls: [pull], faults: outage })
  const happening = { hub, pull, action: 'opened' } as const
  const main = await preview(happening, onPlatform(site, patient), fast)
  expect(main.outcome).toBe('indeterminate')
  outage.length = 0
  await postPreview(main, happening, onPlatform(site, patient))
  const next = await preview({ ...happening, action: 'synchronize' }, onPlatform(site))
  expect(next.outcome).toBe('failed')
  expect(next.errors[0]).toContain('`service-id`')
  expect(site.requests('create')).toHaveLength(1)
})

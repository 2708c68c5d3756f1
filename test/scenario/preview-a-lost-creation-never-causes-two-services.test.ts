// @module-tag thorough
import type { GithubFault } from '../support/github/fault.ts'
import { test } from '../support/previewing.ts'

const fast = { timeFactor: 10 }
const patient = { timeout: '10m', 'poll-interval': '1s' }
const platform = { faults: [{ on: 'create', effect: 'happens', answer: 'reset' }] } as const

test.concurrent('lost after the effect: the run fails, the creation is recorded, and no later run creates another service', async ({
  stage,
  expect,
}) => {
  const { site, hub, run } = await stage({ platform })
  const job = await run('opened', patient, fast)
  expect(job.outcome).toBe('indeterminate')
  expect(job.errors[0]).toMatch(/may exist and be billed/)
  expect(hub.states().at(-1)).toBe('error')
  expect(hub.comments[0]?.body).toMatch(/may exist and be billed/)
  for (const action of ['opened', 'synchronize'] as const) {
    const next = await run(action, {}, { run: { runAttempt: 2 } })
    expect(next.outcome).toBe('failed')
    expect(next.errors[0]).toContain('`service-id`')
  }
  expect(site.requests('create')).toHaveLength(1)
  expect((await run('synchronize', { 'service-id': 'svc-new-1' })).outcome).toBe('succeeded')
  const found = await run('synchronize')
  expect(found.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  expect(hub.comments).toHaveLength(1)
})

test.concurrent('lost while GitHub was not to be reached: the post step records it, and no later run creates another service', async ({
  stage,
  expect,
}) => {
  const outage: GithubFault[] = [
    { on: 'repos/list-deployments', answer: 'unicorn' },
    { on: 'repos/create-deployment', answer: 'unicorn' },
  ]
  const { site, run, post } = await stage({ platform, github: { faults: outage } })
  const main = await run('opened', patient, fast)
  expect(main.outcome).toBe('indeterminate')
  outage.length = 0
  await post(main, patient)
  const next = await run('synchronize')
  expect(next.outcome).toBe('failed')
  expect(next.errors[0]).toContain('`service-id`')
  expect(site.requests('create')).toHaveLength(1)
})

test.concurrent('a silent GitHub holds nothing up, and the post step saves what main could not', async ({
  stage,
  expect,
}) => {
  const { hub, run, post } = await stage({ github: { mute: true } })
  const inputs = { timeout: '14s' }
  const main = await run('opened', inputs, { timeFactor: 2 })
  expect(main.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  // Fourteen seconds and ten of grace at twice the pace, and some for a slow machine to start.
  expect(main.endedAt - main.startedAt).toBeLessThan(16_000)
  hub.silence(false)
  await post(main, inputs)
  expect(hub.states().at(-1)).toBe('success')
  expect(hub.comments[0]?.body).toContain('is ready')
  const next = await run('synchronize', inputs)
  expect(next.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
})

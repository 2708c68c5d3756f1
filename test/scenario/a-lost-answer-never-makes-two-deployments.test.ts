// @module-tag thorough
import type { FaultyAnswer } from '../support/platform/fault.ts'
import { byRef, test } from '../support/scenario.ts'

const fast = { timeFactor: 10 }
const patient = { ref: 'v2', timeout: '10m', 'poll-interval': '1s' }
const answers: [string, FaultyAnswer][] = [
  ['a reset', 'reset'],
  ['a 500', { status: 500 }],
  ['a 502', { status: 502 }],
  ['JSON cut short', 'cut'],
  ['a page of HTML', 'html'],
]

test.concurrent.for(answers)('%s after the effect: ours is adopted', async ([, answer], { platform, run, expect }) => {
  const site = await platform({ earlier: ['v1'], faults: [{ on: 'deploy', effect: 'happens', answer }] })
  const job = await run(byRef(site, patient), fast)
  expect(site.requests('deploy')).toHaveLength(1)
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', 'deployment-id': site.deployment.id })
})

test.concurrent('a record without a ref is adopted with a warning', async ({ platform, run, expect }) => {
  const faults = [{ on: 'deploy', effect: 'happens', answer: 'reset' }] as const
  const site = await platform({ earlier: ['v1'], faults, dialect: { refKey: 'none' } })
  const job = await run(byRef(site, patient), fast)
  expect(site.requests('deploy')).toHaveLength(1)
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', 'deployment-id': site.deployment.id })
  expect(job.warnings.join()).toMatch(/infer/)
})

test.concurrent('a POST without an effect is sent once more', async ({ platform, run, expect }) => {
  const site = await platform({ earlier: ['v1'], faults: [{ on: 'deploy', nth: [1], answer: 'reset' }] })
  const job = await run(byRef(site, patient), fast)
  const [first, second] = site.requests('deploy')
  expect(job.outcome).toBe('succeeded')
  expect(site.ledger.deployments).toHaveLength(1)
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(2900)
})

test.concurrent('a POST is never sent a third time', async ({ platform, run, expect }) => {
  const site = await platform({ earlier: ['v1'], faults: [{ on: 'deploy', answer: 'reset' }] })
  const job = await run(byRef(site, { ...patient, timeout: '3m' }), { timeFactor: 20 })
  expect(site.requests('deploy')).toHaveLength(2)
  expect(job.exitCode).toBe(1)
})

test.concurrent('a deployment by somebody else is not adopted, and leaves it open whether ours exists', async ({
  platform,
  run,
  expect,
}) => {
  const faults = [
    { on: 'deploy', nth: [1], answer: 'reset', meanwhile: () => void site.state.makeDeployment('feature/x') },
  ] as const
  const site = await platform({ earlier: ['v1'], faults })
  const job = await run(byRef(site, patient), fast)
  expect(site.requests('deploy')).toHaveLength(1)
  expect(job.outputs).toMatchObject({ outcome: 'indeterminate' })
  expect(job.outputs['deployment-id'] ?? '').toBe('')
  expect(job.errors[0]).toMatch(/may be running/)
})

test.concurrent('two candidates are an error that lists them', async ({ platform, run, expect }) => {
  const twin = { id: '' }
  const meanwhile = () => {
    twin.id = site.state.makeDeployment('v2').id
  }
  const site = await platform({
    earlier: ['v1'],
    faults: [{ on: 'deploy', effect: 'happens', answer: 'reset', meanwhile }],
  })
  const job = await run(byRef(site, patient), fast)
  expect(job.exitCode).toBe(1)
  expect(site.requests('deploy')).toHaveLength(1)
  expect(job.errors[0]).toContain(site.deployment.id)
  expect(job.errors[0]).toContain(twin.id)
})

test.concurrent('without the earlier history nothing is adopted and nothing is sent again', async ({
  platform,
  run,
  expect,
}) => {
  // The history answers again as soon as the deploy was requested.
  const unreadable = [...Array(99).keys()]
  const meanwhile = () => void unreadable.splice(0)
  const site = await platform({
    faults: [
      { on: 'history', nth: unreadable, answer: { status: 503 } },
      { on: 'deploy', effect: 'happens', answer: 'reset', meanwhile },
    ],
  })
  const job = await run(byRef(site, { ...patient, timeout: '3m' }), { timeFactor: 20 })
  expect(site.requests('deploy')).toHaveLength(1)
  expect(job.exitCode).toBe(1)
  expect(job.outputs['deployment-id'] ?? '').toBe('')
})

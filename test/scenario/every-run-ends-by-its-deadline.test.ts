// @module-tag thorough
import { vi } from 'vitest'
import type { FaultyAnswer } from '../support/platform/fault.ts'
import { byRef, expect, test } from '../support/scenario.ts'

test('a deadline leaves the deployment running and says so', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'building', log: ['x'] }], byHand: true })
  const job = await run(byRef(site, { timeout: '2s' }))
  expect(job.outputs).toMatchObject({ outcome: 'timed-out', 'deployment-id': site.deployment.id })
  expect(job.errors[0]).toContain(site.deployment.id)
  expect(job.errors[0]).toMatch(/left running|still (be )?(running|going)/)
  expect(job.errors[0]).toContain('gate')
})

// Waiting uses no CPU, so many of them run at once.
vi.setConfig({ maxConcurrency: 10 })

const answers: FaultyAnswer[] = ['mute', 'half-open', 'dripping', 'redirecting']
// Those of the log take longest, so they start first.
const read = ['log', 'history', 'stream'] as const
const faults = [
  ...read.flatMap((on) => [...answers, 'endless' as const].map((answer) => [on, answer] as const)),
  ...(['whoami', 'deploy'] as const).flatMap((on) => answers.map((answer) => [on, answer] as const)),
]

// Two seconds of deadline, ten of grace, and as much again for a slow machine.
test.concurrent.for(faults)(
  'a %s that is %s ends within ten seconds of the deadline',
  async ([on, answer], { platform, run, expect }) => {
    const site = await platform({ faults: [{ on, answer }], story: [{ is: 'building' }] })
    const job = await run(byRef(site, { timeout: '2s' }), { limit: 24_000 })
    expect(job.exitCode).toBe(1)
    expect(site.requests('deploy').length).toBeLessThanOrEqual(1)
    expect(site.journal.length).toBeLessThan(150)
    expect(job.peakMemory).toBeLessThan(300 * 1024 * 1024)
  },
)

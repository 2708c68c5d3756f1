// @module-tag thorough
import type { Story } from '../support/platform/deployment.ts'
import { byRef, expect, test } from '../support/scenario.ts'

const steps = (seconds: number): string[] => [
  `npm ci: added 312 packages in ${seconds}s`,
  'npm warn deprecated: old',
  `built in ${seconds}.4s`,
]
const good: Story = [
  { is: 'building', log: steps(4) },
  { is: 'success', rollbackable: true },
]
const failing: Story = [
  { is: 'building', log: [...steps(9), 'Error: the oven is cold', '    at bake (/app/oven.js:3:1)'] },
  { is: 'failure' },
]

test('a failed build shows what the last good one had not', async ({ platform, run }) => {
  const site = await platform({ story: failing, dialect: { logPage: 1000 } })
  const before = site.state.makeDeployment('v1', good)
  const job = await run(byRef(site))
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toContain(
    `New since the last good deployment (${before.id}):\nError: the oven is cold\n    at bake (/app/oven.js:3:1)`,
  )
  expect(job.summary).toContain(`New since the last good deployment (${before.id})`)
  expect(job.summary).toContain('the oven is cold')
  const asked = site.journal.filter(({ route, target }) => route === 'log' && target === before.id)
  expect(asked.length).toBeLessThanOrEqual(2)
})

test('without a good build, with the same lines, or a log that is gone, nothing is said', async ({ platform, run }) => {
  const first = await platform({ story: failing })
  expect((await run(byRef(first))).errors[0]).not.toContain('New since')
  const same = await platform({ story: failing })
  same.state.makeDeployment('v1', [
    { is: 'building', log: ['Error: the oven is cold', '    at bake (/app/oven.js:3:1)', ...steps(1)] },
    { is: 'success' },
  ])
  expect((await run(byRef(same))).errors[0]).not.toContain('New since')
  const gone = await platform({ story: failing })
  gone.state.makeDeployment('v1', [{ is: 'success' }])
  expect((await run(byRef(gone))).errors[0]).not.toContain('New since')
})

// @module-tag thorough
import { byRef, test } from '../support/scenario.ts'

test.concurrent.for([401, 403])(
  'a %s twice in a row names the missing capability',
  async (status, { platform, run, expect }) => {
    const nth = [...Array(40).keys()].slice(3)
    const site = await platform({ faults: [{ on: 'history', nth, answer: { status } }], story: [{ is: 'building' }] })
    const job = await run(byRef(site))
    expect(job.outcome).toBe('indeterminate')
    expect(job.errors[0]).toContain('deployments')
    expect(job.errors[0]).toContain(site.deployment.id)
  },
)

import { byRef, expect, test } from '../support/scenario.ts'

test('a build that fails after the 202 fails the job', async ({ platform, run }) => {
  const log = ['npm run build', 'src/quay.ts(4,2): error TS2322: Type "ship" is not a dock', 'npm error code 1']
  const site = await platform({ story: [{ is: 'queued' }, { is: 'building', log }, { is: 'failure' }] })
  const job = await run(byRef(site))
  expect(job.exitCode).toBe(1)
  expect(job.outputs).toMatchObject({ outcome: 'failed', 'deployment-id': site.deployment.id, ref: 'main' })
  expect(job.outputs['status']).toBe(site.dialect.words.failure)
  expect(job.buildLog).toEqual(log)
  expect(job.errors[0]).toContain('error TS2322: Type "ship" is not a dock')
})

test('the title of its annotation holds no text of the log', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'building', log: ['error: wreckage'] }, { is: 'failure' }] })
  const job = await run(byRef(site))
  const [error] = job.view.obeyed.filter(({ name }) => name === 'error')
  expect(JSON.stringify(error?.properties)).not.toContain('wreckage')
  expect(error?.data).toContain('wreckage')
})

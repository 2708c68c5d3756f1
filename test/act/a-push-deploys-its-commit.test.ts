import { push } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'

test('a push deploys its commit, and the next job requests the deployed page', async ({
  project,
  platform,
  github,
  run,
}) => {
  const workflow = project.addExample('web-app').addWorkflow('deploy-by-ref')
  const before = project.commit()
  const after = project.commit()
  const local = await platform([{ id: 'svc_web', name: 'web', repoUrl: project.url }])
  const job = await run(workflow, push({ before, after }), local, { vars: { SERVICE_ID: 'svc_web' } })
  expect(job.jobs).toEqual({ deploy: 'success', visit: 'success' })
  expect(await local.deployments('svc_web')).toMatchObject([{ status: 'live', commit: after }])
  expect(job.outputs('deploy')).toMatchObject({ outcome: 'succeeded', ref: after })
  expect(job.log).toContain('Cleared for take-off')
  expect(job.summary('deploy')).toMatch(/^### ✅ .* was deployed in /)
  expect(github.states()).toEqual(['in_progress', 'success'])
})

test('a build that fails makes the job red, and the next one is skipped', async ({
  project,
  platform,
  github,
  run,
}) => {
  const workflow = project.addExample('fails-to-build').addWorkflow('deploy-by-ref')
  const after = project.commit()
  const local = await platform([{ id: 'svc_web', name: 'web', repoUrl: project.url }])
  const job = await run(workflow, push({ before: after, after }), local, { vars: { SERVICE_ID: 'svc_web' } })
  expect(job.jobs).toEqual({ deploy: 'failure' })
  expect(job.green).toBe(false)
  expect(job.outputs('deploy')).toMatchObject({ outcome: 'failed' })
  expect(job.annotations('deploy', 'error')).toHaveLength(1)
  expect(github.states().at(-1)).toBe('failure')
})

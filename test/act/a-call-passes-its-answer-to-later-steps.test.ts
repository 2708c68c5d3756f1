import { dispatch } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'

test('a call passes its answer to the next job', async ({ project, platform, run }) => {
  const workflow = project.addWorkflow('call')
  project.commit()
  const local = await platform([{ id: 'svc_web', name: 'web' }])
  const settings = { vars: { SERVICE_ID: 'svc_web' } }
  const job = await run(workflow, dispatch({ instances: '3' }), local, settings)
  expect(job.jobs).toEqual({ scale: 'success', tell: 'success' })
  expect(job.summary('tell')).toContain('There are 3 instances now')
  expect(local.requests).toContain('PATCH /api/services/svc_web/scaling')
})

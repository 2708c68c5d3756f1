import { dispatch } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'

test('a rollback deploys an earlier commit', async ({ project, platform, run }) => {
  const workflow = project.addExample('web-app').addWorkflow('rollback')
  const good = project.commit()
  project.commit()
  const local = await platform([{ id: 'svc_web', name: 'web', repoUrl: project.url }])
  const job = await run(workflow, dispatch({ ref: good }), local, { vars: { SERVICE_ID: 'svc_web' } })
  expect(job.jobs).toEqual({ rollback: 'success' })
  expect(await local.deployments('svc_web')).toMatchObject([{ status: 'live', commit: good }])
})

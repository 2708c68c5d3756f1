import { push } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'

test('a matrix deploys every service, and a failure of one does not affect the others', async ({
  project,
  platform,
  run,
}) => {
  const workflow = project.addExample('web-app').addExample('fails-to-build', 'broken').addWorkflow('matrix')
  const after = project.commit()
  const local = await platform([
    { id: 'svc_website', name: 'website', repoUrl: project.url },
    { id: 'svc_shop', name: 'shop', repoUrl: project.url, rootDir: 'broken' },
    { id: 'svc_reports', name: 'reports', repoUrl: project.url },
  ])
  const job = await run(workflow, push({ before: after, after }), local)
  expect(job.jobs).toMatchObject({ all: 'failure' })
  expect(job.outputs('deploy website')).toMatchObject({ outcome: 'succeeded' })
  expect(job.outputs('deploy shop')).toMatchObject({ outcome: 'failed' })
  expect(job.outputs('deploy reports')).toMatchObject({ outcome: 'succeeded' })
  expect(await local.deployments('svc_website')).toMatchObject([{ status: 'live', commit: after }])
  expect(await local.deployments('svc_shop')).toMatchObject([{ status: 'failed' }])
  expect(await local.deployments('svc_reports')).toMatchObject([{ status: 'live', commit: after }])
})

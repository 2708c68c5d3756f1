import { dispatch } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'

test('a rollback deploys the commit that was named, or the last good one', async ({ project, platform, run }) => {
  const workflow = project.addExample('web-app').addWorkflow('rollback')
  const good = project.commit()
  const newer = project.commit()
  const local = await platform([{ id: 'svc_web', name: 'web', repoUrl: project.url }])
  for (const to of [good, newer, '']) {
    const job = await run(workflow, dispatch({ to }), local, { vars: { SERVICE_ID: 'svc_web' } })
    expect(job.jobs).toEqual({ rollback: 'success' })
  }
  const deployed = await local.deployments('svc_web')
  expect(deployed.map(({ commit }) => commit)).toEqual([good, newer, good])
})

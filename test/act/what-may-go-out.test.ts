import { push } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'
import { lineOf } from '../support/github/commits.ts'

test('a guarded main deploys what is newer, and a re-run of an old workflow is red and changes nothing', async ({
  project,
  platform,
  github,
  run,
}) => {
  const workflow = project.addExample('web-app').addWorkflow('guarded-main')
  const [before, older, newer] = [project.commit(), project.commit(), project.commit()]
  github.history = lineOf([before, older, newer])
  const local = await platform([{ id: 'svc_web', name: 'web', repoUrl: project.url }])
  const settings = { vars: { SERVICE_ID: 'svc_web' } }
  for (const after of [older, newer]) {
    const job = await run(workflow, push({ before, after }), local, settings)
    expect(job.jobs).toEqual({ deploy: 'success' })
  }
  const again = await run(workflow, push({ before, after: older }), local, settings)
  expect(again.jobs).toEqual({ deploy: 'failure' })
  expect(again.outputs('deploy')).toMatchObject({ outcome: 'failed' })
  expect(await local.deployments('svc_web')).toMatchObject([{ commit: newer }, { commit: older }])
})

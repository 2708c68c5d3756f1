import { dispatch, pullRequest, push } from '../support/act/event.ts'
import { pageAt } from '../support/act/page.ts'
import { expect, test } from '../support/act/scenario.ts'
import { lineOf } from '../support/github/commits.ts'
import { pullRequest as opened } from '../support/github/pulls.ts'
import { said } from '../support/messages.ts'

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
  expect(again.outputs('deploy')).toMatchObject({ outcome: 'failed', 'outdated-by': newer })
  expect(await local.deployments('svc_web')).toMatchObject([{ commit: newer }, { commit: older }])
})

test('a pull request has a preview from its label on, or when somebody names its number', async ({
  project,
  platform,
  github,
  run,
}) => {
  const workflow = project.addExample('web-app').addWorkflow('preview-by-label')
  const local = await platform([])
  const settings = { vars: { PROJECT_SLUG: 'demo' } }
  const pull = opened(7, { head: { sha: project.commit() } })
  github.pulls.push(pull)
  const created = (): number => local.requests.filter((each) => /^POST .*\/services$/.test(each)).length

  const before = await run(workflow, pullRequest('opened', pull), local, settings)
  expect(before.jobs).toEqual({ preview: 'success' })
  expect(before.outputs('preview')).toMatchObject({ outcome: 'skipped' })
  expect(created()).toBe(0)

  const labeled = { ...pull, labels: ['preview'] }
  github.pulls.splice(0, 1, labeled)
  const job = await run(workflow, pullRequest('labeled', labeled), local, settings)
  expect(job.jobs).toEqual({ preview: 'success' })
  expect(await pageAt(job.outputs('preview')['url'] ?? '')).toContain('Cleared for take-off')
  expect(created()).toBe(1)

  const byHand = await run(workflow, dispatch({ 'pull-request': '7' }), local, settings)
  expect(byHand.jobs).toEqual({ preview: 'success' })
  expect(byHand.outputs('preview')['service-id']).toBe(job.outputs('preview')['service-id'])
  expect(created()).toBe(1)

  github.pulls.splice(0, 1, pull)
  const unlabeled = await run(workflow, pullRequest('unlabeled', pull), local, settings)
  expect(unlabeled.jobs).toEqual({ preview: 'success' })
  expect(unlabeled.log).toMatch(said('preview-closed-still-billed'))
  expect(github.comments.at(-1)?.body).not.toContain('Cleared')
})

import { pullRequest } from '../support/act/event.ts'
import { pageAt } from '../support/act/page.ts'
import { expect, test } from '../support/act/scenario.ts'
import { pullRequest as opened } from '../support/github/pulls.ts'

test('a pull request keeps one preview and one comment until it is closed', async ({
  project,
  platform,
  github,
  run,
}) => {
  const workflow = project.addExample('web-app').addWorkflow('preview')
  const pull = opened(7, { head: { sha: project.commit() } })
  github.pulls.push(pull)
  const local = await platform([])
  const settings = { vars: { PROJECT_SLUG: 'demo' } }

  const first = await run(workflow, pullRequest('opened', pull), local, settings)
  expect(first.jobs).toEqual({ preview: 'success' })
  const { 'service-id': service = '', url = '' } = first.outputs('preview')
  expect(await pageAt(url)).toContain('Cleared for take-off')
  expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining(url)])
  expect(github.states().at(-1)).toBe('success')
  expect(first.annotations('preview', 'warning')).toEqual([])

  pull.head.sha = project.commit()
  const second = await run(workflow, pullRequest('synchronize', pull), local, settings)
  expect(second.outputs('preview')).toMatchObject({ 'service-id': service, ref: pull.head.sha, outcome: 'succeeded' })
  expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining(pull.head.sha.slice(0, 7))])

  pull.state = 'closed'
  const last = await run(workflow, pullRequest('closed', pull), local, settings)
  expect(last.outputs('preview')).toMatchObject({ outcome: 'skipped' })
  expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining('still exists and is billed')])
  // The service is still there, and so is its record.
  expect(github.deployments.map((_, index) => github.states(index).at(-1))).toEqual(['inactive'])
  expect(local.requests.filter((request) => request === 'POST /api/services')).toHaveLength(1)
})

test('a run for a fork has no secrets: it is green and does nothing', async ({ project, platform, github, run }) => {
  const workflow = project.addExample('web-app').addWorkflow('preview')
  const pull = opened(8, { head: { sha: project.commit(), repository: 'mallory/harbor' } })
  github.pulls.push(pull)
  const local = await platform([])
  const job = await run(workflow, pullRequest('opened', pull), { ...local, key: '' })
  expect(job.jobs).toEqual({ preview: 'success' })
  expect(job.annotations('preview', 'notice')).toEqual([expect.stringContaining('GitHub gives no secrets')])
  expect(local.requests).toEqual([])
})

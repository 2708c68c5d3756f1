import { dispatch } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'

const settings = { vars: { PROJECT_SLUG: 'demo' } }

test('an upload is made once, and again only when something changed', async ({ project, platform, run }) => {
  const workflow = project.addExample('static-site', 'site').addWorkflow('upload')
  project.commit()
  const local = await platform([])
  const first = await run(workflow, dispatch(), local, settings)
  expect(first.jobs).toEqual({ upload: 'success', tell: 'success' })
  const { 'service-id': service = '', url = '' } = first.outputs('upload')
  expect(first.summary('tell')).toContain(`Service ${service} serves ${url}`)
  expect(await (await fetch(url)).text()).toContain('Arrivals')

  const second = await run(workflow, dispatch(), local, settings)
  expect(second.jobs).toEqual({ upload: 'success' })
  expect(second.outputs('upload')).toMatchObject({ outcome: 'skipped' })
  expect(local.requests.filter((request) => request.endsWith('/upload-b64'))).toHaveLength(1)
})

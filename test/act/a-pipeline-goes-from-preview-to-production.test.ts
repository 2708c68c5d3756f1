import { pullRequest, push } from '../support/act/event.ts'
import { pageAt } from '../support/act/page.ts'
import { expect, test } from '../support/act/scenario.ts'
import { pullRequest as opened } from '../support/github/pulls.ts'

test('a pipeline goes from a preview through its gate to production', async ({ project, platform, github, run }) => {
  const workflow = project.addExample('web-app').addWorkflow('pipeline')
  const main = project.commit()
  const local = await platform([{ id: 'svc_web', name: 'web', repoUrl: project.url }])
  const site = await local.deploy('svc_web')
  const settings = { vars: { PROJECT_SLUG: 'demo', SERVICE_ID: 'svc_web', SITE_URL: site, SOAK: '1s' } }

  project.git('switch', '--quiet', '--create', 'repaint')
  const pull = opened(7, { head: { sha: project.edit('page.html', 'take-off', 'landing').commit() } })
  github.pulls.push(pull)
  const proposed = await run(workflow, pullRequest('opened', pull), local, settings)
  expect(proposed.jobs).toEqual({ preview: 'success', 'preview-gate': 'success' })
  const { 'deployment-id': deployment, url = '' } = proposed.outputs('preview')
  expect(proposed.outputs('preview-gate')).toMatchObject({ passed: 'true', 'deployment-id': deployment })
  expect(await pageAt(url)).toContain('Cleared for landing')
  expect(await (await fetch(site)).text()).toContain('Cleared for take-off')

  const merged = await run(workflow, push({ before: main, after: pull.head.sha }), local, settings)
  expect(merged.jobs).toEqual({ production: 'success' })
  expect(merged.outputs('production')).toMatchObject({ passed: 'true' })
  expect(await (await fetch(site)).text()).toContain('Cleared for landing')
})

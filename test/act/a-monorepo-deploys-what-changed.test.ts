import { push } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'

test('a monorepo deploys the services whose folders changed', async ({ project, platform, run }) => {
  const workflow = project.addExample('web-app', 'api').addExample('static-site', 'web').addWorkflow('monorepo')
  const first = project.commit()
  const local = await platform([
    { id: 'svc_api', name: 'api', repoUrl: project.url, rootDir: 'api' },
    { id: 'svc_web', name: 'web', repoUrl: project.url, rootDir: 'web', runtimeMode: 'static', startCommand: 'public' },
  ])
  const settings = { vars: { SERVICE_IDS: '{"api":"svc_api","web":"svc_web"}' } }

  const all = await run(workflow, push({ before: '0'.repeat(40), after: first }), local, settings)
  expect(all.jobs).toEqual({ changes: 'success', 'deploy api': 'success', 'deploy web': 'success' })

  project.addExample('static-site/pages', 'web/more')
  const second = project.commit()
  const one = await run(workflow, push({ before: first, after: second }), local, settings)
  expect(one.jobs).toEqual({ changes: 'success', 'deploy web': 'success' })
  expect(await local.deployments('svc_web')).toMatchObject([{ commit: second }, { commit: first }])
  expect(await local.deployments('svc_api')).toMatchObject([{ commit: first }])

  const none = await run(workflow, push({ before: second, after: project.commit() }), local, settings)
  expect(none.jobs).toEqual({ changes: 'success' })
})

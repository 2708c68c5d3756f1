import { push } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'

const file = `services:
  api: { service-id: svc_api, paths: [api/**, shared/**] }
  web: { service-id: svc_web, paths: [web/**, shared/**], needs: [api] }
`

test('a monorepo deploys the services whose folders changed', async ({ project, platform, run }) => {
  const workflow = project.addExample('web-app', 'api').addExample('static-site', 'web').addWorkflow('monorepo')
  const first = project.write('taxiway.yaml', file).commit()
  const local = await platform([
    { id: 'svc_api', name: 'api', repoUrl: project.url, rootDir: 'api' },
    { id: 'svc_web', name: 'web', repoUrl: project.url, rootDir: 'web', runtimeMode: 'static', startCommand: 'public' },
  ])

  const all = await run(workflow, push({ before: '0'.repeat(40), after: first }), local)
  expect(all.outputs('deploy')).toMatchObject({ outcome: 'succeeded', deployed: 'api,web' })

  project.addExample('static-site/pages', 'web/more')
  const second = project.commit()
  const one = await run(workflow, push({ before: first, after: second }), local)
  expect(one.outputs('deploy')).toMatchObject({ outcome: 'succeeded', deployed: 'web' })
  expect(await local.deployments('svc_web')).toMatchObject([{ commit: second }, { commit: first }])
  expect(await local.deployments('svc_api')).toMatchObject([{ commit: first }])

  const none = await run(workflow, push({ before: second, after: project.commit() }), local)
  expect(none).toMatchObject({ green: true, jobs: { deploy: 'success' } })
  expect(none.outputs('deploy')).toMatchObject({ outcome: 'skipped', any: 'false' })
})

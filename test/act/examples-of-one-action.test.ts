import { dispatch, push } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'

test('a call passes its answer to the next job', async ({ project, platform, run }) => {
  const workflow = project.addWorkflow('call')
  project.commit()
  const local = await platform([{ id: 'svc_web', name: 'web' }])
  const settings = { vars: { SERVICE_ID: 'svc_web' } }
  const job = await run(workflow, dispatch({ instances: '3' }), local, settings)
  expect(job.jobs).toEqual({ scale: 'success', tell: 'success' })
  expect(job.summary('tell')).toContain('There are 3 instances now')
  expect(local.requests).toContain('PATCH /api/services/svc_web/scaling')
})

const settings = { vars: { PROJECT_SLUG: 'demo' } }

test('an upload is made, and the next job has its address', async ({ project, platform, run }) => {
  const workflow = project.addExample('static-site', 'site').addWorkflow('upload')
  project.commit()
  const local = await platform([])
  const first = await run(workflow, dispatch(), local, settings)
  expect(first.jobs).toEqual({ upload: 'success', tell: 'success' })
  const { 'service-id': service = '', url = '' } = first.outputs('upload')
  expect(first.summary('tell')).toContain(`Service ${service} serves ${url}`)
  expect(await (await fetch(url)).text()).toContain('Arrivals')
})

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

const file = `services:
  api: { service-id: svc_api, paths: [api/**, shared/**] }
  web: { service-id: svc_web, paths: [web/**, shared/**], needs: [api] }
`

test('a fleet deploys the services whose folders changed', async ({ project, platform, run }) => {
  const workflow = project.addExample('web-app', 'api').addExample('static-site', 'web').addWorkflow('fleet')
  const first = project.write('taxiway.yaml', file).commit()
  const local = await platform([
    { id: 'svc_api', name: 'api', repoUrl: project.url, rootDir: 'api' },
    { id: 'svc_web', name: 'web', repoUrl: project.url, rootDir: 'web', runtimeMode: 'static', startCommand: 'public' },
  ])

  const all = await run(workflow, push({ before: '0'.repeat(40), after: first }), local)
  expect(all.outputs('deploy')).toMatchObject({ outcome: 'succeeded', deployed: '["api","web"]' })

  project.addExample('static-site/pages', 'web/more')
  const second = project.commit()
  const one = await run(workflow, push({ before: first, after: second }), local)
  expect(one.outputs('deploy')).toMatchObject({ outcome: 'succeeded', deployed: '["web"]' })
  expect(await local.deployments('svc_web')).toMatchObject([{ commit: second }, { commit: first }])
  expect(await local.deployments('svc_api')).toMatchObject([{ commit: first }])

  const none = await run(workflow, push({ before: second, after: project.commit() }), local)
  expect(none).toMatchObject({ green: true, jobs: { deploy: 'success' } })
  expect(none.outputs('deploy')).toMatchObject({ outcome: 'skipped' })
})

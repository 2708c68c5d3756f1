import { push } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'

test('a gate keeps a good push and rolls back a bad one', async ({ project, platform, github, run }) => {
  const workflow = project.addExample('web-app').addWorkflow('gate')
  const first = project.commit()
  const local = await platform([{ id: 'svc_web', name: 'web', repoUrl: project.url, autoDeploy: true }])
  const site = await local.deploy('svc_web')
  const settings = { vars: { SERVICE_ID: 'svc_web', SITE_URL: site, SOAK: '1s' } }

  const good = project.commit()
  const passed = await run(workflow, push({ before: first, after: good }), local, settings)
  expect(passed.jobs).toEqual({ gate: 'success', tell: 'success' })
  expect(passed.outputs('gate')).toMatchObject({ passed: 'true', ref: good })
  expect(passed.summary('tell')).toContain('(health, ')
  expect(github.states().at(-1)).toBe('success')

  const cry = "setInterval(() => console.log('FATAL: no runway'), 100).unref()"
  const bad = project.edit('server.js', 'server.listen', `${cry}\nserver.listen`).commit()
  const failed = await run(workflow, push({ before: good, after: bad }), local, settings)
  expect(failed.jobs).toEqual({ gate: 'failure', tell: 'success' })
  expect(failed.outputs('gate')).toMatchObject({ passed: 'false', outcome: 'succeeded', ref: bad })
  expect(failed.summary('tell')).toContain(`Rolled back to ${good.slice(0, 12)}`)
  expect(await local.deployments('svc_web')).toMatchObject([{ commit: good }, { commit: bad }, { commit: good }, {}])
  expect(github.states().at(-1)).toBe('failure')
})

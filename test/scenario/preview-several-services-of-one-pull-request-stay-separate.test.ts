// @module-tag thorough
import { expect, lastStates, onPlatform, test } from '../support/previewing.ts'

test('three at once, and a push to one of them', async ({ stage, preview }) => {
  const { pull, site, hub } = await stage()
  const names = ['api', 'web', 'docs']
  const deploy = (name: string, action: 'opened' | 'synchronize') =>
    preview({ hub, pull, action }, onPlatform(site, { 'service-name': `${name}-7`, port: '80' }))
  const jobs = await Promise.all(names.map((name) => deploy(name, 'opened')))
  expect(jobs.map(({ outcome }) => outcome)).toEqual(['succeeded', 'succeeded', 'succeeded'])
  expect(new Set(jobs.map(({ outputs }) => outputs['service-id'])).size).toBe(3)
  expect(jobs.map(({ outputs }) => outputs['url'])).toEqual(names.map((name) => `https://${name}-7-x1.apps.example`))
  const again = await deploy('web', 'synchronize')
  expect(again.outputs['service-id']).toBe(jobs[1]?.outputs['service-id'])
  expect(site.state.created.all).toHaveLength(3)
  expect(hub.comments).toHaveLength(3)
  for (const [index, name] of names.entries()) {
    expect(
      hub.comments.filter(({ body }) => body.includes(`${name}-7`)),
      `${index}`,
    ).toHaveLength(1)
  }
  expect(lastStates(hub)).toEqual(['success', 'success', 'success'])
})

test('services that are given only by id stay separate too', async ({ stage }) => {
  const { site, hub, run } = await stage()
  site.state.created.create({ name: 'a', repoUrl: 'x' })
  for (const id of ['svc-harbor', 'svc-new-1', 'svc-harbor']) {
    const job = await run('synchronize', { 'service-id': id })
    expect(job.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': id })
  }
  expect(hub.comments).toHaveLength(2)
  expect(hub.deployments).toHaveLength(2)
})

// @module-tag thorough

import { DeployedApp } from '../support/app.ts'
import { said } from '../support/messages.ts'
import { expect, lastStates, onPlatform, push, test } from '../support/previewing.ts'

const image = { image: 'registry.example/harbor:pr-7' }

test('the deployment of the creation is followed, and a ref is never sent', async ({ stage }) => {
  const { pull, site, run } = await stage()
  const opened = await run('opened', image)
  expect(opened.outcome).toBe('succeeded')
  expect(opened.outputs['deployment-id']).toMatch(/^dep-1-/)
  expect(site.state.created.all[0]?.fields).toEqual({ name: 'harbor-pr-7', projectSlug: 'harbor', ...image })
  expect(site.requests('deploy')).toEqual([])

  push(pull, '2'.repeat(40))
  const pushed = await run('synchronize', image)
  expect(pushed.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  expect(site.requests('deploy').map(({ body }) => body ?? {})).toEqual([{}])

  const other = await run('synchronize', { image: 'other:1' })
  expect(other.outcome).toBe('failed')
  expect(other.errors[0]).toMatch(
    said('preview-runs-image', 'svc-new-1', 'harbor-pr-7', 'runs the image "registry.example/harbor:pr-7"'),
  )
})

test('variables and a port apply with a deployment of their own', async ({ stage }) => {
  const { site, run } = await stage()
  const more = { ...image, port: '80', 'env-vars': 'TOKEN=hunter22-hunter22' }
  const job = await run('opened', more, { secrets: ['hunter22-hunter22'] })
  expect(job.outcome).toBe('succeeded')
  expect(site.ledger.imports).toEqual([{ TOKEN: 'hunter22-hunter22' }])
  expect(site.requests('deploy').map(({ body }) => body ?? {})).toEqual([{}])
})

test.for([
  [
    'ready only when it answers, and it never gets the key',
    [{ status: 503 }, { status: 404 }, { status: 401 }],
    '9s',
    'succeeded',
  ],
  [
    'a redirect is an answer, also one to a sign-in page',
    [{ status: 302, location: 'https://sign-in.example/' }],
    '3s',
    'succeeded',
  ],
  ['an address that does not answer is a timeout', [{ status: 502 }], '1500ms', 'timed-out'],
] as const)('%s', async ([, answers, limit, outcome], { stage, onTestFinished }) => {
  const { hub, run } = await stage()
  const served = await new DeployedApp([...answers]).open()
  onTestFinished(() => served.close())
  const more = { 'service-id': 'svc-harbor', 'environment-url': served.url, 'wait-for-url': limit }
  const job = await run('opened', more)
  expect(job.outputs).toMatchObject({ outcome, url: served.url })
  expect(new Set(served.visits.map(({ headers }) => headers.authorization))).toEqual(new Set([undefined]))
  if (outcome === 'succeeded') return expect(served.visits).toHaveLength(answers.length)
  expect(job.errors[0]).toMatch(said('preview-address-silent', undefined, served.url))
  expect(job.errors[0]).toContain('502')
  expect(hub.comments[0]?.body).toContain('timed out')
  expect(hub.states().at(-1)).toBe('error')
})

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

test.concurrent('a silent GitHub holds nothing up, and the post step saves what main could not', async ({
  stage,
  expect,
}) => {
  const { hub, run, post } = await stage({ github: { mute: true } })
  const inputs = { timeout: '14s' }
  const main = await run('opened', inputs, { timeFactor: 2 })
  expect(main.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  // Fourteen seconds and ten of grace at twice the pace, and some for a slow machine to start.
  expect(main.endedAt - main.startedAt).toBeLessThan(16_000)
  hub.silence(false)
  await post(main, inputs)
  expect(hub.states().at(-1)).toBe('success')
  expect(hub.comments[0]?.body).toContain('is ready')
  const next = await run('synchronize', inputs)
  expect(next.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
})

// @module-tag thorough

import { join } from 'node:path'
import { canCancel } from '../support/runner/run-action.ts'
import { byRef, byUpload, expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const live = { environment: 'harbor-live' }

test('post closes the GitHub deployment of a killed main', async ({ platform, github, start, runPost }) => {
  const [site, hub] = [await platform({ story: [{ is: 'building', log: ['Cloning'] }], byHand: true }), await github()]
  const inputs = byRef(site, live)
  const step = start(inputs, { githubUrl: hub.url })
  await step.line(/Cloning/)
  await hub.until((api) => api.states().length > 0)
  step.signal('SIGKILL')
  const main = await step.finished
  expect(main.outputs['deployment-id']).toBe(site.deployment.id)
  expect(hub.states()).toEqual(['in_progress'])
  const post = await runPost(main, inputs, { githubUrl: hub.url })
  expect(post.exitCode).toBe(0)
  expect(['inactive', 'error', 'failure']).toContain(hub.states().at(-1))
  expect(post.view.shown.join('\n') + post.summary).toContain(site.deployment.id)
  expect(post.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(site.key)
})

test.runIf(canCancel).concurrent.for(['SIGKILL', 'SIGINT'] as const)(
  'post closes a GitHub deployment whose id main never saw, after %s',
  async (signal, { platform, github, start, runPost, expect }) => {
    const create = 'repos/create-deployment'
    const faults = [{ on: create, nth: [1], effect: 'happens', answer: 'mute' }] as const
    const [site, hub] = [await platform({ story: [{ is: 'building' }], byHand: true }), await github({ faults })]
    const inputs = byRef(site, live)
    const step = start(inputs, { githubUrl: hub.url })
    await hub.until((api) => api.count(create) > 0)
    step.signal(signal)
    await runPost(await step.finished, inputs, { githubUrl: hub.url })
    expect(hub.deployments.map((_, index) => hub.states(index))).toEqual([['error']])
  },
)

test('post has nothing to do after a main that ended', async ({ platform, github, run, runPost }) => {
  const [site, hub] = [await platform(), await github()]
  const inputs = byRef(site, live)
  const main = await run(inputs, { githubUrl: hub.url })
  const requests = hub.requests.length
  const post = await runPost(main, inputs, { githubUrl: hub.url })
  expect(post.exitCode).toBe(0)
  expect(hub.requests).toHaveLength(requests)
  expect(post.errors).toEqual([])
})

const story = [{ is: 'building', log: ['Cloning'] }] as const
const open = ['in_progress']

test.concurrent('platform and GitHub stop answering together, and the run still ends within its ten seconds', async ({
  platform,
  github,
  start,
  runPost,
  expect,
}) => {
  const nth = Array.from({ length: 60 }, (_, index) => index + 3)
  const mute = (['history', 'log', 'stream'] as const).map((on) => ({ on, nth, answer: 'mute' as const }))
  const [site, hub] = [await platform({ story, byHand: true, faults: mute }), await github()]
  const step = start(byRef(site, { ...live, timeout: '3s' }), { githubUrl: hub.url, limit: 30_000 })
  await hub.until((api) => api.states().length > 0)
  hub.mute = true
  const main = await step.finished
  expect(main.outcome).toBe('timed-out')
  // Three seconds, ten of grace, and some for a slow machine to start.
  expect(main.endedAt - main.startedAt).toBeLessThan(16_000)
  hub.mute = false
  await runPost(main, byRef(site, live), { githubUrl: hub.url })
  expect(hub.states()).toEqual([...open, 'error'])
})

const unanswered = { effect: 'happens', answer: 'mute' } as const

test.runIf(canCancel).concurrent.for(['SIGINT', 'SIGKILL'] as const)(
  'an upload that %s stopped reports a service that may be billed',
  async (signal, { workspace, platform, start, runPost, expect }) => {
    plant(join(workspace, 'app'), { 'index.js': '1' })
    const site = await platform({ faults: [{ on: 'upload', ...unanswered }] })
    const step = start(byUpload(site), { limit: 12_000 })
    await site.until(() => site.requests('upload').length > 0)
    step.signal(signal)
    const main = await step.finished
    const post = await runPost(main, byUpload(site))
    expect([...main.errors, ...post.warnings].join()).toMatch(/service may exist and be billed/)
  },
)

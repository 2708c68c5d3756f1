// @module-tag thorough
import { said } from '../support/messages.ts'
import { onPlatform, pullRequest, push, test } from '../support/previewing.ts'
import { canCancel } from '../support/runner/run-action.ts'

const building = [{ is: 'building', log: ['Going on'] }] as const

test.concurrent('killed while it builds: the post step ends the GitHub deployment and updates the comment', async ({
  platform,
  github,
  startPreview,
  postPreview,
  expect,
}) => {
  const pull = pullRequest(7)
  const [site, hub] = [
    await platform({ stories: { [pull.head.sha]: building }, byHand: true }),
    await github({ pulls: [pull] }),
  ]
  const happening = { hub, pull, action: 'synchronize' } as const
  const inputs = onPlatform(site, { 'service-id': 'svc-harbor' })
  const step = startPreview(happening, inputs)
  await step.line(/Going on/)
  await hub.until(() => hub.comments.length > 0 && hub.states().length > 1)
  step.signal('SIGKILL')
  const main = await step.finished
  expect(hub.comments[0]?.body).toContain('is being built')
  const post = await postPreview(main, happening, inputs)
  expect(post.exitCode).toBe(0)
  expect(hub.states().at(-1)).toBe('error')
  expect(hub.comments[0]?.body).toContain('was stopped with its job')
  expect(hub.comments[0]?.body).toContain(site.deployment.id)
  expect(hub.comments).toHaveLength(1)
})

test.concurrent('killed right after the creation, without a post: the next push finds the service', async ({
  platform,
  github,
  startPreview,
  preview,
  expect,
}) => {
  const pull = pullRequest(7)
  const site = await platform({ faults: [{ on: 'indexing', nth: [1], answer: 'mute' }] })
  const hub = await github({ pulls: [pull] })
  const step = startPreview({ hub, pull, action: 'opened' }, onPlatform(site))
  await site.until(() => site.requests('indexing').length > 0)
  step.signal('SIGKILL')
  await step.finished
  push(pull, '2'.repeat(40))
  const next = await preview({ hub, pull, action: 'synchronize' }, onPlatform(site))
  expect(next.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  expect(site.state.created.all).toHaveLength(1)
})

test.concurrent('killed before GitHub remembered the service: the post step saves it', async ({
  platform,
  github,
  startPreview,
  postPreview,
  preview,
  expect,
}) => {
  const pull = pullRequest(7)
  const site = await platform()
  const hub = await github({
    pulls: [pull],
    // The first one is the claim.
    faults: [{ on: 'repos/create-deployment', nth: [2], answer: 'mute' }],
  })
  const happening = { hub, pull, action: 'opened' } as const
  const step = startPreview(happening, onPlatform(site))
  await hub.until(() => hub.count('repos/create-deployment') > 1)
  step.signal('SIGKILL')
  await postPreview(await step.finished, happening, onPlatform(site))
  expect(hub.comments[0]?.body).toMatch(said('preview-stopped-before-deploy', 'svc-new-1'))
  const next = await preview({ hub, pull, action: 'opened', run: { runAttempt: 2 } }, onPlatform(site))
  expect(next.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  expect(site.state.created.all).toHaveLength(1)
})

test.concurrent('killed before GitHub answered that it remembers the service: the post step creates no second GitHub deployment', async ({
  platform,
  github,
  startPreview,
  postPreview,
  expect,
}) => {
  const pull = pullRequest(7)
  const site = await platform()
  const hub = await github({
    pulls: [pull],
    faults: [{ on: 'repos/create-deployment', nth: [2], effect: 'happens', answer: 'mute' }],
  })
  const happening = { hub, pull, action: 'opened' } as const
  const step = startPreview(happening, onPlatform(site))
  await hub.until(() => hub.deployments.length > 1)
  step.signal('SIGKILL')
  await postPreview(await step.finished, happening, onPlatform(site))
  expect(hub.deployments).toHaveLength(2)
  expect([hub.states(0).at(-1), hub.states()]).toEqual(['inactive', ['error']])
})

test.concurrent('killed while the service was being created: later runs know that it may exist', async ({
  platform,
  github,
  startPreview,
  postPreview,
  preview,
  expect,
}) => {
  const pull = pullRequest(7)
  const site = await platform({ faults: [{ on: 'create', effect: 'happens', answer: 'mute' }] })
  const hub = await github({ pulls: [pull] })
  const happening = { hub, pull, action: 'opened' } as const
  const step = startPreview(happening, onPlatform(site))
  await site.until(() => site.requests('create').length > 0)
  step.signal('SIGKILL')
  const post = await postPreview(await step.finished, happening, onPlatform(site))
  expect(post.warnings.join('\n')).toMatch(said('preview-stopped-while-creating', 'harbor-pr-7'))
  const next = await preview({ hub, pull, action: 'synchronize' }, onPlatform(site))
  expect(next.outcome).toBe('failed')
  expect(next.errors[0]).toMatch(said('preview-creation-unconfirmed', 'harbor-pr-7'))
  expect(site.requests('create')).toHaveLength(1)
})

/** GitHub records that a service is about to be created, but does not answer. */
const unansweredClaim = { on: 'repos/create-deployment', nth: [1], effect: 'happens', answer: 'mute' } as const

test.concurrent('killed before anything was created: the next run creates the service', async ({
  platform,
  github,
  startPreview,
  postPreview,
  preview,
  expect,
}) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull], faults: [unansweredClaim] })]
  const happening = { hub, pull, action: 'synchronize' } as const
  const step = startPreview(happening, onPlatform(site))
  await hub.until(() => hub.deployments.length > 0)
  step.signal('SIGKILL')
  await postPreview(await step.finished, happening, onPlatform(site))
  expect(site.requests('create')).toEqual([])
  const next = await preview(happening, onPlatform(site))
  expect(next.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
})

test.concurrent('killed after a refused creation, before GitHub knew: the next run creates the service', async ({
  platform,
  github,
  startPreview,
  postPreview,
  preview,
  expect,
}) => {
  const pull = pullRequest(7)
  const bill = { status: 402, body: { error: 'pay first' } }
  const site = await platform({ faults: [{ on: 'create', nth: [1], answer: bill }] })
  // The first status says that a service is being created, the second that none was.
  const faults = [{ on: 'repos/create-deployment-status', nth: [2], answer: 'mute' }] as const
  const hub = await github({ pulls: [pull], faults })
  const happening = { hub, pull, action: 'synchronize' } as const
  const step = startPreview(happening, onPlatform(site))
  await hub.until(() => hub.count('repos/create-deployment-status') > 1)
  step.signal('SIGKILL')
  await postPreview(await step.finished, happening, onPlatform(site))
  const next = await preview(happening, onPlatform(site))
  expect(next.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
})

test.concurrent('not created because GitHub did not answer in time: the next run creates the service', async ({
  platform,
  github,
  preview,
  postPreview,
  expect,
}) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull], faults: [unansweredClaim] })]
  const happening = { hub, pull, action: 'synchronize' } as const
  const inputs = onPlatform(site, { timeout: '16s' })
  const main = await preview(happening, inputs)
  expect(main.errors[0]).toMatch(said('preview-not-claimed', 'harbor-pr-7'))
  await postPreview(main, happening, inputs)
  expect(hub.states()).toEqual(['inactive'])
  const next = await preview(happening, onPlatform(site))
  expect(next.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
})

test
  .runIf(canCancel)
  .concurrent(
    'cancelled: GitHub and the comment show the end in time',
    async ({ platform, github, startPreview, expect }) => {
      const pull = pullRequest(7)
      const [site, hub] = [await platform({ story: building, byHand: true }), await github({ pulls: [pull] })]
      const step = startPreview({ hub, pull, action: 'synchronize' }, onPlatform(site, { 'service-id': 'svc-harbor' }))
      await step.line(/Going on/)
      step.signal('SIGINT')
      const job = await step.finished
      expect(job.outputs).toMatchObject({ outcome: 'aborted', 'service-id': 'svc-harbor' })
      expect(hub.states().at(-1)).toBe('error')
      expect(hub.comments[0]?.body).toContain('was stopped with its job')
    },
  )

// @module-tag thorough
import type { GithubFault } from '../support/github/fault.ts'
import type { GithubApi } from '../support/github/github-api.ts'
import { said } from '../support/messages.ts'
import type { Script, ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { test as previewing, push } from '../support/previewing.ts'
import { canCancel } from '../support/runner/run-action.ts'
import type { Inputs } from '../support/scenario.ts'

/** A run that is killed, and what it meets before. */
interface Killed {
  readonly action?: 'opened' | 'synchronize'
  readonly platform?: Script
  readonly github?: readonly GithubFault[]
  readonly more?: Inputs
  readonly service?: string
  /** When it is killed. */
  readonly until: (site: ScriptedPlatform, hub: GithubApi) => Promise<void>
}

const test = previewing.extend('kill', ({ stage }) => async (how: Killed) => {
  const { action = 'opened', more, service, platform = {}, github = [], until } = how
  const staged = await stage({ platform, github: { faults: github }, ...(service !== undefined && { service }) })
  const step = staged.start(action, more)
  await until(staged.site, staged.hub)
  step.signal('SIGKILL')
  const main = await step.finished
  return { ...staged, post: () => staged.post(main, more, action) }
})

const building = [{ is: 'building', log: ['Going on'] }] as const
const created = { outcome: 'succeeded', 'service-id': 'svc-new-1' }

test.concurrent('killed while it builds: the post step ends the GitHub deployment and updates the comment', async ({
  kill,
  expect,
}) => {
  const { site, hub, post } = await kill({
    action: 'synchronize',
    service: 'svc-harbor',
    platform: { story: building, byHand: true },
    until: async (_, api) => api.until(() => api.comments.length > 0 && api.states().length > 1),
  })
  expect(hub.comments[0]?.body).toContain('is being built')
  expect((await post()).exitCode).toBe(0)
  expect(hub.states().at(-1)).toBe('error')
  expect(hub.comments[0]?.body).toContain('was stopped with its job')
  expect(hub.comments[0]?.body).toContain(site.deployment.id)
  expect(hub.comments).toHaveLength(1)
})

test.concurrent('killed right after the creation, without a post: the next push finds the service', async ({
  kill,
  expect,
}) => {
  const { pull, site, run } = await kill({
    platform: { faults: [{ on: 'indexing', nth: [1], answer: 'mute' }] },
    until: (site) => site.until(() => site.requests('indexing').length > 0),
  })
  push(pull, '2'.repeat(40))
  const next = await run('synchronize')
  expect(next.outputs).toMatchObject(created)
  expect(site.state.created.all).toHaveLength(1)
})

test.concurrent('killed before GitHub remembered the service: the post step saves it', async ({ kill, expect }) => {
  const { site, hub, run, post } = await kill({
    // The first one is the claim.
    github: [{ on: 'repos/create-deployment', nth: [2], answer: 'mute' }],
    until: (_, hub) => hub.until(() => hub.count('repos/create-deployment') > 1),
  })
  await post()
  expect(hub.comments[0]?.body).toMatch(said('preview-stopped-before-deploy', 'svc-new-1'))
  const next = await run('opened', {}, { run: { runAttempt: 2 } })
  expect(next.outputs).toMatchObject(created)
  expect(site.state.created.all).toHaveLength(1)
})

test.concurrent('killed while the service was being created: later runs know that it may exist', async ({
  kill,
  expect,
}) => {
  const { site, run, post } = await kill({
    platform: { faults: [{ on: 'create', effect: 'happens', answer: 'mute' }] },
    until: (site) => site.until(() => site.requests('create').length > 0),
  })
  expect((await post()).warnings.join('\n')).toMatch(said('preview-stopped-while-creating', 'harbor-pr-7'))
  const next = await run('synchronize')
  expect(next.outcome).toBe('failed')
  expect(next.errors[0]).toMatch(said('preview-creation-unconfirmed', 'harbor-pr-7'))
  expect(site.requests('create')).toHaveLength(1)
})

/** GitHub records that a service is about to be created, but does not answer. */
const unansweredClaim = { on: 'repos/create-deployment', nth: [1], effect: 'happens', answer: 'mute' } as const

test.concurrent.for<[string, Killed]>([
  [
    'before anything was created',
    { github: [unansweredClaim], until: (_, hub) => hub.until(() => hub.deployments.length > 0) },
  ],
  [
    'after a refused creation, before GitHub knew',
    {
      platform: { faults: [{ on: 'create', nth: [1], answer: { status: 402, json: { error: 'pay first' } } }] },
      // The first status says that a service is being created, the second that none was.
      github: [{ on: 'repos/create-deployment-status', nth: [2], answer: 'mute' }],
      until: (_, hub) => hub.until(() => hub.count('repos/create-deployment-status') > 1),
    },
  ],
])('killed %s: the next run creates the service', async ([, how], { kill, expect }) => {
  const { site, run, post } = await kill({ ...how, action: 'synchronize' })
  await post()
  expect(site.state.created.all).toEqual([])
  expect((await run('synchronize')).outputs).toMatchObject(created)
})

test
  .runIf(canCancel)
  .concurrent('cancelled: GitHub and the comment show the end in time', async ({ stage, expect }) => {
    const { hub, start } = await stage({ service: 'svc-harbor', platform: { story: building, byHand: true } })
    const step = start('synchronize')
    await step.line(/Going on/)
    step.signal('SIGINT')
    const job = await step.finished
    expect(job.outputs).toMatchObject({ outcome: 'aborted', 'service-id': 'svc-harbor' })
    expect(hub.states().at(-1)).toBe('error')
    expect(hub.comments[0]?.body).toContain('The job was stopped')
  })

test.concurrent('killed while it ends the preview: the post step says so', async ({ stage, expect }) => {
  const { pull, site, run, start, post } = await stage({
    platform: { faults: [{ on: 'autodeploy', answer: 'mute' }] },
  })
  await run('opened')
  pull.state = 'closed'
  const closing = start('closed')
  await site.until(() => site.requests('autodeploy').length > 0)
  closing.signal('SIGKILL')
  const { exitCode, warnings } = await post(await closing.finished, {}, 'closed')
  expect([exitCode, warnings]).toEqual([0, [expect.stringMatching(said('preview-close-stopped', 'harbor-pr-7'))]])
})

test.concurrent('what GitHub does not take of the comment on a close is written by the post step', async ({
  stage,
  expect,
}) => {
  const refused = { status: 422, body: { message: 'Validation Failed' } }
  const { pull, hub, run, post } = await stage({
    github: { faults: [{ on: 'issues/update-comment', nth: [2], answer: refused }] },
  })
  await run('opened')
  pull.state = 'closed'
  const closed = await run('closed')
  expect(hub.comments[0]?.body).not.toContain('has ended')
  await post(closed, {}, 'closed')
  expect(hub.comments[0]?.body).toContain('has ended')
})

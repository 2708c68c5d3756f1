// @module-tag thorough
import { setTimeout } from 'node:timers/promises'
import type { GithubFault } from '../support/github/fault.ts'
import type { GithubApi } from '../support/github/github-api.ts'
import type { Fault, ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { test as previewing, push, remembered } from '../support/previewing.ts'
import { canCancel } from '../support/runner/run-action.ts'

const first = '1'.repeat(40)
const second = '2'.repeat(40)
const head = { pull: { head: { sha: first } } }

/** Whatever happened: what there is at the end, and what was said of it. */
interface Story {
  readonly platform?: readonly Fault[]
  readonly github?: readonly GithubFault[]
  /** When the run is killed. */
  readonly until?: (site: ScriptedPlatform, hub: GithubApi) => Promise<void>
  readonly timeFactor?: number
  /** The outcome of the run; none if it was killed. */
  readonly outcome?: string
  /** The run, or its post step, says it. */
  readonly says?: RegExp
  /** The outcome of the next push. */
  readonly next: string
  readonly nextSays?: RegExp
  readonly services: number
}

const test = previewing.extend('play', ({ stage }) => async (story: Story) => {
  const { platform = [], github = [], until, timeFactor = 1 } = story
  const staged = await stage({ ...head, platform: { faults: platform }, github: { faults: github } })
  const { pull, site, hub, start, run, post } = staged
  const step = start('opened', {}, { timeFactor })
  if (until !== undefined) {
    await until(site, hub)
    step.signal('SIGKILL')
  }
  const main = await step.finished
  const after = await post(main)
  push(pull, second)
  const next = await run('synchronize', { timeout: '60s' }, { timeFactor: 5 })
  return { ...staged, main, after, next }
})

previewing.concurrent.for([0, 80, 400].flatMap((apartMs) => [0, 1, 2].map((order) => [apartMs, order] as const)))(
  'two runs of one head %i ms apart, with a list that is late (%i): one service, one comment',
  async ([apartMs, order], { stage, expect }) => {
    // By the place of a record: the first is listed after the second, they are listed at once, or both are late.
    const late =
      [
        [1_000, 0],
        [0, 0],
        [900, 950],
      ][order] ?? []
    const { site, hub, start } = await stage({ ...head, github: { listsLate: (place) => late[place] ?? 500 } })
    const one = start('opened')
    await setTimeout(apartMs)
    const other = start('opened', {}, { run: { runId: 7002 } })
    const ends = await Promise.all([one.finished, other.finished])
    expect(ends.map(({ outcome, outputs }) => [outcome, outputs['service-id']])).toEqual([
      ['succeeded', 'svc-new-1'],
      ['succeeded', 'svc-new-1'],
    ])
    expect(site.state.created.all).toHaveLength(1)
    expect(hub.comments).toHaveLength(1)
    expect(new Set(hub.deployments.map(({ payload }) => JSON.stringify(payload)))).toEqual(
      new Set([JSON.stringify({ pullRequest: 7, name: 'harbor-pr-7', service: 'svc-new-1' })]),
    )
  },
)

const mute = { effect: 'happens', answer: 'mute' } as const
const forbidden = { status: 403, body: { message: 'Resource not accessible by integration' } }
const limit = { answer: { retryAfter: 2 } } as const
const creation = (hub: GithubApi): number => hub.count('repos/create-deployment')

test.concurrent.for<[string, Story]>([
  [
    'killed before the creation was sent',
    {
      github: [{ on: 'pulls/get', nth: [2], answer: 'mute' }],
      until: (_, hub) => hub.until(() => hub.count('pulls/get') > 1),
      ...{ next: 'succeeded', services: 1 },
    },
  ],
  [
    'killed in the creation',
    {
      platform: [{ on: 'create', nth: [1], ...mute }],
      until: (site) => site.until(() => site.requests('create').length > 0),
      says: /harbor-pr-7: the service may exist, and be billed/,
      ...{ next: 'timed-out', nextSays: /another run was still creating it/, services: 1 },
    },
  ],
  [
    'killed before the service was recorded',
    {
      github: [{ on: 'repos/create-deployment', nth: [2], answer: 'mute' }],
      until: (_, hub) => hub.until(() => creation(hub) > 1),
      says: /is remembered now/,
      ...{ next: 'succeeded', services: 1 },
    },
  ],
  [
    'killed while the head is deployed',
    {
      platform: [{ on: 'deploy', nth: [1], ...mute }],
      until: (site) => site.until(() => site.requests('deploy').length > 0),
      ...{ next: 'succeeded', services: 1 },
    },
  ],
  [
    'killed at the end',
    {
      github: [{ on: 'issues/update-comment', nth: [1], answer: 'mute' }],
      until: (_, hub) => hub.until(() => hub.count('issues/update-comment') > 0),
      ...{ next: 'succeeded', services: 1 },
    },
  ],
  [
    'the answer to the creation is lost',
    {
      platform: [{ on: 'create', nth: [1], effect: 'happens', answer: 'reset' }],
      ...{ outcome: 'indeterminate', says: /not known whether harbor-pr-7 was created/ },
      ...{ next: 'timed-out', nextSays: /another run was still creating it/, services: 1 },
    },
  ],
  [
    'the creation is refused',
    {
      platform: [{ on: 'create', nth: [1], answer: { status: 402, json: { error: 'pay first' } } }],
      ...{ outcome: 'failed', says: /Nothing was created.*pay first/, next: 'succeeded', services: 1 },
    },
  ],
  [
    'the creation is refused, and the intention cannot be ended',
    {
      platform: [{ on: 'create', nth: [1], answer: { status: 402, json: { error: 'pay first' } } }],
      github: [{ on: 'repos/create-deployment-status', nth: [1, 2], answer: { status: 500, body: {} } }],
      // The post step ends it.
      ...{ outcome: 'failed', says: /Nothing was created.*pay first/, next: 'succeeded', services: 1 },
    },
  ],
  [
    'the intention is gone once GitHub, which held the run up, answers again',
    {
      github: [
        { on: 'pulls/get', nth: [2], answer: { retryAfter: 30 }, meanwhile: ({ deployments }) => deployments.pop() },
      ],
      ...{ timeFactor: 5, outcome: 'failed', says: /Nothing was created: the intention is not listed/ },
      ...{ next: 'succeeded', services: 1 },
    },
  ],
  [
    'GitHub held the run up until others may soon take its intention for one of a dead run',
    {
      github: [
        {
          on: 'repos/list-deployments',
          nth: [2],
          meanwhile: ({ deployments }) => {
            const createdAt = new Date(Date.now() - 70_000).toISOString()
            for (const each of deployments) Object.assign(each, { createdAt })
          },
        },
      ],
      ...{ outcome: 'failed', says: /Nothing was created: its turn came .* after.*Run this job again/ },
      ...{ next: 'succeeded', services: 1 },
    },
  ],
  [
    'GitHub is limited at the intention',
    {
      github: [{ on: 'repos/create-deployment', nth: [1], ...limit }],
      outcome: 'succeeded',
      next: 'succeeded',
      services: 1,
    },
  ],
  [
    'GitHub is limited at the record',
    {
      github: [{ on: 'repos/create-deployment', nth: [2], ...limit }],
      outcome: 'succeeded',
      next: 'succeeded',
      services: 1,
    },
  ],
  [
    'GitHub is silent before the intention',
    {
      github: [{ on: 'repos/list-deployments', nth: [1, 2], answer: 'mute' }],
      ...{ timeFactor: 5, outcome: 'failed', says: /another one would be billed/, next: 'succeeded', services: 1 },
    },
  ],
  [
    'GitHub is silent at the intention, which it recorded',
    {
      github: [{ on: 'repos/create-deployment', nth: [1], ...mute }],
      ...{ timeFactor: 5, outcome: 'failed', says: /this run, which created none: close and reopen/ },
      ...{ next: 'timed-out', nextSays: /another run was still creating it/, services: 0 },
    },
  ],
  [
    'GitHub is silent at the record',
    {
      github: [{ on: 'repos/create-deployment', nth: [2, 3], answer: 'mute' }],
      ...{
        timeFactor: 5,
        outcome: 'indeterminate',
        says: /svc-new-1 \(harbor-pr-7\) was created, and could not be recorded/,
      },
      // The post step tries it again.
      ...{ next: 'succeeded', services: 1 },
    },
  ],
  [
    'GitHub is silent at the end',
    {
      github: [{ on: 'repos/create-deployment-status', nth: [2, 3], answer: 'mute' }],
      ...{
        timeFactor: 5,
        outcome: 'succeeded',
        says: /does not show how the deploy ended/,
        next: 'succeeded',
        services: 1,
      },
    },
  ],
  [
    'the token may not write deployments',
    {
      github: [{ on: 'repos/create-deployment', answer: forbidden }],
      ...{ outcome: 'succeeded', says: /created without being remembered.*`deployments: write`/ },
      ...{ next: 'failed', nextSays: /`deployments: write`/, services: 1 },
    },
  ],
])('%s', async ([, story], { play, expect }) => {
  const { site, hub, main, after, next } = await play(story)
  const said = [...main.errors, ...main.warnings, ...after.warnings].join('\n')
  expect(main.outcome).toBe(story.outcome)
  expect(said).toMatch(story.says ?? /(?:)/)
  expect([next.outcome, next.errors.join()]).toEqual([story.next, expect.stringMatching(story.nextSays ?? /^$/)])
  expect(site.state.created.all).toHaveLength(story.services)
  expect(hub.comments).toHaveLength(1)
  if (next.outcome === 'succeeded') expect(remembered(hub)).toEqual([['svc-new-1', 'success']])
})

previewing(
  'what became of an earlier creation is never known: red, until the pull request is closed and reopened',
  async ({ stage, expect }) => {
    const { pull, site, hub, run } = await stage({
      ...head,
      platform: { faults: [{ on: 'create', nth: [1], effect: 'happens', answer: 'reset' }] },
    })
    await run('opened')
    for (const each of hub.deployments) Object.assign(each, { createdAt: new Date(Date.now() - 180_000).toISOString() })
    const pushed = await run('synchronize')
    expect([pushed.outcome, pushed.errors.join()]).toEqual(['failed', expect.stringMatching(/a service may exist/)])
    pull.state = 'closed'
    const closed = await run('closed')
    expect([closed.outcome, closed.warnings.join()]).toEqual([
      'skipped',
      expect.stringContaining('look at the dashboard'),
    ])
    pull.state = 'open'
    expect((await run('reopened')).outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-2' })
    expect(site.state.created.all).toHaveLength(2)
    expect(hub.comments).toHaveLength(1)
  },
)

previewing.runIf(canCancel)(
  'cancelled while the service is created, and GitHub is limited: the run names the service, and the post step remembers it',
  async ({ stage, expect }) => {
    const { site, hub, start, run, post } = await stage({
      ...head,
      github: { faults: [{ on: 'repos/create-deployment', nth: [2], answer: { retryAfter: 60 } }] },
    })
    const step = start('opened')
    site.hold = async (route) => {
      if (route !== 'create') return
      step.signal('SIGINT')
      await setTimeout(300)
    }
    const main = await step.finished
    expect([main.outcome, main.errors.join()]).toEqual([
      'indeterminate',
      expect.stringContaining('svc-new-1 (harbor-pr-7) was created'),
    ])
    expect((await post(main)).warnings.join()).toContain('is remembered now')
    site.hold = undefined
    expect((await run('synchronize')).outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
    expect(hub.comments).toHaveLength(1)
  },
)

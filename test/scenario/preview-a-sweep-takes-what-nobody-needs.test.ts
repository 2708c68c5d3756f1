import { join } from 'node:path'
import type { GithubApi } from '../support/github/github-api.ts'
import {
  expect,
  onPlatform,
  test as previewing,
  pullRequest,
  remembered,
  rememberPreview,
} from '../support/previewing.ts'
import { startAction } from '../support/runner/run-action.ts'
import type { Inputs } from '../support/scenario.ts'

const dayMs = 86_400_000
const teardown = { 'teardown-request': 'DELETE /api/services/{id}' }

const test = previewing
  .extend('sweep', ({ folder, workspace }) => (hub: GithubApi, inputs: Inputs) => {
    const env = { GITHUB_EVENT_NAME: 'schedule' }
    const options = { runnerFolder: join(folder, 'runner'), workspace, githubUrl: hub.url, env, inProcess: true }
    return startAction('preview', { ...inputs, mode: 'sweep' }, options).finished
  })
  .extend('shop', ({ platform, github }) => async () => {
    const closed = [1, 2, 5].map((number) => ({ ...pullRequest(number), state: 'closed' as const }))
    const hub = await github({ pulls: [...closed, pullRequest(3), pullRequest(4)] })
    rememberPreview(hub, 1, 'svc-1')
    rememberPreview(hub, 2, 'svc-2')
    rememberPreview(hub, 3, 'svc-3', { ageMs: 4 * dayMs })
    rememberPreview(hub, 4, 'svc-4', { ageMs: 4 * dayMs })
    rememberPreview(hub, 4, 'svc-4', { ageMs: dayMs })
    rememberPreview(hub, 5, null, { ageMs: dayMs })
    // Of a pull request that is not there: its repository may have moved.
    rememberPreview(hub, 6, 'svc-6')
    const gone = { status: 204 }
    const own = {
      'DELETE /api/services/svc-1': gone,
      'DELETE /api/services/svc-2': { status: 500, json: { error: 'try again' } },
      'DELETE /api/services/svc-3': gone,
    }
    const site = await platform({ own })
    const sent = () => site.journal.filter(({ method }) => method === 'DELETE').map(({ path }) => path.slice(-5))
    return { hub, site, sent, inputs: onPlatform(site) }
  })

test.concurrent('one is removed, one is tried again, one expires and one stays', async ({ shop, sweep }) => {
  const { hub, sent, inputs } = await shop()
  const all = { ...inputs, ...teardown, 'expires-after': '3d' }
  const job = await sweep(hub, all)
  expect([job.exitCode, job.outcome]).toEqual([1, 'failed'])
  expect(JSON.parse(job.outputs['stale'] ?? '')).toEqual([
    { pullRequest: 1, service: 'svc-1', reason: 'closed', removed: true },
    { pullRequest: 2, service: 'svc-2', reason: 'closed', removed: false },
    { pullRequest: 3, service: 'svc-3', reason: 'expired', removed: true },
    { pullRequest: 5, service: null, reason: 'closed', removed: false },
  ])
  expect(remembered(hub).map((each) => [each].flat()[0])).toEqual(['svc-2', 'svc-4', 'svc-4', undefined, 'svc-6'])
  expect(hub.comments.map(({ issue, body }) => [issue, body])).toEqual([
    [1, expect.stringContaining('Reopening creates another one')],
    [3, expect.stringContaining('A push brings it back')],
  ])
  expect(job.warnings.join('\n')).toMatch(/try again.*harbor-pr-5/s)
  await sweep(hub, all)
  expect(sent()).toEqual(['svc-1', 'svc-2', 'svc-3', 'svc-2'])
})

test.concurrent('an expired preview comes back with a push, also if no head had ever succeeded', async ({
  stage,
  sweep,
}) => {
  const own = { 'DELETE /api/services/svc-7': { status: 204 } }
  const { site, hub, run } = await stage({ platform: { own } })
  rememberPreview(hub, 7, null, { ageMs: 4 * dayMs })
  rememberPreview(hub, 7, 'svc-7', { ageMs: 4 * dayMs })
  const job = await sweep(hub, { ...onPlatform(site), ...teardown, 'expires-after': '3d' })
  expect([job.outcome, remembered(hub)]).toEqual(['skipped', []])
  expect((await run('synchronize')).outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
})

test.concurrent('an expired preview that is deployed during the sweep stays', async ({ stage, sweep }) => {
  const { site, hub } = await stage({
    github: {
      faults: [
        {
          on: 'repos/list-deployments',
          nth: [2],
          meanwhile: (github) => rememberPreview(github, 7, 'svc-7'),
        },
      ],
    },
  })
  rememberPreview(hub, 7, 'svc-7', { ageMs: 4 * dayMs })
  const job = await sweep(hub, { ...onPlatform(site), ...teardown, 'expires-after': '3d' })
  expect([job.outcome, job.outputs['stale']]).toEqual(['skipped', '[]'])
  expect([site.journal, hub.comments]).toEqual([[], []])
})

test.concurrent('without teardown-request it lists them', async ({ shop, sweep }) => {
  const { hub, site, inputs } = await shop()
  const job = await sweep(hub, inputs)
  expect([job.exitCode, job.outcome]).toEqual([0, 'skipped'])
  expect(JSON.parse(job.outputs['stale'] ?? '').map(({ service }: { service: string }) => service)).toEqual([
    ...['svc-1', 'svc-2', null],
  ])
  expect(job.notices.join('\n')).toContain('service svc-1 is billed')
  expect([site.journal, hub.deployments]).toEqual([[], expect.objectContaining({ length: 7 })])
})

test.concurrent('500 previews are read in a few requests', async ({ platform, github, sweep }) => {
  const numbers = Array.from({ length: 500 }, (_, index) => index + 1)
  const [site, hub] = [await platform(), await github({ pulls: numbers.map((number) => pullRequest(number)) })]
  for (const number of numbers) rememberPreview(hub, number, `svc-${number}`)
  const job = await sweep(hub, onPlatform(site, teardown))
  expect([job.outcome, job.outputs['stale']]).toEqual(['skipped', '[]'])
  expect(hub.requests.length).toBeLessThanOrEqual(12)
})

test.concurrent('a GitHub that never answers is left soon after the timeout', async ({ shop, sweep }) => {
  const { hub, site, inputs } = await shop()
  hub.mute = true
  const job = await sweep(hub, { ...inputs, ...teardown, timeout: '1s' })
  expect([job.exitCode, job.outcome]).toEqual([1, 'failed'])
  expect(job.endedAt - job.startedAt).toBeLessThan(16_000)
  expect(site.journal).toEqual([])
})

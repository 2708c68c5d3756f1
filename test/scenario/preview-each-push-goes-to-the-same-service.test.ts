// @module-tag thorough
import { deployed, expect, lastStates, onPlatform, push, test } from '../support/previewing.ts'
import { canCancel } from '../support/runner/run-action.ts'

const shas = ['1', '2', '3', '4'].map((digit) => digit.repeat(40))
const [first = '', second = '', third = '', fourth = ''] = shas

test('opened, a push that fails to build, a push, and reopened', async ({ stage }) => {
  const broken = [{ is: 'building', log: ['error: no such module'] }, { is: 'failure' }] as const
  const { pull, site, hub, run } = await stage({
    pull: { head: { sha: first } },
    platform: { stories: { [second]: broken } },
  })
  const inputs = { port: '3000' }
  await run('opened', inputs)

  push(pull, second)
  const failed = await run('synchronize', inputs, { run: { runId: 7002 } })
  expect(failed.outcome).toBe('failed')
  expect(lastStates(hub)).toEqual(['success', 'failure'])
  const [comment] = hub.comments
  expect(comment?.body).toMatch(/harbor-pr-7.*failed/)
  expect(comment?.body).toMatch(/<details>.*error: no such module/s)
  expect(comment?.body).toContain('actions/runs/7002')

  push(pull, third)
  const good = await run('synchronize', inputs)
  expect(good.outputs).toMatchObject({ outcome: 'succeeded', url: 'https://harbor-pr-7-x1.apps.example' })
  expect(lastStates(hub)).toEqual(['inactive', 'inactive', 'success'])
  expect(hub.comments[0]?.body).toMatch(/is ready/)
  expect(hub.comments[0]?.body).not.toContain('no such module')

  push(pull, fourth)
  await run('reopened', inputs)
  expect(site.state.created.all).toHaveLength(1)
  expect(site.requests('expose')).toHaveLength(1)
  expect(site.requests('deploy').map(({ target, body }) => [target, body?.['ref']])).toEqual(
    shas.map((sha) => ['svc-new-1', sha]),
  )
  expect(deployed(hub).map(({ request }) => request['ref'])).toEqual(shas)
  expect(hub.comments).toHaveLength(1)
})

test('an older one becomes inactive, however many of other pull requests came between', async ({ stage }) => {
  const { pull, hub, run } = await stage()
  await run('opened')
  const [own] = deployed(hub)
  for (let count = 1; own !== undefined && count <= 120; count++) {
    const payload = { tool: 'taxiway', target: `preview:${count + 7}:web`, service: `svc-${count}` }
    hub.deployments.push({ ...own, id: own.id + count, payload, statuses: [{ state: 'success' }] })
  }
  push(pull, second)
  await run('synchronize')
  const [oldest, ...others] = lastStates(hub)
  expect(oldest).toBe('inactive')
  expect(new Set(others)).toEqual(new Set(['success']))
})

test('older ones become inactive, however many pushes failed since, and are not looked at again', async ({ stage }) => {
  const { pull, hub, run } = await stage()
  await run('opened')
  const [own] = deployed(hub)
  for (let count = 1; own !== undefined && count <= 14; count++) {
    hub.deployments.push({ ...own, id: own.id + count, statuses: [{ state: 'failure' }] })
  }
  push(pull, second)
  await run('synchronize')
  expect(lastStates(hub)).toEqual([...Array(15).fill('inactive'), 'success'])
  const before = hub.count('repos/list-deployment-statuses')
  push(pull, third)
  await run('synchronize')
  expect(lastStates(hub)[15]).toBe('inactive')
  expect(hub.count('repos/list-deployment-statuses') - before).toBeLessThan(5)
})

test('a commit that is deployed again keeps its GitHub deployment', async ({ stage }) => {
  const { site, hub, run } = await stage()
  await run('opened')
  await run('opened', {}, { run: { runAttempt: 2 } })
  expect(site.state.created.all).toHaveLength(1)
  expect(deployed(hub)).toHaveLength(1)
  expect(hub.states()).toContain('in_progress')
  expect(hub.states().at(-1)).toBe('success')
})

test.runIf(canCancel)('a push while the last one is still building', async ({ stage, startPreview }) => {
  const endless = [{ is: 'building', log: ['Going on'] }] as const
  const { pull, site, hub, run } = await stage({
    pull: { head: { sha: first } },
    platform: { stories: { [second]: endless } },
  })
  await run('opened')
  push(pull, second)
  const older = startPreview({ hub, pull, action: 'synchronize' }, onPlatform(site))
  await older.line(/Going on/)
  push(pull, third)
  const newer = await run('synchronize', {}, { run: { runId: 7003 } })
  expect(newer.outcome).toBe('succeeded')
  older.signal('SIGINT')
  expect((await older.finished).outcome).toBe('aborted')
  const [comment, ...others] = hub.comments
  expect(comment?.body).toContain('actions/runs/7003')
  expect(comment?.body).toContain('is ready')
  expect(others).toEqual([])
  expect(site.state.created.all).toHaveLength(1)
})

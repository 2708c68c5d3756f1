// @module-tag thorough
import { said } from '../support/messages.ts'
import { test } from '../support/previewing.ts'

const created = { outcome: 'succeeded', 'service-id': 'svc-new-1' }
const later = { run: { runId: 7002 } }

test.concurrent('the second run waits for the creation, and deploys to the same service', async ({ stage, expect }) => {
  const { site, hub, start } = await stage()
  const answer = Promise.withResolvers<void>()
  site.hold = async (route) => (route === 'create' ? await answer.promise : undefined)
  const runs = [start('opened'), start('synchronize', {}, later)]
  const waits = runs.map((run) => run.line(/Another run is creating/))
  await Promise.any(waits)
  for (const each of waits) each.catch(() => undefined)
  answer.resolve()
  for (const { outputs } of await Promise.all(runs.map(({ finished }) => finished)))
    expect(outputs).toMatchObject(created)
  expect(site.state.created.all).toHaveLength(1)
  expect(hub.comments).toHaveLength(1)
  const claims = hub.deployments.filter(({ payload }) => !JSON.stringify(payload).includes('svc-new-1'))
  for (const { statuses } of claims) expect(statuses.map(({ state }) => state)).toEqual(['in_progress', 'inactive'])
})

test('killed after it claimed and before it sent the creation: the post step ends the claim, and the other run creates', async ({
  stage,
  expect,
}) => {
  // The number of services is asked for after the claim, and before the creation is sent.
  const { site, hub, start, post } = await stage({
    platform: { faults: [{ on: 'projects', nth: [1], answer: 'mute' }] },
  })
  const first = start('opened')
  await site.until(() => site.requests('projects').length > 0)
  const second = start('synchronize', {}, later)
  await second.line(/Another run is creating/)
  first.signal('SIGKILL')
  const { warnings } = await post(await first.finished)
  expect(warnings.join('\n')).toMatch(said('preview-stopped-before-service', 'harbor-pr-7'))
  expect((await second.finished).outputs).toMatchObject(created)
  expect(site.state.created.all).toHaveLength(1)
  expect(hub.comments).toHaveLength(1)
})

// @module-tag thorough
import { said } from '../support/messages.ts'
import { onPlatform, pullRequest, test } from '../support/previewing.ts'
import type { RunningStep } from '../support/runner/run-action.ts'

/** The index of the run that waits for the other one's creation. */
async function waiting(runs: readonly Pick<RunningStep, 'line'>[]): Promise<number> {
  const lines = runs.map(async (run, index) => {
    await run.line(/Another run is creating/)
    return index
  })
  for (const line of lines) line.catch(() => undefined)
  return await Promise.any(lines)
}

test.concurrent('the second run waits for the creation, and deploys to the same service', async ({
  stage,
  startPreview,
  expect,
}) => {
  const { pull, site, hub } = await stage()
  let goOn = (): void => undefined
  const awaited = new Promise<void>((resolve) => {
    goOn = resolve
  })
  site.hold = async (route) => (route === 'create' ? await awaited : undefined)
  const first = startPreview({ hub, pull, action: 'opened' }, onPlatform(site))
  const second = startPreview({ hub, pull, action: 'synchronize', run: { runId: 7002 } }, onPlatform(site))
  await waiting([first, second])
  goOn()
  const ends = await Promise.all([first.finished, second.finished])
  expect(ends.map(({ outputs }) => [outputs['outcome'], outputs['service-id']])).toEqual([
    ['succeeded', 'svc-new-1'],
    ['succeeded', 'svc-new-1'],
  ])
  expect(site.state.created.all).toHaveLength(1)
  expect(hub.comments).toHaveLength(1)
  const claims = hub.deployments.filter(({ payload }) => !JSON.stringify(payload).includes('svc-new-1'))
  for (const { statuses } of claims) expect(statuses.map(({ state }) => state)).toEqual(['in_progress', 'inactive'])
})

test('killed after it claimed and before it sent the creation: the post step ends the claim, and the other run creates', async ({
  platform,
  github,
  startPreview,
  postPreview,
  expect,
}) => {
  const pull = pullRequest(7)
  // The number of services is asked for after the claim, and before the creation is sent.
  const site = await platform({ faults: [{ on: 'projects', nth: [1], answer: 'mute' }] })
  const hub = await github({ pulls: [pull] })
  const happening = { hub, pull, action: 'opened' } as const
  const first = startPreview(happening, onPlatform(site))
  await site.until(() => site.requests('projects').length > 0)
  const second = startPreview({ hub, pull, action: 'synchronize', run: { runId: 7002 } }, onPlatform(site))
  await second.line(/Another run is creating/)
  first.signal('SIGKILL')
  const post = await postPreview(await first.finished, happening, onPlatform(site))
  expect(post.warnings.join('\n')).toMatch(said('preview-stopped-before-service', 'harbor-pr-7'))
  const end = await second.finished
  expect(end.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  expect(site.state.created.all).toHaveLength(1)
  expect(hub.comments).toHaveLength(1)
})

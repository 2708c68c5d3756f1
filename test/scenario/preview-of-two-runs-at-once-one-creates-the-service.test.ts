// @module-tag thorough
import { setTimeout as pause } from 'node:timers/promises'
import { said } from '../support/messages.ts'
import { onPlatform, pullRequest, test } from '../support/previewing.ts'
import { canCancel, type RunningStep } from '../support/runner/run-action.ts'

/** How much later the second run starts, in milliseconds. */
const apart = [0, 300, 1_200]

/** The index of the run that waits for the other one's creation. */
async function waiting(runs: readonly Pick<RunningStep, 'line'>[]): Promise<number> {
  const lines = runs.map(async (run, index) => {
    await run.line(/Another run is creating/)
    return index
  })
  for (const line of lines) line.catch(() => undefined)
  return await Promise.any(lines)
}

test.concurrent.for(apart)(
  '%i ms apart: the second run waits for the creation, and deploys to the same service',
  async (ms, { platform, github, startPreview, expect }) => {
    const pull = pullRequest(7)
    const [site, hub] = [await platform(), await github({ pulls: [pull] })]
    let goOn = (): void => undefined
    const awaited = new Promise<void>((resolve) => {
      goOn = resolve
    })
    site.hold = async (route) => (route === 'create' ? await awaited : undefined)
    const first = startPreview({ hub, pull, action: 'opened' }, onPlatform(site))
    await pause(ms)
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
  },
)

test.runIf(canCancel).concurrent.for(apart)(
  '%i ms apart: where the answer to the creation is lost and its run cancelled, the other one ends red and says why',
  async (ms, { platform, github, startPreview, postPreview, preview, expect }) => {
    const pull = pullRequest(7)
    const site = await platform({ faults: [{ on: 'create', effect: 'happens', answer: 'mute' }] })
    const hub = await github({ pulls: [pull] })
    const happenings = [
      { hub, pull, action: 'opened' },
      { hub, pull, action: 'synchronize', run: { runId: 7002 } },
    ] as const
    const first = startPreview(happenings[0], onPlatform(site))
    await pause(ms)
    const runs = [first, startPreview(happenings[1], onPlatform(site))]
    const waits = await waiting(runs)
    await site.until(() => site.requests('create').length > 0)
    runs[1 - waits]?.signal('SIGINT')
    const [cancelled, other] = await Promise.all([runs[1 - waits]?.finished, runs[waits]?.finished])
    if (cancelled !== undefined) await postPreview(cancelled, happenings[waits === 1 ? 0 : 1], onPlatform(site))
    expect(cancelled?.errors[0]).toMatch(said('creation-cancelled-in-doubt', 'harbor-pr-7'))
    expect(other?.errors[0]).toMatch(said('preview-creation-unconfirmed', 'harbor-pr-7'))
    const later = await preview(happenings[1], onPlatform(site))
    expect(later.errors[0]).toMatch(said('preview-creation-unconfirmed', 'harbor-pr-7'))
    expect(site.state.created.all).toHaveLength(1)
    expect(hub.comments).toHaveLength(1)
    expect(hub.deployments.flatMap(({ statuses }) => statuses.map(({ state }) => state))).not.toContain('success')
  },
)

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

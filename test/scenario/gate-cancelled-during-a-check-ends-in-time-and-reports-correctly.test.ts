// @module-tag thorough
import { commit, ofService, test } from '../support/gating.ts'
import { canCancel, cancelSignals } from '../support/runner/run-action.ts'

const soak = { soak: '1h', 'log-fail-pattern': 'FATAL', 'rollback-ref': 'v1', environment: 'live' }
/** The runner waits 7.5 seconds before it sends the next signal. */
const graceMs = 7_000

test.runIf(canCancel).concurrent.for(cancelSignals)(
  '%s in a soak',
  async (signal, { platform, github, startGate, expect }) => {
    const [site, hub] = [await platform(), await github()]
    site.state.makeDeployment(commit)
    const step = startGate(ofService(site, soak), { githubUrl: hub.url })
    await site.until(() => site.requests('runtime').length > 2)
    step.signal(signal)
    const atMs = performance.now()
    const job = await step.finished
    expect(job.endedAt - atMs).toBeLessThan(graceMs)
    expect(job.exitCode).toBe(1)
    expect(job.outputs).toMatchObject({ outcome: 'succeeded', passed: 'false' })
    expect(job.results).toEqual(['runtime log cut-short'])
    expect(job.errors[0]).toContain('cancelled')
    expect(site.requests('deploy')).toEqual([])
    expect(site.journal.filter(({ at }) => at > atMs + 250)).toEqual([])
    expect(hub.states()).toEqual(['in_progress', 'error'])
  },
)

test
  .runIf(canCancel && cancelSignals.includes('SIGTERM'))
  .concurrent('a cancel in a statement says that it may have run', async ({ platform, startGate, expect }) => {
    const site = await platform({ faults: [{ on: 'console', effect: 'happens', answer: 'mute' }] })
    site.state.makeDeployment(commit)
    const step = startGate(ofService(site, { sql: 'delete from jobs', 'sql-service-id': 'svc-db' }))
    await site.until(() => site.requests('console').length > 0)
    step.signal('SIGTERM')
    const job = await step.finished
    expect(job.errors[0]).toContain('may have run')
  })

test.concurrent('post after a kill says what was going on', async ({
  platform,
  github,
  startGate,
  postGate,
  expect,
}) => {
  const [site, hub] = [await platform(), await github()]
  const judged = site.state.makeDeployment(commit)
  const inputs = ofService(site, soak)
  const step = startGate(inputs, { githubUrl: hub.url })
  await site.until(() => site.requests('runtime').length > 2)
  await hub.until((api) => api.states().length > 0)
  step.signal('SIGKILL')
  const main = await step.finished
  expect(main.outputs).toMatchObject({ passed: 'false', 'deployment-id': judged.id, outcome: 'succeeded' })
  expect(main.outputs).toMatchObject({ status: expect.any(String), ref: commit })
  expect(JSON.parse(main.outputs['report'] ?? '')).toMatchObject({ outcome: 'succeeded', deploymentId: judged.id })
  const post = await postGate(main, inputs, { githubUrl: hub.url })
  expect(post.exitCode).toBe(0)
  expect(post.warnings[0]).toMatch(/stopped during the check runtime log.*gate action/)
  expect(hub.states().at(-1)).toBe('error')
})

test.concurrent.for<[string, Record<string, string>, string]>([
  ['with checks that did not run', soak, 'error'],
  ['without checks', { environment: 'live' }, 'success'],
])(
  'post after a kill before the deployment was live, %s',
  async ([, inputs, state], { platform, github, startGate, postGate, expect }) => {
    const [site, hub] = [await platform({ byHand: true }), await github()]
    const judged = site.state.makeDeployment(commit, [{ is: 'building' }])
    const step = startGate(ofService(site, inputs), { githubUrl: hub.url })
    await hub.until((api) => api.states().length > 0)
    step.signal('SIGKILL')
    const main = await step.finished
    judged.finish('success')
    await postGate(main, ofService(site, inputs), { githubUrl: hub.url })
    expect(hub.states()).toEqual(['in_progress', state])
  },
)

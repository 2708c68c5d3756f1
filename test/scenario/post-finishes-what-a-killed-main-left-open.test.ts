// @module-tag thorough
import { serviceId } from '../support/platform/state.ts'
import { byRef, expect, test } from '../support/scenario.ts'

const live = { environment: 'harbor-live' }
const story = [{ is: 'building', log: ['Cloning'] }] as const

test.for([
  ['success', 'success'],
  ['failure', 'failure'],
  ['superseded', 'inactive'],
  [undefined, 'error'],
] as const)(
  'after a kill in the middle of a build that then ends as %s, post settles the GitHub deployment as %s',
  async ([is, state], { platform, github, start, runPost }) => {
    const [site, hub] = [await platform({ story, byHand: true }), await github()]
    const inputs = byRef(site, live)
    const step = start(inputs, { githubUrl: hub.url })
    await step.line(/Cloning/)
    await hub.until((api) => api.states().length > 0)
    step.signal('SIGKILL')
    const main = await step.finished
    expect(main.outputs).toMatchObject({ 'deployment-id': site.deployment.id, 'service-id': serviceId })
    expect(hub.states()).toEqual(['in_progress'])
    if (is !== undefined) site.deployment.finish(is)
    const requests = site.journal.length
    const post = await runPost(main, inputs, { githubUrl: hub.url })
    expect([post.exitCode, post.errors, post.stderr]).toEqual([0, [], ''])
    expect(hub.states()).toEqual(['in_progress', state])
    expect(post.warnings).toHaveLength(1)
    expect(post.warnings[0]).toContain(`taxiway follow --service-id ${serviceId} --deployment-id ${site.deployment.id}`)
    expect(site.journal.slice(requests).map(({ route }) => route)).toEqual(['history'])
    expect(post.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(site.key)
  },
)

test('after a kill before the answer, post says that a deployment may have started', async ({
  platform,
  github,
  start,
  runPost,
}) => {
  const hub = await github()
  const site = await platform({ faults: [{ on: 'deploy', effect: 'happens', answer: 'mute' }] })
  const inputs = byRef(site, live)
  const step = start(inputs, { githubUrl: hub.url })
  await site.until(() => site.requests('deploy').length > 0)
  await hub.until((api) => api.states().length > 0)
  step.signal('SIGKILL')
  const post = await runPost(await step.finished, inputs, { githubUrl: hub.url })
  expect([post.exitCode, post.warnings.length]).toEqual([0, 1])
  expect(post.warnings[0]).toMatch(/may have started.*dashboard/)
  expect(hub.states()).toEqual(['in_progress', 'error'])
})

test.for([
  ['a success', 'success'],
  ['a failure', 'failure'],
] as const)('after %s, post sends and says nothing', async ([, is], { platform, github, run, runPost }) => {
  const [site, hub] = [await platform({ story: [{ is: 'building' }, { is }] }), await github()]
  const main = await run(byRef(site, live), { githubUrl: hub.url })
  const requests = site.journal.length + hub.requests.length
  const post = await runPost(main, byRef(site, live), { githubUrl: hub.url })
  expect([post.exitCode, post.view.shown.join(''), post.stderr]).toEqual([0, '', ''])
  expect(site.journal.length + hub.requests.length).toBe(requests)
})

test('a GitHub that says nothing does not hold a run up, and post tells it the end', async ({
  platform,
  github,
  start,
  runPost,
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
  const post = await runPost(main, byRef(site, live), { githubUrl: hub.url })
  expect(hub.states()).toEqual(['in_progress', 'error'])
  expect(post.warnings).toEqual([])
})

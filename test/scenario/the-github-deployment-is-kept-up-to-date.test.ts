// @module-tag thorough
import { byRef, expect, test } from '../support/scenario.ts'

const live = { environment: 'harbor-live', 'environment-url': 'https://harbor.example/' }

test.for([
  ['success', 'success'],
  ['failure', 'failure'],
] as const)('a %s ends the GitHub deployment as %s', async ([is, state], { platform, github, run }) => {
  const [site, hub] = [await platform({ story: [{ is: 'building', log: ['x'] }, { is }] }), await github()]
  await run(byRef(site, live), { githubUrl: hub.url })
  expect(hub.deployments).toHaveLength(1)
  expect(hub.deployments[0]?.environment).toBe('harbor-live')
  expect(hub.states()).toEqual(['in_progress', state])
  expect(hub.deployments[0]?.statuses.at(-1)?.['environment_url']).toBe('https://harbor.example/')
})

test('without an environment GitHub is not called', async ({ platform, github, run }) => {
  const [site, hub] = [await platform(), await github()]
  await run(byRef(site), { githubUrl: hub.url })
  expect(hub.requests).toEqual([])
})

test.for([
  ['without the permission', { forbids: ['deployments: write'] }],
  ["of a fork's run", { readOnly: true }],
] as const)('a token %s gives a warning that names the permission', async ([, script], { platform, github, run }) => {
  const [site, hub] = [await platform(), await github(script)]
  const job = await run(byRef(site, live), { githubUrl: hub.url })
  expect(job.outcome).toBe('succeeded')
  expect(job.warnings).toHaveLength(1)
  expect(job.warnings[0]).toContain('deployments: write')
})

test('a success replaces the last one of the same service, and none of another', async ({ platform, github, run }) => {
  const [site, hub] = [await platform(), await github()]
  await run(byRef(site, live), { githubUrl: hub.url })
  const [first] = hub.deployments
  if (first === undefined) throw new Error('the first run left no deployment')
  const other = { tool: 'taxiway', target: 'another' }
  hub.deployments.push({ ...first, id: first.id + 1, payload: other, statuses: [...first.statuses] })
  await run(byRef(site, live), { githubUrl: hub.url })
  expect(hub.deployments.map((_, index) => hub.states(index))).toEqual([
    ['in_progress', 'success', 'inactive'],
    ['in_progress', 'success'],
    ['in_progress', 'success'],
  ])
})

test('a ref that this repository does not have is replaced by the commit of the job', async ({
  platform,
  github,
  run,
}) => {
  const [site, hub] = [await platform(), await github({ unknownRefs: ['v1'] })]
  const job = await run(byRef(site, { ...live, ref: 'v1' }), { githubUrl: hub.url })
  expect(job.warnings).toEqual([])
  expect(hub.deployments.map(({ request }) => request['ref'])).toEqual(['4f2c1d3e5b6a79880716253443526170fedcba98'])
})

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

test('a token without the permission costs a warning that names it', async ({ platform, github, run }) => {
  const [site, hub] = [await platform(), await github({ forbids: ['deployments: write'] })]
  const job = await run(byRef(site, live), { githubUrl: hub.url })
  expect(job.outcome).toBe('succeeded')
  expect(job.warnings).toHaveLength(1)
  expect(job.warnings[0]).toContain('deployments: write')
})

test('a GitHub that is down costs a warning', async ({ platform, run }) => {
  const site = await platform()
  const job = await run(byRef(site, live))
  expect(job.outcome).toBe('succeeded')
  expect(job.warnings).toHaveLength(1)
})

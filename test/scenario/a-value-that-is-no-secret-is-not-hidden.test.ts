import { byRef, expect, test } from '../support/scenario.ts'

const url = 'https://harbor.example/'

test('an address alone stays in the outputs and at GitHub', async ({ platform, github, run }) => {
  const site = await platform({ story: [{ is: 'success', record: { url } }] })
  const hub = await github()
  const inputs = byRef(site, { 'env-vars': 'PUBLIC_URL=https://harbor.example', environment: 'harbor-live' })
  const job = await run(inputs, { githubUrl: hub.url })
  expect(job.outputs['url']).toBe(url)
  expect(hub.deployments[0]?.statuses.at(-1)?.['environment_url']).toBe(url)
  expect(job.warnings).toEqual([])
})

test('the address of a webhook is hidden, and the output that holds it says so', async ({ platform, run }) => {
  const hook = 'https://harbor.example/hooks/T0/secret'
  const site = await platform({ story: [{ is: 'success', record: { url: hook } }] })
  const job = await run(byRef(site, { 'env-vars': `HOOK=${hook}` }), { secrets: [hook] })
  expect(job.outputs['url']).toBe('***')
  expect(job.warnings.join()).toContain('The output `url` contains a secret or a masked variable')
})

test('a value of letters is hidden as a word, and the runner is not told', async ({ platform, run }) => {
  const log = ['deploy finished', 'a deployment of deployers']
  const site = await platform({ story: [{ is: 'building', log }, { is: 'success' }] })
  const job = await run(byRef(site, { 'env-vars': 'STAGE=deploy' }))
  expect(job.buildLog).toEqual(['*** finished', 'a deployment of deployers'])
  expect(job.view.masks).not.toContain('deploy')
  expect(job.summary).toMatch(/deployment/i)
})

import { join } from 'node:path'
import { bad, expect, good, older, test as scenario } from '../support/gating.ts'
import type { Chapter } from '../support/platform/deployment.ts'
import type { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { startAction } from '../support/runner/run-action.ts'
import { byRef, type Inputs, type RunOptions } from '../support/scenario.ts'

const failure = [{ is: 'building' }, { is: 'failure' }] as const

const test = scenario.extend('rollback', ({ folder, workspace }) => (inputs: Inputs, options: RunOptions = {}) => {
  const { secrets: _, ...rest } = options
  return startAction('rollback', inputs, { runnerFolder: join(folder, 'runner'), workspace, inProcess: true, ...rest })
    .finished
})

const refs = (site: ScriptedPlatform) => site.requests('deploy').map(({ body }) => body?.['ref'])

test('after a failed deploy the last good commit is deployed and followed', async ({ platform, github, rollback }) => {
  const [site, hub] = [await platform({ earlier: [older, good] }), await github()]
  site.state.makeDeployment(bad, failure)
  const job = await rollback(byRef(site, { environment: 'live' }), { githubUrl: hub.url })
  expect(job.exitCode).toBe(0)
  expect(refs(site)).toEqual([good])
  expect(job.outputs).toMatchObject({
    ...{ outcome: 'succeeded', 'rolled-back-from': bad, 'rolled-back-to': good },
    'deployment-id': site.deployment.id,
  })
  expect(job.summary).toMatch(/^### ✅ svc-harbor: Rolled back to b2b2b2b2b2b2: the platform says/)
  expect(job.buildLog.length).toBeGreaterThan(0)
  expect(hub.states()).toEqual(['in_progress', 'success'])
})

test.for<readonly [string, Chapter]>([
  ['a success with a conclusion that failed', { status: 'completed', record: { conclusion: 'failure' } }],
  ['an object as status', { record: { status: { phase: 'Failed' } } }],
])('a commit whose record shows %s is passed over', async ([, chapter], { platform, rollback }) => {
  const site = await platform({ earlier: [older], dialect: { statusKey: 'status' } })
  site.state.makeDeployment(good, [{ rollbackable: true, ...chapter }])
  site.state.makeDeployment(bad, failure)
  const job = await rollback(byRef(site))
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', 'rolled-back-from': bad, 'rolled-back-to': older })
  expect(refs(site)).toEqual([older])
})

test('a dry run says the choice and why, and writes nothing; `to` overrides the choice', async ({
  platform,
  github,
  rollback,
}) => {
  const [site, hub] = [await platform({ earlier: [older, good] }), await github()]
  site.state.makeDeployment(bad, failure)
  const live = { environment: 'live' }
  const rehearsed = await rollback(byRef(site, { ...live, 'dry-run': 'true' }), { githubUrl: hub.url })
  expect(rehearsed.outputs).toMatchObject({ outcome: 'skipped', 'rolled-back-to': good })
  expect(rehearsed.stdout).toContain(`Going back from ${bad.slice(0, 12)} to ${good.slice(0, 12)}: it is the commit of`)
  expect([refs(site), hub.requests]).toEqual([[], []])
  const given = await rollback(byRef(site, { to: older }))
  expect(given.outputs).toMatchObject({ outcome: 'succeeded', 'rolled-back-from': bad, 'rolled-back-to': older })
  expect(refs(site)).toEqual([older])
})

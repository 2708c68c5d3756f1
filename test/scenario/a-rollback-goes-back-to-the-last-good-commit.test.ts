// @module-tag thorough
import { join } from 'node:path'
import { commit, expect, ofService, test as scenario } from '../support/gating.ts'
import { said } from '../support/messages.ts'
import type { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { serviceId } from '../support/platform/state.ts'
import { Rounds } from '../support/rounds.ts'
import { startAction } from '../support/runner/run-action.ts'
import { byRef, type Inputs, type RunOptions } from '../support/scenario.ts'

const [bad, good, older] = ['b', 'a', 'c'].map((letter) => letter.repeat(40)) as [string, string, string]
const failure = [{ is: 'building' }, { is: 'failure' }] as const

const test = scenario.extend('rollback', ({ folder, workspace }) => (inputs: Inputs, options: RunOptions = {}) => {
  const { secrets: _, ...rest } = options
  return startAction('rollback', inputs, { runnerFolder: join(folder, 'runner'), workspace, ...rest }).finished
})

const refs = (site: ScriptedPlatform) => site.requests('deploy').map(({ body }) => body?.['ref'])

test('after a failed deploy the commit from before it is deployed and followed', async ({ platform, rollback }) => {
  const site = await platform({ earlier: [older, good] })
  site.state.makeDeployment(bad, failure)
  const job = await rollback(byRef(site))
  expect(job.exitCode).toBe(0)
  expect(refs(site)).toEqual([good])
  expect(job.outputs).toMatchObject({
    ...{ outcome: 'succeeded', 'rolled-back-from': bad, 'rolled-back-to': good },
    'deployment-id': site.deployment.id,
  })
  expect(job.buildLog.length).toBeGreaterThan(0)
  expect(job.summary).toContain(bad)
})

test('a dry run says the choice and why, and writes nothing; `to` overrides the choice', async ({
  platform,
  rollback,
}) => {
  const site = await platform({ earlier: [older, good] })
  site.state.makeDeployment(bad, failure)
  const rehearsed = await rollback(byRef(site, { 'dry-run': 'true' }))
  expect(rehearsed.outputs).toMatchObject({ outcome: 'skipped', 'rolled-back-to': good })
  expect(rehearsed.stdout).toContain(`Going back to ${good.slice(0, 12)}`)
  expect(refs(site)).toEqual([])
  const given = await rollback(byRef(site, { to: older }))
  expect(given.outputs).toMatchObject({ outcome: 'succeeded', 'rolled-back-from': bad, 'rolled-back-to': older })
  expect(refs(site)).toEqual([older])
})

test('with an environment, a commit whose gate failed there is passed over', async ({
  platform,
  github,
  app,
  gate,
  rollback,
}) => {
  const [site, hub, shop] = [await platform({ earlier: [older] }), await github(), await app([{ status: 500 }])]
  site.state.makeDeployment(commit)
  const check = { 'health-url': shop.url, 'health-timeout': '300ms', environment: 'live' }
  const judged = await gate(ofService(site, check), { githubUrl: hub.url })
  expect(judged.outputs).toMatchObject({ outcome: 'succeeded', passed: 'false' })
  site.state.makeDeployment(bad, failure)
  const job = await rollback(byRef(site, { environment: 'live' }), { githubUrl: hub.url })
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', 'rolled-back-to': older })
  expect(refs(site)).toEqual([older])
})

test('what GitHub remembers of twelve runs is asked for eight at a time, and each once', async ({
  platform,
  github,
  rollback,
}) => {
  const shas = Array.from({ length: 12 }, (_, index) => String(10 + index).repeat(20))
  const [site, hub] = [await platform({ earlier: shas }), await github()]
  const creator = { login: hub.login }
  hub.deployments.push(
    ...shas.map((sha, index) => ({
      ...{ id: 100 + index, environment: 'live', request: { ref: 'main' }, creator },
      payload: { tool: 'taxiway', target: `service:${serviceId}` },
      createdAt: '2026-11-01T00:00:00Z',
      statuses: [{ state: 'success', description: `Commit ${sha}. It is live.`, creator }],
    })),
  )
  const rounds = new Rounds('history')
  site.hold = rounds.hold
  hub.hold = rounds.hold
  const job = await rollback(byRef(site, { environment: 'live', 'dry-run': 'true' }), { githubUrl: hub.url })
  expect(job.outputs).toMatchObject({ outcome: 'skipped', 'rolled-back-to': shas.at(-2) })
  const asked = rounds.all.map((names) => names.filter((name) => name.includes('statuses')).length)
  expect(asked.filter((count) => count > 0)).toEqual([8, 4])
  const statuses = hub.calls.filter(({ operation }) => operation === 'repos/list-deployment-statuses')
  expect(new Set(statuses.map(({ path }) => path)).size).toBe(statuses.length)
})

test('if GitHub does not say, nothing is sent', async ({ platform, github, rollback }) => {
  const [site, hub] = [await platform({ earlier: [good] }), await github({ forbids: ['deployments: read'] })]
  site.state.makeDeployment(bad, failure)
  const job = await rollback(byRef(site, { environment: 'live' }), { githubUrl: hub.url })
  expect(job.exitCode).toBe(1)
  expect(job.errors[0]).toMatch(said('rollback-memory-unread'))
  expect(refs(site)).toEqual([])
})

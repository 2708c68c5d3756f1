import { join } from 'node:path'
import { ofFleet, platformServices } from '../support/fleeting.ts'
import { test as scenario } from '../support/gating.ts'
import { commit } from '../support/git.ts'
import type { Fault } from '../support/platform/scripted-platform.ts'
import { test as previewing, push } from '../support/previewing.ts'
import { startAction } from '../support/runner/run-action.ts'
import { byRef, expect, type Inputs, type RunOptions } from '../support/scenario.ts'

/** Thirty deployments of the same branch: a page of the history and a bit. */
const earlier = Array.from({ length: 30 }, () => 'main')
/** The request is not taken and its answer is lost; meanwhile a row goes away, so that one of the second page moves to the first. */
const lostWhileARowGoes: Fault = {
  on: 'deploy',
  effect: 'none',
  answer: 'reset',
  meanwhile: (state) => state.forgetDeployment(3),
}
/** Long enough for several reads, in which an older deployment could be mistaken for ours. */
const timeout = '4s'

const test = scenario.extend(
  'action',
  ({ folder, workspace }) =>
    (name: 'rollback' | 'fleet', inputs: Inputs, options: RunOptions = {}) => {
      const { secrets: _, ...rest } = options
      return startAction(name, inputs, { runnerFolder: join(folder, 'runner'), workspace, inProcess: true, ...rest })
        .finished
    },
)

test.concurrent('a deploy does not adopt a row that only slid into the page', async ({ platform, run }) => {
  const site = await platform({ earlier, faults: [lostWhileARowGoes] })
  const job = await run(byRef(site, { ref: 'main', timeout }))
  expect([job.outcome, job.outputs['deployment-id']]).toEqual(['indeterminate', undefined])
  expect(site.requests('deploy')).toHaveLength(1)
})

test.concurrent('a deploy finds its own deployment above such a row', async ({ platform, run }) => {
  const site = await platform({ earlier, faults: [{ ...lostWhileARowGoes, effect: 'happens' }] })
  const job = await run(byRef(site, { ref: 'main', timeout: '20s' }))
  expect([job.outcome, job.outputs['deployment-id']]).toEqual(['succeeded', site.deployment.id])
  expect(site.requests('deploy')).toHaveLength(1)
})

test.concurrent('a rollback does not, either', async ({ platform, action }) => {
  const site = await platform({ earlier, faults: [lostWhileARowGoes] })
  const job = await action('rollback', byRef(site, { to: 'main', timeout }))
  expect({ code: job.exitCode, id: job.outputs['deployment-id'] }).toEqual({ code: 1, id: undefined })
  expect(site.requests('deploy')).toHaveLength(1)
})

test.concurrent('a service of a fleet does not, and what needs it is not deployed', async ({
  platform,
  action,
  workspace,
}) => {
  const file = 'services:\n  api:\n    service-id: svc-api\n  web:\n    service-id: svc-web\n    needs: [api]\n'
  const sha = commit(workspace, { 'taxiway.yaml': file })
  const site = await platform({
    services: platformServices({ api: undefined, web: undefined }),
    faults: [lostWhileARowGoes],
  })
  for (let index = 0; index < 30; index++) site.state.makeDeployment(sha, [{ is: 'success' }], 'svc-api')
  const job = await action('fleet', ofFleet(site, { all: 'true', timeout }), { env: { GITHUB_SHA: sha } })
  expect(job.exitCode).toBe(1)
  expect(site.requests('deploy').map(({ target }) => target)).toEqual(['svc-api'])
  expect(job.outputs['deployed']).toBe('[]')
})

previewing('a preview does not tell the pull request that its commit is ready', async ({ stage }) => {
  const pushed = '2'.repeat(40)
  const { pull, site, hub, run } = await stage({ platform: { faults: [{ ...lostWhileARowGoes, nth: [2] }] } })
  await run('opened')
  for (let index = 0; index < 30; index++) site.state.makeDeployment(pushed, [{ is: 'success' }], 'svc-new-1')
  push(pull, pushed)
  // On a busy machine a preview takes some seconds to its POST.
  const job = await run('synchronize', { timeout: '15s' })
  expect(job.exitCode).toBe(1)
  expect(['timed-out', 'indeterminate']).toContain(job.outcome)
  expect(job.outputs['deployment-id']).toBeUndefined()
  expect(hub.comments[0]?.body).not.toMatch(/is ready/)
  expect(site.requests('deploy')).toHaveLength(2)
})

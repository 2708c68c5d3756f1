// @module-tag thorough
import { join } from 'node:path'
import { canCancel } from '../support/runner/run-action.ts'
import { byRef, byUpload, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const live = { environment: 'harbor-live' }

test.concurrent.for([
  ['mute', { mute: true }],
  ['broken', { fails: { status: 500 } }],
  ['out of quota', { fails: { status: 403, headers: { 'retry-after': '3600', 'x-ratelimit-remaining': '0' } } }],
] as const)('a GitHub that is %s only causes warnings', async ([, script], { platform, github, run, expect }) => {
  const [site, hub] = [await platform(), await github(script)]
  const job = await run(byRef(site, { ...live, timeout: '5s' }), { githubUrl: hub.url })
  expect(job.outcome).toBe('succeeded')
  expect(job.warnings.length).toBeGreaterThan(0)
  expect(job.warnings.length).toBeLessThanOrEqual(2)
})

test
  .runIf(canCancel)
  .concurrent('a cancelled job does not wait for a mute GitHub', async ({ platform, github, start, expect }) => {
    const [site, hub] = [
      await platform({ story: [{ is: 'building', log: ['Cloning'] }], byHand: true }),
      await github({ mute: true }),
    ]
    const step = start(byRef(site, live), { githubUrl: hub.url, limit: 12_000 })
    await step.line(/Cloning/)
    step.signal('SIGINT')
    const job = await step.finished
    expect(job.outcome).toBe('aborted')
  })

test.concurrent('an upload is sent if the record of the last one cannot be read', async ({
  workspace,
  platform,
  github,
  run,
  expect,
}) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const [site, hub] = [await platform(), await github({ fails: { status: 500 } })]
  const job = await run(byUpload(site, { ...live, 'skip-unchanged': 'true' }), { githubUrl: hub.url })
  expect(job.outcome).toBe('succeeded')
})

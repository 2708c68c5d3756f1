// @module-tag thorough
import { byRef, expect, test } from '../support/scenario.ts'

test.concurrent.for(['missing', 'html'] as const)(
  'a stream that is %s costs one warning',
  async (mode, { platform, run, expect }) => {
    const story = [...Array(150)].map((_, turn) => ({ is: 'building', log: [`step ${turn}`] }) as const)
    const site = await platform({ dialect: { stream: { mode } }, story: [...story, { is: 'success' }] })
    const job = await run(byRef(site, { 'poll-interval': '1s', timeout: '1h' }), { timeFactor: 40 })
    expect(job.outcome).toBe('succeeded')
    expect(job.buildLog).toHaveLength(150)
    // On a busy machine a quick clock also warns of a platform that is slow.
    expect(job.warnings.filter((warning) => /stream/.test(warning))).toHaveLength(1)
  },
)

test('a stream that says the opposite changes nothing', async ({ platform, run }) => {
  const log = ['{"status":"succeeded"}', 'event: end', 'Deployment live!']
  const site = await platform({
    dialect: { stream: { payload: 'text', ids: 'none' } },
    story: [{ is: 'building', log }, { is: 'failure' }],
  })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('failed')
})

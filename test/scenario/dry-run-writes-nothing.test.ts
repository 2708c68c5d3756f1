import { join } from 'node:path'
import { said } from '../support/messages.ts'
import { byRef, byUpload, expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

test('a dry run of a deploy by ref writes nothing', async ({ platform, github, run }) => {
  const [site, hub] = [await platform(), await github()]
  const inputs = byRef(site, { 'dry-run': 'true', 'env-vars': 'A=1', environment: 'harbor-live' })
  const job = await run(inputs, { githubUrl: hub.url })
  expect(job.exitCode).toBe(0)
  expect(job.outputs).toMatchObject({ outcome: 'skipped', 'service-id': inputs['service-id'] })
  expect(site.journal.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(site.requests('whoami')).toHaveLength(1)
  expect(hub.deployments).toEqual([])
})

test('a dry run of an upload packs and reports sizes', async ({ workspace, platform, run }) => {
  plant(join(workspace, 'app'), { 'a.js': '1', 'b.js': '2', 'c/d.js': '3' })
  const site = await platform()
  const job = await run(byUpload(site, { 'dry-run': 'true' }))
  expect(job.exitCode).toBe(0)
  expect(job.view.shown.join('\n')).toMatch(/\b3 files\b/)
  expect(job.view.shown.join('\n')).toMatch(/\d+ ?(B|bytes|kB|KiB|KB)/)
  expect(site.journal.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a dry run of an upload looks its project up by what any key of it may read', async ({
  workspace,
  platform,
  run,
}) => {
  plant(join(workspace, 'app'), { 'a.js': '1' })
  const site = await platform()
  expect((await run(byUpload(site, { 'dry-run': 'true' }))).exitCode).toBe(0)
  expect(site.journal.map(({ route }) => route).toSorted()).toEqual(['deleted', 'whoami'])
  const empty = await run(byUpload(site, { 'dry-run': 'true', 'root-dir': 'web' }))
  expect(empty.errors[0]).toContain('`root-dir` names "web", which is not in the archive.')
  const other = await platform({ faults: [{ on: 'deleted', answer: { status: 404 } }] })
  const job = await run(byUpload(other, { 'dry-run': 'true' }))
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(said('dry-run-project-missing', 'harbor'))
})

test.for([
  ['500', { status: 500 }],
  ['silence', 'reset'],
] as const)(
  'a dry run is red where the platform does not say whose key it is: %s',
  async ([, answer], { platform, run }) => {
    const site = await platform({ faults: [{ on: 'whoami', answer }] })
    const job = await run(byRef(site, { 'dry-run': 'true' }), { timeFactor: 20 })
    expect(job.outcome).toBe('failed')
    expect(job.errors[0]).toMatch(said('dry-run-unanswered'))
  },
)

test('a dry run says what it could not check, in the log and in the summary', async ({ platform, run }) => {
  const permissions = { deployments: 'write' }
  const site = await platform({
    identity: { keyScope: { kind: 'service', serviceId: 'svc-harbor', permissions } },
    faults: [{ on: 'history', answer: { status: 403 } }],
  })
  const job = await run(byRef(site, { 'dry-run': 'true', 'env-vars': 'A=1', ref: 'v2' }))
  expect(job.exitCode).toBe(0)
  const last = job.stdout.trimEnd().split('\n').at(-1)
  expect(last).toMatch(said('dry-run-unchecked'))
  for (const shown of [last, job.summary]) {
    expect(shown).toContain('whether service svc-harbor exists')
    expect(shown).toContain('whether the key may import variables')
    expect(shown).toContain('v2')
  }
})

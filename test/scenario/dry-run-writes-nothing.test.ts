import { join } from 'node:path'
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

test('a dry run refuses what a real run would', async ({ platform, run }) => {
  const site = await platform({ identity: { keyScope: { kind: 'service', serviceId: 'svc-other', permissions: {} } } })
  const job = await run(byRef(site, { 'dry-run': 'true' }))
  expect(job.outcome).toBe('failed')
})

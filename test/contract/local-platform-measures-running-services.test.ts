import { expect, test, vi } from 'vitest'
import { archiveOf, serverSaying, stage } from './local-platform.ts'

test('a platform measures right after its start', async () => {
  await using local = await stage()
  const archiveBase64 = archiveOf({ 'server.cjs': serverSaying('hello') })
  const body = { name: 'web', archiveBase64, startCommand: 'node server.cjs' }
  const { service, deploymentId } = (await local.ask('/api/projects/demo/services/upload-b64', { body })).body
  await local.finish(service.id, deploymentId)
  using _ = vi.spyOn(performance, 'now').mockReturnValue(100)
  expect((await local.ask(`/api/services/${service.id}/metrics`)).body.points).toHaveLength(1)
})

test('metrics come from the running processes, for each of the four ranges', async () => {
  await using local = await stage()
  const archiveBase64 = archiveOf({ 'server.cjs': serverSaying('hello') })
  const body = { name: 'web', archiveBase64, startCommand: 'node server.cjs' }
  const created = await local.ask('/api/projects/demo/services/upload-b64', { body })
  const { id } = created.body.service
  await local.finish(id, created.body.deploymentId)
  const metrics = async (service: string, query = '') => local.ask(`/api/services/${service}/metrics${query}`)

  for (const [range, stepSeconds] of [
    ['1h', 60],
    ['6h', 300],
    ['24h', 900],
    ['7d', 3_600],
  ] as const) {
    const { status, body: found } = await metrics(id, `?range=${range}`)
    expect([status, found.range, found.stepSeconds]).toEqual([200, range, stepSeconds])
    const { ts, cpuPct, memoryBytes } = found.points.at(-1)
    expect(Date.parse(ts) % (stepSeconds * 1_000)).toBe(0)
    expect(cpuPct).toBeGreaterThanOrEqual(0)
    // Windows does not report it.
    expect(memoryBytes).toBeGreaterThan(process.platform === 'win32' ? -1 : 10 * 2 ** 20)
  }
  expect((await metrics(id)).body.range).toBe('1h')
  expect((await metrics('svc_demo')).body.points).toEqual([])
  for (const range of ['', '2h', '1H']) expect((await metrics(id, `?range=${range}`)).status).toBe(400)
})

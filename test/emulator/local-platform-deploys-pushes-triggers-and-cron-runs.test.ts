import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { commit, git, type Stage, serverSaying, stage, until } from './local-platform.ts'

const site = (text: string) => ({ 'index.html': text })

async function withRepository(): Promise<{ local: Stage; repository: string }> {
  const local = await stage((folder) => {
    const repository = join(folder, 'repository')
    commit(repository, site('first'))
    return { services: [{ name: 'site', runtimeMode: 'static', repoUrl: repository }] }
  })
  return { local, repository: join(local.folder, 'repository') }
}

const change = (local: Stage, enabled: boolean) =>
  local.ask('/api/services/svc_site/autodeploy', { method: 'PATCH', body: { enabled } })

const commits = async (local: Stage): Promise<unknown[]> => {
  const { body } = await local.ask('/api/services/svc_site/deployments')
  return body.deployments.map(
    (record: { commit: unknown; status: string }) => record.status === 'live' && record.commit,
  )
}

test('a push to the tracked branch is deployed only while automatic deployment is on', async () => {
  const { local, repository } = await withRepository()
  await using _ = local
  commit(repository, site('before'))
  const on = await change(local, true)
  expect([on.status, on.body]).toEqual([200, expect.objectContaining({ id: 'svc_site', autoDeploy: true })])
  const pushed = commit(repository, site('pushed'))
  await until(async () => (await commits(local))[0] === pushed)
  expect(await commits(local)).toHaveLength(1)

  // Packed away, or pushed to from another branch: it is still the one that was checked out when it was switched on.
  git(repository, 'pack-refs', '--all')
  git(repository, 'switch', '--quiet', '--create', 'other')
  const again = commit(repository, site('again'))
  commit(repository, site('other'))
  git(repository, 'update-ref', 'refs/heads/main', again)
  await until(async () => (await commits(local))[0] === again)
  expect(await commits(local)).toEqual([again, false])

  git(repository, 'switch', '--quiet', 'main')
  expect((await change(local, false)).body.autoDeploy).toBe(false)
  commit(repository, site('unseen'))
  await change(local, true)
  const seen = commit(repository, site('seen'))
  await until(async () => (await commits(local))[0] === seen)
  expect(await commits(local)).toEqual([seen, false, false])
})

test('a push during a build is deployed after it', async () => {
  await using local = await stage((folder) => {
    const repoUrl = join(folder, 'repository')
    commit(repoUrl, { 'build.cjs': 'setTimeout(() => {}, 700)', ...site('first') })
    const service = { name: 'site', runtimeMode: 'static', buildCommand: 'node build.cjs', repoUrl } as const
    return { dialect: { whenBusy: 'refuse' }, services: [{ ...service, autoDeploy: true }] }
  })
  const { body } = await local.ask('/api/services/svc_site/deploy', { body: {} })
  await until(async () => {
    const { body: lines } = await local.ask(`/api/deployments/${body.deploymentId}/logs`)
    return JSON.stringify(lines).includes('Building')
  })
  const pushed = commit(join(local.folder, 'repository'), site('second'))
  await until(async () => (await commits(local))[0] === pushed)
  expect(await commits(local)).toHaveLength(2)
})

test('automatic deployment needs a repository', async () => {
  await using local = await stage({ services: [{ id: 'svc_site', name: 'site' }] })
  expect((await change(local, true)).status).toBe(400)
  expect((await change(local, false)).status).toBe(200)
  await using missing = await stage({
    services: [{ id: 'svc_site', name: 'site', repoUrl: join(local.folder, 'none') }],
  })
  expect((await change(missing, true)).status).toBe(400)
})

test('a trigger URL deploys without a key, becomes invalid when it is rotated, and is never logged', async () => {
  const logged: string[] = []
  await using local = await stage({ log: (line) => logged.push(line) })
  const { id } = (await local.upload({ 'index.html': 'x' }, { runtimeMode: 'static' })).service
  const rotate = () => local.ask(`/api/services/${id}/deploy-trigger`, { method: 'POST' })
  const pull = async (url: string, method = 'POST') => {
    const response = await fetch(url, { method })
    return { status: response.status, body: (await response.json()) as { deploymentId: string } }
  }

  const first = await rotate()
  expect(first).toEqual({
    status: 201,
    body: { configured: true, token: expect.any(String), url: expect.stringContaining(first.body.token) },
  })
  expect(new URL(first.body.url).origin).toBe(local.platform.url)
  for (const method of ['POST', 'GET']) {
    const pulled = await pull(first.body.url, method)
    expect(pulled.status).toBe(202)
    expect((await local.finish(id, pulled.body.deploymentId)).record.status).toBe('live')
  }

  const second = await rotate()
  expect(second.body.token).not.toBe(first.body.token)
  expect(await pull(first.body.url)).toEqual({ status: 404, body: { error: expect.any(String) } })
  expect((await pull(second.body.url)).status).toBe(202)
  expect((await pull(`${second.body.url}x`)).status).toBe(404)
  expect((await pull(second.body.url, 'DELETE')).status).toBe(405)
  expect(logged.join('\n')).not.toContain(first.body.token)
  expect(logged.join('\n')).toContain('202 POST /api/deploy-triggers/***')
})

test('the command of a cron service runs on time and prints to the runtime log', async () => {
  // Time advances on its own, and can be advanced.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    await using local = await stage((folder) => {
      commit(folder, { 'job.cjs': 'console.log("word " + process.env.WORD); process.exitCode = 3' })
      const service = { name: 'job', runtimeMode: 'cron', startCommand: 'node job.cjs' } as const
      return { services: [{ ...service, repoUrl: folder, schedule: '* * * * *' }] }
    })
    const body = { vars: [{ key: 'WORD', value: 'red' }] }
    await local.ask('/api/services/svc_job/env/import', { body })
    const { record } = await local.deploy('svc_job')
    expect(record.status).toBe('live')
    const printed = async (): Promise<string[]> => {
      const { body: page } = await local.ask('/api/services/svc_job/logs')
      return page.logs.map(({ line }: { line: string }) => line)
    }
    expect(await printed()).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    await until(async () => (await printed()).length >= 2)
    expect((await printed()).slice(0, 2)).toEqual(['word red', 'The run failed (exit code 3).'])
  } finally {
    vi.useRealTimers()
  }
})

test('metrics come from the running processes, for each of the four ranges', async () => {
  await using local = await stage()
  const { service } = await local.upload({ 'server.cjs': serverSaying('hello') }, { startCommand: 'node server.cjs' })
  const { id } = service
  {
    // It measures right after its start.
    using _ = vi.spyOn(performance, 'now').mockReturnValue(100)
    expect((await local.ask(`/api/services/${id}/metrics`)).body.points).toHaveLength(1)
  }
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

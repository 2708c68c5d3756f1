import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commit, git, type Stage, stage, until } from './local-platform.ts'

const site = (text: string) => ({ 'index.html': text })

async function withRepository(branch?: string): Promise<{ local: Stage; repository: string }> {
  const local = await stage((folder) => {
    const repository = join(folder, 'repository')
    commit(repository, site('first'))
    const service = { name: 'site', runtimeMode: 'static', repoUrl: repository } as const
    return { services: [{ ...service, ...(branch === undefined ? {} : { branch }) }] }
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

test('the tracked branch counts, not the one that is checked out', async () => {
  const { local, repository } = await withRepository('release/1')
  await using _ = local
  await change(local, true)
  commit(repository, site('main'))
  git(repository, 'switch', '--quiet', '--create', 'release/1')
  const pushed = git(repository, 'rev-parse', 'HEAD')
  await until(async () => (await commits(local))[0] === pushed)
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

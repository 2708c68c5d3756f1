import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { commit, git, useStage } from './local-platform.ts'

const commits: string[] = []
const local = useStage((folder) => {
  const repository = join(folder, 'repository')
  commits.push(commit(repository, { 'index.html': 'one' }))
  git(repository, 'tag', 'v1')
  commits.push(commit(repository, { 'index.html': 'two' }))
  git(repository, 'checkout', '--quiet', '-b', 'feature/three')
  commits.push(commit(repository, { 'index.html': 'three' }))
  git(repository, 'checkout', '--quiet', 'main')
  const site = join(folder, 'site')
  commit(join(folder, 'innermost'), { 'index.html': 'from a submodule of a submodule' })
  commit(join(folder, 'inner'))
  git(join(folder, 'inner'), 'submodule', '--quiet', 'add', '../innermost', 'public')
  commit(join(folder, 'inner'))
  commit(site)
  git(site, 'submodule', '--quiet', 'add', '../inner', 'site')
  commit(site)
  const lost = join(folder, 'lost')
  commit(lost)
  git(lost, 'submodule', '--quiet', 'add', '../inner', 'site')
  commit(lost, { '.gitmodules': `[submodule "site"]\n\tpath = site\n\turl = ../no-such-repository\n` })
  return {
    services: [
      { name: 'web', repoUrl: pathToFileURL(repository).href },
      { name: 'site', repoUrl: site, rootDir: 'site' },
      { name: 'lost', repoUrl: lost },
      { name: 'nowhere', repoUrl: 'file:///no/such/repository' },
    ],
  }
})

test.each<[string, () => string | undefined, string, number]>([
  ['the default branch', () => undefined, 'two', 1],
  ['a tag', () => 'v1', 'one', 0],
  ['a branch with a slash', () => 'feature/three', 'three', 2],
  ['a part of a commit', () => commits[0]?.slice(0, 8), 'one', 0],
])('%s', async (_, ref, text, index) => {
  const { record, log } = await local.deploy('svc_web', ref())
  expect(record).toMatchObject({ status: 'live', rollbackable: true, ref: ref() ?? 'main', commit: commits[index] })
  expect(log).toContain(`Checked out ${commits[index]}`)
  expect(await (await fetch(record.url)).text()).toBe(text)
})

test.each(['nope', '0123456789abcdef0123456789abcdef01234567', '--upload-pack=touch evil', 'main:main'])(
  'the ref "%s" is accepted with 202 and fails afterwards',
  async (ref) => {
    const answer = await local.ask('/api/services/svc_web/deploy', { body: { ref } })
    expect(answer).toEqual({ status: 202, body: { deploymentId: expect.any(String), ref } })
    const { record, log } = await local.finish('svc_web', answer.body.deploymentId)
    expect(record).toMatchObject({ status: 'failed', rollbackable: false, reason: expect.stringContaining(`"${ref}"`) })
    expect(log.at(-1)).toMatch(/^Deployment failed: /)
  },
)

test('submodules are fetched, and theirs', async () => {
  const { record, log } = await local.deploy('svc_site')
  expect(record, log.join('\n')).toMatchObject({ status: 'live' })
  expect(await (await fetch(record.url)).text()).toBe('from a submodule of a submodule')
})

test('a repository or a submodule that cannot be fetched fails the deployment, and the log says why', async () => {
  expect((await local.deploy('svc_nowhere')).record.status).toBe('failed')
  const { record, log } = await local.deploy('svc_lost')
  expect(record).toMatchObject({ status: 'failed', reason: expect.stringContaining('could not fetch the submodules') })
  expect(log.join('\n')).toContain('no-such-repository')
})

import { chmodSync, chownSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test as base, expect, vi } from 'vitest'
import { gitIn, gitOutside } from '../../../src/old/git/git-command.ts'
import { readCheckout } from '../../../src/old/git/head-and-origin.ts'
import { owningWorkingCopy } from '../../../src/old/git/working-copy-root.ts'
import { newFolder } from '../../support/folder.ts'
import { commit, git } from '../../support/git.ts'

const isWindows = process.platform === 'win32'
const isRoot = process.getuid?.() === 0

const test = base
  .extend('folder', ({ task: _ }, { onCleanup }) => newFolder(onCleanup))
  .extend('silent', async ({ task: _ }, { onCleanup }) => {
    const { promise: asked, resolve } = Promise.withResolvers<void>()
    const port = await listen(
      createServer(() => resolve()),
      onCleanup,
    )
    return { asked, port }
  })
  .extend('refusing', async ({ task: _ }, { onCleanup }) => {
    const server = createHttpServer((_request, response) => {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end()
    })
    return await listen(server, onCleanup)
  })

async function listen(server: Server, onCleanup: (close: () => void) => void): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onCleanup(() => void server.close())
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

function changeOwner(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), 4_321, 4_321)
  chownSync(folder, 4_321, 4_321)
}

test.skipIf(!isRoot)('a checkout of another user is read', async ({ folder }) => {
  const root = join(folder, 'a')
  const head = commit(root, { file: '1' })
  changeOwner(root)
  expect(() => git(root, 'rev-parse', 'HEAD')).toThrow(/dubious ownership/)
  expect(await readCheckout(join(root, 'file'))).toEqual({ commit: head, remote: undefined })
})

test('the environment names no other repository', async ({ folder }) => {
  const [here, elsewhere] = [commit(join(folder, 'here'), { a: '1' }), commit(join(folder, 'elsewhere'), { b: '2' })]
  expect(here).not.toBe(elsewhere)
  const other = join(folder, 'elsewhere')
  vi.stubEnv('GIT_DIR', join(other, '.git'))
  vi.stubEnv('GIT_WORK_TREE', other)
  vi.stubEnv('GIT_INDEX_FILE', join(other, '.git/index'))
  vi.stubEnv('GIT_CONFIG_COUNT', '1')
  vi.stubEnv('GIT_CONFIG_KEY_0', 'core.bare')
  vi.stubEnv('GIT_CONFIG_VALUE_0', 'nonsense')
  try {
    const run = gitIn(join(folder, 'here'))
    expect(await run(['rev-parse', 'HEAD'])).toEqual({ ok: true, output: `${here}\n` })
    expect(await run(['ls-files'])).toEqual({ ok: true, output: 'a\n' })
  } finally {
    vi.unstubAllEnvs()
  }
})

test('a folder that looks like a bare repository is none', async ({ folder }) => {
  const root = join(folder, 'app')
  const head = commit(root, { file: '1' })
  git(
    folder,
    'clone',
    '--quiet',
    '--bare',
    commit(join(folder, 'other')) && join(folder, 'other'),
    join(root, 'planted'),
  )
  expect((await readCheckout(join(root, 'planted')))?.commit).toBe(head)
})

test.skipIf(isWindows)('no program that the settings of the checkout name is run', async ({ folder, refusing }) => {
  const root = join(folder, 'a')
  commit(join(folder, 'origin'), { file: '1' })
  git(folder, 'clone', '--quiet', pathToFileURL(join(folder, 'origin')).href, root)
  const before = git(root, 'rev-parse', 'HEAD')
  commit(root, { '.gitattributes': '* diff=x filter=x', file: '2' })
  const ran = join(folder, 'ran')
  const program = join(folder, 'program')
  writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> "${ran}"\nexit 0\n`)
  chmodSync(program, 0o755)
  for (const hook of ['reference-transaction', 'post-index-change', 'pre-auto-gc', 'fsmonitor-watchman']) {
    writeFileSync(join(root, '.git/hooks', hook), `#!/bin/sh\necho hook >> "${ran}"\n`)
    chmodSync(join(root, '.git/hooks', hook), 0o755)
  }
  const named = [
    'core.fsmonitor',
    'core.sshCommand',
    'core.gitProxy',
    'core.askPass',
    'core.pager',
    'core.editor',
    'core.alternateRefsCommand',
    'diff.external',
    'diff.x.command',
    'diff.x.textconv',
    'filter.x.clean',
    'filter.x.smudge',
    'filter.x.process',
    'credential.helper',
    'remote.origin.uploadpack',
    'gpg.program',
  ]
  for (const name of named) git(root, 'config', name, program)
  git(root, 'config', 'protocol.ext.allow', 'always')
  commit(join(folder, 'origin'), { file: '3' })
  const run = gitIn(root)
  expect(await run(['fetch', 'origin'])).toMatchObject({ ok: true })
  expect((await run(['diff', '--raw', '--no-ext-diff', before, 'HEAD', '--'])).ok).toBe(true)
  expect((await run(['ls-files', '--stage'])).ok).toBe(true)
  for (const address of [
    'ssh://127.0.0.1:1/x',
    'git://127.0.0.1:1/x',
    `ext::${program} x`,
    `http://127.0.0.1:${refusing}/x`,
  ]) {
    git(root, 'config', 'remote.origin.url', address)
    expect((await run(['fetch', 'origin'])).ok, address).toBe(false)
  }
  expect(existsSync(ran)).toBe(false)
})

test.for(['http', 'git'])(
  'a server of %s that is silent does not outlive an abort',
  async (scheme, { folder, silent }) => {
    const root = join(folder, 'a')
    commit(root)
    git(root, 'config', 'remote.origin.url', `${scheme}://127.0.0.1:${silent.port}/x`)
    const ending = new AbortController()
    const answer = gitIn(root, ending.signal)(['fetch', 'origin'])
    await silent.asked
    ending.abort()
    expect(await answer).toEqual({ ok: false, why: 'it was stopped' })
  },
)

test('the words of Git are passed on, and no password of an address with them', async ({ folder }) => {
  const root = join(folder, 'a')
  commit(root)
  git(root, 'config', 'remote.origin.url', 'http://someone:pass%40word@127.0.0.1:1/team/app.git?private_token=s3cret')
  const answer = await gitIn(root)(['fetch', 'origin'])
  expect(answer).toMatchObject({
    ok: false,
    why: expect.stringMatching(/unable to access .*127\.0\.0\.1:1\/team\/app\.git/),
  })
  expect(JSON.stringify(answer)).not.toMatch(/pass|word|s3cret/)
  expect((await readCheckout(root))?.remote).toBe('127.0.0.1:1/team/app.git')
})

test('where no repository counts, the one around is not read', async ({ folder }) => {
  commit(join(folder, 'origin'), { a: '1' })
  const answer = await gitOutside()(['ls-remote', '--quiet', '--', join(folder, 'origin'), 'HEAD'])
  expect(answer).toMatchObject({ ok: true, output: expect.stringMatching(/^[0-9a-f]{40}\tHEAD/) })
})

test.skipIf(isWindows)(
  'a workspace behind a link of the machine is the workspace; one behind a tracked link is not',
  async ({ folder }) => {
    const { symlinkSync } = await import('node:fs')
    const outer = join(folder, 'outer')
    const inner = join(folder, 'inner')
    commit(outer, { file: '1', '.gitignore': 'mounted' })
    commit(inner, { 'taxiway.yaml': 'x' })
    symlinkSync(inner, join(outer, 'mounted'))
    expect(await owningWorkingCopy(join(outer, 'mounted'))).toEqual({ kind: 'found', value: join(outer, 'mounted') })
    symlinkSync(inner, join(outer, 'tracked'))
    git(outer, 'add', 'tracked')
    git(outer, 'commit', '--quiet', '--message=link')
    expect(await owningWorkingCopy(join(outer, 'tracked'))).toEqual({ kind: 'found', value: outer })
    symlinkSync(folder, join(outer, 'above'))
    git(outer, 'add', 'above')
    git(outer, 'commit', '--quiet', '--message=link')
    expect(await owningWorkingCopy(join(outer, 'above/inner'))).toEqual({ kind: 'found', value: outer })
  },
)

test('a repository that cannot say whether it holds another one is unknown', async ({ folder }) => {
  const outer = join(folder, 'outer')
  commit(outer, { file: '1' })
  commit(join(outer, 'inner'), { file: '1' })
  writeFileSync(join(outer, '.git/index'), 'broken')
  expect(await owningWorkingCopy(join(outer, 'inner'))).toMatchObject({ kind: 'unknown' })
})

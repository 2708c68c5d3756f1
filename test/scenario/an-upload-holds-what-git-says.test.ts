import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commit, git } from '../support/git.ts'
import { said } from '../support/messages.ts'
import type { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { byUpload, expect, test } from '../support/scenario.ts'
import { plant, unpackWithTar } from '../support/workspace.ts'

/** The paths of what was uploaded. */
function uploaded(site: ScriptedPlatform, folder: string): string[] {
  const { tree } = unpackWithTar(site.requests('upload')[0]?.body?.['archiveBase64'], join(folder, 'unpacked'))
  return Object.keys(tree).sort()
}

test('the rules of the folders above count, up to the root, with those of the clone and of the user', async ({
  folder,
  workspace,
  platform,
  run,
}) => {
  commit(workspace, {
    '.gitignore': '.env\n*.pem\n/app/private/\napp/*/draft.txt\n!keep.pem\n',
    'app/.gitignore': '*.local\n',
    'app/web/index.js': '1',
    'app/web/keep.pem': '1',
  })
  const excludes = join(folder, 'excludes')
  writeFileSync(excludes, '*.user\n')
  git(workspace, 'config', 'core.excludesFile', excludes)
  writeFileSync(join(workspace, '.git/info/exclude'), '*.clone\n')
  plant(join(workspace, 'app/web'), {
    '.env': 'A=b',
    'key.pem': 'x',
    'a.local': '',
    'a.user': '',
    'a.clone': '',
    'draft.txt': '',
    'deep/draft.txt': '',
    'private/x': 'not below app/private',
  })
  const site = await platform()
  const job = await run(byUpload(site, { 'archive-path': 'app/web' }))
  expect(uploaded(site, folder)).toEqual(['deep/draft.txt', 'index.js', 'keep.pem', 'private/x'])
  expect(job.warnings).toEqual([])
})

test('a folder that is named is packed though Git ignores it, and its content by the rules that match that', async ({
  folder,
  workspace,
  platform,
  run,
}) => {
  commit(workspace, { '.gitignore': 'app/\n*.map\n', readme: '1' })
  plant(join(workspace, 'app'), { 'index.js': '1', 'index.js.map': '{}' })
  const site = await platform()
  await run(byUpload(site))
  expect(uploaded(site, folder)).toEqual(['index.js'])
})

test('what Git tracks is packed whatever a rule says, but for those of .deployignore', async ({
  folder,
  workspace,
  platform,
  run,
}) => {
  const app = join(workspace, 'app')
  commit(workspace, { 'app/lib/server.js': '1', 'app/lib/other.js': '2', 'app/index.js': '1' })
  plant(app, { '.gitignore': 'lib/\n', '.deployignore': 'other.js\n', 'lib/untracked.js': '' })
  const site = await platform()
  await run(byUpload(site))
  expect(uploaded(site, folder)).toEqual(['.deployignore', '.gitignore', 'index.js', 'lib/server.js'])
})

test('a tracked node_modules is packed, and said', async ({ folder, workspace, platform, run }) => {
  commit(workspace, { 'app/node_modules/a/index.js': '1', 'app/index.js': '1' })
  plant(join(workspace, 'app'), { 'node_modules/.cache/x': '' })
  const site = await platform()
  const job = await run(byUpload(site))
  expect(uploaded(site, folder)).toEqual(['index.js', 'node_modules/a/index.js'])
  expect(job.notices).toContainEqual(expect.stringMatching(said('packed-modules', 'node_modules/')))
})

const credentials = {
  'gha-creds-1234567890abcdef.json': '{}',
  '.npmrc': '//registry.example/:_authToken=npm_1\n',
  id_rsa: 'x',
  '.netrc': 'machine x',
  'deep/.git-credentials': 'x',
  '.docker/config.json': '{"auths":{"x":{"auth":"eA=="}}}',
}

test('credentials that tools leave are left out, all in one warning, unless a rule keeps them', async ({
  folder,
  workspace,
  platform,
  run,
}) => {
  commit(workspace, {
    'app/index.js': '1',
    'app/tracked/.npmrc': '_authToken=x',
    'app/.deployignore': '!/.netrc\n',
  })
  plant(join(workspace, 'app'), { ...credentials, 'other/.npmrc': 'save-exact=true\n', 'id_rsa.pub': 'x' })
  const site = await platform()
  const job = await run(byUpload(site))
  const kept = ['.deployignore', '.netrc', 'id_rsa.pub', 'index.js', 'other/.npmrc', 'tracked/.npmrc']
  expect(uploaded(site, folder).filter((path) => path !== 'deep' && path !== '.docker')).toEqual(kept)
  expect(job.warnings).toEqual([expect.stringMatching(said('left-out-credentials'))])
  for (const path of Object.keys(credentials)) {
    if (path !== '.netrc') expect(job.warnings[0]).toContain(`"${path}"`)
  }
})

test('of many credentials the first twenty are named', async ({ workspace, platform, run }) => {
  commit(workspace, { 'app/index.js': '1' })
  plant(join(workspace, 'app'), Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`f${n + 10}/id_rsa`, 'x'])))
  const site = await platform()
  const job = await run(byUpload(site))
  expect(job.warnings[0]).toContain('"f29/id_rsa" and 5 more')
})

test.for([
  ['a service', {}, 'packed-environment-files', ['.env', '.env.local', 'index.html']],
  ['a static site', { 'runtime-mode': 'static' }, 'left-out-environment-files', ['index.html']],
] as const)(
  'files of variables that Git neither tracks nor ignores: %s',
  async ([, inputs, id, kept], { folder, workspace, platform, run }) => {
    commit(workspace, { 'app/index.html': '1' })
    plant(join(workspace, 'app'), { '.env': 'A=b', '.env.local': 'A=b' })
    const site = await platform()
    const job = await run(byUpload(site, { 'runtime-mode': 'web', ...inputs }))
    expect(uploaded(site, folder)).toEqual(kept)
    expect(job.warnings).toEqual([expect.stringMatching(said(id, '.env", ".env.local'))])
  },
)

test.for([
  ['a service', {}, 'packed-environment-files', ['.env/production', '.env.local/deep/a', 'index.html']],
  ['a static site', { 'runtime-mode': 'static' }, 'left-out-environment-files', ['index.html']],
] as const)(
  'a folder that is named as such a file is one, too: %s',
  async ([, inputs, id, kept], { folder, workspace, platform, run }) => {
    commit(workspace, { 'app/index.html': '1' })
    plant(join(workspace, 'app'), { '.env/production': 'A=b', '.env.local/deep/a': 'A=b' })
    const site = await platform()
    const job = await run(byUpload(site, { 'runtime-mode': 'web', ...inputs }))
    expect(uploaded(site, folder)).toEqual([...kept].sort())
    expect(job.warnings).toEqual([expect.stringMatching(said(id, '.env/", ".env.local/'))])
  },
)

test('in a folder of variables of which Git tracks some, each file that it does not track is named', async ({
  folder,
  workspace,
  platform,
  run,
}) => {
  commit(workspace, { 'app/index.html': '1', 'app/.env/example': 'A=', 'app/.env/deep/example': 'A=' })
  plant(join(workspace, 'app'), { '.env/live': 'A=b', '.env/deep/live': 'A=b', '.env/new/live': 'A=b' })
  const site = await platform()
  const job = await run(byUpload(site, { 'runtime-mode': 'static' }))
  expect(uploaded(site, folder).filter((path) => !path.endsWith('/new'))).toEqual([
    ...['.env/deep/example', '.env/example', 'index.html'],
  ])
  expect(job.warnings).toHaveLength(1)
  for (const path of ['.env/live', '.env/deep/live', '.env/new/live']) expect(job.warnings[0]).toContain(`"${path}"`)
  plant(join(workspace, 'app'), { '.deployignore': '!/.env/live\n' })
  const other = await platform()
  const kept = await run(byUpload(other, { 'runtime-mode': 'static' }))
  expect(uploaded(other, folder)).toContain('.env/live')
  expect(kept.warnings.join()).toMatch(said('packed-by-rule', '.env/live'))
})

test('rules that cannot be read end the upload, with what to do', async ({ folder, workspace, platform, run }) => {
  commit(workspace, { 'app/index.html': '1' })
  plant(folder, { 'rules/': '', excludes: { link: 'rules' } })
  git(workspace, 'config', 'core.excludesFile', join(folder, 'excludes'))
  const site = await platform()
  const job = await run(byUpload(site))
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(said('rules-unreadable', join(folder, 'excludes'), 'EISDIR'))
  expect(site.requests('upload')).toEqual([])
})

test('node_modules of a build result are left out and said, and a rule of .deployignore keeps them', async ({
  folder,
  workspace,
  platform,
  run,
}) => {
  commit(workspace, { '.gitignore': 'app\nnode_modules\n', readme: '1' })
  const app = plant(join(workspace, 'app'), { 'server/index.mjs': '1', 'server/node_modules/vue/index.js': '1' })
  const site = await platform()
  const job = await run(byUpload(site))
  expect(uploaded(site, folder)).toEqual(['server/index.mjs'])
  expect(job.notices).toContainEqual(expect.stringMatching(said('left-out-modules', 'server/node_modules/')))
  expect(job.notices.join()).toContain('`!node_modules/`')
  writeFileSync(join(app, '.deployignore'), '!node_modules/\n')
  const other = await platform()
  const second = await run(byUpload(other))
  expect(uploaded(other, folder)).toEqual(['.deployignore', 'server/index.mjs', 'server/node_modules/vue/index.js'])
  expect(second.notices.join()).not.toContain('node_modules')
})

test('node_modules beside a tracked package.json are left out without a word', async ({ workspace, platform, run }) => {
  commit(workspace, { '.gitignore': 'node_modules\n', 'app/package.json': '{}', 'app/index.js': '1' })
  plant(join(workspace, 'app'), { 'node_modules/vue/index.js': '1' })
  const site = await platform()
  const job = await run(byUpload(site))
  expect([...job.notices, ...job.warnings].join()).not.toContain('node_modules')
})

const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`

test('pointers of Git LFS are counted, and the first three named', async ({ workspace, platform, run }) => {
  const pictures = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`app/img/${n}.png`, pointer]))
  commit(workspace, { 'app/index.js': '1', ...pictures })
  const site = await platform()
  const job = await run(byUpload(site))
  expect(job.warnings).toEqual([
    expect.stringMatching(said('packed-pointers', '5 files', 'img/1.png", "img/2.png", "img/3.png', ' and 2 more')),
  ])
  expect(job.warnings[0]).toContain('`lfs: true`')
})

test('the folder of a submodule that is not checked out is said', async ({ folder, workspace, platform, run }) => {
  const other = join(folder, 'other')
  commit(other, { 'lib.js': '1' })
  commit(workspace, { 'app/index.js': '1' })
  git(workspace, 'submodule', '--quiet', 'add', other, 'app/vendor/lib')
  commit(workspace)
  git(workspace, 'submodule', '--quiet', 'deinit', '--force', 'app/vendor/lib')
  const site = await platform()
  const job = await run(byUpload(site))
  expect(job.warnings).toEqual([expect.stringMatching(said('empty-submodules', 'vendor/lib/'))])
  expect(job.warnings[0]).toContain('`submodules: recursive`')
})

test('a submodule, and a clone in the folder, are packed by their own rules and what they track', async ({
  folder,
  workspace,
  platform,
  run,
}) => {
  const other = join(folder, 'other')
  commit(other, { 'lib.js': '1', 'kept.log': '1' })
  commit(other, { '.gitignore': '*.tmp\n*.log\n' })
  commit(workspace, { '.gitignore': 'lib.js\nclone/\n!app/clone/\n', 'app/index.js': '1' })
  git(workspace, 'submodule', '--quiet', 'add', other, 'app/module')
  git(workspace, 'clone', '--quiet', other, 'app/clone')
  for (const place of ['module', 'clone']) plant(join(workspace, 'app', place), { 'a.tmp': '', 'new.js': '' })
  const site = await platform()
  await run(byUpload(site))
  const inside = ['.gitignore', 'kept.log', 'lib.js', 'new.js']
  const expected = [...inside.map((path) => `clone/${path}`), 'index.js', ...inside.map((path) => `module/${path}`)]
  expect(uploaded(site, folder)).toEqual(expected)
})

test.for([
  ['.deployignore', Buffer.from('\ufeffsecrets\n', 'utf16le')],
  ['.deployignore', Buffer.from([0x73, 0xff, 0x0a])],
  ['.gitignore', Buffer.from('\ufeffsecrets\n', 'utf16le')],
  ['deep/.deployignore', Buffer.from('secrets\n', 'utf16le')],
] as const)(
  'a %s in another encoding is refused before anything is sent',
  async ([name, bytes], { workspace, platform, run }) => {
    plant(join(workspace, 'app'), { 'index.js': '1', 'secrets/key.pem': 'x', [name]: bytes })
    const site = await platform()
    const job = await run(byUpload(site))
    expect(job.exitCode).toBe(1)
    expect(job.errors[0]).toMatch(said('rules-not-text', name))
    expect(site.requests('upload')).toEqual([])
  },
)

test('all that is unusual is one message, also of a dry run', async ({ workspace, platform, run }) => {
  commit(workspace, { 'app/index.js': '1', 'app/logo.png': pointer })
  plant(join(workspace, 'app'), { '.env': 'A=b', id_rsa: 'x', away: { link: '/etc' }, 'away-2': { link: '/etc' } })
  const site = await platform()
  const [real, dry] = [await run(byUpload(site)), await run(byUpload(site, { 'dry-run': 'true' }))]
  expect(real.warnings).toHaveLength(1)
  for (const id of ['left-out-credentials', 'packed-environment-files', 'packed-pointers', 'left-out-link'])
    expect(real.warnings[0]).toMatch(said(id))
  expect(dry.warnings).toEqual(real.warnings)
})

test('outside of a repository nothing new is left out or said', async ({ folder, workspace, platform, run }) => {
  plant(join(workspace, 'app'), { 'index.js': '1', '.env': 'A=b', id_rsa: 'x', 'node_modules/a.js': '' })
  const site = await platform()
  const job = await run(byUpload(site))
  expect(uploaded(site, folder)).toEqual(['.env', 'id_rsa', 'index.js'])
  expect(job.warnings).toEqual([])
})

test('a Git that fails ends the run before anything is sent', async ({ workspace, platform, run }) => {
  plant(workspace, { 'app/index.js': '1', '.git': 'gitdir: /nowhere/at/all\n' })
  const site = await platform()
  const job = await run(byUpload(site))
  expect(job.exitCode).toBe(1)
  expect(job.errors[0]).toMatch(said('git-folder-unread'))
  expect(site.requests('upload')).toEqual([])
})

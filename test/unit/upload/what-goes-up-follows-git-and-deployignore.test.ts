import { execFileSync } from 'node:child_process'
import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { commit, git } from '../../support/git.ts'
import { plant } from '../../support/workspace.ts'
import { folderOf, newFolder, packed, pathsIn, refusal, type Tree, unpack, uploaded } from './uploading.ts'

/** Root, as which tests may run, opens every folder. Git then lists the rest, and exits with 0. */
const complaining = `#!/bin/sh\necho "warning: could not open directory 'closed/': Permission denied" >&2\n`
const lfsPointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`

describe('in a repository', () => {
  test('what Git tracks goes up, and what it does not ignore', async () => {
    const workspace = newFolder()
    commit(workspace, { 'app.js': '1', 'kept.log': '1' })
    commit(workspace, { '.gitignore': '*.log\nsecrets/\n' })
    const ignored = { 'new.log': '', 'secrets/key': '', 'node_modules/a.js': '', 'lib/node_modules/b': '' }
    plant(workspace, { 'new.js': '', ...ignored })
    expect(await uploaded(workspace)).toEqual(['.gitignore', 'app.js', 'kept.log', 'new.js'])
  })

  test('a folder follows the rules of the repository above it', async () => {
    const workspace = newFolder()
    commit(workspace, { '.gitignore': '/app/?x?/out\n*.pem\n', 'app/[x]/index.js': '1', 'app/other.js': '1' })
    plant(workspace, { 'app/[x]/out/a': '', 'app/[x]/a.pem': '', 'app/x/index.js': '' })
    expect(await uploaded(workspace, 'app/[x]')).toEqual(['index.js'])
  })

  const nested = { '.deployignore': '*.md\n', 'docs/.deployignore': '!c.md\n!/dist\n' }

  test.each<[string, Tree, string[]]>([
    ['leaves tracked files out', { '.deployignore': 'docs/\n*.md\n!app.md\n' }, ['app.md', 'index.js']],
    [
      'brings back what Git ignores',
      { '.deployignore': '!dist/\n!node_modules\ndocs\n', 'dist/a.js': '', 'node_modules/b.js': '' },
      ['a.md', 'app.md', 'dist/a.js', 'index.js', 'node_modules/b.js'],
    ],
    [
      'counts in a folder below, and decides there',
      { ...nested, 'docs/dist/a': '', 'dist/a': '', 'docs/d.md': '' },
      ['docs/.deployignore', 'docs/c.md', 'docs/dist/a', 'index.js'],
    ],
  ])('.deployignore %s', async (_, tree, expected) => {
    const workspace = newFolder()
    const tracked = { 'app/a.md': '', 'app/app.md': '', 'app/docs/c.md': '', 'app/index.js': '' }
    commit(workspace, { '.gitignore': 'dist\nnode_modules\n', ...tracked })
    plant(join(workspace, 'app'), tree)
    expect(await uploaded(workspace, 'app')).toEqual(['.deployignore', ...expected])
  })

  test('a folder that Git ignores whole is the result of a build, and goes up with its node_modules', async () => {
    const workspace = newFolder()
    commit(workspace, { '.gitignore': '.output\nnode_modules\n.env\n', 'index.js': '1' })
    plant(workspace, {
      '.output/server/index.mjs': '',
      '.output/server/node_modules/vue/dist/a.js': '',
      '.output/.env': 'A=b',
      '.output/empty/': '',
    })
    const archive = await packed(workspace, '.output')
    expect(pathsIn(archive)).toEqual(['server/index.mjs', 'server/node_modules/vue/dist/a.js'])
    expect(archive.warnings[0]).toMatch(
      /^Left out, because they may hold credentials.*: "\.env"\..*`!\.env` to \.deployignore\.$/,
    )
    expect(await uploaded(workspace, '.output/server')).toEqual(['index.mjs', 'node_modules/vue/dist/a.js'])
  })

  test('an ignored folder of which Git tracks some is no result of a build', async () => {
    const workspace = newFolder()
    commit(workspace, { 'config/app.json': '1' })
    commit(workspace, { '.gitignore': 'config\n' })
    plant(workspace, { 'config/secret.json': '' })
    expect(await uploaded(workspace, 'config')).toEqual(['app.json'])
  })

  test('a submodule and a clone go up by their own rules, and a submodule that is not there is named', async () => {
    const other = newFolder()
    commit(other, { '.gitignore': '*.tmp\n', 'lib.js': '1' })
    const workspace = newFolder()
    commit(workspace, { '.gitignore': 'lib.js\n', 'index.js': '1' })
    git(workspace, 'submodule', '--quiet', 'add', other, 'module')
    git(workspace, 'submodule', '--quiet', 'add', other, 'absent')
    git(workspace, 'clone', '--quiet', other, 'clone')
    commit(join(workspace, 'clone'))
    git(workspace, 'submodule', '--quiet', 'deinit', '--force', 'absent')
    for (const place of ['module', 'clone']) plant(join(workspace, place), { 'a.tmp': '', 'new.js': '', '.env': '' })
    const archive = await packed(workspace)
    const inside = ['clone', 'module'].flatMap((at) => [`${at}/.gitignore`, `${at}/lib.js`, `${at}/new.js`])
    expect(pathsIn(archive)).toEqual(['.gitignore', '.gitmodules', ...inside, 'index.js'].sort())
    expect(archive.warnings.join()).toMatch(/submodules are not checked out: "absent\/"\. Set `submodules: recursive`/)
  })

  test('pointers of Git LFS and deleted files are named', async () => {
    const workspace = newFolder()
    commit(workspace, { 'index.js': '1', 'gone.js': '1', 'logo.png': lfsPointer })
    rmSync(join(workspace, 'gone.js'))
    const { warnings, notices } = await packed(workspace)
    expect(warnings).toEqual([expect.stringMatching(/pointers.*: "logo\.png"\. Set `lfs: true`/)])
    expect(notices).toEqual([expect.stringMatching(/^Not in the working copy.*: "gone\.js"\.$/)])
  })

  test('a folder that became a link leads to no files elsewhere', async () => {
    const [workspace, other] = [newFolder(), folderOf({ 'a.js': 'secret' })]
    commit(workspace, { 'index.js': '1', 'public/a.js': '1' })
    renameSync(join(workspace, 'public'), join(other, 'public'))
    symlinkSync(other, join(workspace, 'public'))
    const archive = await packed(workspace)
    expect(pathsIn(archive)).toEqual(['index.js'])
    expect(archive.warnings.join()).toMatch(/links lead out of the folder: "public"/)
  })

  const withComplainingGit = (): unknown => vi.stubEnv('PATH', folderOf({ git: { executable: complaining } }))

  test.each<[string, (workspace: string) => unknown, RegExp]>([
    ['there is no Git', () => vi.stubEnv('PATH', ''), /there is no `git` on PATH/],
    ['Git could not open a folder', withComplainingGit, /could not open directory 'closed\/': Permission denied/],
    ['Git cannot read it', (at) => rmSync(join(at, '.git/HEAD')), /Git could not list the folder \(fatal/],
  ])('nothing is packed if %s', async (_, breakIt, message) => {
    const workspace = newFolder()
    commit(workspace, { 'index.js': '1' })
    breakIt(workspace)
    const said = await refusal(packed(workspace)).finally(() => vi.unstubAllEnvs())
    expect(said).toMatch(message)
  })

  test('a worktree, whose .git is a file, is a repository', async () => {
    const [workspace, tree] = [newFolder(), join(newFolder(), 'tree')]
    commit(workspace, { '.gitignore': '*.log\n', 'index.js': '1' })
    git(workspace, 'worktree', 'add', '--quiet', tree)
    plant(tree, { 'a.log': '' })
    expect(await uploaded(tree)).toEqual(['.gitignore', 'index.js'])
  })
})

describe('without a repository', () => {
  test('the rules of .gitignore count from the workspace down', async () => {
    const workspace = folderOf({
      '.gitignore': '*.pem\nsecrets/\n/app/a\n',
      'app/.gitignore': 'b\n!keep.pem\n',
      ...{ 'app/a': '', 'app/b': '', 'app/c/a': '', 'app/c/b': '', 'app/c/keep.pem': '', 'app/x.pem': '' },
      ...{ 'app/secrets/x': '', 'app/node_modules/x': '', 'app/empty/': '' },
    })
    expect(await uploaded(workspace, 'app')).toEqual(['.gitignore', 'c/a', 'c/keep.pem'])
  })

  test('.deployignore beats them, and a folder that they ignore is the result of a build', async () => {
    const workspace = folderOf({
      '.gitignore': 'dist\nnode_modules\n',
      '.deployignore': '!dist/\n',
      'web/.deployignore': 'b\n',
      ...{ 'dist/a': '', 'dist/node_modules/x': '', 'web/a': '', 'web/b': '' },
    })
    expect(await uploaded(workspace)).toEqual(['.deployignore', '.gitignore', 'dist/a', 'web/.deployignore', 'web/a'])
    expect(await uploaded(workspace, 'dist')).toEqual(['a', 'node_modules/x'])
  })

  test('a clone inside is listed by Git', async () => {
    const workspace = folderOf({ 'index.js': '' })
    commit(join(workspace, 'clone'), { 'a.log': '1' })
    plant(workspace, { 'clone/.gitignore': '*.log\n', 'clone/b.log': '' })
    expect(await uploaded(workspace)).toEqual(['clone/.gitignore', 'clone/a.log', 'index.js'])
  })
})

const pem = `-----BEGIN RSA PRIVATE KEY-----\n${'Ab+/'.repeat(16)}\n-----END RSA PRIVATE KEY-----\n`
const openssh = pem.replaceAll('RSA', 'OPENSSH')
const account = JSON.stringify({ type: 'service_account', private_key: pem })

describe('credentials', () => {
  const byName = ['.env', '.env.production', '.env/live', 'id_ed25519', 'certificate.p12', '.netrc', '.git-credentials']

  test.each<[string, string]>([
    ...[...byName, 'gha-creds-1.json'].map((path): [string, string] => [path, '']),
    ['.npmrc', '//packages.example/:_authToken=npm_abcdef'],
    ['.yarnrc.yml', 'npmAuthToken: "abcdefgh"'],
    ['notes.txt', `# mine\n${openssh}`],
    ['key.txt', `\uFEFF${pem}`],
    ['secret.yaml', `key: |\n${pem.replaceAll(/^/gm, '  ')}`],
    ['account.json', account],
  ])('that Git does not track stay out: %s', async (path, content) => {
    const workspace = folderOf({ 'index.html': '', [path]: content })
    expect(await uploaded(workspace)).toEqual(['index.html'])
    plant(workspace, { '.deployignore': `!/${path}\n` })
    expect(await uploaded(workspace)).toEqual(['.deployignore', path, 'index.html'].sort())
    plant(workspace, { '.deployignore': '' })
    commit(workspace)
    expect(await uploaded(workspace)).toContain(path)
  })

  test.each<[string, string]>([
    ['.env.example', 'A='],
    ['.env.local.sample', 'A='],
    ['.environment', ''],
    ['.npmrc', `//packages.example/:_authToken=\${NPM_TOKEN}\nsave-exact=true\n`],
    ['ca.pem', pem.replaceAll('RSA PRIVATE KEY', 'CERTIFICATE')],
    ['bundle.js', `const header = "-----BEGIN RSA PRIVATE KEY-----\\n"; '"type": "service_account"'`],
    ['id_rsa.pub', 'ssh-rsa AAAA'],
  ])('are not in %s', async (path, content) => {
    expect(await uploaded(folderOf({ [path]: content }))).toEqual([path])
  })

  test.each(['!dist/', '!dist', '!/dist/**\n!dist/'])('stay out although %j brings back their folder', async (line) => {
    const rules = { '.gitignore': 'dist\n', '.deployignore': `${line}\n` }
    const workspace = folderOf({ ...rules, 'dist/a': '', 'dist/b/.env': 'A=b' })
    expect(await uploaded(workspace)).toEqual(['.deployignore', '.gitignore', 'dist/a'])
  })
})

test('a link that leads out is left out, and so is what is neither file nor folder', async () => {
  const workspace = folderOf({
    'app/index.js': '',
    ...{ 'app/in': { link: 'index.js' }, 'app/none': { link: 'not-built' }, 'app/deep/up': { link: '../index.js' } },
    ...{ 'app/out': { link: '../secret' }, 'app/etc': { link: '/etc' }, 'app/back': { link: '../app/index.js' } },
    ...{ 'app/chain': { link: 'out' }, secret: '' },
  })
  symlinkSync(join(workspace, 'app/index.js'), join(workspace, 'app/deep/absolute'))
  execFileSync('mkfifo', [join(workspace, 'app/pipe')])
  const archive = await packed(workspace, 'app')
  const deep = { 'deep/absolute': '../index.js', 'deep/up': '../index.js' }
  const links = { back: 'index.js', ...deep, in: 'index.js', none: 'not-built' }
  expect(pathsIn(archive)).toEqual([...Object.keys(links), 'index.js'].sort())
  const out = unpack(archive)
  expect(Object.fromEntries(Object.keys(links).map((path) => [path, readlinkSync(join(out, path))]))).toEqual(links)
  expect(archive.warnings).toEqual([
    expect.stringMatching(/links lead out of the folder: "chain", "etc", "out"\.$/),
    expect.stringMatching(/only files, folders and links go up: "pipe"\.$/),
  ])
})

test.each<[string, Tree, string, RegExp]>([
  ['is empty', { 'site/': '' }, 'site', /^archive-path "site" has no file that can go up\. It is empty/],
  ['holds credentials alone', { 'site/.env': 'A' }, 'site', /has no file that can go up/],
  ['is missing', {}, 'site', /^archive-path "site" does not exist in the workspace\. Build it first/],
  ['is written as on Windows', { 'site/a': '' }, '.\\site', /^archive-path "\.\\site" .*"\/": "\.\/site"\.$/],
  ['is outside', {}, '..', /^archive-path "\.\." is not in the workspace/],
  ['leads outside', { site: { link: '/etc' } }, 'site', /is not in the workspace/],
  ['is of Git itself', { '.git/hooks/a': '' }, '.git/hooks', /is in a folder of Git itself/],
  ['has rules in UTF-16', { 'site/a': '', 'site/.deployignore': Buffer.from('a\n', 'utf16le') }, 'site', /not UTF-8/],
  ['is another file', { 'site.txt': 'a' }, 'site.txt', /is no archive\. Name a folder, or a \.tar\.gz, \.tgz or \.zip/],
  ['is no archive of its kind', { 'site.zip': 'abcdef' }, 'site.zip', /is not what its ending says/],
])('a path that %s is refused in one sentence', async (_, tree, path, message) => {
  expect(await refusal(packed(folderOf(tree), path))).toMatch(message)
})

test.each<[string, Tree, boolean]>([
  ['nothing', { 'readme.md': '' }, false],
  ['something below', { 'web/package.json': '{}' }, false],
  ['a package', { 'package.json': '{}' }, true],
  ['a page', { 'index.html': '' }, true],
])('a folder with %s that starts it is said or not', async (_, tree, starts) => {
  const { notices } = await packed(folderOf(tree))
  expect(notices).toEqual(starts ? [] : [expect.stringMatching(/says how to start the app.*start-command\.$/)])
})

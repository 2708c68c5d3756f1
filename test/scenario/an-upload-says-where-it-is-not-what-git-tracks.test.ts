import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commit, git } from '../support/git.ts'
import { said } from '../support/messages.ts'
import type { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { byUpload, expect, test } from '../support/scenario.ts'
import { plant, unpackWithTar } from '../support/workspace.ts'

/** The files that were uploaded. */
function uploaded(site: ScriptedPlatform, folder: string): string[] {
  const { tree } = unpackWithTar(site.requests('upload')[0]?.body?.['archiveBase64'], join(folder, 'unpacked'))
  return Object.entries(tree)
    .flatMap(([path, content]) => (content === 'folder' ? [] : [path]))
    .sort()
}

const absences: Readonly<Record<string, (app: string) => void>> = {
  deleted: (app) => rmSync(join(app, 'b.js')),
  hidden: (app) => {
    git(app, 'update-index', '--skip-worktree', 'b.js')
    rmSync(join(app, 'b.js'))
  },
  'not in a sparse checkout': (app) => git(app, 'sparse-checkout', 'set', '--no-cone', '/a.js'),
}

test.for(Object.entries(absences))(
  'what Git tracks and is %s is said',
  async ([, change], { folder, workspace, platform, run }) => {
    const app = join(workspace, 'app')
    commit(app, { 'a.js': '1', 'b.js': '2' })
    change(app)
    const site = await platform()
    const job = await run(byUpload(site))
    expect(uploaded(site, folder)).toEqual(['a.js'])
    expect(job.notices.join()).toMatch(said('absent-tracked', 'b.js'))
  },
)

test('each file that is not in a sparse checkout is said', async ({ workspace, platform, run }) => {
  const app = join(workspace, 'app')
  commit(app, { 'a.js': '1', 'b.js': '2', 'c.js': '3', 'd.js': '4' })
  git(app, 'sparse-checkout', 'set', '--no-cone', '/a.js')
  const job = await run(byUpload(await platform()))
  expect(job.notices.join()).toMatch(said('absent-tracked', 'b.js", "c.js", "d.js'))
})

test('a merge that is not resolved is said', async ({ workspace, platform, run }) => {
  const app = join(workspace, 'app')
  commit(app, { a: '1' })
  git(app, 'checkout', '--quiet', '-b', 'other')
  commit(app, { a: '2' })
  git(app, 'checkout', '--quiet', '-')
  commit(app, { a: '3' })
  expect(() => git(app, 'merge', 'other')).toThrow()
  const job = await run(byUpload(await platform()))
  expect(job.warnings.join()).toMatch(said('packed-unmerged', 'a'))
})

test('a link that is checked out as text is said', async ({ workspace, platform, run }) => {
  const app = join(workspace, 'app')
  commit(app, { a: '1' })
  git(app, 'config', 'core.symlinks', 'false')
  const id = git(app, 'hash-object', '-w', 'a').trim()
  git(app, 'update-index', '--add', '--cacheinfo', `120000,${id},link`)
  plant(app, { link: 'a' })
  const job = await run(byUpload(await platform()))
  expect(job.warnings.join()).toMatch(said('packed-link-text', 'link'))
})

test('what a rule of .deployignore keeps though it may hold secrets is said', async ({
  folder,
  workspace,
  platform,
  run,
}) => {
  const app = join(workspace, 'app')
  commit(app, { '.gitignore': '.npmrc\n.env\n', '.deployignore': '!/src/**\n', 'src/a.js': '1' })
  plant(app, { 'src/.npmrc': '_authToken=abcdef', 'src/.env': 'A=b' })
  const site = await platform()
  const job = await run(byUpload(site))
  expect(uploaded(site, folder)).toContain('src/.npmrc')
  expect(job.notices.join()).toMatch(said('packed-by-rule', 'src/.env", "src/.npmrc'))
})

const losses: Readonly<Record<string, (directory: string) => void>> = {
  'no objects': (directory) => rmSync(join(directory, 'objects'), { recursive: true }),
  'no HEAD': (directory) => rmSync(join(directory, 'HEAD')),
  nothing: (directory) => {
    rmSync(directory, { recursive: true })
    mkdirSync(directory)
  },
}

test.for(Object.entries(losses))(
  'a .git that has %s is not taken for none',
  async ([, lose], { workspace, platform, run }) => {
    const app = join(workspace, 'app')
    commit(app, { 'a.js': '1' })
    lose(join(app, '.git'))
    const site = await platform()
    const job = await run(byUpload(site))
    expect(job.errors.join()).toMatch(said('git-folder-unread'))
    expect(site.requests('upload')).toEqual([])
  },
)

test('what the outer repository tracks is packed also below a .git that lies deeper', async ({
  folder,
  workspace,
  platform,
  run,
}) => {
  const app = join(workspace, 'app')
  commit(app, { 'v/x/main.js': '1', 'v/.npmrc': '_authToken=abcdef' })
  git(join(app, 'v/x'), 'init', '--quiet')
  plant(app, { 'v/x/.gitignore': '*.js\n' })
  const site = await platform()
  await run(byUpload(site))
  expect(uploaded(site, folder)).toEqual(['v/.npmrc', 'v/x/.gitignore', 'v/x/main.js'])
})

test('the rules of Git hold in any case where the repository says so', async ({ folder, workspace, platform, run }) => {
  const app = join(workspace, 'app')
  commit(app, { '.gitignore': '*.PEM\n/Secrets/\n', '.deployignore': '*.TXT\n', 'a.js': '1' })
  plant(app, { 'key.pem': 'x', 'secrets/k': 'x', 'b.txt': 'x' })
  git(app, 'config', 'core.ignoreCase', 'true')
  const site = await platform()
  await run(byUpload(site))
  expect(uploaded(site, folder)).toEqual(['.deployignore', '.gitignore', 'a.js', 'b.txt'])
})

test.for(['a link', 'a folder'])(
  'a .deployignore that is %s is refused',
  async (kind, { workspace, platform, run }) => {
    const app = join(workspace, 'app')
    commit(app, { rules: '*.secret\n', a: '1' })
    if (kind === 'a link') symlinkSync('rules', join(app, '.deployignore'))
    else mkdirSync(join(app, '.deployignore'))
    const site = await platform()
    const job = await run(byUpload(site))
    expect(job.errors.join()).toMatch(said('rules-not-file', '.deployignore'))
    expect(site.requests('upload')).toEqual([])
  },
)

test.for(['is a file now', 'is gone'])(
  'a submodule whose place %s',
  async (kind, { folder, workspace, platform, run }) => {
    const [app, library] = [join(workspace, 'app'), join(folder, 'library')]
    commit(library, { l: '1' })
    commit(app, { 'a.js': '1' })
    git(app, 'submodule', '--quiet', 'add', library, 'sub')
    git(app, 'commit', '--quiet', '--message=sub')
    rmSync(join(app, 'sub'), { recursive: true })
    if (kind === 'is a file now') writeFileSync(join(app, 'sub'), 'x')
    const site = await platform()
    const job = await run(byUpload(site))
    expect(job.outcome).toBe('succeeded')
    expect(uploaded(site, folder).includes('sub')).toBe(kind === 'is a file now')
    expect(job.warnings.some((text) => said('empty-submodules', 'sub').test(text))).toBe(kind === 'is gone')
  },
)

test.for([
  ['.docker/config.json', '{"auths":{"ghcr.io":{"identitytoken":"abc"}}}', true],
  ['.aws/sso/cache/0123456789abcdef0123456789abcdef01234567.json', '{}', true],
  ['.aws/config', 'aws_secret_access_key = abc', true],
  ['.aws/config', 'region = x', false],
  ['.config/git/credentials', 'https://u:p@git.example', true],
  ['.yarnrc', '"//registry.example/:_authToken" abcdef', true],
  ['.npmrc', `//registry.example/:_authToken=\${NPM_TOKEN}`, false],
  ['.npmrc', '; _authToken=abcdef', false],
  ['.npmrc', '//registry.example/:_authToken=abcdef', true],
  ['.yarnrc.yml', `npmAuthToken: "\${TOKEN}"`, false],
  ['.yarnrc.yml', 'npmAuthToken: abcdef', true],
] as const)('%s with %j is left out: %s', async ([path, content, isLeftOut], { folder, workspace, platform, run }) => {
  const app = join(workspace, 'app')
  commit(app, { 'a.js': '1' })
  plant(app, { [path]: content })
  const site = await platform()
  const job = await run(byUpload(site))
  expect(uploaded(site, folder).includes(path)).toBe(!isLeftOut)
  expect(job.warnings.some((text) => said('left-out-credentials').test(text))).toBe(isLeftOut)
})

import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { commit } from '../support/git.ts'
import { expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const upload = ['upload', '--project-slug', 'harbor', '--service-name', 'quay', '--poll-interval', '100ms']

test.for<[string, string[]]>([
  ['upload', []],
  ['dry run', ['--dry-run']],
])('as a list with --json, of an %s', async ([, more], { folder, platform }) => {
  const app = join(folder, 'app')
  commit(app, { 'index.js': '1' })
  plant(app, { id_rsa: 'x', 'deep/id_ed25519': 'x', '.env': 'A=b' })
  const site = await platform()
  const written = ['--summary', 'app/summary.md', '--log-file', 'app/build.log']
  const { code, stdout, stderr } = await runCommand([...upload, ...more, ...written, '--json', 'app'], site, {
    cwd: folder,
  })
  expect(code, stderr).toBe(0)
  expect(JSON.parse(stdout).unusual).toEqual([
    {
      kind: 'left-out-credentials',
      count: 2,
      names: ['id_rsa', 'deep/id_ed25519'],
      text: expect.stringContaining('"id_rsa", "deep/id_ed25519"'),
    },
    { kind: 'packed-environment-files', count: 1, names: ['.env'], text: expect.any(String) },
  ])
  expect(stderr).toContain('Packed 2 files')
  expect(stderr.match(/^Warning: /gm)).toHaveLength(1)
})

test.skipIf(process.platform === 'win32')(
  'links are counted beside files, as Git counts them',
  async ({ folder, platform }) => {
    const app = join(folder, 'app')
    plant(app, { 'index.js': '1' })
    symlinkSync('index.js', join(app, 'main.js'))
    const { code, stderr } = await runCommand([...upload, '--dry-run', 'app'], await platform(), { cwd: folder })
    expect(code, stderr).toBe(0)
    expect(stderr).toContain('Packed 1 file and 1 link (')
  },
)

import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from './sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'taxiway-fresh-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
for (const name of ['package.json', 'scripts', 'examples', 'src/cli']) {
  cpSync(join(root, name), join(folder, name), { recursive: true })
}

/** The Nodes of this machine, one of each version: before `npm ci` any of them may run the demo. */
const found = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((each) => join(each, process.platform === 'win32' ? 'node.exe' : 'node'))
  .filter((path) => existsSync(path))
  .map((path) => ({ path, version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim() }))
const nodes = [...new Map(found.map((each) => [each.version, each])).values()]

function start(node: string, script: string, { cwd = folder, path = process.env['PATH'] } = {}) {
  const env = { ...process.env, PATH: path }
  return spawnSync(node, ['scripts/start.js', script], { cwd, env, encoding: 'utf8' })
}

describe.each(nodes)('on Node $version', ({ path, version }) => {
  test.each(['scripts/demo.ts', 'src/cli/main.ts'])('%s before npm ci', (script) => {
    const { stdout, stderr, status } = start(path, script)
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
    expect(stderr).toMatch(/^[^\n]+`npm ci`[^\n]+\n$/)
  })

  test.skipIf(Number.parseInt(version.slice(1), 10) >= 24)('a Node that is too old, after npm ci', () => {
    const { stdout, stderr, status } = start(path, 'scripts/demo.ts', { cwd: root })
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
    expect(stderr).toMatch(/^[^\n]+Node\.js 24[^\n]+\n$/)
  })
})

test('the demo without Git', () => {
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  const { stdout, stderr, status } = start(process.execPath, 'scripts/demo.ts', { cwd: root, path: empty })
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
  expect(stderr).toMatch(/^[^\n]+Git[^\n]+\n$/)
})

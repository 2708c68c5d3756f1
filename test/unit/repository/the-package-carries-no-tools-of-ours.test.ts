import { execFileSync, execSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './sources.ts'

// A copy, so that the tests beside this one never see a changed package.json.
const folder = mkdtempSync(join(tmpdir(), 'taxiway-pack-'))
const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` }
const before = readFileSync(join(root, 'package.json'), 'utf8')

beforeAll(() => {
  for (const name of ['package.json', 'README.md', 'LICENSE', 'scripts/manifest.ts']) {
    cpSync(join(root, name), join(folder, name))
  }
  for (const name of [
    'index.js',
    'index.d.ts',
    'emulator/index.js',
    'cli/main.js',
    'actions/deploy.js',
    'github/log.js',
  ]) {
    mkdirSync(dirname(join(folder, 'dist/lib', name)), { recursive: true })
    writeFileSync(join(folder, 'dist/lib', name), '')
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function pack(): { name: string; files: string[]; manifest: Record<string, unknown> } {
  const [packed] = JSON.parse(execSync('npm pack --json --silent', { cwd: folder, env, encoding: 'utf8' }))
  execFileSync('tar', ['-xzf', packed.filename, 'package/package.json'], { cwd: folder })
  return {
    name: packed.filename,
    files: packed.files.map((file: { path: string }) => file.path),
    manifest: JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8')),
  }
}

test('the packed manifest installs the library alone', () => {
  const { manifest } = pack()
  expect(Object.keys(manifest).sort()).toEqual([
    'author',
    'bin',
    'dependencies',
    'description',
    'engines',
    'exports',
    'files',
    'keywords',
    'license',
    'name',
    'type',
    'version',
  ])
  expect(manifest['dependencies']).toEqual(JSON.parse(before).dependencies)
  expect(manifest['engines']).toEqual({ node: '>=24' })
})

test('the package holds the library and neither the actions nor the sources', () => {
  expect(pack().files.sort()).toEqual([
    'LICENSE',
    'README.md',
    'dist/lib/cli/main.js',
    'dist/lib/emulator/index.js',
    'dist/lib/index.d.ts',
    'dist/lib/index.js',
    'package.json',
  ])
})

test('package.json is back afterwards, byte for byte', () => {
  pack()
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(before)
  expect(existsSync(join(folder, 'package.json.orig'))).toBe(false)
})

test('a pack that was killed loses nothing', () => {
  const manifest = (command: string) =>
    execFileSync(process.execPath, ['scripts/manifest.ts', command], { cwd: folder })
  manifest('strip')
  manifest('strip')
  expect(pack().manifest).not.toHaveProperty('devDependencies')
  manifest('restore')
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(before)
})

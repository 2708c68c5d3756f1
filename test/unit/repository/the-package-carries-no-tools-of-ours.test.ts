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
  cpSync(join(root, 'dist/lib'), join(folder, 'dist/lib'), { recursive: true })
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/index.ts'), '')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function targetsOf(target: unknown): string[] {
  return typeof target === 'string' ? [target] : Object.values(target ?? {})
}

function pack(): { files: string[]; manifest: Record<string, unknown> } {
  const [packed] = JSON.parse(execSync('npm pack --json --silent', { cwd: folder, env, encoding: 'utf8' }))
  execFileSync('tar', ['-xzf', packed.filename, 'package/package.json'], { cwd: folder })
  return {
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

test('the package holds the library alone, with everything that its manifest points at', () => {
  const { files, manifest } = pack()
  const others = files.filter((file) => !/^dist\/lib\/(?!actions|github)/.test(file))
  expect(others.sort()).toEqual(['LICENSE', 'README.md', 'package.json'])
  const { exports, bin } = JSON.parse(JSON.stringify(manifest))
  const targets = [...Object.values<string>(bin), ...Object.values(exports).flatMap(targetsOf)]
  expect(files).toEqual(expect.arrayContaining(targets.map((target) => target.replace(/^\.\//, ''))))
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

// @module-tag thorough
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { packageCopy, packIn } from './package-copy.ts'
import { root } from './sources.ts'

const folder = packageCopy()
const before = readFileSync(join(root, 'package.json'), 'utf8')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function targetsOf(target: unknown): string[] {
  return typeof target === 'string' ? [target] : Object.values(target ?? {})
}

let packed: {
  readonly tarball: string
  readonly files: readonly string[]
  readonly manifest: Readonly<Record<string, unknown>>
}
beforeAll(() => {
  packed = pack()
}, 180_000)

function pack(): typeof packed {
  const { tarball, files } = packIn(folder)
  execFileSync('tar', ['-xzf', tarball, 'package/package.json'], { cwd: folder })
  return { tarball, files, manifest: JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8')) }
}

test('the packed manifest installs only the library', () => {
  const { manifest } = packed
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
  const { commander, undici, yaml, 'eventsource-parser': events, ignore, ...library } = JSON.parse(before).dependencies
  expect([commander, undici, yaml, events, ignore]).not.toContain(undefined)
  // The package brings these, as a part of the command's bundle or as one file each.
  expect(manifest['dependencies']).toEqual(library)
  expect(manifest['engines']).toEqual({ node: '>=24' })
})

test('the package holds only the library and the command, with every file that its manifest names', () => {
  const { files, manifest } = packed
  const others = files.filter((file) => !/^lib\//.test(file))
  expect(others.sort()).toEqual([
    'LICENSE',
    'README.md',
    ...readdirSync(join(root, 'docs/schemas')).map((name) => `docs/schemas/${name}`),
    'package.json',
    'schema.json',
  ])
  const { exports, bin } = JSON.parse(JSON.stringify(manifest))
  const targets = [...Object.values<string>(bin), ...Object.values(exports).flatMap(targetsOf)].filter(
    (each) => !each.includes('*'),
  )
  expect(files).toEqual(expect.arrayContaining(targets.map((target) => target.replace(/^\.\//, ''))))
})

test('nothing in the package loads a package of the runner at its start', () => {
  execFileSync('tar', ['-xzf', packed.tarball, 'package/lib'], { cwd: folder })
  const code = packed.files.filter((file) => file.endsWith('.js'))
  const loading = code.filter((file) =>
    /^import .*'@actions\//m.test(readFileSync(join(folder, 'package', file), 'utf8')),
  )
  expect(loading).toEqual([])
  expect(code).toContain('lib/bundle/index.js')
})

test('the command needs nothing but the package', () => {
  execFileSync('tar', ['-xzf', packed.tarball, 'package'], { cwd: folder })
  const alone = join(mkdtempSync(join(tmpdir(), 'taxiway-alone-')), 'package')
  onTestFinished(() => rmSync(dirname(alone), { recursive: true, force: true }))
  cpSync(join(folder, 'package'), alone, { recursive: true })
  const args = [
    join(alone, 'lib/bundle/index.js'),
    'deploy',
    '--service-id',
    'svc_1',
    '--base-url',
    'http://127.0.0.1:9',
  ]
  const env = { PATH: process.env['PATH'], TAXIWAY_API_KEY: 'twk_123456', TAXIWAY_TIMEOUT: '1s' }
  const { stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  expect(stderr).toContain('127.0.0.1:9')
  expect(stderr).not.toContain('unexpectedly')
  expect(status).toBe(1)
})

test('the package has the licence of every package that it bundles', () => {
  const licences = ['lib/bundle/licenses.txt', 'lib/undici/licenses.txt'].map((file) => {
    execFileSync('tar', ['-xzf', packed.tarball, `package/${file}`], { cwd: folder })
    return readFileSync(join(folder, 'package', file), 'utf8')
  })
  for (const name of ['commander', 'valibot', 'yaml'])
    expect(licences[0]).toMatch(new RegExp(`^${name}\n(?:MIT|ISC)\n.+`, 'm'))
  expect(licences[1]).toMatch(/^undici\nMIT\n.+/)
})

test('the folder is as it was afterwards, byte for byte', () => {
  expect(existsSync(join(folder, 'lib'))).toBe(false)
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(before)
  expect(existsSync(join(folder, 'package.json.orig'))).toBe(false)
})

test('the package of the local platform holds its code and its page, and asks for the library of its own version', () => {
  const own = join(folder, 'emulator')
  const saved = readFileSync(join(own, 'package.json'), 'utf8')
  const { tarball, files } = packIn(own)
  execFileSync('tar', ['-xzf', tarball, 'package/package.json'], { cwd: own })
  const manifest = JSON.parse(readFileSync(join(own, 'package/package.json'), 'utf8'))
  expect(files.filter((file) => !/^lib\//.test(file)).sort()).toEqual(['LICENSE', 'README.md', 'package.json'])
  expect(files).toEqual(expect.arrayContaining(['lib/page/assets/index.html', 'lib/sql/engine-worker.js']))
  const targets = Object.values(manifest.exports).flatMap(targetsOf)
  expect(files).toEqual(expect.arrayContaining(targets.map((target) => target.replace(/^\.\//, ''))))
  const { version, dependencies } = JSON.parse(saved)
  expect(manifest.dependencies).toEqual({ ...dependencies, taxiway: version })
  expect(JSON.parse(before).version).toBe(version)
  expect(manifest).not.toHaveProperty('scripts')
  expect(readFileSync(join(own, 'package.json'), 'utf8')).toBe(saved)
  expect([join(own, 'lib'), join(folder, 'lib')].map((path) => existsSync(path))).toEqual([false, false])
}, 60_000)

test('a killed pack loses nothing', () => {
  const manifest = (command: string) =>
    execFileSync(process.execPath, ['scripts/package/library.ts', command], { cwd: folder })
  manifest('prepare')
  manifest('prepare')
  expect(pack().manifest).not.toHaveProperty('devDependencies')
  manifest('restore')
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(before)
}, 180_000)

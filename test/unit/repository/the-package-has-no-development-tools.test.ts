// @module-tag thorough

import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFolder } from '../../support/folder.ts'
import { packedPackage } from './package-copy.ts'
import { root } from './sources.ts'

type Manifest = Readonly<Record<string, unknown>>

const before = readFileSync(join(root, 'package.json'), 'utf8')
const unpacked = newFolder(afterAll)
const folder = join(unpacked, 'taxiway')

function targetsOf(target: unknown): string[] {
  return typeof target === 'string' ? [target] : Object.values(target ?? {})
}

let packed: ReturnType<typeof unpack>
beforeAll(() => {
  packed = unpack(packedPackage(), folder)
}, 180_000)

/** The files of a tarball and its manifest. */
function unpack(tarball: string, into: string): { readonly files: readonly string[]; readonly manifest: Manifest } {
  mkdirSync(into)
  execFileSync('tar', ['-xzf', basename(tarball), '-C', into, '--strip-components=1'], { cwd: dirname(tarball) })
  const found = readdirSync(into, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = found.map(({ parentPath, name }) => relative(into, join(parentPath, name)).replaceAll('\\', '/'))
  return { files, manifest: JSON.parse(readFileSync(join(into, 'package.json'), 'utf8')) }
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
  expect(manifest['dependencies']).toEqual(JSON.parse(before).dependencies)
  expect(manifest['engines']).toEqual({ node: '>=24' })
})

test('the package holds only the library and the command, with every file that its manifest names', () => {
  const { files, manifest } = packed
  const others = files.filter((file) => !/^lib\//.test(file))
  expect(others.sort()).toEqual([
    'LICENSE',
    'README.md',
    // The pages that its messages name.
    ...['fleet', 'install', 'local-platform'].map((page) => `docs/${page}.md`),
    ...readdirSync(join(root, 'docs/schemas')).map((name) => `docs/schemas/${name}`),
    'package.json',
  ])
  const { exports, bin } = JSON.parse(JSON.stringify(manifest))
  const targets = [...Object.values<string>(bin), ...Object.values(exports).flatMap(targetsOf)].filter(
    (each) => !each.includes('*'),
  )
  expect(files).toEqual(expect.arrayContaining(targets.map((target) => target.replace(/^\.\//, ''))))
})

test('the package of the local platform holds its code and its page, and asks for the library of its own version', () => {
  const { files, manifest } = unpack(packedPackage('taxiway-emulator'), join(unpacked, 'emulator'))
  expect(files.filter((file) => !/^lib\//.test(file)).sort()).toEqual(['LICENSE', 'README.md', 'package.json'])
  expect(files).toEqual(expect.arrayContaining(['lib/page/assets/index.html', 'lib/sql/engine-worker.js']))
  const targets = Object.values(manifest['exports'] ?? {}).flatMap(targetsOf)
  expect(files).toEqual(expect.arrayContaining(targets.map((target) => target.replace(/^\.\//, ''))))
  const { version, dependencies } = JSON.parse(readFileSync(join(root, 'emulator/package.json'), 'utf8'))
  expect(manifest['dependencies']).toEqual({ ...dependencies, taxiway: version })
  expect(JSON.parse(before).version).toBe(version)
  expect(manifest).not.toHaveProperty('scripts')
}, 180_000)

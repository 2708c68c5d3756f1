/**
 * Builds the npm package while `npm pack` runs, and restores the folder afterwards.
 *
 * In the repository, package.json exports `src/` and installs what development needs: Node 24 itself, the build tools,
 * and the packages that the actions bundle. The package exports `lib/`, which this script compiles, and installs only what the library
 * needs. The script also removes `private`. npm refuses to publish the folder, whose manifest it reads again after `postpack`,
 * but the tarball from `npm pack` can be published.
 *
 *     node scripts/package.ts prepare    (prepack)
 *     node scripts/package.ts restore    (postpack; by hand if a pack was killed)
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { slimUndici } from './slim-packages.ts'

const manifest = 'package.json'
const original = 'package.json.orig'
const library = 'lib'

const internal = ['private', 'scripts', 'devDependencies', 'optionalDependencies', 'overrides', 'allowScripts']
/** Not imported, but started by its path. */
const worker = 'src/emulator/sql/engine-worker.ts'

function prepare(): void {
  const text = readFileSync(manifest, 'utf8')
  const fields: Record<string, unknown> & { exports: Record<string, string>; bin: Record<string, string> } =
    JSON.parse(text)
  // A killed pack left the manifest changed. Do not overwrite the saved original with it.
  if (!('scripts' in fields)) return
  const entries = Object.values(fields.exports).filter((path) => path.endsWith('.ts'))
  compile(entries, [...entries, ...Object.values(fields.bin), worker])
  writeFileSync(original, text)
  for (const name of internal) delete fields[name]
  const exports = Object.entries(fields.exports).map(([name, path]) => [name, exported(path)])
  const bin = Object.entries(fields.bin).map(([name, path]) => [name, compiled(path, '.js')])
  const packed = { ...fields, exports: Object.fromEntries(exports), bin: Object.fromEntries(bin) }
  writeFileSync(manifest, `${JSON.stringify(packed, undefined, 2)}\n`)
}

/** Compiles `src/` to `lib/` and keeps only what the entries import: types for the typed ones, code for all. */
function compile(typed: readonly string[], all: readonly string[]): void {
  rmSync(library, { recursive: true, force: true })
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const options = ['-p', 'tsconfig.build.json', '--outDir', library, '--declaration']
  const { status } = spawnSync(process.execPath, [compiler, ...options], { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('src/ does not compile')
  slimDown()
  const kept = new Set([...reached(all, '.js'), ...reached(typed, '.d.ts')])
  for (const entry of readdirSync(library, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !kept.has(path)) rmSync(path)
  }
}

/** All of undici takes 100 ms more to load than the part that is used. */
function slimDown(): void {
  const file = join(library, 'client/http/undici-transport.js')
  const code = readFileSync(file, 'utf8')
  const slim = code.replace("import('undici')", "import('./undici.js')")
  if (slim === code) throw new Error(`${file} does not import undici as expected`)
  writeFileSync(file, slim)
  writeFileSync(join(dirname(file), 'undici.js'), slimUndici())
}

/** The compiled files that the sources import, directly or indirectly, and the sources' own. */
function reached(sources: readonly string[], extension: '.js' | '.d.ts'): Set<string> {
  const files = new Set(sources.map((path) => join(compiled(path, extension))))
  for (const file of files) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(?) ?['"](\.[^'"]+)['"]/g)) {
      files.add(join(dirname(file), target).replace(/\.[jt]s$/, extension))
    }
  }
  return files
}

function exported(path: string): unknown {
  return path.endsWith('.ts') ? { types: `./${compiled(path, '.d.ts')}`, default: `./${compiled(path, '.js')}` } : path
}

function compiled(path: string, extension: '.js' | '.d.ts'): string {
  return path.replace(/^(\.\/)?src\//, `${library}/`).replace(/\.ts$/, extension)
}

function restore(): void {
  if (existsSync(original)) renameSync(original, manifest)
  rmSync(library, { recursive: true, force: true })
}

const [command] = process.argv.slice(2)
if (command === 'prepare') prepare()
else if (command === 'restore') restore()
else throw new Error('Usage: node scripts/package.ts prepare | restore')

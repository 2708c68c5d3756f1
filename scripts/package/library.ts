/**
 * Builds the npm package while `npm pack` runs, and restores the folder afterwards.
 *
 * In the repository, package.json exports `src/` and installs what development needs: Node 24 itself, the build tools,
 * and the packages that the actions bundle. The package exports `lib/`, which this script compiles, and installs only what the library
 * needs: the command is one bundle, which starts faster and brings what only it needs. The script also removes `private`. npm refuses to publish the folder, whose manifest it reads again after `postpack`,
 * but the tarball from `npm pack` can be published.
 *
 *     node scripts/package/library.ts prepare    (prepack)
 *     node scripts/package/library.ts restore    (postpack; by hand if a pack was killed)
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { completeLicences } from '../licences.ts'
import { makeOneByte } from '../one-byte.ts'
import { stageSlimPackages, undiciEntry } from '../slim-packages.ts'
import { compiled, compileTo, exported, original, run } from './compile.ts'

const manifest = 'package.json'
const library = 'lib'
const bundle = join(library, 'bundle')

/** A package that the library brings as one minified file: installed, it is larger and loads later. */
interface Brought {
  /** What that file has of it. */
  readonly entry: string
  /** The files that import it. */
  readonly importers: readonly string[]
  /** As they name it, if not by its name. */
  readonly names?: readonly string[]
}

const brought: Readonly<Record<string, Brought>> = {
  undici: { entry: undiciEntry, importers: ['client/request.js'] },
  'eventsource-parser': {
    entry: "export * from 'eventsource-parser'\n",
    importers: ['client/event-stream.js'],
  },
  tar: {
    entry: "export { Header } from 'tar/header'\nexport { Pax } from 'tar/pax'\n",
    importers: ['upload/archive.js'],
    names: ['tar/header', 'tar/pax'],
  },
  ignore: {
    entry: "export { default } from 'ignore'\n",
    importers: ['upload/rules.js'],
  },
}
const bundles = [bundle, ...Object.keys(brought).map((name) => join(library, name))]

const internal = [
  'private',
  'workspaces',
  'scripts',
  'devDependencies',
  'optionalDependencies',
  'overrides',
  'allowScripts',
]

function prepare(): void {
  const text = readFileSync(manifest, 'utf8')
  const fields: Record<string, unknown> & {
    exports: Record<string, string>
    bin: Record<string, string>
    dependencies: Record<string, string>
  } = JSON.parse(text)
  // A killed pack left the manifest changed. Do not overwrite the saved original with it.
  if (!('scripts' in fields)) return
  const entries = Object.values(fields.exports).filter((path) => path.endsWith('.ts'))
  const imported = compile(entries, fields.bin['taxiway'] ?? '')
  writeFileSync(original, text)
  for (const name of internal) delete fields[name]
  const exports = Object.entries(fields.exports).map(([name, path]) => [name, exported(path)])
  const needed = Object.entries(fields.dependencies).filter(([name]) => imported.has(name))
  const packed = {
    ...fields,
    exports: Object.fromEntries(exports),
    bin: { taxiway: join(bundle, 'index.js').replaceAll('\\', '/') },
    dependencies: Object.fromEntries(needed),
  }
  writeFileSync(manifest, `${JSON.stringify(packed, undefined, 2)}\n`)
}

/**
 * Compiles `src/` to `lib/`, bundles the command, and keeps only what the entries import: types and code. Returns the packages that
 * the code which is kept imports.
 */
function compile(entries: readonly string[], main: string): ReadonlySet<string> {
  rmSync(library, { recursive: true, force: true })
  // The bundle is not there to be read: comments would be a fifth of it.
  compileTo(library, '--removeComments')
  makeBundle(main)
  compileTo(library, '--declaration')
  for (const [name, { importers, names = [name] }] of Object.entries(brought)) {
    for (const importer of importers) {
      const way = importer.replaceAll(/[^/]+\//g, '../').replace(/[^/]+$/, '')
      for (const each of names) replaceIn(join(library, importer), `'${each}'`, `'${way}${name}/index.mjs'`)
    }
  }
  const code = reached(entries, '.js')
  const kept = new Set([...code, ...reached(entries, '.d.ts')])
  for (const entry of readdirSync(library, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !kept.has(path) && !bundles.includes(dirname(path))) rmSync(path)
  }
  const sources = [...code].filter((file) => !bundles.includes(dirname(file))).map((file) => readFileSync(file, 'utf8'))
  const imported = sources.flatMap((text) => [...text.matchAll(/(?:\bfrom|\bimport\(?) ?['"]([^'".][^'"]*)['"]/g)])
  return new Set(imported.map(([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ''))
}

/** Not bundled: the local platform, which is a package of its own, and what the library loads too. */
const outside = [
  ['cli/local-platform.js', '__rewriteRelativeImportExtension(command)', 'command'],
  ['client/request.js', "'undici'", "'../undici/index.mjs'"],
] as const

/**
 * The command as one bundle, which starts faster than its modules and brings the packages that only it needs. It shares undici, which
 * takes 30 ms less to load as one file, and a fifth of its bytes, with the library.
 */
function makeBundle(main: string): void {
  for (const [file, imported, name] of outside) {
    replaceIn(join(library, file), `import(${imported})`, `import(/* webpackIgnore: true */ ${name})`)
  }
  stageSlimPackages(library)
  const entry = join(library, 'entry.mjs')
  for (const [name, { entry: text }] of Object.entries(brought)) {
    writeFileSync(entry, text)
    bundleOf(entry, join(library, name), '--minify')
  }
  bundleOf(compiled(main, '.js'), bundle)
  rmSync(join(library, 'node_modules'), { recursive: true })
}

function bundleOf(from: string, to: string, ...options: readonly string[]): void {
  const usual = ['--license', 'licenses.txt', '--no-cache', '--quiet']
  run('@vercel/ncc', 'dist/ncc/cli.js', ['build', from, '--out', to, ...usual, ...options])
  completeLicences(to, 'node_modules')
  makeOneByte(to)
}

function replaceIn(file: string, text: string, by: string): void {
  const code = readFileSync(file, 'utf8')
  if (!code.includes(text)) throw new Error(`${file} does not have ${text}`)
  writeFileSync(file, code.replaceAll(text, by))
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

function restore(): void {
  if (existsSync(original)) renameSync(original, manifest)
  rmSync(library, { recursive: true, force: true })
}

const [task] = process.argv.slice(2)
if (task === 'prepare') prepare()
else if (task === 'restore') restore()
else throw new Error('Usage: node scripts/package/library.ts prepare | restore')

/**
 * Builds the npm package while `npm pack` runs, and restores the folder afterwards. In the repository, package.json exports
 * `src/` and installs what development needs, Node 24 itself among it. The package exports `lib/`, which is compiled, and
 * installs what that imports. npm refuses to publish the folder, whose manifest it reads again after `postpack`, but the
 * tarball from `npm pack` can be published.
 *
 *     node scripts/package/library.ts prepare    (prepack)
 *     node scripts/package/library.ts restore    (postpack; by hand if a pack was killed)
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { compiled, compileTo, exported, original } from './compile.ts'

const manifest = 'package.json'
const library = 'lib'
/** What only the repository needs. */
const internal = [
  ...['private', 'workspaces', 'scripts', 'devDependencies', 'optionalDependencies', 'overrides', 'allowScripts'],
]

function prepare(): void {
  const text = readFileSync(manifest, 'utf8')
  const fields: Record<string, unknown> & {
    exports: Record<string, string>
    bin: Record<string, string>
  } = JSON.parse(text)
  // A killed pack left the manifest changed. Do not overwrite the saved original with it.
  if (!('scripts' in fields)) return
  rmSync(library, { recursive: true, force: true })
  compileTo(library, '--declaration')
  writeFileSync(original, text)
  for (const name of internal) delete fields[name]
  const exports = Object.entries(fields.exports).map(([name, path]) => [name, exported(path)])
  const bin = Object.entries(fields.bin).map(([name, path]) => [name, compiled(path, '.js')])
  const packed = { ...fields, exports: Object.fromEntries(exports), bin: Object.fromEntries(bin) }
  writeFileSync(manifest, `${JSON.stringify(packed, undefined, 2)}\n`)
}

function restore(): void {
  if (existsSync(original)) renameSync(original, manifest)
  rmSync(library, { recursive: true, force: true })
}

const [task] = process.argv.slice(2)
if (task === 'prepare') prepare()
else if (task === 'restore') restore()
else throw new Error('Usage: node scripts/package/library.ts prepare | restore')

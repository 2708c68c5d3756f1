/**
 * Builds the package of the local platform while `npm pack` runs in `emulator/`, and restores the folder afterwards. In the repository its
 * manifest exports `src/` and finds `taxiway` beside it; the package exports `lib/`, which is compiled against the types that `taxiway`
 * publishes, and asks for the `taxiway` of its own version.
 *
 *     node ../scripts/package/emulator.ts prepare    (prepack)
 *     node ../scripts/package/emulator.ts restore    (postpack; by hand if a pack was killed)
 */
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileTo, exported, original, run } from './compile.ts'

const folder = join(import.meta.dirname, '..', '..', 'emulator')
const manifest = join(folder, 'package.json')
const saved = join(folder, original)
const library = join(folder, 'lib')
/** The library, of which only the types are needed. */
const contract = join(folder, '..', 'lib')
const internal = ['private', 'scripts', 'devDependencies']
/** Not imported, but served to browsers. */
const pageAssets = 'page/assets'

function prepare(): void {
  const text = readFileSync(manifest, 'utf8')
  const fields: Record<string, unknown> & { version: string; exports: object; dependencies: object } = JSON.parse(text)
  // A killed pack left the manifest changed. Do not overwrite the saved original with it.
  if (!('scripts' in fields)) return
  compileTo(contract, '--declaration')
  rmSync(library, { recursive: true, force: true })
  run('typescript', 'bin/tsc', ['-p', join(folder, 'tsconfig.build.json')])
  cpSync(join(folder, 'src', pageAssets), join(library, pageAssets), { recursive: true })
  rmSync(join(library, pageAssets, 'types.d.ts'))
  writeFileSync(saved, text)
  for (const name of internal) delete fields[name]
  const packed = {
    ...fields,
    exports: Object.fromEntries(Object.entries(fields.exports).map(([name, path]) => [name, exported(path)])),
    dependencies: { ...fields.dependencies, taxiway: fields.version },
  }
  writeFileSync(manifest, `${JSON.stringify(packed, undefined, 2)}\n`)
}

function restore(): void {
  if (existsSync(saved)) renameSync(saved, manifest)
  for (const made of [library, contract]) rmSync(made, { recursive: true, force: true })
}

const [task] = process.argv.slice(2)
if (task === 'prepare') prepare()
else if (task === 'restore') restore()
else throw new Error('Usage: node ../scripts/package/emulator.ts prepare | restore')

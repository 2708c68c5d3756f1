/**
 * Makes package.json fit for the package while npm packs it, and puts it back afterwards.
 *
 * In the repository it installs what work on Taxiway needs: Node 24 itself, the bundled packages, the build tools. Whoever
 * installs the package needs none of it. `private` is part of this: npm refuses to publish the folder, whose manifest
 * it reads again after `postpack`, while the tarball that `npm pack` made can be published.
 *
 *     node scripts/manifest.ts strip      (prepack)
 *     node scripts/manifest.ts restore    (postpack; by hand after a pack that was killed)
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const manifest = 'package.json'
const original = 'package.json.orig'

const internal = ['private', 'scripts', 'devDependencies', 'optionalDependencies', 'overrides', 'allowScripts']

function strip(): void {
  const text = readFileSync(manifest, 'utf8')
  const fields: Record<string, unknown> = JSON.parse(text)
  // A pack that was killed left it stripped, and the original must not be lost.
  if (!('scripts' in fields)) return
  writeFileSync(original, text)
  for (const name of internal) delete fields[name]
  // The repository installs on Node 20 and brings its own 24; the package runs on what it is tested on.
  fields['engines'] = { node: '>=24' }
  writeFileSync(manifest, `${JSON.stringify(fields, undefined, 2)}\n`)
}

function restore(): void {
  if (existsSync(original)) renameSync(original, manifest)
}

const [command] = process.argv.slice(2)
if (command === 'strip') strip()
else if (command === 'restore') restore()
else throw new Error('usage: node scripts/manifest.ts strip | restore')

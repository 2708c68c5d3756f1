/**
 * Asks npm for the advisories of the packages that are inside dist/ and inside the npm package. Exits with 1 if there is one.
 *
 *     node scripts/advisories.ts
 */
import { execSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const licences = readFileSync('dist/bundle/licenses.txt', 'utf8').split('\n')
/** Bundled are also the dependencies of the command, which dist/ does not have. */
const names = new Set([...licences, ...Object.keys(packages[''].dependencies)])
const bundled = [...names].filter((name) => packages[`node_modules/${name}`] !== undefined).sort()
const dependencies = Object.fromEntries(bundled.map((name) => [name, packages[`node_modules/${name}`].version]))

const folder = mkdtempSync(join(tmpdir(), 'taxiway-advisories-'))
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  execSync('npm install --package-lock-only --no-audit --silent', { cwd: folder, stdio: 'inherit' })
  console.log(`Bundled: ${bundled.map((name) => `${name}@${dependencies[name]}`).join(' ')}`)
  process.exitCode = spawnSync('npm audit', { cwd: folder, stdio: 'inherit', shell: true }).status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Packs what a release publishes, into the current folder: each npm package, and the list of what it contains and installs.
 *
 *     node scripts/release/pack.ts    writes taxiway-X.Y.Z.tgz and taxiway.cdx.json, and the same of taxiway-emulator
 */
import { execSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs a command of npm, and returns what it prints. */
function npm(command: string): string {
  return execSync(`npm ${command}`, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

for (const path of ['.', 'emulator']) {
  npm(`pack ./${path} --silent`)
  // What the package installs and bundles, without what only development needs, and without `taxiway`, which has a list of its own.
  const { name, version, license, dependencies } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const { taxiway: _, ...others } = dependencies
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-sbom-'))
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, license, dependencies: others }))
    npm(`install --prefix "${folder}" --package-lock-only --silent`)
    const list = npm(`sbom --prefix "${folder}" --package-lock-only --sbom-format cyclonedx`)
    writeFileSync(`${name}.cdx.json`, list)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

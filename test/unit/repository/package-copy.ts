import { execSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from './sources.ts'

const sources = [
  ...['package.json', 'README.md', 'LICENSE', 'docs', 'scripts/package', 'tsconfig.json', 'tsconfig.build.json', 'src'],
  ...['LICENSE', 'README.md', 'package.json', 'tsconfig.build.json', 'src'].map((name) => `emulator/${name}`),
]

/** The packed library with its command, or the local platform. */
export type PackageName = 'taxiway' | 'taxiway-emulator'

/**
 * Packs a package in a copy of the sources, so that concurrent tests never see a changed package.json, and returns the path of the
 * tarball. Throws if the sources are not as they were afterwards.
 */
export function packedPackage(name: PackageName = 'taxiway'): string {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-pack-'))
  for (const each of sources) cpSync(join(root, each), join(folder, each), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const own = name === 'taxiway' ? folder : join(folder, 'emulator')
  const [packed] = JSON.parse(npm('pack --json --silent', own))
  const changed = ['package.json', 'emulator/package.json'].filter(
    (each) => readFileSync(join(folder, each), 'utf8') !== readFileSync(join(root, each), 'utf8'),
  )
  const left = ['lib', 'emulator/lib', 'package.json.orig', 'emulator/package.json.orig'].filter((each) =>
    existsSync(join(folder, each)),
  )
  if (changed.length + left.length > 0) throw new Error(`npm pack changed ${changed} and left ${left}`)
  return join(own, packed.filename)
}

/** Runs npm on the Node of this process, and returns what it printed. */
export function npm(command: string, cwd: string): string {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` }
  return execSync(`npm ${command}`, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

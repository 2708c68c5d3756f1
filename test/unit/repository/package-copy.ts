import { execSync } from 'node:child_process'
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from './sources.ts'

const sources = [
  'package.json',
  'README.md',
  'LICENSE',
  'docs/schemas',
  'schema.json',
  'scripts/licences.ts',
  'scripts/one-byte.ts',
  'scripts/package.ts',
  'scripts/slim-packages.ts',
  'tsconfig.json',
  'tsconfig.build.json',
  'src',
]

/** A new folder with the sources of the package, so that concurrent tests never see a changed package.json. */
export function packageCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-pack-'))
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/** Runs `npm pack` in a copy. The tarball's name is relative to it, and the files' to the package. */
export function packIn(folder: string): { readonly tarball: string; readonly files: readonly string[] } {
  const [packed] = JSON.parse(npm('pack --json --silent', folder))
  return { tarball: packed.filename, files: packed.files.map(({ path }: { path: string }) => path) }
}

/** Runs npm on the Node of this process, and returns what it printed. */
export function npm(command: string, cwd: string): string {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` }
  return execSync(`npm ${command}`, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

import { execSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from './sources.ts'

/** A new folder with what the package is made from, so that no test beside it ever sees a changed package.json. */
export function packageCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-pack-'))
  for (const name of ['package.json', 'README.md', 'LICENSE', 'scripts/manifest.ts']) {
    cpSync(join(root, name), join(folder, name))
  }
  cpSync(join(root, 'dist/lib'), join(folder, 'dist/lib'), { recursive: true })
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/index.ts'), '')
  return folder
}

/** Runs `npm pack` in a copy. The tarball's name is relative to it, and the files' to the package. */
export function packIn(folder: string): { readonly tarball: string; readonly files: readonly string[] } {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` }
  const [packed] = JSON.parse(execSync('npm pack --json --silent', { cwd: folder, env, encoding: 'utf8' }))
  return { tarball: packed.filename, files: packed.files.map(({ path }: { path: string }) => path) }
}

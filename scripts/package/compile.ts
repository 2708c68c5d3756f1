import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The manifest of the repository, while that of the package is in its place. */
export const original = 'package.json.orig'

/** Compiles the sources of `taxiway` into a folder. */
export function compileTo(folder: string, ...options: readonly string[]): void {
  const project = join(import.meta.dirname, '..', '..', 'tsconfig.build.json')
  run('typescript', 'bin/tsc', ['-p', project, '--outDir', folder, ...options])
}

/** Runs a package's script on this Node. */
export function run(packageName: string, script: string, args: readonly string[]): void {
  const folder = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`))
  const { status } = spawnSync(process.execPath, [join(folder, script), ...args], { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error(`${packageName} failed`)
}

/** What a packed manifest exports where that of the repository exports this path. */
export function exported(path: string): unknown {
  return path.endsWith('.ts') ? { types: `./${compiled(path, '.d.ts')}`, default: `./${compiled(path, '.js')}` } : path
}

/** Where the compiled file of a source is, relative to the package. */
export function compiled(path: string, extension: '.js' | '.d.ts'): string {
  return path.replace(/^(\.\/)?src\//, 'lib/').replace(/\.ts$/, extension)
}

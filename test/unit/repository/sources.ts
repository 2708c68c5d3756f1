import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** The repository's root folder. */
export const root = join(import.meta.dirname, '..', '..', '..')

/** One import of a source file, as its text shows it. */
export interface Import {
  /** The importing file, as `sourceFiles` names it. */
  readonly file: string
  /** A package's name, or a file. */
  readonly target: string
  /** As the source writes it: a part of a package, such as `tar/header`, loads less than the whole. */
  readonly specifier: string
  /** What a bundler does with it: nothing for types, load at once, load when called. */
  readonly kind: 'type' | 'static' | 'dynamic'
}

/** All `.ts` files of both packages, and the `.js` files of the page, with `/`: relative to `src/`, or to `emulator/src/` behind `emulator/`. */
export function sourceFiles(): string[] {
  return [...filesIn('src'), ...filesIn('emulator/src').map((file) => `emulator/${file}`)].sort()
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.[jt]s$/.test(file))
}

/** The path of a source file. */
export function pathOf(file: string): string {
  return join(root, file.startsWith('emulator/') ? file.replace('/', '/src/') : join('src', file))
}

/** The file's code without comment lines. */
export function sourceOf(file: string): string {
  return readFileSync(pathOf(file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .join('\n')
}

/** The imports of one file. */
export function importsOf(file: string, source = sourceOf(file)): Import[] {
  const found: Import[] = []
  const add = (specifier: string | undefined, kind: Import['kind']): void => {
    if (specifier === undefined) return
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : packageOf(specifier)
    found.push({ file, target, specifier, kind })
  }
  for (const [, clause, specifier] of source.matchAll(
    /^\s*(?:import|export)\s+([^'"`;=()]*?)\s*from\s+['"]([^'"]+)['"]/gm,
  )) {
    add(specifier, clause?.startsWith('type ') ? 'type' : 'static')
  }
  for (const [, specifier] of source.matchAll(/^\s*import\s+['"]([^'"]+)['"]/gm)) add(specifier, 'static')
  for (const [, types, specifier] of source.matchAll(/(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]/g)) {
    add(specifier, types ? 'type' : 'dynamic')
  }
  return found
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** The licences of the bundled packages, in ncc's format: name, licence, text. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const packages = /\/node_modules\/(?!taxiway\/)((?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9.-]*)\//g

/** The packages that the bundler names in its comments. */
function namedPackages(bundle: string): Set<string> {
  const scripts = readdirSync(bundle).filter((name) => name.endsWith('.js'))
  return new Set(
    scripts.flatMap((name) =>
      [...readFileSync(join(bundle, name), 'utf8').matchAll(packages)].map(([, one = '']) => one),
    ),
  )
}

function licenceOf(name: string, modules: string): string {
  const folder = join(modules, name)
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each))
  if (file === undefined) throw new Error(`${name} is bundled but has no licence file`)
  return `${name}\n${license}\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}

/**
 * Adds the packages that ncc leaves out of its licence file: those that are only in the first chunk.
 * @throws Error if a bundled package has no licence file.
 */
export function completeLicences(bundle: string, modules: string): void {
  const path = join(bundle, 'licenses.txt')
  const written = readFileSync(path, 'utf8')
  const listed = new Set(written.split('\n'))
  const missing = [...namedPackages(bundle)].filter((name) => !listed.has(name)).sort()
  writeFileSync(path, [written, ...missing.map((name) => licenceOf(name, modules))].join('\n'))
}

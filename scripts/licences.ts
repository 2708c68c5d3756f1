/** The licences of the packages that the actions bundle, and of what those need. ncc itself leaves out some. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Each package by name, with its licence and the text of it, in the order of their names. Throws for one without a licence. */
export function licencesOf(roots: readonly string[], modules: string): string {
  const found = new Map<string, string>()
  const visit = (name: string): void => {
    if (found.has(name)) return
    const folder = join(modules, name)
    const { license, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
    if (file === undefined) throw new Error(`${name} is bundled but has no licence file`)
    found.set(name, `${name}\n${license}\n${readFileSync(join(folder, file), 'utf8').trim()}\n`)
    for (const each of Object.keys(dependencies)) visit(each)
  }
  for (const name of roots) visit(name)
  return [...found.keys()]
    .sort()
    .map((name) => found.get(name))
    .join('\n')
}

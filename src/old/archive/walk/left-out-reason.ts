import { readdirSync } from 'node:fs'
import { isThere } from '../../text/regular-file.ts'
import { shownPath } from '../archive-error.ts'
import { gitFolder, IgnoreRules, modulesFolder } from './ignore-rules.ts'
import type { Repository } from './repositories.ts'
import { type RuleFile, readRules, ruleFiles } from './rule-file.ts'

/**
 * Why no file of a folder is packed, as a sentence with what to do.
 *
 * @param root real and absolute
 * @param wanted relative to it, ending in `/`
 * @param outer the rules of Git that stand above the packed folder
 */
export function whyLeftOut(
  root: string,
  wanted: string,
  outer: Pick<Repository, 'lines' | 'ignoresCase'> = { lines: [], ignoresCase: false },
): string {
  if (!isThere(`${root}/${wanted}`)) return `It does not exist: build it first.`
  let rules = IgnoreRules.none.inRepository(outer)
  let folder = ''
  for (const name of wanted.split('/').slice(0, -1)) {
    const present = ruleFiles.filter((file) => isThere(`${root}/${folder}${file}`))
    rules = rules.within(folder, present, (file) => readRules(root, folder + file, file))
    folder += `${name}/`
    if (name === gitFolder) return `A folder "${name}" is never packed.`
    const file = ruleFileFor(rules, folder, name)
    if (file === undefined && name === modulesFolder && rules.deployVerdict(folder, name) !== 'kept')
      return `A folder "${name}" is left out: add the line \`!node_modules/\` to a .deployignore in the folder that is packed.`
    if (file !== undefined) return explainRule(root, file, { folder, rules })
  }
  const [first] = readdirSync(`${root}/${folder}`)
  const file = first === undefined ? undefined : ruleFileFor(rules, folder + first, first)
  if (file !== undefined) return explainRule(root, file, { folder, rules })
  return `It is empty, or all of it is left out: check .gitignore and .deployignore.`
}

function explainRule(
  root: string,
  file: string,
  { folder, rules }: { readonly folder: string; readonly rules: IgnoreRules },
): string {
  const shown = shownPath(folder)
  if (file === '.deployignore') return `A rule of .deployignore leaves "${shown}" out: remove that rule.`
  // A rule such as `dist/*` leaves out what is in the folder, too.
  const own = `!/${folder.replaceAll(/[\\*?[\]]/g, '\\$&')}`
  const opened = rules.within('', ['.deployignore'], () => Buffer.from(own))
  const [first] = readdirSync(`${root}/${folder}`)
  const isStillOut = first !== undefined && opened.ignores(folder + first, first)
  const lines = isStillOut ? `lines \`${own}\` and \`${own}**\`` : `line \`${own}\``
  return `A rule of .gitignore leaves "${shown}" out: add the ${lines} to a .deployignore in the folder that is packed.`
}

/** The file whose rule leaves an entry out; undefined if none does. */
function ruleFileFor(rules: IgnoreRules, path: string, name: string): RuleFile | undefined {
  if (!rules.ignores(path, name)) return undefined
  return rules.deployVerdict(path, name) === 'ignored' ? '.deployignore' : '.gitignore'
}

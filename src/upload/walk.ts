import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withReadErrors } from './read-errors.ts'
import { Rules, readRules, rebaseRule } from './rules.ts'

/** The paths in a folder, with `/`. */
export interface Walked {
  readonly files: readonly string[]
  /** Each ends in `/`. */
  readonly folders: readonly string[]
  /** Folders with a `.git` of their own, which were not entered; each ends in `/`. */
  readonly repositories: readonly string[]
}

/** Walks everything in a folder except `.git` and what .deployignore excludes, as for build output. */
export function walkAll(folder: string, deployRules: readonly string[]): Walked {
  return walk(folder, { base: '', before: [], after: deployRules, isBuild: true })
}

/**
 * Walks a folder without a repository as Git would: by the `.gitignore` files of every folder from `top` down, and
 * without `node_modules`. A folder that the rules above it ignore is build output: everything in it counts.
 *
 * @param base the path from `top` to the folder, such as `packages/app/`; empty if they are the same
 */
export function walkByRules(top: string, base: string, deployRules: readonly string[]): Walked {
  const above: string[] = []
  const names = base.split('/').slice(0, -1)
  for (let depth = 0; depth < names.length; depth++) {
    const place = names.slice(0, depth).map((name) => `${name}/`)
    above.push(...readRules(join(top, ...place, '.gitignore'), place.join('')))
    const next = `${place.join('')}${names[depth]}/`
    if (new Rules(above).leavesOut(next)) return walkAll(join(top, base), deployRules)
  }
  return walk(join(top, base), { base, before: above, after: deployRules, isBuild: false })
}

interface WalkRules {
  /** The path to the folder from the one that the rules are relative to. */
  readonly base: string
  /** Rules of `.gitignore` files above. */
  readonly before: readonly string[]
  /** Rules of `.deployignore`, relative to the folder; they come last. */
  readonly after: readonly string[]
  readonly isBuild: boolean
}

function walk(top: string, { base, before, after, isBuild }: WalkRules): Walked {
  const files: string[] = []
  const folders: string[] = []
  const repositories: string[] = []
  const last = [...(isBuild ? [] : ['node_modules']), ...after.flatMap((line) => rebaseRule(line, base))]
  const enter = (folder: string, gitRules: readonly string[], rules: Rules): void => {
    const entries = withReadErrors(folder || '.', () => readdirSync(join(top, folder), { withFileTypes: true }))
    if (!isBuild && folder !== '' && entries.some(({ name }) => name === '.git')) {
      repositories.push(folder)
      return
    }
    if (folder !== '') folders.push(folder)
    const hasRules = !isBuild && entries.some(({ name }) => name === '.gitignore')
    const own = hasRules ? [...gitRules, ...readRules(join(top, folder, '.gitignore'), base + folder)] : gitRules
    const here = hasRules ? new Rules([...own, ...last]) : rules
    for (const entry of entries) {
      if (entry.name === '.git') continue
      const path = folder + entry.name
      if (!entry.isDirectory()) {
        if (!here.leavesOut(base + path)) files.push(path)
      } else if (!here.leavesOut(`${base}${path}/`)) enter(`${path}/`, own, here)
    }
  }
  enter('', before, new Rules([...before, ...last]))
  return { files, folders, repositories }
}

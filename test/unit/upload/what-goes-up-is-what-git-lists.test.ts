// @module-tag thorough
import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { devNull } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { systemClock } from '../../../src/client/clock.ts'
import { RunTime } from '../../../src/deploy/run-time.ts'
import { findFiles } from '../../../src/upload/files.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { holds, times } from '../../support/property.ts'

const names = ['a', 'b', 'c.log', 'd.tmp', 'e f', 'é', '[x]', 'node_modules']
const folder = fc.array(fc.constantFrom('a', 'b', 'e f', 'é', '[x]'), { maxLength: 3 }).map((all) => all.join('/'))
const path = fc
  .tuple(folder, fc.constantFrom(...names))
  .map(([above, name]) => (above === '' ? name : `${above}/${name}`))
const segments = ['a', 'b', 'c.log', '*.log', '*', '**', '?', '[ab]', 'e f', 'é', '\\[x\\]', 'a*', 'node_modules']
const rule = fc
  .record({
    not: fc.constantFrom('', '', '!'),
    anchor: fc.constantFrom('', '', '/'),
    segments: fc.array(fc.constantFrom(...segments), { minLength: 1, maxLength: 3 }),
    end: fc.constantFrom('', '', '/', ' '),
  })
  .map(({ not, anchor, segments, end }) => `${not}${anchor}${segments.join('/')}${end}`)
const rules = fc.array(rule, { minLength: 1, maxLength: 4 }).map((lines) => `${lines.join('\n')}\n`)

const tree = fc.record({
  /** Whether each is tracked. */
  files: fc.array(fc.tuple(path, fc.boolean()), { maxLength: 14 }),
  links: fc.array(fc.tuple(path, fc.boolean()), { maxLength: 2 }),
  ignored: fc.array(fc.tuple(folder, rules), { maxLength: 3 }),
  deployIgnored: fc.option(rules),
  named: folder,
})
type Tree = typeof tree extends fc.Arbitrary<infer T> ? T : never

const env = { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' }
const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Writes unless something else is in the way; whether it was written. */
function put(root: string, at: string, write: (full: string) => void): boolean {
  const full = join(root, at)
  try {
    mkdirSync(dirname(full), { recursive: true })
    if (lstatSync(full, { throwIfNoEntry: false }) !== undefined) return false
    write(full)
    return true
  } catch {
    return false
  }
}

function make(root: string, given: Tree): void {
  git(root, 'init', '-q', '--template=')
  git(root, 'config', 'core.ignorecase', 'false')
  const track = (at: string): string => git(root, '--literal-pathspecs', 'add', '-f', '--', at)
  for (const [at, isTracked] of given.files)
    if (put(root, at, (full) => writeFileSync(full, at)) && isTracked) track(at)
  for (const [at, isTracked] of given.links)
    if (put(root, at, (full) => symlinkSync('target', full)) && isTracked) track(at)
  for (const [at, text] of given.ignored) put(root, join(at, '.gitignore'), (full) => writeFileSync(full, text))
}

/** What Git lists, by its own means; `rules` come after those of every `.gitignore`. */
function listedByGit(root: string, at: string, rules: readonly string[]): string[] {
  const excludes = ['node_modules', ...rules].map((line) => `--exclude=${line}`)
  const below = at === '' ? [] : ['--', at]
  const tracked = git(root, '--literal-pathspecs', 'ls-files', '-z', ...below)
  const others = git(root, '--literal-pathspecs', 'ls-files', '-oz', '--exclude-standard', ...excludes, ...below)
  const paths = [...new Set(`${tracked}${others}`.split('\0').filter(Boolean))]
  return paths.map((each) => (at === '' ? each : each.slice(at.length + 1))).sort()
}

async function found(root: string, at: string): Promise<string[]> {
  const { entries } = await findFiles(join(root, at), root, '/nowhere', new RunTime(systemClock, {}))
  return entries.filter(({ kind }) => kind !== 'folder').map((entry) => entry.path)
}

function isFolder(root: string, at: string): boolean {
  return at !== '' && existsSync(join(root, at)) && lstatSync(join(root, at)).isDirectory()
}

function isIgnored(root: string, at: string): boolean {
  try {
    git(root, 'check-ignore', '-q', '--no-index', '--', at)
    return true
  } catch {
    return false
  }
}

test('with and without a repository, what goes up is what Git lists', { timeout: 120_000 * times }, async () => {
  await holds(
    fc.asyncProperty(tree, async (given) => {
      using temporary = temporaryFolder()
      const root = temporary.path
      make(root, given)
      const at = isFolder(root, given.named) ? given.named : ''
      // Such a folder is the result of a build.
      if (at !== '' && isIgnored(root, at)) return
      expect((await found(root, at)).sort()).toEqual(listedByGit(root, at, []))
      // Nothing is tracked from here on, so that the rules of `.deployignore` are one list with the others.
      git(root, 'rm', '-rq', '--cached', '--ignore-unmatch', '.')
      const lines =
        given.deployIgnored
          ?.split('\n')
          .map((line) => line.trimEnd())
          .filter(Boolean) ?? []
      if (at === '') put(root, '.deployignore', (full) => writeFileSync(full, given.deployIgnored ?? ''))
      const byGit = listedByGit(root, at, at === '' ? lines : [])
      expect((await found(root, at)).sort()).toEqual(byGit)
      // And the same without Git.
      rmSync(join(root, '.git'), { recursive: true })
      expect((await found(root, at)).sort()).toEqual(byGit)
    }),
    60,
  )
})

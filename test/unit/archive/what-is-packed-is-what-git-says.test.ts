// @module-tag thorough
import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { devNull } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packFolder } from '../../../src/old/archive/pack.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { holds, times } from '../../support/property.ts'
import { onWindows } from './folder.ts'

const names = ['a', 'b', 'c.log', 'd.tmp', 'e f', 'é', 'node_modules', '[x]']
const folder = fc
  .array(fc.constantFrom('a', 'b', 'e f', 'é', '.env', 'node_modules', '[x]'), { maxLength: 3 })
  .map((all) => all.join('/'))
const path = fc
  .tuple(folder, fc.constantFrom(...names))
  .map(([above, name]) => (above === '' ? name : `${above}/${name}`))
const segment = fc.constantFrom(
  'a',
  'b',
  'c.log',
  '*.log',
  '*.tmp',
  '*',
  '**',
  '?',
  '[ab]',
  'e f',
  'é',
  '\\[x\\]',
  'node_modules',
)
const rule = fc
  .record({
    not: fc.constantFrom('', '', '!'),
    anchor: fc.constantFrom('', '', '/'),
    segments: fc.array(segment, { minLength: 1, maxLength: 4 }),
    end: fc.constantFrom('', '', '/', ' '),
  })
  .map(({ not, anchor, segments, end }) => `${not}${anchor}${segments.join('/')}${end}`)
const rules = fc.array(rule, { minLength: 1, maxLength: 4 }).map((lines) => `${lines.join('\n')}\n`)

/** A working copy, and the folder of it that is packed. */
const tree = fc.record({
  /** Whether it is tracked. */
  files: fc.array(fc.tuple(path, fc.boolean()), { maxLength: 14 }),
  links: fc.array(fc.tuple(path, fc.boolean()), { maxLength: 2 }),
  ignored: fc.array(fc.tuple(folder, rules), { maxLength: 3 }),
  exclude: fc.option(rules),
  excludesFile: fc.option(rules),
  /** Repositories in it, with a file that they track and ignore; a submodule if true, else a clone beside it. */
  nested: fc.array(fc.tuple(fc.constantFrom('a/sub', 'b/sub', 'sub', 'a/b/sub'), fc.boolean()), { maxLength: 2 }),
  named: folder,
})

const env = { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' }
const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

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

function make(root: string, given: typeof tree extends fc.Arbitrary<infer T> ? T : never): void {
  git(root, 'init', '-q', '--template=')
  git(root, 'config', 'core.ignorecase', 'false')
  for (const [at, isSubmodule] of given.nested) {
    const isMade = put(root, at, (full) => mkdirSync(full))
    if (!isMade) continue
    const sub = join(root, at)
    writeFileSync(join(sub, 'kept.log'), '1')
    git(sub, 'init', '-q', '--template=')
    git(sub, 'add', '-A')
    git(sub, 'commit', '-qm', 'x')
    for (const [name, text] of [
      ['.gitignore', '*.log\n'],
      ['new.log', ''],
      ['new', ''],
    ] as const)
      writeFileSync(join(sub, name), text)
    if (isSubmodule) git(root, 'add', '-f', '--', at)
  }
  const inNested = (at: string): boolean => given.nested.some(([sub]) => at === sub || at.startsWith(`${sub}/`))
  for (const [at, isTracked] of given.files)
    if (!inNested(at) && put(root, at, (full) => writeFileSync(full, at)) && isTracked)
      git(root, '--literal-pathspecs', 'add', '-f', '--', at)
  for (const [at, isTracked] of given.links)
    if (!inNested(at) && put(root, at, (full) => symlinkSync('target', full)) && isTracked)
      git(root, '--literal-pathspecs', 'add', '-f', '--', at)
  for (const [at, text] of given.ignored)
    if (!inNested(at) && existsSync(join(root, at)) && lstatSync(join(root, at)).isDirectory())
      writeFileSync(join(root, at, '.gitignore'), text)
  mkdirSync(join(root, '.git/info'), { recursive: true })
  if (given.exclude !== null) writeFileSync(join(root, '.git/info/exclude'), given.exclude)
  git(root, 'config', 'core.excludesFile', join(root, '.git/excludes'))
  if (given.excludesFile !== null) writeFileSync(join(root, '.git/excludes'), given.excludesFile)
}

/** What Git lists below a folder, repositories inside included, without what is left out of every archive by default. */
function listedByGit(at: string): string[] {
  const listed = git(at, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean)
  const tracked = new Set(git(at, 'ls-files', '-z').split('\0'))
  return [...new Set(listed)].flatMap((each) => {
    const name = each.replace(/\/$/, '')
    if (existsSync(join(at, name, '.git'))) return listedByGit(join(at, name)).map((below) => `${name}/${below}`)
    const isModule = name.split('/').includes('node_modules') && !tracked.has(name)
    return isModule || lstatSync(join(at, name), { throwIfNoEntry: false }) === undefined ? [] : [name]
  })
}

async function packed(at: string): Promise<string[]> {
  const files: string[] = []
  using temporary = temporaryFolder()
  try {
    await using _ = await packFolder(at, {
      temporaryFolder: temporary.path,
      warn: () => undefined,
      note: (file) => files.push(file),
    })
  } catch (error) {
    // Links alone are no files.
    if (!(error instanceof Error && /has (?:no files|links and no file) to pack/.test(error.message))) throw error
  }
  // A repository that was found on the way begins the walk anew.
  return [...new Set(files)].sort()
}

test.skipIf(onWindows)(
  'what is packed is what Git lists, whatever is tracked, ignored, nested or named',
  { timeout: 300_000 * times },
  async () => {
    let compared = 0
    await holds(
      fc.asyncProperty(tree, async (given) => {
        using root = temporaryFolder()
        make(root.path, given)
        const isFolder =
          existsSync(join(root.path, given.named)) && lstatSync(join(root.path, given.named)).isDirectory()
        const named = join(root.path, isFolder ? given.named : '')
        // Git lists nothing of a folder that it ignores; such a folder counts once it is named.
        if (named !== root.path && isIgnored(root.path, given.named)) return
        compared += 1
        expect(await packed(named)).toEqual(listedByGit(named).sort())
        rmSync(root.path, { recursive: true, force: true })
      }),
      // Git is run some dozen times for each; the night tries a hundred times as many.
      50,
    )
    // Of some, Git ignores the folder that is named.
    expect(compared).toBeGreaterThan(16)
  },
)

function isIgnored(root: string, named: string): boolean {
  try {
    git(root, 'check-ignore', '-q', '--no-index', '--', named)
    return true
  } catch {
    return false
  }
}

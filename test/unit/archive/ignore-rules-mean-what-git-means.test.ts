import { execFileSync } from 'node:child_process'
import { devNull } from 'node:os'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Unusual } from '../../../src/old/archive/unusual-entries.ts'
import { walk } from '../../../src/old/archive/walk/walk.ts'
import { folderOf, onWindows, type Tree } from './folder.ts'

/** What git would add to an empty repository. */
function keptByGit(folder: string): string[] {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' }
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' })
  git('init', '-q', '--template=')
  git('config', 'core.ignorecase', 'false')
  return git('ls-files', '-z', '--others', '--exclude-standard').split('\0').filter(Boolean).sort()
}

function keptByUs(folder: string): string[] {
  const entries = [...walk({ root: folder, unusual: new Unusual() })]
  return entries
    .filter(({ kind }) => kind !== 'folder')
    .map(({ path }) => path)
    .sort()
}

const table: [string, Tree][] = [
  [
    'a nested file brings back',
    { '.gitignore': 'build\n', 'a/.gitignore': '!build\n', 'a/build/x': '', 'build/x': '' },
  ],
  [
    'nothing comes back from a folder that is left out',
    { '.gitignore': 'out/\n!out/keep\n', 'out/keep': '', keep: '' },
  ],
  [
    'comments, blanks and escapes',
    { '.gitignore': '# a\n\n\\#b\n\\!c\nd\\ \ne  \r\n', '#b': '', '!c': '', 'd ': '', e: '', a: '' },
  ],
  [
    'the same, nested',
    {
      'n/.gitignore': '# a\n\n\\#b\n\\!c\nd\\ \ne  \r\n!\n/\n',
      'n/#b': '',
      'n/!c': '',
      'n/d ': '',
      'n/e': '',
      'n/a': '',
    },
  ],
  ['a byte order mark', { '.gitignore': '\ufeffx\n', x: '', y: '' }],
  ['a question mark is one byte', { '.gitignore': 'a?\nb??\n', aé: '', bé: '', ax: '', é: '' }],
  ['case counts', { '.gitignore': '*.LOG\n', 'a.log': '', 'b.LOG': '' }],
  [
    'a name that begins like an exception or a comment',
    { '.gitignore': '\\!a/b\n\\#c/d\n#e/f\n', '!a/b': '', '#c/d': '', 'e/f': '', b: '' },
  ],
]

describe('ignore rules match those of git', () => {
  // On Windows a name cannot end in a space.
  test.each(table.filter(([, tree]) => !(onWindows && Object.keys(tree).some((path) => path.endsWith(' ')))))(
    '%s',
    (_, tree) => {
      const folder = folderOf(tree)
      expect(keptByUs(folder)).toEqual(keptByGit(folder))
    },
  )

  test('for generated rules and trees', () => {
    const name = fc.constantFrom('a', 'b', 'ab', 'x.js', 'é', 'a b', '[a]')
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'))
    const part = fc.constantFrom('a', 'b', '*', '?', 'a*', '*.js', '**', '[ab]', 'é', 'a b', '\\[a]', 'ab')
    const pattern = fc
      .tuple(
        fc.constantFrom('', '', '!'),
        fc.constantFrom('', '', '/'),
        fc.array(part, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('', '', '/', ' '),
      )
      .map(([not, start, parts, end]) => not + start + parts.join('/') + end)
    const rules = fc.array(pattern, { maxLength: 5 }).map((lines) => lines.join('\n'))
    const tree = fc.tuple(
      fc.uniqueArray(path, { maxLength: 14 }),
      fc.array(fc.tuple(fc.constantFrom('', 'a/', 'a/b/', '[a]/', 'é/'), rules), { maxLength: 3 }),
    )
    fc.assert(
      fc.property(tree, ([paths, ruleFiles]) => {
        const files = [...paths, ...ruleFiles.map(([folder]) => `${folder}.gitignore`)]
        const whole = files.filter((one) => !files.some((other) => other.startsWith(`${one}/`)))
        const folder = folderOf({
          ...Object.fromEntries(whole.map((file) => [file, ''])),
          ...Object.fromEntries(ruleFiles.map(([at, text]) => [`${at}.gitignore`, text])),
        })
        expect(keptByUs(folder)).toEqual(keptByGit(folder))
      }),
      { numRuns: 30 },
    )
  })

  test('.deployignore is applied after every .gitignore and can include ignored files again', () => {
    const folder = folderOf({
      '.gitignore': 'dist\n.env\n',
      'web/.gitignore': 'assets\n',
      '.deployignore': '!dist/\n!web/assets\ndocs\n',
      'dist/index.js': '',
      'web/assets/a.css': '',
      'docs/a.md': '',
      '.env': 'SECRET=1',
    })
    const kept = ['.deployignore', '.gitignore', 'dist/index.js', 'web/.gitignore', 'web/assets/a.css']
    expect(keptByUs(folder)).toEqual(kept)
  })

  test('.git stays out regardless of the rules, and node_modules unless .deployignore brings it back', () => {
    const kept = folderOf({
      '.deployignore': '!node_modules/\n',
      '.gitignore': 'node_modules\n',
      'node_modules/a/b.js': '',
    })
    expect(keptByUs(kept)).toEqual(['.deployignore', '.gitignore', 'node_modules/a/b.js'])
    const folder = folderOf({
      '.gitignore': '!node_modules\n',
      '.deployignore': '!.git\n',
      'node_modules/a/index.js': '',
      'packages/b/node_modules/c.js': '',
      'packages/b/.git': 'gitdir: elsewhere',
      '.git/config': '',
      'packages/b/index.js': '',
    })
    expect(keptByUs(folder)).toEqual(['.deployignore', '.gitignore', 'packages/b/index.js'])
  })

  test.skipIf(onWindows)('a folder that is left out is not looked into', () => {
    const folder = folderOf({ '.gitignore': 'secret\n', 'secret/link': { link: '/elsewhere' }, a: '' })
    const unusual = new Unusual()
    expect([...walk({ root: folder, unusual })]).toHaveLength(2)
    expect(unusual.list()).toEqual([])
  })
})

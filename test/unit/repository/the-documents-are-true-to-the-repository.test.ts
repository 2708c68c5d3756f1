import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { outcomeFacts } from '../../../src/deploy/outcome.ts'
import { root } from './sources.ts'

const documents = execFileSync('git', ['ls-files', '-z', '*.md', 'llms.txt'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)

test.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? '')
  const broken = links.filter((link) => !/^[a-z]+:/.test(link) && !exists(document, link))
  expect(broken).toEqual([])
})

test('a file that a document names in backticks is there', () => {
  const named = documents
    .filter((document) => document !== 'CHANGELOG.md')
    .flatMap((document) => {
      const texts = readFileSync(join(root, document), 'utf8').matchAll(
        /`((?:src|emulator|test|scripts|docs|bench|examples)\/[\w./-]+\.\w+)`/g,
      )
      return [...texts].map(([, path = '']) => ({ document, path }))
    })
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
})

test.each(['README.md', 'docs/fleet.md', 'skills/taxiway/SKILL.md', 'docs/other-ci.md'])(
  'each outcome stands in %s',
  (place) => {
    const text = readFileSync(join(root, place), 'utf8')
    expect(
      Object.keys(outcomeFacts).filter((outcome) => !new RegExp(`(?<![\\w-])${outcome}(?![\\w-])`).test(text)),
    ).toEqual([])
  },
)

function exists(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? join(root, document) : join(root, dirname(document), path)
  if (!existsSync(file)) return false
  return anchor === undefined || anchorsOf(readFileSync(file, 'utf8')).includes(anchor)
}

/** The anchors that GitHub gives to the headings, and those that a page sets itself. */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => {
    return heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-')
  })
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]
}

test('what npm run docs writes is current', () => {
  expect(() =>
    execFileSync(process.execPath, ['scripts/docs.ts', '--check'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
  ).not.toThrow()
})

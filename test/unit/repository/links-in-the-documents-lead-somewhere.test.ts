import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
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

function exists(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? join(root, document) : join(root, dirname(document), path)
  if (!existsSync(file)) return false
  return anchor === undefined || anchorsOf(readFileSync(file, 'utf8')).includes(anchor)
}

/** The anchors that GitHub gives to the headings. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

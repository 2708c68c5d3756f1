import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { withBlankOwner } from '../../support/own-repository.ts'
import { root } from './sources.ts'
import { problemsOf } from './workflow-validation.ts'

/** Whole workflows. The page of `call` shows steps, which have their own test. */
const pages = [
  'README.md',
  'docs/start.md',
  'docs/deploy.md',
  'docs/upload.md',
  'docs/preview.md',
  'docs/gate-and-rollback.md',
]
const workflows = pages.flatMap((page) => blocksIn(page).map((text, index) => ({ name: `${page} ${index}`, text })))

function blocksIn(page: string): string[] {
  return blocksOf('yaml', withBlankOwner(readFileSync(join(root, page), 'utf8')))
}

function blocksOf(language: string, page: string): string[] {
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , code]) => code ?? '')
}

test.each(workflows)('workflow $name', async ({ text }) => {
  expect(await problemsOf('.github/workflows/readme.yml', text)).toEqual([])
  const jobs: { steps: { uses?: string; with?: object }[] }[] = Object.values(parse(text).jobs)
  const ours = jobs.flatMap((job) => job.steps).filter(({ uses }) => uses?.startsWith('<owner>/taxiway'))
  expect(ours.length).toBeGreaterThan(0)
  for (const { uses = '', with: inputs = {} } of ours) {
    const [, folder = '/nowhere'] = /^<owner>\/taxiway(\/\w+|)@v1$/.exec(uses) ?? []
    const { inputs: declared } = parse(readFileSync(join(root, folder, 'action.yml'), 'utf8'))
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(['base-url', 'api-key']))
    expect(Object.keys(declared)).toEqual(expect.arrayContaining(Object.keys(inputs)))
  }
})

// They are compiled with everything else.
test('the page of the library shows every program, or links to it', () => {
  const page = readFileSync(join(root, 'docs/library.md'), 'utf8')
  for (const file of readdirSync(join(root, 'examples/library'))) {
    const program = readFileSync(join(root, 'examples/library', file), 'utf8')
    expect([`\`\`\`ts\n${program}\`\`\``, `(../examples/library/${file})`].some((shown) => page.includes(shown))).toBe(
      true,
    )
  }
  expect(blocksOf('ts', page)).toHaveLength(readdirSync(join(root, 'examples/library')).length)
})

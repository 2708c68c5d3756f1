import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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

test('the library examples compile', () => {
  const code = blocksOf('ts', readFileSync(join(root, 'docs/library.md'), 'utf8'))
  // Inside the repository, where the package's own name resolves to dist/.
  const folder = join(root, 'coverage', 'readme')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [index, example] of code.entries()) writeFileSync(join(folder, `${index}.ts`), example)
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "../../tsconfig.json", "include": ["*.ts"] }')
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(code.length).toBeGreaterThan(4)
})

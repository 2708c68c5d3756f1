import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './sources.ts'
import { problemsOf } from './workflow-validation.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const action = parse(readFileSync(join(root, 'action.yml'), 'utf8'))

function blocksOf(language: string, page = readme): string[] {
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , code]) => code ?? '')
}

test.each(blocksOf('yaml'))('workflow %#', async (text) => {
  expect(await problemsOf('.github/workflows/readme.yml', text)).toEqual([])
  const jobs: { steps: { uses?: string; with?: object }[] }[] = Object.values(parse(text).jobs)
  const steps = jobs.flatMap((job) => job.steps)
  const ours = steps.filter(({ uses }) => uses === 'OWNER/taxiway@v1')
  expect(ours).toHaveLength(1)
  const given = Object.keys(ours[0]?.with ?? {})
  expect(given).toEqual(expect.arrayContaining(['base-url', 'api-key']))
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(given))
})

test('the library examples compile, those of its own page too', () => {
  const code = [...blocksOf('ts'), ...blocksOf('ts', readFileSync(join(root, 'docs/library.md'), 'utf8'))]
  // Inside the repository, where the package's own name leads to dist/.
  const folder = join(root, 'coverage', 'readme')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [index, example] of code.entries()) writeFileSync(join(folder, `${index}.ts`), example)
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "../../tsconfig.json", "include": ["*.ts"] }')
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(code.length).toBeGreaterThan(9)
})

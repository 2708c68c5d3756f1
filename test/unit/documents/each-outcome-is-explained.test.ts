import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outcomeFacts } from '../../../src/deploy/outcome.ts'

const read = (file: string): string => readFileSync(file, 'utf8')

test('the README has a row for each outcome, and an action that can end so names it', () => {
  const readme = read('README.md')
  const files = ['action.yml', ...readdirSync('.').map((folder) => `${folder}/action.yml`)].filter(existsSync)
  const actions = files.map(read).filter((action) => action.includes('outcome:'))
  expect(actions.length).toBeGreaterThan(3)
  const named = actions.join('')
  for (const outcome of Object.keys(outcomeFacts)) {
    expect(readme, outcome).toContain(`| \`${outcome}\` |`)
    expect(named, outcome).toContain(`\`${outcome}\``)
  }
})

test('docs/other-ci.md has each exit code', () => {
  const page = read('docs/other-ci.md')
  const codes = page.split('\n').flatMap((line) => /^\| ([\d, ]+) \|/.exec(line)?.[1]?.split(', ') ?? [])
  for (const [outcome, { exitCode }] of Object.entries(outcomeFacts)) {
    expect(codes, outcome).toContain(String(exitCode))
    expect(page, outcome).toContain(`\`${outcome}\``)
  }
})

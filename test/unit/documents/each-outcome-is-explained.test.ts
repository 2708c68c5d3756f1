import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildProgram } from '../../../src/cli/program.ts'
import { Screen } from '../../../src/cli/screen.ts'
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

test('docs/other-ci.md and the help have each exit code', async () => {
  const page = read('docs/other-ci.md')
  const codes = page.split('\n').flatMap((line) => /^\| ([\d, ]+) \|/.exec(line)?.[1]?.split(', ') ?? [])
  const context = { signal: new AbortController().signal, screen: new Screen() }
  const program = await buildProgram(['deploy'], context)
  let help = ''
  program.commands[0]?.configureOutput({ writeOut: (part) => (help += part) }).outputHelp()
  const shown = help
    .slice(help.indexOf('Exit codes:'))
    .split('\n')
    .flatMap((line) => /^ {2}([\d, ]+) {2}/.exec(line)?.[1]?.trim().split(', ') ?? [])
  for (const [outcome, { exitCode }] of Object.entries(outcomeFacts)) {
    const code = String(exitCode)
    expect(codes, outcome).toContain(code)
    expect(shown, outcome).toContain(code)
    expect(page, outcome).toContain(`\`${outcome}\``)
  }
})

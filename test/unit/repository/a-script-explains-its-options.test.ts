// @module-tag thorough
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
/** Each that people start and that reads the command line, with its program; npm starts the others by itself. */
const programs = Object.entries(scripts).flatMap(([name, command]) => {
  const [, program] = /^node (?:scripts\/start\.js )?(\S+\.ts)$/.exec(command) ?? []
  return program === undefined || program.startsWith('src/') || /^(?:pre|post)/.test(name) ? [] : [{ name, program }]
})
/** These hand what they do not know on to vitest. */
const handingOn = ['test:act', 'test:browser']

function run(program: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('all of them are found', () => {
  expect(programs.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...handingOn, 'soak', 'bench', 'fuzz', 'demo', 'resilience', 'release:prepare']),
  )
})

test.each(programs)('npm run $name -- --help', ({ name, program }) => {
  const { status, stdout, stderr } = run(program, '--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(new RegExp(`^Usage: npm run ${name}\\b`))
  expect(stdout.split('\n').length).toBeLessThan(15)
})

test.each(programs.filter(({ name }) => !handingOn.includes(name)))(
  'npm run $name, with an option that there is not',
  ({ program }) => {
    const { status, stdout, stderr } = run(program, '--no-such')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^[^\n]*"?'?--no-such'?"?\.\nUsage: npm run /)
    expect(stderr).not.toContain('    at ')
  },
)

test.each([
  ['test/soak/main.ts', ['--runs', 'many'], /^--runs must be a whole number from 1, not "many"\.\n/],
  ['test/soak/main.ts', ['--action', 'call'], /^--action must be one of deploy, .*, not "call"\.\n/],
  ['scripts/fuzz.ts', [], /^Say what to fuzz\.\n/],
  ['scripts/fuzz.ts', ['everything'], /^There is nothing to fuzz by the name "everything"\.\n/],
  ['bench/main.ts', ['constructor'], /^There is no bench "constructor"\.\n/],
  ['bench/main.ts', ['print', 'x'], /^The number of rounds must be a whole number from 1, not "x"\.\n/],
  ['scripts/docs.ts', ['src'], /^"src" is one word too many\.\n/],
  ['scripts/release/prepare.ts', [], /^Give --repository, /],
] as const)('%s %j is refused with a sentence', (program, args, sentence) => {
  const { status, stderr } = run(program, ...args)
  expect(status, stderr).toBe(2)
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toContain('    at ')
})

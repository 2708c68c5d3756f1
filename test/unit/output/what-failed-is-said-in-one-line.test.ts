import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findStatement } from '../../../src/old/output/cause/cause-line.ts'
import { LogExcerpt } from '../../../src/old/output/cause/log-excerpt.ts'
import { removeColour } from '../../../src/old/text/control-characters.ts'
import { failuresOf } from './failures.ts'

const folder = join(import.meta.dirname, 'failures')
const failures = readdirSync(folder).flatMap((file) => failuresOf(readFileSync(join(folder, file), 'utf8')))

function statementOf(log: readonly string[]): string | undefined {
  const excerpt = new LogExcerpt()
  excerpt.add(['Building: npm run build', ...log, 'Deployment failed: "npm run build" failed (exit code 1).'])
  return findStatement(excerpt.failure())
}

/** What a person would say on the phone. */
const expected: Readonly<Record<string, string>> = {
  'esbuild-unresolved': 'Could not resolve "./setings"',
  'webpack-unresolved': "Module not found: Error: Can't resolve 'chart.js' in '/app/src'",
  'next-unresolved': "Module not found: Can't resolve '../components/chart'",
  'vite-unresolved': '[vite]: Rollup failed to resolve import "date-fns" from "/app/src/main.js".',
  'node-module-not-found': "Cannot find module 'express'",
  'node-syntax': "SyntaxError: Unexpected token ';'",
  'npm-unreachable-host':
    'network request to https://codeload.github.com/acme/ui/tar.gz/6a15e5f failed, reason: getaddrinfo ENOTFOUND codeload.gi…',
  'npm-missing-script': 'Missing script: "build"',
  'npm-not-found-binary': 'sh: 1: vite: not found',
  'pnpm-outdated-lockfile': 'Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up',
  'tsc-type': "src/cart.ts(7,3): error TS2322: Type 'number' is not assignable to type 'string'.",
  'go-type': 'internal/cart/cart.go:4:17: undefined: price',
  'rust-panic': 'DATABASE_URL must be set: NotPresent',
  'maven-compile': '/app/src/main/java/com/example/Cart.java:[5,12] cannot find symbol',
  'python-gunicorn': "ModuleNotFoundError: No module named 'stripe'",
  'ruby-syntax': "app.rb:6: syntax error, unexpected end-of-input, expecting `end'",
  'php-fatal': 'PHP Fatal error:  Uncaught Error: Class "Price" not found in /app/src/Cart.php:7',
}

test.each(Object.entries(expected))('%s', (name, statement) => {
  const failure = failures.find((each) => each.name === name)
  expect(statementOf(failure?.log ?? [])).toBe(statement)
})

test('nearly every failure of the table has a statement, which its log holds, and which only opens no message', () => {
  const statements = failures.map(({ log }) => ({ log: log.map(removeColour), statement: statementOf(log) }))
  const found = statements.flatMap(({ log, statement }) => (statement === undefined ? [] : { log, statement }))
  expect(found.length / failures.length).toBeGreaterThanOrEqual(0.93)
  for (const { log, statement } of found) {
    const said = statement.replace(/…$/, '')
    const isOurs = statement.startsWith('Deployment failed')
    expect(isOurs || log.some((line) => line.includes(said)), statement).toBe(true)
    expect(statement.length).toBeLessThanOrEqual(120)
  }
  const headings = found.filter(({ statement }) => /:$|^code E/.test(statement))
  expect(headings.length / failures.length).toBeLessThanOrEqual(0.03)
})

test.each([
  ['a log without a failure', ['compiled', 'done']],
  ['one that only says that it failed', ['make', 'Build failed with exit code 2']],
])('%s has none', (_, log) => expect(findStatement(log)).toBeUndefined())

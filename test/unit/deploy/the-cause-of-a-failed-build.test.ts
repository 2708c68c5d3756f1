import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CauseFinder } from '../../../src/deploy/cause/finder.ts'
import { findInRepository } from '../../../src/deploy/cause/place.ts'
import { Redactor } from '../../../src/text/redact.ts'
import { failuresOf } from './failures.ts'

const folder = join(import.meta.dirname, 'failures')
const failures = readdirSync(folder).flatMap((file) => failuresOf(readFileSync(join(folder, file), 'utf8')))

/** What a hosted platform prints before the failing step. Some of it looks like a failure. */
const preamble = [
  'Cloning github.com/acme/shop (branch main, commit 4f2c1d3)',
  'Cloning completed: 1.204s',
  'Restored build cache "error-pages" (12 MB)',
  '$ npm ci',
  'npm warn deprecated inflight@1.0.6: This module is not supported, and leaks memory. Do not use it.',
  'added 312 packages, and audited 313 packages in 9s',
  'found 0 vulnerabilities',
  '   Compiling thiserror v1.0.69',
  'Collecting exceptiongroup (from anyio)',
  'create mode 100644 src/errors/not-found-error.ts',
]
/** What it prints at its end. */
const closings = [
  ['Build failed with exit code 1'],
  [
    '',
    'ERROR: failed to build: exit status 1',
    'ERROR: build step 2 "builder" failed: step exited with non-zero status: 1',
  ],
  ['==> Build failed 😞', 'Exited with status 1', 'Uploading logs', 'Cleaning up', 'Done'],
]

const frames: Readonly<Record<string, (log: readonly string[], index: number) => readonly string[]>> = {
  'on a platform': (log, index) => [...preamble, ...log, ...(closings[index % closings.length] ?? [])],
  'with times': (log, index) =>
    [...preamble, ...log, ...(closings[index % closings.length] ?? [])].map(
      (line, at) => `2026-11-22T08:00:${String(at % 60).padStart(2, '0')}.123456789Z ${line}`,
    ),
  'in a Docker build': (log) => [
    '#1 [internal] load build definition from Dockerfile',
    '#9 [5/5] RUN npm run build',
    ...log.map((line, at) => `#9 ${(at / 10).toFixed(3)} ${line}`),
    '#9 ERROR: process "/bin/sh -c npm run build" did not complete successfully: exit code: 1',
  ],
}

function read(lines: readonly string[], chunk = 7): CauseFinder {
  const redactor = new Redactor(['crimson-value'])
  const finder = new CauseFinder((text) => redactor.redact(text))
  // In chunks, as they arrive.
  for (let from = 0; from < lines.length; from += chunk) finder.add(lines.slice(from, from + chunk))
  return finder
}

/** What is shown of a log. */
function excerptOf(...lines: readonly string[]): readonly string[] {
  const finder = read(lines)
  return (finder.find() ?? finder.end())?.excerpt ?? []
}

/** By name, the failures whose cause the excerpt misses. */
const missed: Readonly<Record<string, string>> = {
  'sqlalchemy-url': 'of two chained exceptions, it shows the last one, which repeats the message of the first',
}

/** By name, the failures whose log shows no error of its own, and what it says instead. */
const unclear: Readonly<Record<string, string>> = {
  'bundler-frozen': 'The dependencies in your gemfile changed',
  'go-version': 'go.mod requires go >= 1.99',
  'mkdocs-strict': 'Aborted with 2 warnings in strict mode!',
  'node-env-message': 'DATABASE_URL must be set',
  'poetry-lock': 'pyproject.toml changed significantly',
}

describe.each(Object.entries(frames))('%s', (_, framed) => {
  test.each(failures.map((failure, index) => ({ ...failure, index })))(
    '$name ($tool, $how)',
    ({ name, cause, log, index }) => {
      const lines = framed(log, index)
      const shown = excerptOf(...lines)
      const holds = shown.some((line) => line.includes(cause))
      expect({ holds, shown }).toEqual({ holds: !(name in missed), shown })
      expect(read(lines).find() === undefined).toBe(name in unclear)
      expect(shown.length).toBeLessThanOrEqual(30)
      for (const line of shown) expect(line.length).toBeLessThanOrEqual(300)
    },
  )
})

/** What a person would say on the phone. */
const statements: Readonly<Record<string, string>> = {
  'esbuild-unresolved': 'Could not resolve "./setings"',
  'webpack-unresolved': "Module not found: Error: Can't resolve 'chart.js' in '/app/src'",
  'next-unresolved': "Module not found: Can't resolve '../components/chart'",
  'vite-unresolved': '[vite]: Rollup failed to resolve import "date-fns" from "/app/src/main.js".',
  'node-module-not-found': "Cannot find module 'express'",
  'node-syntax': "SyntaxError: Unexpected token ';'",
  'node-test': 'AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:',
  'npm-unreachable-host':
    'network request to https://codeload.github.com/acme/ui/tar.gz/6a15e5f failed, reason: getaddrinfo ENOTFOUND codeload.github.com',
  'npm-missing-script': 'Missing script: "build"',
  'npm-not-found-binary': 'sh: 1: vite: not found',
  'pnpm-outdated-lockfile': 'Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up',
  'yarn4-immutable': 'The lockfile would have been modified by this install, which is explicitly forbidden.',
  'tsc-type': "src/cart.ts(7,3): error TS2322: Type 'number' is not assignable to type 'string'.",
  'go-type': 'internal/cart/cart.go:4:17: undefined: price',
  'rust-panic': 'DATABASE_URL must be set: NotPresent',
  'maven-compile': '/app/src/main/java/com/example/Cart.java:[5,12] cannot find symbol',
  'python-gunicorn': "ModuleNotFoundError: No module named 'stripe'",
  'ruby-syntax': "app.rb:6: syntax error, unexpected end-of-input, expecting `end'",
  'php-fatal': 'PHP Fatal error:  Uncaught Error: Class "Price" not found in /app/src/Cart.php:7',
}

describe('the line that says what failed', () => {
  test.each(Object.entries(statements))('%s', (name, statement) => {
    const log = failures.find((each) => each.name === name)?.log ?? []
    const framed = ['Building: npm run build', ...log, 'Deployment failed: "npm run build" failed (exit code 1).']
    expect(read(framed).find()?.line).toBe(statement)
  })

  test('is short, and seldom only opens a message', () => {
    const lines = failures.flatMap(({ log }) => read(log).find()?.line ?? [])
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(240)
    const openings = lines.filter((line) => /:$|^code E/.test(line))
    expect(openings.length / failures.length).toBeLessThanOrEqual(0.03)
  })
})

const noise = (count: number): string[] => Array.from({ length: count }, (_, index) => `step ${index}`)

test.each([
  '0 errors, 2 warnings',
  'Found no failures',
  'npm warn deprecated: error handling changed',
  '   Compiling thiserror v1.0.69',
  'dist/error-page.html  0.31 kB',
  'Server listens since 08:00:01',
  'Build failed with exit code 1',
  'Exited with status 1',
  '> Task :compileJava FAILED',
  'Lifecycle script `build` failed with error:',
  'ERROR: process "/bin/sh -c npm run build" did not complete successfully: exit code: 1',
  'The command failed with exit code 2',
  'Deployment failed: The start command ended at once (exit code 1).',
  'Health check failed: connection refused on port 3000',
])('"%s" is no error of its own', (line) => {
  const finder = read([...noise(30), line])
  expect(finder.find()).toBeUndefined()
  expect(finder.end()).toEqual({ line: expect.anything(), excerpt: [...noise(30).slice(-19), line] })
})

test('a mention of a failure that the build survived is no error of its own', () => {
  expect(read(['Build cache not found', ...noise(30)]).find()).toBeDefined()
  expect(read(['Build cache not found', ...noise(50), 'Build failed with exit code 1']).find()).toBeUndefined()
})

test('a log without lines has no end', () => {
  expect(read(['', ' ']).end()).toBeUndefined()
})

describe('of the lines above an error', () => {
  test('the place in a file is shown, with the source code below it', () => {
    const place = ['/app/server.js:3', 'const port = ;', '             ^']
    expect(excerptOf(...noise(5), ...place, '', "SyntaxError: Unexpected token ';'")).toEqual([
      ...place,
      "SyntaxError: Unexpected token ';'",
    ])
  })

  test('the line is shown under which it is indented', () => {
    const warnings = Array.from({ length: 9 }, (_, index) => `  ${index}:1  warning  no-console`)
    expect(excerptOf(...noise(5), '/app/b.js', ...warnings, '  9:7  error  no-unused-vars')).toEqual([
      '/app/b.js',
      '…',
      '  7:1  warning  no-console',
      '  8:1  warning  no-console',
      '  9:7  error  no-unused-vars',
    ])
  })
})

test.each([
  '    at wrapSafe (node:internal/modules/cjs/loader:1861:18)',
  '    at async Object.build (file:///app/node_modules/vite/dist/node.js:9:6)',
  '\tat java.base/java.lang.Integer.parseInt(Integer.java:630)',
  '   at System.Data.Common.DbConnection.Open()',
  '  File "<frozen importlib._bootstrap>", line 1204, in _gcd_import',
  "\tfrom /usr/lib/ruby/3.1.0/bundler/setup.rb:3:in `require'",
  '#3 /app/vendor/laravel/framework/src/Application.php(12): boot()',
])('"%s" is a frame of a runtime or a package and left out', (frame) => {
  const own = '    at connect (/app/db.js:2:15)'
  expect(excerptOf('Error: b', frame, own, frame, 'end')).toEqual(['Error: b', '…', own, '…', 'end'])
})

describe('of several errors', () => {
  test('the first of those that state something most clearly is shown, and the end', () => {
    const shown = excerptOf('Failed to compile.', ...noise(20), 'error: a', ...noise(20), 'error: b')
    expect(shown.slice(0, 3)).toEqual(['step 18', 'step 19', 'error: a'])
    expect(shown.at(-1)).toBe('error: b')
  })

  test('one after which the build went on for long gives way to a later one', () => {
    const shown = excerptOf('error: a', ...noise(50), 'error: b', ...noise(20), 'exit code 1')
    expect(shown).toContain('error: b')
    expect(shown).not.toContain('error: a')
  })
})

test('a secret is hidden before a line is cut, and where colour parts it', () => {
  const finder = read([
    `error: crimson-\u001b[31mvalue ${'x'.repeat(93)} crimson-value`,
    'src/crimson-\u001b[31mvalue.ts:7: error: a',
  ])
  expect(JSON.stringify(finder.find())).not.toMatch(/crimson|value/)
})

const anyLine = fc.constantFrom(
  ...['', '  ', 'step', 'error: a', 'Error: b', 'exit code 1', '    at x (node:a:1:1)', '    at y (/app/a.js:1:1)'],
  ...['/app/a.js:1', 'x'.repeat(400), '\u001b[31mfailed\u001b[0m', '  File "/app/a.py", line 1, in f', '  1:2  error'],
)

test('it is bounded, and does not depend on how the lines come', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 300 }), fc.integer({ min: 1, max: 50 }), (lines, chunk) => {
      const whole = read(lines, lines.length + 1)
      const parts = read(lines, chunk)
      expect([parts.find(), parts.end()]).toEqual([whole.find(), whole.end()])
      const shown = whole.find()?.excerpt ?? []
      expect(shown.filter((line) => line !== '…').length).toBeLessThanOrEqual(25)
      expect(Math.max(0, ...shown.map((line) => line.length))).toBeLessThanOrEqual(300)
    }),
  )
})

/** The project of the table, with files that other cases could be mistaken for. */
const manifests = ['package.json', 'Cargo.toml', 'config.json', 'Makefile']
const others = [...manifests, 'index.html', 'app/main.py', 'src/a.js', 'wsgi.py']
const tracked = new Set([...failures.map(({ place }) => place.replace(/:\d+$/, '')), ...others])

/** By name, where the place is another one. */
const otherPlace: Readonly<Record<string, string>> = {
  // Of two chained exceptions it is that of the first, which is the one that is quoted.
  'python-chained': 'main.py:11',
}

function placeOf(log: readonly string[], files: ReadonlySet<string> = tracked, root = ''): string {
  const { path, line } = read(log).find()?.file ?? {}
  const file = path === undefined ? undefined : findInRepository(path, files, root)
  return file === undefined ? '' : `${file}:${line}`
}

describe('the place in a file', () => {
  test.each(failures)('$name', ({ name, place, log }) => {
    expect(placeOf(log)).toBe(otherPlace[name] ?? place)
  })

  test('is below the root folder of the service, and only where one file can be meant', () => {
    const files = new Set(['web/src/a.ts', 'src/a.ts', 'web/b.ts', 'x/deep/c.ts', 'y/deep/c.ts', 'z/Only.java'])
    const at = (line: string): string => placeOf([line], files, 'web/')
    expect(at('src/a.ts(7,3): error TS2322: no')).toBe('web/src/a.ts:7')
    expect(at('/app/b.ts:7:3: error: no')).toBe('web/b.ts:7')
    expect(at('/srv/jobs/42/web/b.ts:7:3: error: no')).toBe('web/b.ts:7')
    expect(at('/srv/jobs/42/deep/c.ts:7:3: error: no')).toBe('')
    expect(at('deep/c.ts:7:3: error: no')).toBe('')
    expect(at('Only.java:7: error: no')).toBe('z/Only.java:7')
  })

  test('is that of the error, not that of a warning above it', () => {
    const warning = ['warning: unused variable: `x`', ' --> src/a.js:2:7', '  |']
    expect(placeOf([...warning, 'error[E0308]: mismatched types', ' --> src/cart.ts:4:5'])).toBe('src/cart.ts:4')
  })

  test.each([
    '../src/cart.ts(7,3): error TS2322: no',
    'src/../../src/cart.ts:7:3: error: no',
    '/etc/passwd:1:1: error: no',
    'src/cart.ts:0:3: error: no',
    'src/cart.ts:99999999999:3: error: no',
    'node_modules/x/src/cart.ts:7:3: error: no',
    '/app/node_modules/x/src/cart.ts:7:3: error: no',
    'src/cart.ts%0A::error::x:7:3: error: no',
    'https://src/cart.ts:7:3: error: no',
    'src/cart.ts:7:3: warning: only that, error-free',
  ])('%s names no line of the project', (line) => {
    expect(placeOf([line, 'error: it failed'])).toBe('')
  })

  test.each([
    '\u001b[96msrc/cart.ts\u001b[0m:\u001b[93m7\u001b[0m:3 - error TS2322: no',
    'src\\cart.ts(7,3): error TS2322: no',
    'D:\\app\\src\\cart.ts(7,3): error TS2322: no',
  ])('%s is that of another system or terminal', (line) => {
    expect(placeOf([line])).toBe('src/cart.ts:7')
  })

  test('is found in little time, whatever the lines', () => {
    // So few that a busy machine is quick, and so long that an expression that tries again at each character is not.
    const folder = (index: number): string => 'src/'.repeat(index % 9)
    const line = (index: number): string => `${folder(index)}cart.ts(${index}: error ${':a.b'.repeat(500)}`
    const many = Array.from({ length: 2_000 }, (_, index) => line(index))
    const startMs = performance.now()
    placeOf(many)
    expect(performance.now() - startMs).toBeLessThan(5_000)
  })
})

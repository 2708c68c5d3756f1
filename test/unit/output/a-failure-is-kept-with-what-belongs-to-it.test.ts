import { array, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LogExcerpt } from '../../../src/old/output/cause/log-excerpt.ts'
import { holds } from '../../support/property.ts'

function excerptOf(...lines: string[]): LogExcerpt {
  const excerpt = new LogExcerpt()
  excerpt.add(lines)
  return excerpt
}

const noise = (count: number) => [...Array(count)].map((_, index) => `step ${index}`)

test.each([
  '0 errors, 2 warnings',
  'Found no failures',
  'npm warn deprecated: error handling changed',
  '   Compiling thiserror v1.0.69',
  'dist/error-page.html  0.31 kB',
  'Server listens since 08:00:01',
])('%s is not a failure', (line) => {
  expect(excerptOf(line, ...noise(20)).failure()).toEqual(noise(20).slice(-10))
})

test.each([
  'Build failed with exit code 1',
  'Exited with status 1',
  '> Task :compileJava FAILED',
  'Lifecycle script `build` failed with error:',
  'ERROR: process "/bin/sh -c npm run build" did not complete successfully: exit code: 1',
  'The command failed with exit code 2',
])('what stands before "%s" is shown, as the line does not say why', (line) => {
  expect(excerptOf(...noise(30), line, 'Done').failure()).toEqual([...noise(30).slice(-10), line, 'Done'])
  const stated = excerptOf(line, 'error: out of fuel', ...noise(3)).failure()
  expect(stated).toEqual([line, 'error: out of fuel', ...noise(3)])
})

describe('of the lines above a failure', () => {
  test('the place in a file is shown, with the source code below it', () => {
    const place = ['/app/server.js:3', 'const port = ;', '             ^', '']
    expect(excerptOf(...noise(5), ...place, "SyntaxError: Unexpected token ';'").failure()).toEqual([
      ...place,
      "SyntaxError: Unexpected token ';'",
    ])
  })

  test('the line is shown under which it is indented', () => {
    const warnings = [...Array(9)].map((_, index) => `  ${index}:1  warning  no-console`)
    expect(excerptOf(...noise(5), '', '/app/b.js', ...warnings, '  9:7  error  no-unused-vars').failure()).toEqual([
      '/app/b.js',
      '…',
      '  7:1  warning  no-console',
      '  8:1  warning  no-console',
      '  9:7  error  no-unused-vars',
    ])
  })

  test('those of an earlier paragraph are not', () => {
    expect(excerptOf('a', '', 'Error: b', 'c').failure()).toEqual(['Error: b', 'c'])
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
  expect(excerptOf('Error: b', frame, own, frame, 'end').failure()).toEqual(['Error: b', '…', own, '…', 'end'])
})

describe('of several failures', () => {
  test('the first of those that state something most clearly is shown', () => {
    const failure = excerptOf('Failed to compile.', ...noise(20), 'error: a', ...noise(20), 'error: b').failure()
    expect(failure.slice(0, 3)).toEqual(['step 18', 'step 19', 'error: a'])
    expect(failure.at(-1)).toBe('error: b')
  })

  test('one after which the build went on for long gives way to a later one', () => {
    const failure = excerptOf('error: a', ...noise(50), 'error: b', ...noise(20), 'exit code 1').failure()
    expect(failure).toContain('error: b')
    expect(failure).not.toContain('error: a')
  })
})

const anyLine = constantFrom(
  ...['', '  ', 'step', 'error: a', 'Error: b', 'exit code 1', '    at x (node:a:1:1)', '    at y (/app/a.js:1:1)'],
  ...['/app/a.js:1', 'x'.repeat(400), '\u001b[31mfailed\u001b[0m', '  File "/app/a.py", line 1, in f', '  1:2  error'],
)

test('it is bounded, and does not depend on how the lines come', async () => {
  await holds(
    property(array(anyLine, { maxLength: 300 }), integer({ min: 1, max: 50 }), (lines, chunk) => {
      const whole = excerptOf(...lines).failure()
      const excerpt = new LogExcerpt()
      for (let from = 0; from < lines.length; from += chunk) excerpt.add(lines.slice(from, from + chunk))
      expect(excerpt.failure()).toEqual(whole)
      expect(whole.filter((line) => line.trim() !== '' && line !== '…').length).toBeLessThanOrEqual(26)
      expect(Math.max(0, ...whole.map((line) => line.length))).toBeLessThanOrEqual(300)
    }),
    300,
  )
})

test('the tail is bounded and in order, however the lines come', () => {
  const excerpt = new LogExcerpt()
  for (let from = 0; from < 1000; from += 7) excerpt.add([...Array(7)].map((_, index) => `${from + index}`))
  expect(excerpt.tail()).toHaveLength(200)
  expect(excerpt.tail().at(0)).toBe('801')
  expect(excerpt.tail().at(-1)).toBe('1000')
})

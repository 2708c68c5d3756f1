import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LogExcerpt } from '../../../src/output/cause/excerpt.ts'
import { placesIn } from '../../../src/output/cause/places.ts'
import { failuresOf } from './failures.ts'

/** Where a person would point at, for each failure of the table that names a file of the project with its line. */
const places: Readonly<Record<string, string>> = {
  'node-syntax': 'server.js:3',
  'node-syntax-esm': 'src/routes.js:2',
  'node-missing-export': 'src/server.js:2',
  'node-env-throw': 'db.js:2',
  'node-module-not-found': 'server.js:1',
  'node-eaddrinuse': 'server.js:2',
  'node-rejection': 'server.js:2',
  'bun-syntax': 'server.ts:1',
  'bun-module': 'server.ts:1',
  'bun-throw': 'src/db.ts:3',
  'vite-syntax': 'src/main.ts:1',
  'webpack-unresolved': 'src/index.js:2',
  'webpack-syntax': 'src/index.js:2',
  'next-type': 'app/page.tsx:2',
  'docker-run': 'src/cart.ts:7',
  'docker-copy': 'Dockerfile:3',
  'docker-image': 'Dockerfile:1',
  'dotnet-compile': 'Cart.cs:9',
  'dotnet-exception': 'Data/Migrator.cs:18',
  'go-unused': 'main.go:4',
  'go-type': 'internal/cart/cart.go:4',
  'go-missing-package': 'main.go:3',
  'go-panic': 'main.go:10',
  'esbuild-unresolved': 'src/index.ts:2',
  'rollup-export': 'src/main.js:1',
  'vitest-test': 'cart.test.js:3',
  'mocha-test': 'test/cart.js:3',
  'sass-variable': 'style.scss:4',
  'node-test': 'cart.test.js:3',
  'make-gcc': 'main.c:5',
  'pytest-test': 'test_cart.py:6',
  'sqlalchemy-url': 'migrate.py:9',
  'rake-task': 'Rakefile:2',
  'perl-module': 'app.pl:2',
  'java-exception': 'src/main/java/shop/Main.java:7',
  'maven-compile': 'src/main/java/com/example/Cart.java:5',
  'maven-test': 'src/test/java/com/example/CartTest.java:10',
  'gradle-compile': 'src/main/java/com/example/Cart.java:5',
  'gradle-test': 'src/test/java/com/example/CartTest.java:11',
  'php-parse': 'public/index.php:6',
  'php-fatal': 'src/Cart.php:7',
  'python-syntax': 'main.py:4',
  'python-indentation': 'main.py:3',
  'python-env': 'app/settings.py:3',
  'python-gunicorn': 'shop/app.py:3',
  'python-django': 'manage.py:7',
  'python-chained': 'main.py:13',
  'ruby-syntax': 'app.rb:6',
  'ruby-load': 'app.rb:1',
  'ruby-key': 'config/settings.rb:3',
  'cargo-type': 'src/main.rs:7',
  'rust-panic': 'src/main.rs:2',
  'tsc-type': 'src/cart.ts:7',
  'tsc-pretty': 'src/cart.ts:7',
  'tsc-config': 'tsconfig.json:1',
  'eslint-stylish': 'src/b.js:5',
  'npm-postinstall': 'scripts/fetch-schema.js:2',
  'yarn1-command-failed': 'build.js:2',
  'pip-invalid-line': 'requirements.txt:2',
}

const named = Object.values(places).map((place) => place.replace(/:\d+$/, ''))
/** The project of the table, with files that other cases could be mistaken for. */
const others = [
  'package.json',
  'index.html',
  'Cargo.toml',
  'config.json',
  'app/main.py',
  'src/a.js',
  'Makefile',
  'wsgi.py',
]
const paths = new Set([...named, ...others])

const folder = join(import.meta.dirname, 'failures')
const failures = readdirSync(folder).flatMap((name) => failuresOf(readFileSync(join(folder, name), 'utf8')))

function placed(log: readonly string[], root = '', files: ReadonlySet<string> = paths): string[] {
  const excerpt = new LogExcerpt()
  excerpt.add(log)
  return placesIn(excerpt.failure(), { paths: files, root }).map(({ file, line }) => `${file}:${line}`)
}

test.each(failures)('$name', ({ name, log }) => {
  const found = placed(log)
  expect([...new Set(found)]).toEqual(name in places ? [places[name]] : [])
})

test('below the root folder of the service, and only where one file can be meant', () => {
  const files = new Set(['web/src/a.ts', 'src/a.ts', 'web/b.ts', 'x/deep/c.ts', 'y/deep/c.ts'])
  const at = (line: string) => placed([line], 'web/', files)
  expect(at('src/a.ts(7,3): error TS2322: no')).toEqual(['web/src/a.ts:7'])
  expect(at('/app/b.ts:7:3: error: no')).toEqual(['web/b.ts:7'])
  expect(at('/srv/jobs/42/web/b.ts:7:3: error: no')).toEqual(['web/b.ts:7'])
  expect(at('/srv/jobs/42/deep/c.ts:7:3: error: no')).toEqual([])
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
  expect(placed([line, 'error: it failed'])).toEqual([])
})

test('with colour, on Windows, and of another drive it is the same line', () => {
  const esc = '\u001b'
  for (const line of [
    `${esc}[96msrc/cart.ts${esc}[0m:${esc}[93m7${esc}[0m:3 - error TS2322: no`,
    'src\\cart.ts(7,3): error TS2322: no',
    'D:\\app\\src\\cart.ts(7,3): error TS2322: no',
  ])
    expect(placed([line])).toEqual(['src/cart.ts:7'])
})

test('of many messages each has its own text, nine at most, in little time', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `src/cart.ts(${index + 1},3): error TS2322: no ${index}`)
  const found = placesIn(lines, { paths, root: '' })
  expect(found).toHaveLength(9)
  expect(found[1]).toEqual({ file: 'src/cart.ts', line: 2, column: 3, text: lines[1] })
  const startedMs = performance.now()
  const many = Array.from(
    { length: 100_000 },
    (_, index) => `${'src/'.repeat(index % 9)}cart.ts(${index},3): error: no`,
  )
  placed(many)
  placesIn(
    many.slice(0, 2_000).map((line) => line + ':'.repeat(5_000)),
    { paths, root: '' },
  )
  expect(performance.now() - startedMs).toBeLessThan(5_000)
})

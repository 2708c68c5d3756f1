/**
 * Writes test/unit/output/builds: the logs of real builds that succeed, and of the same builds with one mistake each. It needs the tools
 * that it names; one that is not installed keeps its file.
 *
 *     node scripts/failed-builds.ts [TOOL …]
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A mistake: its name, what a person would point at in the log, and the files that have it. */
type Mistake = readonly [name: string, cause: string, files: Readonly<Record<string, string | undefined>>]

interface Tool {
  readonly command: string
  readonly files: Readonly<Record<string, string>>
  readonly mistakes: readonly Mistake[]
}

const packageJson = (scripts: Readonly<Record<string, string>>, more = {}): string =>
  JSON.stringify({ name: 'shop', version: '1.0.0', type: 'module', private: true, scripts, ...more }, undefined, 2)

const cart =
  'export interface Item { price: number; name: string }\nexport function total(items: Item[]): number {\n  return items.reduce((sum, item) => sum + item.price, 0)\n}\n'
const mainTs = "import { total } from './cart.ts'\nconsole.log(total([{ price: 3, name: 'tea' }]))\n"
const options = {
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  module: 'nodenext',
  target: 'es2024',
  types: [],
}

const tools: Readonly<Record<string, Tool>> = {
  tsc: {
    command: 'npm run build',
    files: {
      'package.json': packageJson({
        prebuild: 'node -e "console.log(\'checking\', process.hrtime()[1])"',
        build: 'tsc -p . --listFilesOnly false --extendedDiagnostics',
      }),
      'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['src'] }),
      'src/cart.ts': cart,
      'src/main.ts': `declare const console: { log(text: unknown): void }\n${mainTs}`,
    },
    mistakes: [
      [
        'type',
        'error TS2322',
        { 'src/cart.ts': cart.replace('return items', 'return String(items').replace(', 0)', ', 0))') },
      ],
      ['name', 'error TS2304', { 'src/cart.ts': cart.replace('item.price, 0', 'item.price + shipping, 0') }],
      ['module', 'error TS2307', { 'src/main.ts': mainTs.replace('./cart.ts', './basket.ts') }],
      ['syntax', 'error TS1005', { 'src/cart.ts': cart.replace('item) =>', 'item =>') }],
      ['property', 'error TS2551', { 'src/cart.ts': cart.replace('item.price,', 'item.prize,') }],
      [
        'config',
        'error TS5023',
        { 'tsconfig.json': JSON.stringify({ compilerOptions: { ...options, strickt: true }, include: ['src'] }) },
      ],
    ],
  },
  node: {
    command: 'npm test && npm start',
    files: {
      'package.json': packageJson({ test: 'node --test', start: 'node server.js' }),
      'cart.js': 'export const total = (items) => items.reduce((sum, { price }) => sum + price, 0)\n',
      'cart.test.js':
        "import assert from 'node:assert'\nimport { test } from 'node:test'\nimport { total } from './cart.js'\ntest('adds up', () => assert.equal(total([{ price: 1 }, { price: 2 }]), 3))\ntest('is empty', () => assert.equal(total([]), 0))\n",
      'server.js': "import { total } from './cart.js'\nconsole.log('started as', process.pid, 'total', total([]))\n",
    },
    mistakes: [
      ['assertion', '2 == 3', { 'cart.js': 'export const total = (items) => items.length\n' }],
      [
        'throw',
        'TypeError: ',
        { 'cart.js': 'export const total = (items) => items.reduced((sum, { price }) => sum + price, 0)\n' },
      ],
      ['module', "Cannot find package 'express'", { 'server.js': "import express from 'express'\nexpress()\n" }],
      ['syntax', 'SyntaxError', { 'server.js': "import { total } from './cart.js'\nconsole.log('started'\n" }],
      [
        'environment',
        'DATABASE_URL is not set',
        { 'server.js': "if (!process.env.DATABASE_URL_OF_SHOP) throw new Error('DATABASE_URL is not set')\n" },
      ],
      [
        'export',
        'does not provide an export named',
        { 'server.js': "import { sum } from './cart.js'\nconsole.log(sum)\n" },
      ],
    ],
  },
  vite: {
    command: 'npm run build',
    files: {
      'package.json': packageJson({ build: 'vite build' }),
      'index.html': '<!doctype html><title>shop</title><script type="module" src="/src/main.js"></script>\n',
      'src/main.js':
        "import './style.css'\nimport { total } from './cart.js'\nimport('./late.js')\ndocument.body.textContent = total([])\n",
      'src/cart.js': 'export const total = (items) => items.length\n',
      'src/late.js': "console.log('late')\n",
      'src/style.css': 'body { color: teal }\n',
    },
    mistakes: [
      [
        'import',
        'Could not resolve',
        { 'src/main.js': "import './styles.css'\nimport { total } from './cart.js'\ntotal([])\n" },
      ],
      ['package', 'date-fns', { 'src/late.js': "import { format } from 'date-fns'\nconsole.log(format())\n" }],
      ['syntax', 'src/cart.js', { 'src/cart.js': 'export const total = (items) => items.length *\n' }],
      ['export', 'MISSING_EXPORT', { 'src/main.js': "import { sum } from './cart.js'\nsum()\n" }],
      ['style', 'absent.css', { 'src/style.css': "@import './absent.css';\nbody { color: teal }\n" }],
      [
        'config',
        "Cannot find package '@vitejs/plugin-react'",
        { 'vite.config.js': "import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }\n" },
      ],
    ],
  },
  vitest: {
    command: 'npm test',
    files: {
      'package.json': packageJson({ test: 'vitest run' }),
      'cart.js': 'export const total = (items) => items.reduce((sum, { price }) => sum + price, 0)\n',
      'cart.test.js':
        "import { expect, test } from 'vitest'\nimport { total } from './cart.js'\ntest('adds up', () => expect(total([{ price: 1 }, { price: 2 }])).toBe(3))\n",
      'other.test.js': "import { expect, test } from 'vitest'\ntest('other', () => expect(1).toBe(1))\n",
    },
    mistakes: [
      [
        'assertion',
        'AssertionError: expected 2 to be 3',
        { 'cart.js': 'export const total = (items) => items.length\n' },
      ],
      ['throw', 'TypeError: ', { 'cart.js': 'export const total = (items) => items.total()\n' }],
      [
        'import',
        "'./basket.js'",
        {
          'cart.test.js':
            "import { test } from 'vitest'\nimport { total } from './basket.js'\ntest('adds up', () => total([]))\n",
        },
      ],
      ['none', 'No test files found', { 'cart.test.js': undefined, 'other.test.js': undefined }],
    ],
  },
  go: {
    command: 'go vet ./... && go test ./... && go build -v -o /dev/null .',
    files: {
      'go.mod': 'module example.com/shop\n\ngo 1.21\n',
      'main.go':
        'package main\n\nimport (\n\t"fmt"\n\n\t"example.com/shop/cart"\n)\n\nfunc main() {\n\tfmt.Println(cart.Total([]int{1, 2}))\n}\n',
      'cart/cart.go':
        'package cart\n\nfunc Total(prices []int) int {\n\tsum := 0\n\tfor _, price := range prices {\n\t\tsum += price\n\t}\n\treturn sum\n}\n',
      'cart/cart_test.go':
        'package cart\n\nimport "testing"\n\nfunc TestTotal(t *testing.T) {\n\tif got := Total([]int{1, 2}); got != 3 {\n\t\tt.Errorf("Total is %d, not 3", got)\n\t}\n}\n',
    },
    mistakes: [
      [
        'unused',
        'declared and not used: count',
        { 'cart/cart.go': 'package cart\n\nfunc Total(prices []int) int {\n\tcount := 1\n\treturn 3\n}\n' },
      ],
      [
        'undefined',
        'undefined: price',
        { 'cart/cart.go': 'package cart\n\nfunc Total(prices []int) int {\n\treturn price\n}\n' },
      ],
      [
        'type',
        'cannot use',
        { 'cart/cart.go': 'package cart\n\nfunc Total(prices []int) int {\n\treturn "three"\n}\n' },
      ],
      [
        'test',
        'Total is 2, not 3',
        { 'cart/cart.go': 'package cart\n\nfunc Total(prices []int) int {\n\treturn len(prices)\n}\n' },
      ],
      ['syntax', "missing ',' before newline", { 'main.go': 'package main\n\nfunc main() {\n\tprintln("x"\n}\n' }],
      [
        'package',
        'no required module provides package',
        { 'main.go': 'package main\n\nimport "example.com/shop/basket"\n\nfunc main() { basket.Fill() }\n' },
      ],
      [
        'panic',
        'panic: runtime error',
        { 'cart/cart.go': 'package cart\n\nfunc Total(prices []int) int {\n\treturn prices[len(prices)]\n}\n' },
      ],
    ],
  },
  gcc: {
    command: 'make',
    files: {
      Makefile: 'server: main.o cart.o\n\tgcc -o server main.o cart.o\n%.o: %.c\n\tgcc -Wall -Werror -c $<\n',
      'main.c':
        '#include <stdio.h>\n#include "cart.h"\nint main(void) {\n  printf("%d\\n", total(1, 2));\n  return 0;\n}\n',
      'cart.h': 'int total(int a, int b);\n',
      'cart.c': '#include "cart.h"\nint total(int a, int b) {\n  return a + b;\n}\n',
    },
    mistakes: [
      ['undeclared', 'undeclared', { 'cart.c': '#include "cart.h"\nint total(int a, int b) {\n  return a + c;\n}\n' }],
      ['header', 'basket.h: No such file', { 'main.c': '#include "basket.h"\nint main(void) { return 0; }\n' }],
      ['link', 'undefined reference', { 'cart.c': 'int subtotal(int a) { return a; }\n' }],
      [
        'unused',
        'unused variable',
        { 'cart.c': '#include "cart.h"\nint total(int a, int b) {\n  int c = 3;\n  return a + b;\n}\n' },
      ],
      ['syntax', 'expected ‘;’', { 'cart.c': '#include "cart.h"\nint total(int a, int b) {\n  return a + b\n}\n' }],
      ['rule', 'No rule to make target', { 'cart.c': undefined }],
    ],
  },
  python: {
    command: 'python3 -m compileall -q . && python3 -m pytest -p no:cacheprovider',
    files: {
      'cart.py': 'def total(prices):\n    return sum(prices)\n',
      'test_cart.py':
        'from cart import total\n\n\ndef test_adds_up():\n    assert total([1, 2]) == 3\n\n\ndef test_empty():\n    assert total([]) == 0\n',
    },
    mistakes: [
      ['assertion', 'assert 2 == 3', { 'cart.py': 'def total(prices):\n    return len(prices)\n' }],
      ['exception', 'ZeroDivisionError', { 'cart.py': 'def total(prices):\n    return 1 / 0\n' }],
      [
        'import',
        "No module named 'stripe'",
        { 'cart.py': 'import stripe\n\n\ndef total(prices):\n    return sum(prices)\n' },
      ],
      ['syntax', 'SyntaxError', { 'cart.py': 'def total(prices:\n    return sum(prices)\n' }],
      ['indentation', 'IndentationError', { 'cart.py': 'def total(prices):\n  x = 1\n    return sum(prices)\n' }],
      ['fixture', "fixture 'db' not found", { 'test_cart.py': 'def test_adds_up(db):\n    assert db\n' }],
      [
        'environment',
        "KeyError: 'SECRET_OF_SHOP'",
        {
          'cart.py':
            'import os\n\nSECRET = os.environ["SECRET_OF_SHOP"]\n\n\ndef total(prices):\n    return sum(prices)\n',
        },
      ],
    ],
  },
  cargo: {
    command: 'cargo test --offline',
    files: {
      'Cargo.toml': '[package]\nname = "shop"\nversion = "1.0.0"\nedition = "2021"\n',
      'src/main.rs': 'mod cart;\n\nfn main() {\n    println!("{}", cart::total(&[1, 2]));\n}\n',
      'src/cart.rs':
        'pub fn total(prices: &[u32]) -> u32 {\n    prices.iter().sum()\n}\n\n#[test]\nfn adds_up() {\n    assert_eq!(total(&[1, 2]), 3);\n}\n',
    },
    mistakes: [
      ['type', 'error[E0308]', { 'src/cart.rs': 'pub fn total(prices: &[u32]) -> u32 {\n    "three"\n}\n' }],
      ['name', 'error[E0425]', { 'src/cart.rs': 'pub fn total(prices: &[u32]) -> u32 {\n    price\n}\n' }],
      [
        'test',
        'assertion `left == right` failed',
        {
          'src/cart.rs':
            'pub fn total(prices: &[u32]) -> u32 {\n    prices.len() as u32\n}\n\n#[test]\nfn adds_up() {\n    assert_eq!(total(&[1, 2]), 3);\n}\n',
        },
      ],
      ['module', 'error[E0583]', { 'src/cart.rs': undefined }],
      [
        'move',
        'error[E0382]',
        {
          'src/main.rs':
            'mod cart;\n\nfn main() {\n    let prices = vec![1, 2];\n    let other = prices;\n    println!("{} {:?}", cart::total(&prices), other);\n}\n',
        },
      ],
      [
        'manifest',
        'unexpected character',
        { 'Cargo.toml': '[package]\nname = "shop"\nversion = "one"\nedition = "2021"\n' },
      ],
    ],
  },
  java: {
    command: 'javac -d out $(find src -name "*.java") && java -cp out shop.Main',
    files: {
      'src/shop/Main.java':
        'package shop;\n\npublic class Main {\n  public static void main(String[] args) {\n    System.out.println("total " + new Cart().total());\n  }\n}\n',
      'src/shop/Cart.java': 'package shop;\n\npublic class Cart {\n  int total() {\n    return 3;\n  }\n}\n',
    },
    mistakes: [
      [
        'symbol',
        'cannot find symbol',
        { 'src/shop/Cart.java': 'package shop;\n\npublic class Cart {\n  int total() {\n    return price;\n  }\n}\n' },
      ],
      [
        'type',
        'incompatible types',
        {
          'src/shop/Cart.java': 'package shop;\n\npublic class Cart {\n  int total() {\n    return "three";\n  }\n}\n',
        },
      ],
      [
        'package',
        'package com.stripe does not exist',
        {
          'src/shop/Cart.java':
            'package shop;\n\nimport com.stripe.Stripe;\n\npublic class Cart {\n  int total() {\n    return 3;\n  }\n}\n',
        },
      ],
      [
        'return',
        'missing return statement',
        { 'src/shop/Cart.java': 'package shop;\n\npublic class Cart {\n  int total() {\n  }\n}\n' },
      ],
      [
        'exception',
        'NumberFormatException',
        {
          'src/shop/Cart.java':
            'package shop;\n\npublic class Cart {\n  int total() {\n    return Integer.parseInt("three");\n  }\n}\n',
        },
      ],
      [
        'syntax',
        "';' expected",
        { 'src/shop/Cart.java': 'package shop;\n\npublic class Cart {\n  int total() {\n    return 3\n  }\n}\n' },
      ],
    ],
  },
  npm: {
    command: 'npm run check && npm run build',
    files: {
      'package.json': packageJson({
        check: 'node -e "console.log(\'checked in\', performance.now())"',
        build: 'node build.js',
      }),
      'build.js': "console.log('writing 12 pages')\n",
    },
    mistakes: [
      ['script', 'Missing script: "build"', { 'package.json': packageJson({ check: 'node -e "1"' }) }],
      ['command', 'tsup: not found', { 'package.json': packageJson({ check: 'node -e "1"', build: 'tsup' }) }],
      [
        'file',
        'ENOENT: no such file or directory',
        {
          'build.js':
            "import { readFileSync } from 'node:fs'\nconsole.log('writing 12 pages')\nreadFileSync('config/production.json')\n",
        },
      ],
      [
        'message',
        'The page /about has no title',
        {
          'build.js':
            "console.log('writing 12 pages')\nconsole.error('The page /about has no title')\nprocess.exitCode = 3\n",
        },
      ],
      ['manifest', 'JSON', { 'package.json': '{ "name": "shop", }' }],
      [
        'killed',
        'Killed',
        { 'package.json': packageJson({ check: 'node -e "1"', build: 'node build.js; echo Killed; exit 137' }) },
      ],
    ],
  },
}

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')

/** What the build prints, with its folder as a platform's. */
function build(
  { command, files }: Pick<Tool, 'command' | 'files'>,
  changed: Mistake[2] = {},
): { log: string; ok: boolean } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'build-')))
  for (const [path, text] of Object.entries({ ...files, ...changed })) {
    if (text === undefined) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const env = {
    PATH: `${bin}:${process.env['PATH']}`,
    HOME: process.env['HOME'],
    LANG: 'C.UTF-8',
    CI: 'true',
    npm_config_update_notifier: 'false',
    npm_config_userconfig: '/dev/null',
  }
  const { stdout, status } = spawnSync('sh', ['-c', `(${command}) 2>&1`], { cwd: folder, env, encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  const log = stdout
    .replaceAll(folder, '/app')
    .replaceAll(join(root, 'node_modules'), '/app/node_modules')
    .replaceAll(process.env['HOME'] ?? '/root', '/home/build')
  return { log: log.replaceAll('\u001b', '\\e').replaceAll(/^(===|>>>) /gm, ' $1 '), ok: status === 0 }
}

const asked = process.argv.slice(2)
for (const [name, tool] of Object.entries(tools)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const good = build(tool)
  if (!good.ok) {
    console.error(`${name}: its good build fails\n${good.log}`)
    continue
  }
  const failed = tool.mistakes.map(([mistake, cause, files]) => {
    const { log, ok } = build(tool, files)
    if (ok || !log.replaceAll(/\\e\[[\d;]*m/g, '').includes(cause))
      console.error(`${name} ${mistake}: not the failure that was meant\n${log}`)
    return `=== ${mistake}\n>>> ${cause}\n${log}`
  })
  writeFileSync(
    join(root, 'test/unit/output/builds', `${name}.txt`),
    [`=== good\n>>>\n${good.log}`, ...failed].join('\n'),
  )
}

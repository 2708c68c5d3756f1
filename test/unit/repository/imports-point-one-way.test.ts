import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, root, sourceFiles, sourceOf } from './sources.ts'

/** The rooms from the lowest to the highest: each may import itself and those below it. */
const rooms = [
  ...['contract', 'text', 'client', 'deploy', 'upload', 'gate', 'preview', 'inputs', 'fleet'],
  ...['report', 'github', 'actions', 'cli'],
]
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(rooms.map((room, height) => [room, rooms.slice(0, height + 1)])),
  'index.ts': ['text', 'client', 'contract', 'deploy', 'upload', 'gate'],
  'contract.ts': ['contract', 'text'],
  // A package of its own: it knows `taxiway/contract`, as anyone could.
  emulator: ['emulator'],
}

/** Too slow to load for a run that may not need them: reached by `import()` alone. Of `tar`, the whole: its headers load in a few ms. */
const heavy = {
  taxiway: /^(undici|tar|yaml|@electric-sql\/pglite)$/,
  emulator: /^(@electric-sql\/pglite|@modelcontextprotocol\/server|tar|yauzl)$/,
}

const files = sourceFiles()
const imports = files.flatMap((file) => importsOf(file))

test('every room imports only those below it', () => {
  const isAllowed = (file: string, target: string): boolean => allowed[partOf(file)]?.includes(partOf(target)) === true
  const wrong = imports.filter(({ file, target }) => isOurs(target) && !isAllowed(file, target))
  expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test('no file imports itself, even indirectly', () => {
  const ours = Map.groupBy(
    imports.filter(({ target }) => isOurs(target)),
    ({ file }) => file,
  )
  const of = (file: string): string[] => (ours.get(file) ?? []).map(({ target }) => target)
  const circular = files.filter((file) => {
    const reached = new Set(of(file))
    for (const each of reached) for (const target of of(each)) reached.add(target)
    return reached.has(file)
  })
  expect(circular.filter((file) => partOf(file) !== 'emulator')).toEqual([])
})

test('below the hosts nothing reads the environment, the wall clock, or the runner', () => {
  const lower = files.filter((file) => rooms.slice(0, rooms.indexOf('github')).includes(partOf(file)))
  // A time that a platform reads comes from the clock of the run, and that is the one place to read it.
  const found = lower.flatMap((file) =>
    [
      ...sourceOf(file)
        .replace('wallMs: () => Date.now()', '')
        .matchAll(/process\.env|Date\.now\(|\bGITHUB_\w+|\bRUNNER_\w+/g),
    ].map(([what]) => `${file}: ${what}`),
  )
  expect(found).toEqual([])
})

/** Styles that the page of the local platform loads. */
const served = ['simpledotcss']

test.each([
  ['the library', '.', [], (part: string) => part !== 'emulator'],
  ['the local platform', 'emulator', served, (part: string) => part === 'emulator'],
] as const)('%s imports or serves every package that it installs', (_, folder, others, isIn) => {
  const { dependencies, devDependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const packages = imports
    .filter(({ file }) => isIn(partOf(file)))
    .map(({ target }) => target)
    .filter((target) => !isOurs(target) && !target.startsWith('node:') && !(target in devDependencies))
  expect([...new Set([...packages, ...others])].sort()).toEqual(Object.keys(dependencies).sort())
})

test.each([
  ['index.ts', heavy.taxiway],
  ['cli/main.ts', heavy.taxiway],
  ['emulator/start.ts', heavy.emulator],
])('%s loads nothing heavy before it is needed', (entry, slow) => {
  const reached = new Set([entry])
  for (const file of reached) {
    for (const { file: from, target, specifier, kind } of imports) {
      if (from === file && kind === 'static') reached.add(isOurs(target) ? target : specifier)
    }
  }
  expect([...reached].filter((target) => slow.test(target))).toEqual([])
})

function isOurs(target: string): boolean {
  return /\.([jt]s|json)$/.test(target)
}

function partOf(file: string): string {
  return file.split('/')[0] ?? file
}

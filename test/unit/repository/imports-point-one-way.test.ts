import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Import, importsOf, root, sourceFiles, sourceOf } from './sources.ts'

/** The parts from the lowest to the highest: each may import itself and those before it. */
const layers = ['contract', 'text', 'client', 'build-log', 'deployment', 'checks', 'gate']

/** What each part may import. A part that is not listed here may not exist. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(layers.map((layer, height) => [layer, layers.slice(0, height + 1)])),
  archive: ['contract', 'text', 'git', 'archive'],
  git: ['text', 'git'],
  config: [...layers, 'git', 'config'],
  ci: [...layers, 'git', 'config', 'ci'],
  doctor: [...layers, 'doctor'],
  output: [...layers, 'output'],
  // What a run is once it is over, and what is shown of it.
  report: [...layers, 'output', 'report'],
  // What a run is, whoever started it: it knows no host.
  run: [...layers, 'archive', 'git', 'config', 'ci', 'doctor', 'output', 'report', 'run'],
  // All of a preview but its hosts, which are its ports.
  preview: [...layers, 'config', 'output', 'report', 'run', 'preview'],
  // All of a fleet but its host, which is a port. What the library exports of it knows neither reports nor runs.
  fleet: [...layers, 'git', 'config', 'output', 'report', 'run', 'preview', 'fleet'],
  github: [...layers, 'git', 'config', 'ci', 'output', 'report', 'run', 'preview', 'fleet', 'github'],
  actions: [...layers, 'git', 'config', 'ci', 'output', 'report', 'run', 'preview', 'fleet', 'github', 'actions'],
  // A package of its own: it knows `taxiway/contract`, as anyone could.
  emulator: ['emulator'],
  cli: [
    ...layers,
    'archive',
    'git',
    'config',
    'ci',
    'doctor',
    'output',
    'report',
    'run',
    'preview',
    'fleet',
    'github',
    'actions',
    'cli',
  ],
  'contract.ts': ['contract', 'text'],
  'index.ts': [...layers, 'archive', 'git', 'config', 'doctor', 'fleet', 'output'],
}

/** Packages that only some parts may know. */
const owners: readonly { readonly packages: RegExp; readonly parts: readonly string[] }[] = [
  { packages: /^@actions\/(?!exec$)/, parts: ['github', 'actions'] },
  { packages: /^@actions\/exec$/, parts: ['git'] },
  { packages: /^(lit-html|taxiway)$/, parts: ['emulator'] },
  { packages: /^(undici|eventsource-parser)$/, parts: ['client'] },
  { packages: /^(vitest|fast-check|@biomejs|@vercel|typescript)/, parts: [] },
]

/** Too slow to load for a run that may not need them: reached by `import()` alone. Of `tar`, the whole: its headers load in a few ms. */
const heavy = /^(@electric-sql\/pglite|@modelcontextprotocol\/server|tar|yauzl|yaml|ajv|string-width)$/

const files = sourceFiles()
const imports = files.flatMap((file) => importsOf(file))

test('every part imports only what stands below it', () => {
  const wrong = imports.filter(({ file, target }) => isOurs(target) && !allowed[partOf(file)]?.includes(partOf(target)))
  expect(wrong.map(arrow)).toEqual([])
})

test('no file imports itself, even indirectly', () => {
  expect(circles(imports)).toEqual([])
})

test('a package is imported only by the part that wraps it', () => {
  const wrong = imports.filter(({ file, target }) =>
    owners.some(({ packages, parts }) => packages.test(target) && !parts.includes(partOf(file))),
  )
  expect(wrong.map(arrow)).toEqual([])
})

/** The layers of the local platform from the lowest to the highest: each may import itself and those before it. */
const emulatorLayers = [
  ...[
    'message.ts',
    'serial-queue.ts',
    'abortable-pause.ts',
    'process-ids.ts',
    'documents',
    'dialect',
    'http',
    'state',
    'access',
    'unpack',
    'sql',
    'serving',
    'builds',
  ],
  ...[
    'work-folder.ts',
    'leftover-platforms.ts',
    'autodeploy',
    'metrics',
    'operations',
    'faults',
    'journal',
    'resilience',
    'page',
    'api',
    'mcp',
  ],
  'seed.ts',
  ...['start.ts', 'this-machine.ts', 'index.ts', 'command'],
]

test('a layer of the local platform imports only layers below it', () => {
  const layerOf = (file: string): number => emulatorLayers.indexOf(file.split('/')[1] ?? '')
  const own = imports.filter(({ file, target }) => partOf(file) === 'emulator' && target.startsWith('emulator/'))
  expect(own.filter(({ file, target }) => layerOf(file) < 0 || layerOf(target) > layerOf(file)).map(arrow)).toEqual([])
})

/** What only these files do; everything else asks them. The doctor reads the platform's raw answers. */
const doers: readonly { readonly what: string; readonly text: RegExp; readonly files: readonly string[] }[] = [
  {
    what: 'opens HTTP connections',
    text: /\bimport\('undici'\)|\bfetch\(|'node:https?'/,
    files: ['client/http/undici-transport.ts'],
  },
  {
    what: 'uses such a connection',
    text: /\b(?:new|extends) UndiciTransport\b/,
    files: ['checks/health-check.ts', 'client/http/json-api.ts', 'client/platform.ts', 'doctor/doctor.ts'],
  },
  {
    what: 'asks GitHub',
    text: /\b(?:new|extends) JsonApi\b|'@actions\/github/,
    files: ['github/api/github-repository.ts', 'github/api/octokit.ts'],
  },
  {
    what: 'runs a program',
    text: /'node:child_process'|'@actions\/exec'/,
    files: ['checks/command-check.ts', 'git/git-process.ts'],
  },
  {
    what: 'pages the history',
    text: /\.history\(/,
    files: [
      // For what judges by one page or by all of it, and for what searches row by row.
      'deployment/history/history.ts',
      'deployment/history/past-deployments.ts',
      // It looks at the pages themselves.
      'doctor/reader.ts',
    ],
  },
  {
    what: 'asks whose key it is',
    text: /\.call\('whoami'/,
    files: ['deployment/start/preflight.ts'],
  },
]

test.each(doers)('one module $what, or those that are named', ({ text, files: named }) => {
  const doing = files.filter((file) => partOf(file) !== 'emulator' && text.test(sourceOf(file)))
  expect(doing.sort()).toEqual(named)
})

test.each([
  ['the library', '.', (part: string) => !['actions', 'github', 'emulator'].includes(part)],
  ['the local platform', 'emulator', (part: string) => part === 'emulator'],
] as const)('%s imports every package that it installs', (_, folder, isIn) => {
  const { dependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const packages = imports
    .filter(({ file }) => isIn(partOf(file)))
    .map(({ target }) => target)
    .filter((target) => !isOurs(target) && !target.startsWith('node:'))
  expect([...new Set(packages)].sort()).toEqual(Object.keys(dependencies).sort())
})

describe.each(
  files.filter((file) => /^(actions|run)\/\w+\/action\.ts$|^(actions|cli)\/main\.ts$|^index\.ts$/.test(file)),
)('%s', (entry) => {
  test('loads nothing heavy before it is needed', () => {
    expect(loadedBy(entry).filter((target) => heavy.test(target))).toEqual([])
  })
})

test('the local platform starts without what only some requests need', () => {
  const some = loadedBy('emulator/start.ts').filter((target) =>
    /^(@electric-sql\/pglite|@modelcontextprotocol\/server|tar|yauzl)$/.test(target),
  )
  expect(some).toEqual([])
})

test('nothing below the entries reads the environment, the wall clock, or the runner', () => {
  // emulator/this-machine.ts is for the entry of its package: it passes the machine's environment to what that starts, as git-command.ts does
  // to Git, without the variables by which that would read another repository. The assets run in a browser.
  const lower = files.filter(
    (file) =>
      !['actions', 'ci', 'cli', 'github'].includes(partOf(file)) &&
      file !== 'git/git-command.ts' &&
      !/^emulator\/(this-machine\.ts|page\/assets\/)/.test(file),
  )
  const wrong = lower.flatMap((file) =>
    [...sourceOf(file).matchAll(/process\.env|Date\.now\(|\bGITHUB_\w+|\bRUNNER_\w+/g)].map(
      ([what]) => `${file}: ${what}`,
    ),
  )
  expect(wrong).toEqual([])
})

/** The files that import themselves directly or indirectly, grouped by circle (Tarjan's strongly connected components). */
function circles(arrows: readonly Import[]): string[][] {
  const targets = Map.groupBy(
    arrows.filter(({ target }) => isOurs(target)),
    ({ file }) => file,
  )
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    const own = order.size
    order.set(file, own)
    open.push(file)
    let low = own
    for (const { target } of targets.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low)
    }
    lowest.set(file, low)
    if (low < own) return low
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) found.push(circle.sort())
    return low
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file)
  return found.sort()
}

/** Every file, and every package or part of one, that a bundler would load at once with a file, itself included. */
function loadedBy(entry: string): string[] {
  const reached = new Set([entry])
  for (const file of reached) {
    for (const { file: from, target, specifier, kind } of imports) {
      if (from === file && kind === 'static') reached.add(isOurs(target) ? target : specifier)
    }
  }
  return [...reached]
}

function isOurs(target: string): boolean {
  return /\.([jt]s|json)$/.test(target)
}

function partOf(file: string): string {
  return file.split('/')[0] ?? file
}

function arrow({ file, target }: Import): string {
  return `${file} -> ${target}`
}

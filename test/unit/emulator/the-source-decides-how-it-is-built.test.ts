import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { outputFolder, readPlan } from '../../../emulator/src/builds/plan.ts'
import { startAdvice } from '../../../emulator/src/builds/start-advice.ts'
import type { Service, Settings } from '../../../emulator/src/state/service-tables.ts'
import { temporaryFolder } from '../../support/folder.ts'

function source(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder()
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), content)
  }
  return folder
}

const service = (settings: Settings): Service => ({
  id: 's',
  projectId: 'p',
  environmentId: 'e',
  name: 's',
  slug: 's',
  sourceType: 'upload',
  status: 'idle',
  repoUrl: undefined,
  image: undefined,
  branch: undefined,
  ...settings,
  planKey: 'local',
})

const scripts = { build: 'x', start: 'y' }
const manifest = (fields: object): Record<string, string> => ({ 'package.json': JSON.stringify(fields) })

test.each<[string, Record<string, string>, Settings, object]>([
  [
    'scripts of package.json',
    manifest({ scripts }),
    {},
    { build: 'npm run build', run: { kind: 'web', command: 'npm start' } },
  ],
  ['no dependencies, no install', manifest({ scripts }), {}, { install: undefined }],
  ['dependencies without a lock file', manifest({ dependencies: { a: '1' } }), {}, { install: 'npm install' }],
  [
    'a lock file of npm',
    { ...manifest({ devDependencies: { a: '1' } }), 'package-lock.json': '{}' },
    {},
    { install: 'npm ci' },
  ],
  [
    'a lock file of yarn',
    { ...manifest({ dependencies: { a: '1' } }), 'yarn.lock': '' },
    {},
    { install: 'yarn install --frozen-lockfile' },
  ],
  ['nothing at all', {}, {}, { install: undefined, build: undefined, run: { kind: 'static', output: undefined } }],
  [
    'what the owner says goes first',
    manifest({ scripts }),
    { installCommand: 'i', buildCommand: 'b', startCommand: 's' },
    { install: 'i', build: 'b', run: { kind: 'web', command: 's' } },
  ],
  [
    'a static service starts nothing',
    manifest({ scripts }),
    { runtimeMode: 'static', startCommand: 'out' },
    { run: { kind: 'static', output: 'out' } },
  ],
  ['a worker', manifest({ scripts }), { runtimeMode: 'worker' }, { run: { kind: 'worker', command: 'npm start' } }],
  [
    'a cron service',
    manifest({ scripts }),
    { runtimeMode: 'cron' },
    { build: 'npm run build', run: { kind: 'cron', command: 'npm start' } },
  ],
  [
    'a Procfile',
    { Procfile: '# processes\r\nworker: python3 jobs.py\r\nweb:  python3 server.py --port $PORT \r\n' },
    {},
    { install: undefined, build: undefined, run: { kind: 'web', command: 'python3 server.py --port $PORT' } },
  ],
  [
    'a Procfile goes before the scripts of package.json',
    { ...manifest({ scripts }), Procfile: 'web: node server.js' },
    {},
    { build: 'npm run build', run: { kind: 'web', command: 'node server.js' } },
  ],
  [
    'the worker of a Procfile',
    { Procfile: 'worker: ./jobs' },
    { runtimeMode: 'worker' },
    { run: { command: './jobs' } },
  ],
  [
    'a Procfile without the process of this mode',
    { ...manifest({ scripts }), Procfile: 'release: ./migrate\nweb:' },
    {},
    { run: { kind: 'web', command: 'npm start' } },
  ],
  [
    'a root folder',
    { 'app/package.json': JSON.stringify({ scripts }) },
    { rootDir: 'app' },
    { build: 'npm run build' },
  ],
])('%s', async (_, files, settings, expected) => {
  using folder = source(files)
  expect(await readPlan(folder.path, service(settings))).toMatchObject(expected)
})

test.each([
  [['public/index.html', 'dist/index.html', 'index.html'], 'public'],
  [['dist/index.html', 'index.html'], 'dist'],
  [['index.html', 'public/style.css'], ''],
])('of %j the site is served from "%s"', async (files, expected) => {
  using folder = source(Object.fromEntries(files.map((file) => [file, ''])))
  expect(await outputFolder(folder.path, undefined)).toBe(join(folder.path, expected, '.').replace(/[/\\]$/, ''))
})

test.each([
  [
    'another site',
    ['build/index.html', 'src/a.js'],
    'There is an index.html in "build": give that as the output folder (start-command).',
  ],
  ['the source itself', ['index.html', 'src/a.js'], 'There is an index.html in ".": give that'],
  [
    'folders alone',
    ['build/a.js', 'src/a.js', 'node_modules/a/a.js'],
    'The folders that are there after the build: "build", "src".',
  ],
  ['nothing', ['a.js'], 'No folder was built: check the build command.'],
])('a named output folder must exist; what was built is named: %s', async (_, files, named) => {
  using folder = source(Object.fromEntries(files.map((file) => [file, ''])))
  const missing = '"dist" (the output folder) is not a folder of the source.'
  await expect(outputFolder(folder.path, 'dist')).rejects.toThrow(`${missing} ${named}`)
})

test.each([
  [['requirements.txt', 'server.py'], 'has a requirements.txt'],
  [['Dockerfile'], 'this platform runs no containers'],
  [['Dockerfile', 'go.mod'], '(start-command) such as `go run .`'],
  [['go.mod', 'main.go'], 'Procfile with a line `web: COMMAND`'],
  [['requirements.txt', 'Procfile'], undefined],
  [['Dockerfile', 'package.json'], undefined],
  [['Dockerfile', 'index.html'], undefined],
  [['readme.md'], undefined],
  [[], undefined],
])('for a source with %j the advice is %s', (names, words) => {
  const advice = startAdvice(new Set(names))
  if (words === undefined) expect(advice).toBeUndefined()
  else expect(advice).toContain(words)
})

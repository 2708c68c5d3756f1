import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { explainVersion } from '../../../emulator/src/builds/plan/asked-versions.ts'
import { readPlan } from '../../../emulator/src/builds/plan/build-plan.ts'
import { expectedVariables } from '../../../emulator/src/builds/plan/expected-variables.ts'
import { explainNotFound } from '../../../emulator/src/builds/plan/missing-program.ts'
import { outputFolder } from '../../../emulator/src/builds/plan/output-folder.ts'
import { startAdvice } from '../../../emulator/src/builds/plan/start-advice.ts'
import { searchPath } from '../../../emulator/src/builds/processes/source-search-path.ts'
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
  ...{ id: 's', projectId: 'p', environmentId: 'e', name: 's', slug: 's', sourceType: 'upload', status: 'idle' },
  ...{ repoUrl: undefined, image: undefined, branch: undefined },
  ...settings,
  planKey: 'local',
})

const onWindows = process.platform === 'win32'
const port = onWindows ? '%PORT%' : '$PORT'
const inVenv = (what: string): string =>
  onWindows
    ? `python -m venv .venv && .venv\\Scripts\\pip install ${what}`
    : `python3 -m venv .venv && .venv/bin/pip install ${what}`

const scripts = { build: 'x', start: 'y' }
const manifest = (fields: object): Record<string, string> => ({ 'package.json': JSON.stringify(fields) })

const web = { runtimeMode: 'web' } as const
const runs = (command: string | undefined) => ({ run: { kind: 'web', command } })

test.each<[string, Record<string, string>, Settings, object]>([
  [
    'scripts of package.json',
    manifest({ scripts }),
    {},
    { install: undefined, build: 'npm run build', ...runs('npm start') },
  ],
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
    { install: 'i', build: 'b', ...runs('s') },
  ],
  [
    'a static service starts nothing',
    manifest({ scripts }),
    { runtimeMode: 'static', startCommand: 'out' },
    { run: { kind: 'static', output: 'out' } },
  ],
  ['a worker', manifest({ scripts }), { runtimeMode: 'worker' }, { run: { kind: 'worker', command: 'npm start' } }],
  ['server.js, which npm starts by itself', { ...manifest({}), 'server.js': '' }, {}, runs('npm start')],
  [
    'a program that is not started by a script',
    { ...manifest({ main: 'lib/app.js' }), 'lib/app.js': '' },
    web,
    { run: { command: undefined, advice: expect.stringContaining('such as `node lib/app.js`') } },
  ],
  [
    'a site that its start script serves while it is written',
    manifest({ scripts: { build: 'vite build', start: 'vite --port 3000 --open' } }),
    {},
    { build: 'npm run build', run: { kind: 'static', output: undefined } },
  ],
  [
    'the same as a web service',
    manifest({ scripts: { build: 'react-scripts build', start: 'PORT=1 react-scripts start' } }),
    web,
    { run: { kind: 'web', command: 'npm start', advice: expect.stringContaining('(runtime-mode) static') } },
  ],
  [
    'versions that are asked for, if they can be compared',
    {
      ...manifest({ scripts }),
      '.nvmrc': 'v20',
      '.python-version': '# Which one.\n3.14\n',
      '.node-version': 'lts/jod',
    },
    {},
    {
      asksFor: [
        { language: 'Python', version: '3.14', file: '.python-version', program: 'python3' },
        { language: 'Node.js', version: '20', file: '.nvmrc', program: 'node' },
      ],
    },
  ],
  [
    'a Procfile goes before the scripts of package.json',
    { ...manifest({ scripts }), Procfile: '# processes\r\nworker: ./jobs\r\nweb:  node server.js --port $PORT \r\n' },
    {},
    { build: 'npm run build', ...runs('node server.js --port $PORT') },
  ],
  [
    'the worker of a Procfile',
    { Procfile: 'worker: ./jobs' },
    { runtimeMode: 'worker' },
    { run: { kind: 'worker', command: './jobs', advice: undefined } },
  ],
  [
    'a Procfile without a line for a web service',
    { ...manifest({ scripts: { start: 'node jobs.js' } }), Procfile: 'worker: node jobs.js' },
    web,
    {
      run: {
        command: 'npm start',
        advice: expect.stringContaining('The Procfile has no line "web:", only "worker:".'),
      },
    },
  ],
  [
    'a Procfile alone without a line for a web service',
    { Procfile: 'release: node migrate.js' },
    web,
    { run: { command: undefined, advice: expect.stringContaining('add a line "web: COMMAND" to the Procfile.') } },
  ],
  [
    'a member of a workspace, whose lock file is above it',
    {
      'pnpm-workspace.yaml': 'packages: [apps/*]',
      'pnpm-lock.yaml': '',
      'package.json': '{"packageManager":"pnpm@10.20.0+sha512.abc"}',
      'apps/web/package.json': JSON.stringify({ scripts, dependencies: { ui: 'workspace:*' } }),
    },
    { rootDir: 'apps/web' },
    { install: 'pnpm install --frozen-lockfile', packageManager: 'pnpm@10.20.0' },
  ],
  [
    'a lock file above that is of no workspace',
    { 'package.json': '{}', 'package-lock.json': '{}', 'app/package.json': '{"dependencies":{"a":"1"}}' },
    { rootDir: 'app' },
    { install: 'npm install' },
  ],
  [
    'a Procfile of a source in Python',
    { 'requirements.txt': 'gunicorn', Procfile: 'web: gunicorn app:app' },
    {},
    { install: inVenv('-r requirements.txt'), build: undefined, ...runs('gunicorn app:app') },
  ],
  [
    'Flask with gunicorn',
    { 'requirements.txt': 'Flask==3.1\ngunicorn', 'app.py': 'from flask import Flask\n\napp = Flask(__name__)\n' },
    {},
    runs(onWindows ? 'flask --app app:app run --port %PORT%' : 'gunicorn --bind 127.0.0.1:$PORT app:app'),
  ],
  [
    'Flask alone',
    { 'pyproject.toml': '', 'site.py': 'import flask\nserver: flask.Flask = flask.Flask("site")' },
    {},
    { install: inVenv('.'), ...runs(`flask --app site:server run --port ${port}`) },
  ],
  [
    'FastAPI locked by uv',
    { 'uv.lock': '', 'pyproject.toml': 'dependencies = ["fastapi[standard]"]', 'main.py': 'app = FastAPI(title="a")' },
    {},
    { install: 'uv sync --frozen', ...runs(`uvicorn main:app --port ${port}`) },
  ],
  [
    'Django',
    { 'requirements.txt': 'django', 'manage.py': 'from django.core.management import execute_from_command_line' },
    {},
    runs(`python manage.py runserver --noreload 127.0.0.1:${port}`),
  ],
  [
    'Node.js with a requirements.txt for its tools',
    { ...manifest({ scripts }), 'requirements.txt': 'mkdocs' },
    {},
    { install: undefined, ...runs('npm start') },
  ],
  [
    'Go',
    { 'go.mod': 'module example.com/team/shop/v2\n\ngo 1.24\n', 'main.go': '// A shop.\npackage main\n' },
    {},
    { build: 'go build -o bin/ .', ...runs(onWindows ? 'bin\\shop.exe' : './bin/shop') },
  ],
  ['Go that its start command builds', { 'go.mod': 'module a' }, { startCommand: 'go run .' }, { build: undefined }],
  [
    'Spring Boot with the wrapper of Maven',
    { 'pom.xml': '<artifactId>spring-boot-maven-plugin</artifactId>', mvnw: '', 'mvnw.cmd': '' },
    web,
    {
      build: `${onWindows ? 'mvnw.cmd' : './mvnw'} --batch-mode -DskipTests package`,
      run: { command: onWindows ? undefined : 'java -Dserver.port=$PORT -jar target/*.jar' },
    },
  ],
  [
    'modules of Maven',
    { 'pom.xml': '<modules/><modules><artifactId>spring-boot-maven-plugin</artifactId>' },
    web,
    { run: { command: undefined, advice: expect.stringContaining('has a pom.xml') } },
  ],
])('%s', async (_, files, settings, expected) => {
  using folder = source(files)
  expect(await readPlan(folder.path, service(settings))).toMatchObject(expected)
})

test.each([
  [['public/index.html', 'dist/index.html', 'index.html'], 'public'],
  [['dist/index.html', 'index.html'], 'dist'],
])('of %j the site is served from "%s"', async (files, expected) => {
  using folder = source(Object.fromEntries(files.map((file) => [file, ''])))
  expect(await outputFolder(folder.path, undefined)).toBe(join(folder.path, expected, '.').replace(/[/\\]$/, ''))
})

test('a folder that the build made goes before one that the source had, such as a template', async () => {
  using folder = source({ 'public/index.html': '', 'build/index.html': '' })
  expect(await outputFolder(folder.path, undefined, ['public'])).toBe(join(folder.path, 'build'))
  expect(await outputFolder(folder.path, undefined, ['public', 'build'])).toBe(join(folder.path, 'public'))
})

test.each([
  [
    'another site',
    ['build/index.html', 'src/a.js'],
    'There is an index.html in "build": give that as the output folder (start-command).',
  ],
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

test('a named output folder must have a page', async () => {
  using folder = source({ 'dist/a.js': '', 'dist/site/index.html': '' })
  const reason = '"dist" (the output folder) has no index.html. The folders that are there after the build: "dist".'
  await expect(outputFolder(folder.path, 'dist')).rejects.toThrow(reason)
  expect(await outputFolder(folder.path, 'dist/site')).toBe(join(folder.path, 'dist/site'))
})

test.each([
  ['yarn install', '', undefined, '"yarn" is neither on the PATH', 'npm install --global yarn`'],
  ['cd web && CI=1 pnpm install', '', 'pnpm@9.1.1', '"pnpm" is neither', 'npm install --global pnpm@9.1.1`'],
  ['yarn install', '', 'yarn@4.5.0', '"yarn" is neither', 'npm install --global corepack` and `corepack enable`'],
  ['there && gunicorn app:app', 'there', undefined, '"gunicorn" is neither', 'installed for the source.'],
  ['(there; ./run.sh)', 'there', undefined, 'the log names it', 'not installed, or not on PATH'],
])('why "%s" ended with 127 with "%s" on PATH and "%s" asked for', (command, program, manager, what, remedy) => {
  using folder = source(program === '' ? {} : { [program]: '' })
  const said = explainNotFound(command, folder.path, manager)
  expect(said).toContain(what)
  expect(said).toContain(remedy)
})

test('programs of the source go before those of the machine, and its folder bin behind them', () => {
  const path = searchPath('source', 'machine').split(delimiter)
  const inVenvOf = onWindows ? '.venv/Scripts' : '.venv/bin'
  expect(path).toEqual([
    join('source', 'node_modules/.bin'),
    join('source', inVenvOf),
    'machine',
    join('source', 'bin'),
  ])
})

test.each([
  [{ '.env.example': '# a\nDATABASE_URL=x\nexport KEY=\nPORT=1\n' }, 'does not have: DATABASE_URL, KEY. If'],
  [{ '.env': 'KEY=\n' }, undefined],
  [{ 'env.example': [...'abcdefghij'].map((name) => `${name}=`).join('\n') }, 'a, b, c, d, e, f, g, h and 2 more'],
])('of %j the variables that are missing are named: %s', async (files, words) => {
  using folder = source(files)
  const said = await expectedVariables(folder.path, { PORT: '1' })
  if (words === undefined) expect(said).toBeUndefined()
  else expect(said).toContain(words)
})

test.each([
  [['requirements.txt', 'server.py'], 'has a requirements.txt'],
  [['Dockerfile'], 'this platform runs no containers'],
  [['Dockerfile', 'go.mod'], '(start-command) such as `go run ./cmd/NAME`'],
  [['build.gradle'], '(build-command) such as `./gradlew build`'],
  [['README.adoc', 'complete/pom.xml', 'initial/pom.xml'], '"complete" (pom.xml), "initial" (pom.xml): give one'],
  [['Dockerfile', 'index.html'], 'for a site, "runtimeMode" (runtime-mode) static'],
  [['package.json', 'Dockerfile'], 'this platform runs no containers'],
  [['package.json'], 'package.json has no script "start". Add one, or give "startCommand" (start-command) such as'],
  [['main.py'], '(start-command) such as `python main.py`'],
  [[], 'Give "startCommand" (start-command) such as `node server.js`'],
])('for a source with %j the advice is %s', (names, words) => {
  expect(startAdvice(new Map(names.map((name) => [name, ''])))).toContain(words)
})

test.each([
  ['20', 'v20.20.2', ''],
  ['20.20', 'v20.20.2', ''],
  ['22', 'v20.20.2', ' The source asks for Node.js 22 (.nvmrc), and this machine has 20.20.2.'],
  ['22', 'command not found', ''],
])('a version that is asked for is compared: %s with %s', (version, printed, said) => {
  expect(explainVersion({ language: 'Node.js', program: 'node', file: '.nvmrc', version }, printed)).toBe(said)
})

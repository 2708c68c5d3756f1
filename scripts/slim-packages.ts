/**
 * Makes smaller copies of packages for the bundler, so that an action does not load what it never uses.
 * The installed packages stay unchanged for the library and the types.
 *
 * What each saves, measured by leaving it out, of a download of 668 KB (`tar`, `gzip -6`) and of 126 ms of processor time until the first request:
 *
 * - `@actions/core`: 186 KB and 23 ms
 * - undici: 167 KB and 22 ms
 * - `@actions/github`, so that it takes that undici: 167 KB, and no time
 * - valibot: 23 KB and 4 to 7 ms, and 123 of the 6,660 KB of the npm package
 * - what undici's files would load and never use (`leftOutOfUndici`): 110 KB and 4 ms, half of it for a second HTTP parser
 */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './package/compile.ts'

/** What src/client uses of undici at run time, and its file in undici. If a name is missing here, every call fails. */
const undici = {
  Agent: 'lib/dispatcher/agent.js',
  EnvHttpProxyAgent: 'lib/dispatcher/env-http-proxy-agent.js',
  Pool: 'lib/dispatcher/pool.js',
  // @actions/github makes one while it is loaded behind a proxy, and it is never used: our own fetch takes its place.
  ProxyAgent: 'lib/dispatcher/proxy-agent.js',
  buildConnector: 'lib/core/connect.js',
}
/** Methods that undici's entry adds to every dispatcher and that undici itself calls: a tunnel through a proxy begins with `connect`. */
const dispatcherMethods = { connect: 'lib/api/api-connect.js', request: 'lib/api/api-request.js' }
/** What undici's files name and src/client never needs, and what stands in its place. */
const leftOutOfUndici = {
  // HTTP/2, which is not offered: `allowH2: false`. undici loads it with the rest, and Node's `http2` with it.
  'lib/dispatcher/client-h2.js': `module.exports = () => { throw new Error('HTTP/2 is not bundled') }\n`,
  // A body that is a FormData.
  'lib/web/fetch/body.js': `throw new Error('FormData is not bundled')\n`,
  'lib/web/fetch/formdata.js': `throw new Error('FormData is not bundled')\n`,
  'lib/web/webidl/index.js': `throw new Error('FormData is not bundled')\n`,
  // A second HTTP parser, which undici would take if UNDICI_USE_MILO were set.
  'lib/dispatcher/parser-h1.js': 'module.exports.getMiloEnabled = () => false\n',
}

/**
 * The used part of `@actions/core` needs no HTTP, but its unused OIDC client imports undici, which costs half of the start.
 * The bundler drops unused modules only if the package's manifest says that loading them has no side effects. That is
 * true here, because they only define functions and classes, so the manifest of the copy says it.
 */
function stageActionsCore(modules: string): void {
  const from = join(fileURLToPath(import.meta.resolve('@actions/core')), '..', '..')
  const staged = join(modules, '@actions', 'core')
  cpSync(from, staged, { recursive: true })
  const manifest = join(staged, 'package.json')
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), sideEffects: false }))
}

/** A copy whose undici is that of the copies: another one would be four fifths of what it brings. */
function stageActionsGitHub(modules: string): void {
  const from = join(fileURLToPath(import.meta.resolve('@actions/github/lib/utils')), '..', '..')
  cpSync(from, join(modules, '@actions', 'github'), { recursive: true })
}

/** undici's entry also loads caches, mocks and web sockets. The entry of the copy loads only what is used. */
function stageUndici(modules: string): void {
  const from = join(fileURLToPath(import.meta.resolve('undici')), '..')
  const staged = join(modules, 'undici')
  cpSync(join(from, 'lib'), join(staged, 'lib'), { recursive: true })
  for (const [path, code] of Object.entries(leftOutOfUndici)) {
    // A file that undici renamed would be bundled again.
    if (!existsSync(join(staged, path))) throw new Error(`undici has no ${path}`)
    writeFileSync(join(staged, path), code)
  }
  const lines = [
    ...Object.entries(undici).map(([name, path]) => `module.exports.${name} = require('./${path}')\n`),
    // @actions/github names it, and gets our own.
    'module.exports.fetch = undefined\n',
    `const dispatcher = require('./lib/dispatcher/dispatcher.js').prototype\n`,
    ...Object.entries(dispatcherMethods).map(([name, path]) => `dispatcher.${name} = require('./${path}')\n`),
  ]
  const { license } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  writeFileSync(join(staged, 'package.json'), JSON.stringify({ name: 'undici', license, main: 'index.js' }))
  cpSync(join(from, 'LICENSE'), join(staged, 'LICENSE'))
  writeFileSync(join(staged, 'index.js'), lines.join(''))
}

/** valibot is one file, of which a bundler that does not minify keeps all: six sevenths of it is what nothing here uses. */
function stageValibot(modules: string, build: string): void {
  const from = fileURLToPath(import.meta.resolve('valibot'))
  const folder = join(from, '..', '..')
  const staged = join(modules, 'valibot')
  mkdirSync(staged, { recursive: true })
  const { name, license, type } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  cpSync(join(folder, 'LICENSE.md'), join(staged, 'LICENSE.md'))
  const entry = join(staged, 'used.mjs')
  const way = relative(staged, from).replaceAll('\\', '/')
  writeFileSync(entry, `export { ${usedOfValibot(build).join(', ')} } from '${way}'\n`)
  run('rolldown', 'bin/cli.mjs', [entry, '--file', join(staged, 'index.mjs'), '--minify'])
  writeFileSync(
    join(staged, 'package.json'),
    JSON.stringify({ name, license, type, main: 'index.mjs', sideEffects: false }),
  )
}

/** What the compiled files of a folder import of valibot by name, or take from its namespace. */
function usedOfValibot(build: string): readonly string[] {
  const names = new Set<string>()
  for (const file of globSync('**/*.js', { cwd: build, exclude: ['node_modules/**'] })) {
    const text = readFileSync(join(build, file), 'utf8')
    for (const [, list = ''] of text.matchAll(/^import \{([^}]+)\} from 'valibot'/gm)) {
      for (const [, name = ''] of list.matchAll(/(\w+)(?: as \w+)?/g)) names.add(name)
    }
    const [, namespace] = /^import \* as (\w+) from 'valibot'/m.exec(text) ?? []
    if (namespace === undefined) continue
    for (const [, name = ''] of text.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))) names.add(name)
  }
  return [...names].sort()
}

/** Puts the copies into `build/node_modules`, where modules under `build` find them first. */
export function stageSlimPackages(build: string): void {
  const modules = join(build, 'node_modules')
  stageActionsCore(modules)
  stageActionsGitHub(modules)
  stageUndici(modules)
  stageValibot(modules, build)
}

/** The same part of undici as a module of its own, for the npm package. */
export const undiciEntry = `export { ${Object.keys(undici).join(', ')} } from 'undici'\n`

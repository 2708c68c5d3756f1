/**
 * Makes smaller copies of packages for the bundler, so that an action does not load what it never uses.
 * The installed packages stay unchanged for the library and the types.
 *
 * What each saves, measured by leaving it out, of a download of 746 KB (`tar`, `gzip -6`) and of 126 ms of processor time until the first request:
 *
 * - `@actions/core`: 186 KB and 23 ms
 * - undici: 167 KB and 22 ms
 * - `@actions/github`, so that it takes that undici: 167 KB, and no time
 * - valibot: 11 KB and 2 to 5 ms, and 123 of the 6,660 KB of the npm package
 * - undici's second HTTP parser (`withoutMilo`): 52 KB
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

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
const dispatcherMethods = { connect: 'lib/api/api-connect.js' }

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
  mkdirSync(staged, { recursive: true })
  const way = relative(staged, from).replaceAll('\\', '/')
  const lines = [
    ...Object.entries(undici).map(([name, path]) => `module.exports.${name} = require('${way}/${path}')\n`),
    // @actions/github names it, and gets our own.
    'module.exports.fetch = undefined\n',
    `const dispatcher = require('${way}/lib/dispatcher/dispatcher.js').prototype\n`,
    ...Object.entries(dispatcherMethods).map(([name, path]) => `dispatcher.${name} = require('${way}/${path}')\n`),
  ]
  const { license } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  writeFileSync(join(staged, 'package.json'), JSON.stringify({ name: 'undici', license, main: 'index.js' }))
  cpSync(join(from, 'LICENSE'), join(staged, 'LICENSE'))
  writeFileSync(join(staged, 'index.js'), lines.join(''))
}

/** valibot brings the same code without its documentation: half of what each start would read is that. */
function stageValibot(modules: string): void {
  const from = dirname(fileURLToPath(import.meta.resolve('valibot')))
  const staged = join(modules, 'valibot')
  mkdirSync(staged, { recursive: true })
  const { name, license, type } = JSON.parse(readFileSync(join(from, '..', 'package.json'), 'utf8'))
  writeFileSync(
    join(staged, 'package.json'),
    JSON.stringify({ name, license, type, main: 'index.min.mjs', sideEffects: false }),
  )
  for (const file of ['dist/index.min.mjs', 'LICENSE.md']) cpSync(join(from, '..', file), join(staged, basename(file)))
}

/** Puts the copies into `build/node_modules`, where modules under `build` find them first. */
export function stageSlimPackages(build: string): void {
  const modules = join(build, 'node_modules')
  stageActionsCore(modules)
  stageActionsGitHub(modules)
  stageUndici(modules)
  stageValibot(modules)
}

/** The same part of undici as a module of its own, for the npm package. */
export const undiciEntry = `export { ${Object.keys(undici).join(', ')} } from 'undici'\n`

/** The bundler's options that leave out a second HTTP parser, which undici takes only if UNDICI_USE_MILO is set: 52 KB, compressed. */
export const withoutMilo = ['--external', '../milo/simd.js', '--external', '../milo/no-simd.js']

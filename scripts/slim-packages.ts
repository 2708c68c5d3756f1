/**
 * Copies of packages that the bundler sees in place of the installed ones, so that what an action never uses is not
 * loaded when it starts. The installed packages stay as they are: the library and the types use those.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What src/client takes from undici at run time, and where undici keeps it. A name that is missing here fails every call. */
const undici = {
  Agent: 'lib/dispatcher/agent.js',
  EnvHttpProxyAgent: 'lib/dispatcher/env-http-proxy-agent.js',
  Pool: 'lib/dispatcher/pool.js',
  buildConnector: 'lib/core/connect.js',
}
/** Methods that undici's entry gives every dispatcher, and undici itself calls: a tunnel through a proxy begins with `connect`. */
const dispatcherMethods = { connect: 'lib/api/api-connect.js' }

/**
 * What we use of `@actions/core` needs no HTTP, but its unused OIDC client brings undici, which costs half of the start.
 * The bundler drops unused modules of a package only where its manifest says that they do nothing by being loaded. That
 * holds here: they define functions and classes. So the copy says it.
 */
function stageActionsCore(modules: string): void {
  const from = join(fileURLToPath(import.meta.resolve('@actions/core')), '..', '..')
  const staged = join(modules, '@actions', 'core')
  cpSync(from, staged, { recursive: true })
  const manifest = join(staged, 'package.json')
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), sideEffects: false }))
}

/** undici's entry loads fetch, caches, mocks and web sockets as well; this one loads what we use. */
function stageUndici(modules: string): void {
  const from = join(fileURLToPath(import.meta.resolve('undici')), '..')
  const staged = join(modules, 'undici')
  mkdirSync(staged, { recursive: true })
  const way = relative(staged, from).replaceAll('\\', '/')
  const lines = [
    ...Object.entries(undici).map(([name, path]) => `module.exports.${name} = require('${way}/${path}')\n`),
    `const dispatcher = require('${way}/lib/dispatcher/dispatcher.js').prototype\n`,
    ...Object.entries(dispatcherMethods).map(([name, path]) => `dispatcher.${name} = require('${way}/${path}')\n`),
  ]
  writeFileSync(join(staged, 'package.json'), JSON.stringify({ name: 'undici', main: 'index.js' }))
  writeFileSync(join(staged, 'index.js'), lines.join(''))
}

/** Puts the copies into `build/node_modules`, where modules under `build` find them first. */
export function stageSlimPackages(build: string): void {
  const modules = join(build, 'node_modules')
  stageActionsCore(modules)
  stageUndici(modules)
}

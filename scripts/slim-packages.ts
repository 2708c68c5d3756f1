/**
 * Makes copies of three packages for the bundler, without what an action never loads; the installed ones stay as they are.
 * Left out, the download of 530 KB (`tar`, `gzip -6`) is 700 KB, and a step takes 30 ms more until its first request.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What `src/client` uses of undici, and its file there. If a name is missing here, every call fails. */
const undici = {
  Agent: 'lib/dispatcher/agent.js',
  EnvHttpProxyAgent: 'lib/dispatcher/env-http-proxy-agent.js',
  // @actions/github makes one while it is loaded behind a proxy, and it is never used: our own fetch takes its place.
  ProxyAgent: 'lib/dispatcher/proxy-agent.js',
}
/** Methods that undici's entry adds to every dispatcher and that undici itself calls: a tunnel through a proxy begins with `connect`. */
const dispatcherMethods = { connect: 'lib/api/api-connect.js', request: 'lib/api/api-request.js' }

/** Puts the copies into `build/node_modules`, where modules under `build` find them first. */
export function stageSlimPackages(build: string): void {
  const modules = join(build, 'node_modules')
  stageActionsCore(modules)
  // Beside the others, so that it takes the same undici.
  cpSync(
    join(fileURLToPath(import.meta.resolve('@actions/github/lib/utils')), '..', '..'),
    join(modules, '@actions', 'github'),
    { recursive: true },
  )
  stageUndici(modules)
}

/**
 * Its unused OIDC client imports undici, which costs half of the start. The bundler drops unused modules only if the manifest
 * says that loading them has no side effects, which is true here.
 */
function stageActionsCore(modules: string): void {
  const staged = join(modules, '@actions', 'core')
  cpSync(join(fileURLToPath(import.meta.resolve('@actions/core')), '..', '..'), staged, { recursive: true })
  const manifest = join(staged, 'package.json')
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), sideEffects: false }))
}

/** Its entry also loads caches, mocks and web sockets. The entry of the copy loads what is used. */
function stageUndici(modules: string): void {
  const from = join(fileURLToPath(import.meta.resolve('undici')), '..')
  const staged = join(modules, 'undici')
  cpSync(join(from, 'lib'), join(staged, 'lib'), { recursive: true })
  writeFileSync(join(staged, 'package.json'), JSON.stringify({ name: 'undici', main: 'index.js' }))
  const lines = [
    ...Object.entries(undici).map(([name, path]) => `module.exports.${name} = require('./${path}')\n`),
    // @actions/github names it, and gets our own.
    'module.exports.fetch = undefined\n',
    `const dispatcher = require('./lib/dispatcher/dispatcher.js').prototype\n`,
    ...Object.entries(dispatcherMethods).map(([name, path]) => `dispatcher.${name} = require('./${path}')\n`),
  ]
  writeFileSync(join(staged, 'index.js'), lines.join(''))
}

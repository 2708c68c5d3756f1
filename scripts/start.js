/**
 * Runs a TypeScript file of this repository, or says what to install first. Before `npm ci` the machine's own Node
 * runs this script, so it must work without packages and on an old Node.
 *
 *     node scripts/start.js scripts/demo.ts
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

const [node, , file = '', ...args] = process.argv

function missing() {
  if (!existsSync(resolve('node_modules')))
    return 'Nothing is installed yet. Run `npm ci` first: it brings all packages.'
  if (Number.parseInt(process.versions.node, 10) >= 24) return undefined
  const remedy = 'Run `npm ci`, which brings one on Linux and Windows, or install Node.js 24'
  return `This needs Node.js 24 or later, but runs on ${process.versions.node}. ${remedy}.`
}

const sentence = missing()
if (sentence === undefined) {
  process.argv = [node, resolve(file), ...args]
  await import(pathToFileURL(resolve(file)).href)
} else {
  console.error(sentence)
  process.exitCode = 1
}

/**
 * Writes test/support/github/description.json: the part of GitHub's published OpenAPI description that covers the operations
 * of the GitHub of the tests. The package is 385 MB unpacked, so this script fetches it and `npm ci` does not install it.
 *
 *     node scripts/github-description.ts           writes
 *     node scripts/github-description.ts --check   exits with 1 if the file differs from the published package
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { published, served } from '../test/support/github/operations.ts'
import { readOptions } from './usage.ts'

const usage = `Usage: node scripts/github-description.ts [--check]

Writes test/support/github/description.json from the package that GitHub publishes.
  --check  write nothing; exit with 1 if the file differs`
const { values } = readOptions(usage, { check: { type: 'boolean', default: false } })
const file = join(import.meta.dirname, '../test/support/github/description.json')

/** Keywords that the tests do not read: prose, and answers. */
const unread = [
  ...[
    'description',
    'summary',
    'title',
    'externalDocs',
    'tags',
    'example',
    'examples',
    'x-github',
    'x-octokit',
    'links',
  ],
  'responses',
]
/** Keywords whose object has names instead of keywords: a deployment has a property `description`. */
const named = ['properties', 'headers']

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type JsonObject = { [name: string]: Json }

const content = `${JSON.stringify(extract(fetchDescription()), undefined, 1)}\n`
if (!values.check) {
  writeFileSync(file, content)
} else if (readFileSync(file, 'utf8') !== content) {
  console.error(`${file} differs from ${published}. Run node scripts/github-description.ts.`)
  process.exitCode = 1
}

function fetchDescription(): JsonObject {
  const folder = mkdtempSync(join(tmpdir(), 'github-description-'))
  try {
    const shell = process.platform === 'win32'
    const packed = execFileSync('npm', ['pack', '--json', published], { cwd: folder, encoding: 'utf8', shell })
    const [{ filename }] = JSON.parse(packed)
    const member = 'package/generated/api.github.com.json'
    execFileSync('tar', ['-xzf', filename, member], { cwd: folder })
    return JSON.parse(readFileSync(join(folder, member), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The served operations, and every component that they refer to. */
function extract(whole: JsonObject): JsonObject {
  const missing = new Set<string>(served)
  const paths: JsonObject = {}
  for (const [path, methods] of Object.entries(asObject(whole['paths']))) {
    for (const [method, operation] of Object.entries(asObject(methods))) {
      const id = asObject(operation)['operationId']
      if (typeof id !== 'string' || !missing.delete(id)) continue
      paths[path] = { ...asObject(paths[path] ?? {}), [method]: bare(operation) }
    }
  }
  if (missing.size > 0) throw new Error(`${published} does not describe ${[...missing].join(', ')}`)
  const info = { title: 'What the tests use of the GitHub REST API', version: published }
  return { openapi: whole['openapi'] ?? null, info, paths, components: reached(whole, paths) }
}

function reached(whole: JsonObject, paths: JsonObject): JsonObject {
  const components: { [kind: string]: JsonObject } = {}
  const waiting = [...references(paths)]
  for (let pointer = waiting.pop(); pointer !== undefined; pointer = waiting.pop()) {
    const [, , kind = '', name = ''] = pointer.split('/')
    if (components[kind]?.[name] !== undefined) continue
    const component = asObject(asObject(whole['components'])[kind] ?? {})[name]
    if (component === undefined) throw new Error(`${published} has no component ${pointer}`)
    const kept = bare(component)
    components[kind] = { ...components[kind], [name]: kept }
    waiting.push(...references(kept))
  }
  return components
}

function* references(value: Json): Generator<string> {
  if (value === null || typeof value !== 'object') return
  if (!Array.isArray(value) && typeof value['$ref'] === 'string') yield value['$ref']
  for (const each of Object.values(value)) yield* references(each)
}

function bare(value: Json): Json {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(bare)
  const kept = Object.entries(value).filter(([name]) => !unread.includes(name))
  return Object.fromEntries(
    kept.map(([name, each]) => {
      if (!named.includes(name)) return [name, bare(each)]
      return [name, Object.fromEntries(Object.entries(asObject(each)).map(([key, below]) => [key, bare(below)]))]
    }),
  )
}

function asObject(value: Json | undefined): JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Error('The description is not valid OpenAPI: expected an object.')
  return value
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../support/scenario.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dist = process.env['TAXIWAY_DIST'] ?? join(root, 'dist')
const preload = new URL('../support/preload/loaded-modules.js', import.meta.url).href

/** Packages that take long to load, each by a text of its code, for the bundle does not name them all. */
const heavy = {
  undici: 'class EnvHttpProxyAgent',
  '@actions/github': 'class Octokit',
  '@actions/exec': './node_modules/@actions/exec/',
  tar: './node_modules/tar/',
  yaml: 'class Composer',
}
/** Modules of Node's own that are slow to load and that only a request, an archive or a checkout needs. */
const slow = ['http', 'https', 'http2', 'tls', 'zlib', 'child_process', 'worker_threads']

interface Loaded {
  readonly packages: readonly string[]
  readonly builtins: readonly string[]
}

async function load(entry: string, inputs: Record<string, string>, folder: string): Promise<Loaded> {
  const file = join(folder, 'loaded.json')
  const variables = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  )
  const env = { PATH: process.env['PATH'], TEST_LOADED_FILE: file, GITHUB_WORKSPACE: folder, ...variables }
  const child = spawn(process.execPath, ['--import', preload, join(dist, entry)], { env, cwd: folder, stdio: 'ignore' })
  await once(child, 'exit')
  const { files, builtins }: { files: string[]; builtins: string[] } = JSON.parse(readFileSync(file, 'utf8'))
  const code = files.filter((url) => url.startsWith('file:')).map((url) => readFileSync(new URL(url), 'utf8'))
  return { packages: packagesIn(code), builtins: slow.filter((name) => builtins.includes(name)) }
}

function packagesIn(code: readonly string[]): string[] {
  return Object.entries(heavy).flatMap(([name, text]) => (code.some((each) => each.includes(text)) ? [name] : []))
}

test('every package that is looked for is somewhere in the bundle', () => {
  const bundle = join(dist, 'bundle')
  const code = readdirSync(bundle).map((name) => readFileSync(join(bundle, name), 'utf8'))
  expect(packagesIn(code)).toEqual(Object.keys(heavy))
})

test.for(['index.js', 'call/index.js', 'post/index.js'])(
  '%s refuses a bad input with nothing heavy loaded',
  async (entry, { folder }) => {
    expect(await load(entry, { 'base-url': 'nowhere' }, folder)).toEqual({ packages: [], builtins: [] })
  },
)

test('a deploy by ref loads the HTTP client, and nothing for archives, checkouts or GitHub', async ({
  folder,
  platform,
}) => {
  const { url, key } = await platform()
  const { packages } = await load(
    'index.js',
    { 'base-url': url, 'api-key': key, 'service-id': 'svc', ref: 'main' },
    folder,
  )
  expect(packages).toEqual(['undici'])
})

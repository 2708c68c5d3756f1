import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const dist = process.env['TAXIWAY_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url))
const preload = new URL('./preload/loaded-modules.js', import.meta.url).href

/** Packages that are slow to load and parts of `src/` that not every run needs, each identified by a text in its code. */
export const parts: Readonly<Record<string, string>> = {
  undici: 'class EnvHttpProxyAgent',
  octokit: 'function restEndpointMethods(',
  ignore: 'class RuleManager',
  yaml: 'class Composer',
  archive: 'class Remarks',
  preview: 'function* claimCreation(',
}

/** Modules of Node's own that are slow to load and that only a request, an archive or a checkout needs. */
const slow = ['child_process', 'http', 'http2', 'https', 'inspector', 'sqlite', 'tls', 'worker_threads', 'zlib']
/** The modules that Node loads when `fetch`, `Response` or `WebSocket` is first used. */
const ownUndici = 'internal/deps/undici/undici'

/** What a run of an action loaded: of the parts above, and of Node's own modules the slow ones. */
export interface Loaded {
  readonly parts: readonly string[]
  readonly builtins: readonly string[]
}

/** Makes a step record what it loads: the environment for it, and what to read once the step has ended. */
export function watchLoading(folder: string): {
  readonly env: Readonly<Record<string, string>>
  readonly loaded: () => Loaded
  /** Bytes of code that were compiled until the first request could leave: the HTTP client comes last. */
  readonly bytesToFirstRequest: () => number
} {
  const file = join(folder, 'loaded.json')
  const read = () => {
    const { files, builtins }: { files: string[]; builtins: string[] } = JSON.parse(readFileSync(file, 'utf8'))
    const code = files.filter((url) => url.startsWith('file:')).map((url) => readFileSync(new URL(url), 'utf8'))
    return { code, builtins }
  }
  return {
    env: { NODE_OPTIONS: `--import=${preload}`, TEST_LOADED_FILE: file },
    loaded: () => {
      const { code, builtins } = read()
      return { parts: partsOf(code), builtins: [...slow, ownUndici].filter((name) => builtins.includes(name)) }
    },
    bytesToFirstRequest: () => {
      const { code } = read()
      const client = code.findIndex((each) => partsOf([each]).includes('undici'))
      if (client < 0) throw new Error('no request was sent')
      return code.slice(0, client + 1).reduce((bytes, each) => bytes + each.length, 0)
    },
  }
}

/** The parts that the bundle holds. */
export function bundledParts(): readonly string[] {
  const bundle = join(dist, 'bundle')
  return partsOf(readdirSync(bundle).map((name) => readFileSync(join(bundle, name), 'utf8')))
}

function partsOf(code: readonly string[]): string[] {
  return Object.entries(parts).flatMap(([name, text]) => (code.some((each) => each.includes(text)) ? [name] : []))
}

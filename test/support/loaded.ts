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

/** What a run of an action loaded of the parts above. */
export interface Loaded {
  readonly parts: readonly string[]
}

/** Makes a step record what it loads: the environment for it, and what to read once the step has ended. */
export function watchLoading(folder: string): {
  readonly env: Readonly<Record<string, string>>
  readonly loaded: () => Loaded
} {
  const file = join(folder, 'loaded.json')
  return {
    env: { NODE_OPTIONS: `--import=${preload}`, TEST_LOADED_FILE: file },
    loaded: () => {
      const { files }: { files: string[] } = JSON.parse(readFileSync(file, 'utf8'))
      const own = files.filter((url) => url.startsWith('file:'))
      return { parts: partsOf(own.map((url) => readFileSync(new URL(url), 'utf8'))) }
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

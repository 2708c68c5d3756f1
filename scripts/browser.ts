/** Finds the browsers for the tests of the local platform's page and for the pictures in the documents. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The names of a program, where macOS keeps it, what names another one, and the packages of Debian that bring it. */
interface Known {
  readonly names: readonly string[]
  readonly mac: string
  readonly variable: string
  readonly packages: readonly string[]
}

const chromium: Known = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  mac: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  variable: 'TAXIWAY_CHROMIUM',
  packages: ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji'],
}
/** The path of a Chromium. Installs Debian's if it lacks and that is possible without a question; undefined otherwise. */
export function findChromium(): string | undefined {
  return find(chromium)
}

function find(known: Known): string | undefined {
  const found = lookUp(known)
  if (found !== undefined || process.platform !== 'linux') return found
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]): boolean => {
    const [program = '', ...rest] = [...root, 'apt-get', ...args]
    return spawnSync(program, rest, { stdio: 'ignore', timeout: 300_000 }).status === 0
  }
  console.log(`Installing ${known.packages[0]} from the packages of this system`)
  apt('update')
  apt('install', '--yes', '--no-install-recommends', ...known.packages)
  return lookUp(known)
}

function lookUp({ names, mac, variable }: Known): string | undefined {
  const given = process.env[variable]
  if (given !== undefined) return existsSync(given) ? given : undefined
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), mac].find((path) => existsSync(path))
}

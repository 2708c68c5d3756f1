/** Finds Chromium for the tests of the local platform's page and for the pictures in the documents. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium. Installs Debian's where it lacks and that is possible without a question; undefined otherwise. */
export function findChromium(): string | undefined {
  const found = lookUp()
  if (found !== undefined || process.platform !== 'linux') return found
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]): boolean => {
    const [program = '', ...rest] = [...root, 'apt-get', ...args]
    return spawnSync(program, rest, { stdio: 'ignore', timeout: 300_000 }).status === 0
  }
  console.log('Installing chromium from the packages of this system')
  apt('update')
  apt('install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation', 'fonts-noto-color-emoji')
  return lookUp()
}

function lookUp(): string | undefined {
  const given = process.env['TAXIWAY_CHROMIUM']
  if (given !== undefined) return existsSync(given) ? given : undefined
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), mac].find((path) => existsSync(path))
}

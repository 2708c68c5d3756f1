import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { message } from '../text/message.ts'

/** What only the local platform needs, by name and major version: optional peer dependencies of the package. */
const needed = {
  '@modelcontextprotocol/sdk': 1,
  '@valibot/to-json-schema': 1,
  ajv: 8,
  croner: 11,
  tar: 7,
  yauzl: 3,
} as const

/** The command that installs what the local platform needs. */
const install = `npm install ${Object.entries(needed)
  .map(([name, major]) => `${name}@${major}`)
  .join(' ')}`

/** Throws where a package that the local platform needs is not installed, with the command that installs them all. */
export function expectInstalled(): void {
  const missing = Object.keys(needed).filter((name) => !isInstalled(name))
  if (missing.length === 0) return
  throw new Error(
    message(
      'emulator-not-installed',
    )`The local platform needs packages that are not installed (${missing.join(', ')}): run \`${install}\`.`,
  )
}

function isInstalled(name: string): boolean {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  return folders.some((folder) => existsSync(join(folder, name)))
}

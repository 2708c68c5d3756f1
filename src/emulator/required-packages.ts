import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { message } from '../text/message.ts'

/** The packages that only the local platform needs, with their major versions: optional peer dependencies. */
const needed = {
  '@modelcontextprotocol/sdk': 1,
  '@valibot/to-json-schema': 1,
  ajv: 8,
  croner: 11,
  tar: 7,
  yauzl: 3,
} as const

/** The command that installs these packages. */
const install = `npm install ${Object.entries(needed)
  .map(([name, major]) => `${name}@${major}`)
  .join(' ')}`

/** Throws if one of the packages is not installed. The message holds the command that installs all of them. */
export function requirePackages(): void {
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

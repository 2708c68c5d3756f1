import { realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { quoted } from './shell-quote.ts'

/** npm puts it on the search path of what it runs itself, and of no terminal. */
const ofNpm = /node_modules[\\/]\.bin[\\/]?$/

/**
 * The line that defines `taxiway` in a shell which does not find the command that runs this platform: in a checkout, or in a project
 * that has it as a package, `taxiway` is no command or another one. Undefined if the shell finds it, if no command runs the platform,
 * and on Windows, whose shells read none of the lines.
 *
 * @param client the program and the first arguments of the command
 */
export function findShellFunction(client: readonly string[] | undefined, searchPath = ''): string | undefined {
  const script = client?.at(-1)
  if (client === undefined || script === undefined || process.platform === 'win32') return undefined
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '' && !ofNpm.test(folder))
  const found = folders.map((folder) => findFile(join(folder, 'taxiway'))).find((file) => file !== undefined)
  if (found !== undefined && found === findFile(script)) return undefined
  return `taxiway() { ${client.map(quoted).join(' ')} "$@"; }`
}

/** Where a file really is; undefined if it is not there or cannot be reached. */
function findFile(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

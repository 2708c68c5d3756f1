import { delimiter, join } from 'node:path'

/** Where the package managers of a source put its programs. They go before those of the machine. */
const installed = ['node_modules/.bin', process.platform === 'win32' ? '.venv/Scripts' : '.venv/bin']
/** Where builds put theirs. A repository may have scripts there that are named as programs of the machine are. */
const built = ['bin']

/** The search path of a source's commands: its own programs are found by their names, as on other platforms. */
export function searchPath(folder: string, path = ''): string {
  const within = (names: readonly string[]): readonly string[] => names.map((name) => join(folder, name))
  return [...within(installed), ...(path === '' ? [] : [path]), ...within(built)].join(delimiter)
}

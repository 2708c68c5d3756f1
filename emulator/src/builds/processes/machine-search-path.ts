import { delimiter } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** The folder with which npm, pnpm and Yarn end what they put before the search path. */
const lastFolder = /[\\/]node-gyp-bin[\\/]?$/

/** What a package manager puts before the search path of what it runs: programs of the package, of a link, and shims of its own. */
const ofManager = [
  /(?:^|[\\/])node_modules[\\/]\.bin[\\/]?$/,
  lastFolder,
  /[\\/]yarn--\d+-[\d.]+[\\/]?$/,
  /[\\/]xfs-[\da-f]+[\\/]?$/,
  /[\\/]bun-node-[\w.-]+[\\/]?$/,
]

/** What they set for whatever they run, and Node.js for `node --run`. */
const signs = [
  'npm_execpath',
  'npm_lifecycle_event',
  'npm_config_user_agent',
  'BERRY_BIN_FOLDER',
  'NODE_RUN_SCRIPT_NAME',
]

/**
 * The search path of the machine: without what `npm run`, `npx`, `yarn` or `pnpm` added to it for the program that this process is. A
 * build would find tools there that its source does not have. What the user has put on it stays, as it comes after that.
 */
export function machinePath(path: string, environment: Environment): string {
  if (!signs.some((name) => environment[name] !== undefined)) return path
  const folders = path.split(delimiter)
  const isAdded = (folder: string): boolean =>
    folder === environment['BERRY_BIN_FOLDER'] || ofManager.some((pattern) => pattern.test(folder))
  const before = folders.findLastIndex((folder) => lastFolder.test(folder)) + 1
  const after = folders.slice(before)
  const firstOwn = after.findIndex((folder) => !isAdded(folder))
  const kept = folders.slice(0, before).filter((folder) => !isAdded(folder))
  return [...kept, ...(firstOwn < 0 ? [] : after.slice(firstOwn))].join(delimiter)
}

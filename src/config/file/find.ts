import { statSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { InputError } from '../../client/errors.ts'
import { shorten } from '../../text/excerpt.ts'
import { message } from '../../text/message.ts'
import type { ConfigFile } from './config-file.ts'
import { configFileName } from './keys.ts'
import { checkConfigFile, readConfigFile } from './read.ts'

/** Where a configuration file is looked for. */
export interface ConfigSearch {
  /** The file that was named; by default `taxiway.yaml` in the folder. */
  readonly path: string | undefined
  readonly folder: string
  /** What Git prints; undefined where it fails. */
  readonly git: (folder: string, args: readonly string[]) => Promise<string | undefined>
  /** The commit or the branch into which a change is proposed: its file counts. Undefined outside of a change request. */
  readonly base: string | undefined
  /** The secrets of the run, none of which may stand in the file. */
  readonly keys: readonly string[]
}

/** A file that was found, and the folder that its paths are relative to. */
export interface FoundConfig {
  readonly file: ConfigFile
  readonly folder: string
}

/**
 * Finds and reads the configuration file. On a change request it is the one of the base, else the change could redefine what
 * success means.
 *
 * @throws ConfigFileError with every mistake; InputError where the file, or the base, cannot be read
 */
export async function findConfig(search: ConfigSearch): Promise<FoundConfig> {
  const { folder, base, keys } = search
  const path = resolve(folder, search.path ?? configFileName)
  const shown = search.path === undefined ? configFileName : relative(folder, path).replaceAll('\\', '/')
  const file =
    base === undefined ? readConfigFile(path, shown, keys) : await readFromBase(search, { path, shown, base })
  return { file, folder: dirname(path) }
}

async function readFromBase(
  { git, folder, keys }: ConfigSearch,
  { path, shown, base }: { readonly path: string; readonly shown: string; readonly base: string },
): Promise<ConfigFile> {
  const commit = await commitOf(git, folder, base)
  // A folder that the change removes cannot be asked.
  const here = statSync(dirname(path), { throwIfNoEntry: false })?.isDirectory() ? dirname(path) : folder
  const name = here === folder ? relative(folder, path).replaceAll('\\', '/') : basename(path)
  const object = `${commit}:./${name}`
  if ((await git(here, ['cat-file', '-e', object])) === undefined) {
    const text = message`config-not-in-base: On a change request the configuration file of the base counts, and the base (${shorten(base)}) has no "${shorten(shown)}". Merge the file first, without this job.`
    throw new InputError('config', text)
  }
  // The commit's id before the file keeps its first line as it is: Git's output is trimmed.
  const printed = (await git(here, ['show', '--no-patch', '--format=%H', commit, object])) ?? ''
  const end = printed.indexOf('\n')
  return checkConfigFile(Buffer.from(end < 0 ? '' : printed.slice(end + 1)), `${shown} of ${base.slice(0, 12)}`, keys)
}

const commitId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/
/** A server that sends nothing must not hold the run up. */
const patient = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=20']

/** The id of the base commit, which is fetched where a shallow checkout lacks it. */
async function commitOf(git: ConfigSearch['git'], folder: string, base: string): Promise<string> {
  const idOf = async (name: string): Promise<string | undefined> => {
    const id = await git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
    return id !== undefined && commitId.test(id) ? id : undefined
  }
  const isCommit = commitId.test(base)
  const known = isCommit ? await idOf(base) : undefined
  if (known !== undefined) return known
  // In a full clone a depth would cut the history off.
  const isShallow = (await git(folder, ['rev-parse', '--is-shallow-repository'])) === 'true'
  const depth = isShallow ? ['--depth=1'] : []
  const wanted = isCommit ? base : `refs/heads/${base}`
  const fetched = await git(folder, [...patient, 'fetch', '--quiet', '--no-tags', ...depth, 'origin', wanted])
  const id = isCommit
    ? await idOf(base)
    : ((fetched === undefined ? undefined : await idOf('FETCH_HEAD')) ?? (await idOf(`refs/remotes/origin/${base}`)))
  if (id !== undefined) return id
  const text = message`config-base-unreadable: On a change request the configuration file of the base counts, and Git has no commit for the base here: ${shorten(base)}. Check out with \`fetch-depth: 0\`, or the like in your CI system.`
  throw new InputError('config', text)
}

import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { InputError } from '../../client/errors.ts'
import { findCommit, listCandidateRefs } from '../../git/find-commit.ts'
import { gitIn } from '../../git/git-command.ts'
import {
  type FoundWorkingCopy,
  foldersUpTo,
  nearestWorkingCopy,
  owningWorkingCopy,
} from '../../git/working-copy-root.ts'
import { shortenCommit } from '../../text/commits/commit-id.ts'
import { shorten } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import { isThere, readRegularFile } from '../../text/regular-file.ts'
import type { Inputs } from '../inputs.ts'
import { pathInside } from '../workspace-path.ts'
import type { ConfigFile } from './checked-config.ts'
import { configFileName } from './keys.ts'

/** A larger file that is checked out is another one. */
const mostBytes = 16 * 1024 * 1024

/**
 * Whose configuration file counts in a run: that of the working tree, or that of a commit that the change at hand, if there is one, cannot
 * choose. If no such commit is known, `why` is the reason, as a phrase, and what decides an outcome does not count.
 */
export type FileSource =
  | { readonly kind: 'working-tree' }
  | { readonly kind: 'commit'; readonly refs: readonly string[] }
  | { readonly kind: 'unknown'; readonly why: string }

/** Where a configuration file is looked for. */
export interface ConfigSearch {
  /** As it is spelt: a change may have made a link of it. */
  readonly folder: string
  readonly source: FileSource
  readonly signal?: AbortSignal | undefined
}

/** A file that was found. */
export interface FoundConfig {
  readonly file: ConfigFile
  /** As it was named, or found from the folder: no commit is in it. */
  readonly shown: string
  /** Its paths are relative to it. */
  readonly folder: string
  /** Its paths must not lead out of it. */
  readonly root: string
  /** Why nothing that decides an outcome counts, as a phrase; undefined if all counts. */
  readonly unproven?: string | undefined
  /** Says which file counts, if another one is checked out. */
  readonly notice?: string
}

interface Candidate extends Pick<FoundConfig, 'shown' | 'folder' | 'root'> {
  readonly path: string
}

/**
 * Where the file may be: at the path that is named, else from the folder up to the root of its repository; outside of one in the folder
 * alone.
 */
function candidatesIn(folder: string, named: string | undefined, repository: string | undefined): Candidate[] {
  const upwards = foldersUpTo(folder, repository ?? folder).map((each) => join(each, configFileName))
  return (named === undefined ? upwards : [resolve(folder, named)]).map((path) => {
    const shown = relative(folder, path).split(sep).join('/')
    return { path, shown, folder: dirname(path), root: repository ?? dirname(path) }
  })
}

/** The one that is named, or the nearest in the working tree. */
export function findHere(folder: string, named: string | undefined): Candidate | undefined {
  const repository = nearestWorkingCopy(named === undefined ? folder : dirname(resolve(folder, named)))
  return candidatesIn(folder, named, repository).find(({ path }) => named !== undefined || isThere(path))
}

/**
 * Finds and reads the configuration file that counts. Undefined if none is named and there is none.
 *
 * @throws ConfigFileError with every mistake; InputError if it cannot be read
 */
export async function findConfig(
  given: Inputs,
  { folder, source, signal }: ConfigSearch,
): Promise<FoundConfig | undefined> {
  const named = given.text('config')
  const keys = given.secrets
  const ref = given.get('config-ref')
  const asked: FileSource =
    ref === undefined ? source : { kind: 'commit', refs: listCandidateRefs(ref, 'heads', 'tags') }
  let unproven = asked.kind === 'unknown' ? asked.why : undefined
  if (asked.kind === 'commit') {
    const owner = await owningWorkingCopy(named === undefined ? folder : dirname(resolve(folder, named)), signal)
    const candidates = candidatesIn(folder, named, owner.kind === 'found' ? owner.value : undefined)
    const committed = await readCommitted(owner, candidates, asked.refs, signal)
    signal?.throwIfAborted()
    if (!('why' in committed)) {
      const isExpected =
        named !== undefined || given.text('service') !== undefined || candidates.some(({ path }) => isThere(path))
      return isExpected || committed.file ? await proven(committed, given) : undefined
    }
    unproven = committed.why
    if (ref !== undefined) {
      const text = message`config-ref-unknown: ${given.named('config-ref')} cannot be used: ${unproven}. Check its name, and that the job checks the repository out with Git.`
      throw new InputError('config-ref', text)
    }
  }
  const here = findHere(folder, named)
  if (here === undefined) return undefined
  if (asked.kind !== 'working-tree') pathInside(here.root, 'config', here.path, { named: given.named })
  const { readConfigFile } = await import('./config-reader.ts')
  return { ...here, file: readConfigFile(here.path, here.shown, { keys, place: here }), unproven }
}

/**
 * Reads and checks a `taxiway.yaml`: the services of a fleet, and what they share.
 *
 * @throws ConfigFileError with every mistake, each with its line and column; InputError if the file cannot be read
 */
export async function readConfigFile(path: string): Promise<ConfigFile> {
  // Loaded only here: the parser of YAML takes 35 ms.
  const { readConfigFile: read } = await import('./config-reader.ts')
  return read(path, basename(path))
}

interface Committed {
  readonly commit: string
  /** Undefined if it has none. */
  readonly file: { readonly at: Candidate; readonly text: string } | undefined
}

async function proven({ commit, file: found }: Committed, given: Inputs): Promise<FoundConfig> {
  const id = shortenCommit(commit)
  if (found === undefined) {
    const why = message`config-not-in-commit: The configuration file counts as it is in the commit ${id}, and that commit does not have it. Commit the file there first, or set ${given.named('config-ref')} to a branch, tag or commit that has it.`
    throw new InputError('config', why)
  }
  const { at, text } = found
  const { checkConfigFile } = await import('./config-reader.ts')
  const file = checkConfigFile(Buffer.from(text), `${at.shown} of ${id}`, { keys: given.secrets, place: at })
  if (isSame(at.path, text)) return { ...at, file }
  const notice = message`config-of-commit: "${shorten(at.shown)}" counts as it is in the commit ${id}. The one that is checked out is different and is not used. To use another commit, set ${given.named('config-ref')}.`
  return { ...at, file, notice }
}

/** Line ends apart, which a checkout may change. */
function isSame(path: string, text: string): boolean {
  const file = readRegularFile(path, mostBytes)
  return file.kind === 'found' && file.value.toString('utf8').replaceAll('\r\n', '\n') === text.replaceAll('\r\n', '\n')
}

/** The first candidate that the commit has; or why the commit, or what it has, cannot be had. */
async function readCommitted(
  owner: FoundWorkingCopy,
  candidates: readonly Candidate[],
  refs: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Committed | { readonly why: string }> {
  if (owner.kind === 'absent') return { why: message`config-without-git: the file is not in a Git repository here` }
  if (owner.kind === 'unknown') return { why: owner.why }
  const root = owner.value
  const git = gitIn(root, signal)
  const { commit, why } = await findCommit(git, refs)
  if (commit === undefined) return { why }
  for (const at of candidates) {
    const name = relative(root, at.path).split(sep).join('/')
    const listed = await git(['ls-tree', '--full-tree', '-z', commit, '--', name])
    if (!listed.ok) return { why: listed.why }
    const [, object] = /^100\d+ blob (\w+)\t/.exec(listed.output) ?? []
    if (object === undefined) continue
    const blob = await git(['cat-file', 'blob', object])
    return blob.ok ? { commit, file: { at, text: blob.output } } : { why: blob.why }
  }
  return { commit, file: undefined }
}

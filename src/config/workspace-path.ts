import { lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { InputError } from '../client/errors.ts'
import { shorten } from '../text/formats/shortening.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'

/** How a path is read. */
interface PathReading {
  /** The folder that a relative one starts from. */
  readonly from?: string
  /** How a message names the input. */
  readonly named?: NameInput
}

/**
 * The real path of a file or folder that an input names, relative to the workspace.
 *
 * @throws InputError if it does not exist, or is outside the workspace, links followed
 */
export function pathInWorkspace(
  workspace: string,
  input: string,
  given: string,
  { from = workspace, named = nameAsInput }: PathReading = {},
): string {
  const found = pathInside(workspace, input, given, { from, named })
  if (found !== undefined) return found
  const advice = input.endsWith('path') ? 'Check the path, and build what it names first.' : 'Check the path.'
  const text = message`path-missing: ${named(input)} does not exist: "${shorten(given)}". ${advice}`
  throw new InputError(input, text)
}

/**
 * The same, but undefined if it does not exist.
 *
 * @throws InputError if it is outside the folder, links followed
 */
export function pathInside(
  folder: string,
  input: string,
  given: string,
  { from = folder, named = nameAsInput }: PathReading = {},
): string | undefined {
  const root = real(folder) ?? folder
  const asked = resolve(from, given)
  const found = given.includes('\0') ? undefined : real(asked)
  const isSpeltInside = isInside(resolve(folder), asked) || isInside(root, asked)
  if (isSpeltInside && (found === undefined || isInside(root, found))) return found
  throw new InputError(input, leadsOut(input, given, named))
}

/**
 * The absolute path of a file that a run writes, in place of what it held. Relative to the workspace, where its folder is made.
 *
 * @throws InputError if it is outside the workspace, links followed, or something other than a file
 */
export function fileToWrite(workspace: string, input: string, given: string, named: NameInput = nameAsInput): string {
  const path = resolve(workspace, given)
  let existing = dirname(path)
  while (real(existing) === undefined) existing = dirname(existing)
  if (given.includes('\0') || !isInside(real(workspace) ?? workspace, real(existing) ?? existing))
    throw new InputError(input, leadsOut(input, given, named))
  const written = resolve(real(existing) ?? existing, relative(existing, path))
  const way = relative(real(workspace) ?? workspace, written).split(sep)
  if (way.some((name) => /^\.git$/i.test(name))) {
    const text = message`path-in-git: ${named(input)} leads into a folder \`.git\`: "${shorten(given)}". What Git keeps there must not be overwritten: name another file.`
    throw new InputError(input, text)
  }
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (stat !== undefined && !stat.isFile()) {
    throw new InputError(input, `${named(input)} names something other than a file: "${shorten(given)}". Name a file.`)
  }
  mkdirSync(dirname(path), { recursive: true })
  return path
}

function leadsOut(input: string, given: string, named: NameInput): string {
  return message`path-outside-workspace: ${named(input)} leads out of the workspace: "${shorten(given)}". Use a path that stays inside it, links followed.`
}

function real(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** Also true for the folder itself. */
function isInside(root: string, path: string): boolean {
  const way = relative(root, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

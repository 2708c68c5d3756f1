import { realpathSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
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

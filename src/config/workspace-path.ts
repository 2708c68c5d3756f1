import { lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { InputError } from '../client/errors.ts'
import { shorten } from '../text/excerpt.ts'
import { message } from '../text/message.ts'

/**
 * The real path of a file or folder that an input names, relative to the workspace.
 *
 * @throws InputError if it does not exist, or is outside the workspace, links followed
 */
export function pathInWorkspace(workspace: string, input: string, given: string, from = workspace): string {
  const found = pathInside(workspace, input, given, from)
  if (found !== undefined) return found
  const text = message`path-missing: \`${input}\` does not exist in the workspace: "${shorten(given)}". Check it out or build it in an earlier step.`
  throw new InputError(input, text)
}

/**
 * The same, but undefined if it does not exist.
 *
 * @throws InputError if it is outside the folder, links followed
 */
export function pathInside(folder: string, input: string, given: string, from = folder): string | undefined {
  const root = real(folder) ?? folder
  const asked = resolve(from, given)
  const found = given.includes('\0') ? undefined : real(asked)
  const isSpeltInside = isInside(resolve(folder), asked) || isInside(root, asked)
  if (isSpeltInside && (found === undefined || isInside(root, found))) return found
  const text = message`path-outside-workspace: \`${input}\` leads out of the workspace: "${shorten(given)}". Use a path that stays inside it, links followed.`
  throw new InputError(input, text)
}

/**
 * The absolute path of a file that a run writes, in place of what it held. Relative to the workspace.
 *
 * @throws InputError if its folder does not exist or is outside the workspace, links followed, or it is a link itself
 */
export function fileToWrite(workspace: string, input: string, given: string): string {
  const path = resolve(workspace, given)
  const file = join(pathInWorkspace(workspace, input, dirname(path)), basename(path))
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return file
  const text = message`path-is-link: \`${input}\` names a link: "${shorten(given)}". Name a file, or remove the link.`
  throw new InputError(input, text)
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

import { realpathSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { InputError } from '../client/errors.ts'
import { shorten } from '../text/excerpt.ts'
import { message } from '../text/message.ts'

/**
 * The real path of a file or folder that an input names, relative to the workspace.
 *
 * @throws InputError where it does not exist, or is outside the workspace, links followed
 */
export function pathInWorkspace(workspace: string, input: string, given: string): string {
  const root = real(workspace) ?? workspace
  const shown = shorten(given)
  const outside = (): InputError => {
    const text = message`path-outside-workspace: \`${input}\` leads out of the workspace: "${shown}". Use a path that stays inside it, links followed.`
    return new InputError(input, text)
  }
  const asked = resolve(workspace, given)
  if (!isInside(resolve(workspace), asked) && !isInside(root, asked)) throw outside()
  const found = given.includes('\0') ? undefined : real(asked)
  if (found === undefined) {
    const text = message`path-missing: \`${input}\` does not exist in the workspace: "${shown}". Check it out or build it in an earlier step.`
    throw new InputError(input, text)
  }
  if (!isInside(root, found)) throw outside()
  return found
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

import { withoutFullStop } from './shortening.ts'

const denied = `permission denied`
const full = `the disk is full`
const systemReasons: Readonly<Record<string, string>> = {
  ENOENT: `the file or its folder does not exist`,
  ENOTDIR: `a part of its path is not a folder`,
  EISDIR: `it is a folder`,
  EROFS: `the file system is read-only`,
  EACCES: denied,
  EPERM: denied,
  ENOSPC: full,
  EDQUOT: full,
}

/** The message of an error; of anything else its text. */
export function formatError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Why the system refused a file, as a clause; the words of any other error. */
export function explainFileError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return systemReasons[code] ?? formatError(error)
}

/** The words of an error as a clause. */
export function formatErrorAsClause(error: unknown): string {
  return withoutFullStop(formatError(error))
}

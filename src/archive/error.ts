/** Why a folder could not be packed or an archive not be taken: one sentence with the path, what is wrong, what to do. */
export class ArchiveError extends Error {
  /** The folder or file at fault: as the caller spelt it, or relative to the packed folder. */
  readonly path: string

  constructor(path: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ArchiveError'
    this.path = path
  }
}

/** What a message shows of a path, for annotations are cut at 4 KB, and the reason stands behind the path. */
const longestShown = 600

/**
 * A path as a message shows it: as it is, quoted where it holds control characters, a line break above all, and without
 * its middle where it is very long.
 */
export function shown(path: string): string {
  const text = /[\p{Cc}\u2028\u2029]/u.test(path) ? JSON.stringify(path) : path
  if (text.length <= longestShown) return text
  return `${text.slice(0, longestShown / 2)} … ${text.slice(-longestShown / 2)}`
}

/** A folder or archive that the caller named and that cannot be read. */
export function unreadable(path: string, error: unknown): ArchiveError {
  return refusal(path, error, 'let this job read it')
}

/** Something in the packed folder that cannot be read. */
export function unpackable(path: string, error: unknown): ArchiveError {
  if (codeOf(error) !== 'ENAMETOOLONG') {
    return refusal(path, error, 'let this job read it, or leave it out by naming it in .deployignore')
  }
  const remedy = 'leave out a folder above it by naming it in .deployignore'
  const why = `${shown(path)} cannot be read, for its path is longer than this system takes`
  return new ArchiveError(path, `${why}: ${remedy}.`, { cause: error })
}

function refusal(path: string, error: unknown, remedy: string): ArchiveError {
  const code = codeOf(error)
  const why = code === 'EACCES' || code === 'EPERM' ? 'permission denied' : code
  return new ArchiveError(path, `${shown(path)} cannot be read (${why}): ${remedy}.`, { cause: error })
}

/** A failed write to the temporary folder, which keeps what of an archive does not fit in memory. */
export function unwritable(folder: string, error: unknown): ArchiveError {
  const full = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error))
  const message = full
    ? `The archive does not fit on the disk of ${shown(folder)}: free some space there, or name more in .deployignore.`
    : `The archive cannot be kept in ${shown(folder)} (${codeOf(error)}): it must be a folder that can be written to.`
  return new ArchiveError(folder, message, { cause: error })
}

/** Whether a system call failed for want of the file, or because something else stands in its place by now. */
export function isGone(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ELOOP', 'EINVAL'].includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error)
}

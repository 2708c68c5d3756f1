import { shorten } from '../text/formats/shortening.ts'
import { message } from '../text/message.ts'
import { TaxiwayError } from '../text/taxiway-error.ts'

/** Why a folder cannot be packed or an archive cannot be sent, and what to do; the message quotes the path. */
export class ArchiveError extends TaxiwayError {
  /** The folder or file at fault: as the caller spelt it, or relative to the packed folder. */
  readonly path: string

  constructor(path: string, message: string, options?: ErrorOptions) {
    super('input', message, options)
    this.path = path
  }
}

/** A path as a message quotes it, at most 600 characters: annotations are cut at 4 KB, and the reason follows the path. */
export function shownPath(path: string): string {
  return shorten(path, 600)
}

/** The error for a folder or archive that the caller named and that cannot be read. */
export function unreadable(path: string, cause: unknown): ArchiveError {
  const [shown, why] = [shownPath(path), explain(cause)]
  return new ArchiveError(path, `Could not read "${shown}" (${why}). Let this job read it.`, { cause })
}

/** The error for something in the packed folder that cannot be read. */
export function unpackable(path: string, cause: unknown): ArchiveError {
  const [shown, why] = [shownPath(path), explain(cause)]
  const text =
    why === 'ENAMETOOLONG'
      ? message`path-too-long: The path is too long for this system: "${shown}". Exclude a folder above it in .deployignore.`
      : message`file-unreadable: Could not read "${shown}" (${why}). Make it readable, or exclude it in .deployignore.`
  return new ArchiveError(path, text, { cause })
}

/** The error for a file with rules that is there and cannot be read. */
export function rulesUnreadable(path: string, cause: unknown): ArchiveError {
  const text = message`rules-unreadable: Could not read "${shownPath(path)}" (${explain(cause)}), so it is not known what its rules leave out, and nothing is packed. Let this job read the file, or remove it if its rules are not needed.`
  return new ArchiveError(path, text, { cause })
}

/** The error for a failed write to the temporary folder, which keeps what does not fit into memory. */
export function unwritable(folder: string, cause: unknown): ArchiveError {
  const [shown, code] = [shownPath(folder), readCode(cause)]
  const text = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)
    ? message`temporary-disk-full: The disk of "${shown}" is full. Free some space, or exclude more in .deployignore.`
    : message`temporary-folder-unwritable: The archive could not be written to "${shown}" (${code}). Make it writable.`
  return new ArchiveError(folder, text, { cause })
}

function explain(error: unknown): string {
  const code = readCode(error)
  return code === 'EACCES' || code === 'EPERM' ? 'permission denied' : code
}

/** The code of a failed system call, as in `ENOENT`. */
export function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error)
}

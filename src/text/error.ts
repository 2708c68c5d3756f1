import { withoutFullStop } from './message.ts'

/**
 * Why nothing came of what the caller asked for.
 *
 * - `input`: an argument, folder, archive, address or key cannot be used; nothing was written.
 * - `refused`: the platform answered with an error status.
 * - `no-answer`: no complete HTTP answer arrived.
 * - `unreadable`: a success status whose body is not what the contract shows (HTML, cut JSON, a missing id).
 */
export type ErrorKind = 'input' | 'refused' | 'no-answer' | 'unreadable'

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

/** The base class of the library's errors. An abort rejects with its signal's own reason instead. */
export class TaxiwayError extends Error {
  /** Readable across copies of the package, where `instanceof` is not. */
  readonly kind: ErrorKind

  constructor(kind: ErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.kind = kind
  }
}

/** For a promise that is awaited later: its rejection is thrown there, and is not unhandled until then. */
export function silenceUntilAwaited(promise: Promise<unknown>): void {
  promise.catch(() => undefined)
}

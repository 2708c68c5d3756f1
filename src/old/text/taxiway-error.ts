/**
 * Why nothing came of what the caller asked for.
 *
 * - `input`: an argument, folder, archive, address or key cannot be used; nothing was written.
 * - `refused`: the platform answered with an error status.
 * - `no-answer`: no complete HTTP answer arrived.
 * - `unreadable`: a success status whose body is not what the contract shows (HTML, cut JSON, a missing id).
 */
export type ErrorKind = 'input' | 'refused' | 'no-answer' | 'unreadable'

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

/** Replaces a secret. */
const redacted = '***'

declare const wasRedacted: unique symbol

/**
 * Prose: text that may quote somebody else and went through a redactor. It has its own type, so that no sentence
 * bypasses `redact`. A *fact* (an id, a ref, an outcome, a URL) is a plain string: no redactor rewrites it.
 */
export type Prose = string & { readonly [wasRedacted]: true }

/**
 * Replaces secrets in prose: text that quotes somebody else, such as log lines and error messages. Facts (ids, refs,
 * outcomes, URLs) never pass through it: a program that reads them back must find them unchanged.
 *
 * It finds each secret as it is, in base64, percent-encoded, and escaped as JSON. It does not find other encodings, or
 * a secret that was cut into pieces.
 */
export class Redactor {
  readonly #forms: readonly string[]

  /** @param secrets empty ones are ignored */
  constructor(secrets: Iterable<string>) {
    const forms = new Set<string>()
    for (const secret of secrets) for (const form of formsOf(secret)) forms.add(form)
    forms.delete('')
    // Longer forms first, because one may contain a shorter form.
    this.#forms = [...forms].sort((one, other) => other.length - one.length)
  }

  redact(text: string): Prose {
    let clean = text
    for (const form of this.#forms) if (clean.includes(form)) clean = clean.replaceAll(form, redacted)
    // The only place that makes `Prose`.
    return clean as Prose
  }
}

function formsOf(secret: string): string[] {
  if (secret === '') return []
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '')
  const forms = [secret, base64, percentEncoded(secret), JSON.stringify(secret).slice(1, -1)]
  // A log shows a secret with several lines line by line.
  return secret.includes('\n') ? [...forms, ...secret.split(/\r?\n/).filter((line) => line.trim().length >= 8)] : forms
}

/** Replaces lone surrogates, which have no percent code. */
function percentEncoded(secret: string): string {
  return encodeURIComponent(secret.toWellFormed())
}

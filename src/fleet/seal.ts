import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { number, object, safeParse, string } from 'valibot'

/** What a text is about. A text that was sealed for one subject is refused for every other. */
export interface Subject {
  /** The service of a result; empty for the plan. */
  readonly service: string
  /** The digest of the plan that a result is part of; empty for the plan itself. */
  readonly plan: string
}

/** A run of a CI system; its jobs may be those of several attempts. */
export interface RunIdentity {
  readonly run: string
  /** Counts from 1. */
  readonly attempt: number
}

const sealed = object({ attempt: number(), text: string(), signature: string() })

/** Changes when the format does, so that no signature of one format counts in another. */
const domain = 'taxiway fleet 1'

/**
 * Signs what the jobs of one run pass to each other, and takes back only what a job that holds the same API key signed in the same run.
 * Any job of a run may write an artifact; only those that deploy hold the key.
 */
export class Seal {
  readonly #key: Uint8Array
  readonly #identity: RunIdentity

  constructor(apiKey: string, identity: RunIdentity) {
    // A signature is public where artifacts are: it must not be one that the key itself makes elsewhere.
    this.#key = new Uint8Array(hkdfSync('sha256', apiKey, '', domain, 32))
    this.#identity = identity
  }

  /** The text with its signature, as one text. */
  close(text: string, subject: Subject): string {
    const { attempt } = this.#identity
    return JSON.stringify({ attempt, text, signature: this.#sign(text, subject, attempt).toString('base64url') })
  }

  /**
   * The text that `close` was given; undefined if it was signed without the key, for another subject or run, or in a later attempt.
   * An earlier attempt counts, because a re-run of the failed jobs keeps what the others passed on.
   */
  open(file: unknown, subject: Subject): string | undefined {
    const { success, output } = safeParse(sealed, file)
    if (!success || !(output.attempt >= 1 && output.attempt <= this.#identity.attempt)) return undefined
    const given = Buffer.from(output.signature, 'base64url')
    const own = this.#sign(output.text, subject, output.attempt)
    return given.length === own.length && timingSafeEqual(given, own) ? output.text : undefined
  }

  #sign(text: string, { service, plan }: Subject, attempt: number): Buffer {
    // JSON keeps the parts apart, whatever they contain.
    const signed = JSON.stringify([domain, this.#identity.run, attempt, plan, service, text])
    return createHmac('sha256', this.#key).update(signed).digest()
  }
}

/** The digest of a plan, which its results are bound to. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type InferOutput, number, object, safeParse, string } from 'valibot'

/** What a signature binds a text to: it is refused for every other service and plan. */
export interface Binding {
  /** The service of a record; empty for the plan. */
  readonly service: string
  /** The digest of the plan that a record is part of; empty for the plan itself. */
  readonly plan: string
}

/** A run of a CI system; its jobs may be those of several attempts. */
export interface RunIdentity {
  readonly run: string
  /** Counts from 1. */
  readonly attempt: number
}

const signedFile = object({
  run: string(),
  attempt: number(),
  plan: string(),
  service: string(),
  text: string(),
  signature: string(),
})
type SignedFile = InferOutput<typeof signedFile>

/** What was signed with the key, and about what. It may be of another run. */
export type SignedText = Omit<SignedFile, 'signature'>

/** Changes when the format does, so that no signature of one format counts in another. */
const domain = 'taxiway fleet 2'

/**
 * Signs what the jobs of one run pass to each other, and knows what a job that holds the same API key signed. Any job of a run may write
 * an artifact; only those that deploy hold the key.
 */
export class Signer {
  readonly #key: Uint8Array
  readonly identity: RunIdentity

  constructor(apiKey: string, identity: RunIdentity) {
    // A signature is public where artifacts are: it must not be one that the key itself makes elsewhere.
    this.#key = new Uint8Array(hkdfSync('sha256', apiKey, '', domain, 32))
    this.identity = identity
  }

  /** The text with what it is bound to and its signature, as one text. */
  sign(text: string, { service, plan }: Binding): string {
    const signed = { ...this.identity, plan, service, text }
    return JSON.stringify({ ...signed, signature: this.#hmac(signed).toString('base64url') })
  }

  /**
   * What a file holds, of whichever run, plan and service; undefined if it was not signed with the key, or in a later attempt than this.
   * An earlier attempt counts, because a re-run of the failed jobs keeps what the others passed on.
   */
  verify(file: unknown): SignedText | undefined {
    const { success, output } = safeParse(signedFile, file)
    if (!success) return undefined
    const { signature, ...signed } = output
    const given = Buffer.from(signature, 'base64url')
    const own = this.#hmac(signed)
    if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
    const { run, attempt } = this.identity
    return signed.run === run && !(signed.attempt >= 1 && signed.attempt <= attempt) ? undefined : signed
  }

  #hmac({ run, attempt, plan, service, text }: SignedText): Buffer {
    // JSON keeps the parts apart, whatever they contain.
    const signed = JSON.stringify([domain, run, attempt, plan, service, text])
    return createHmac('sha256', this.#key).update(signed).digest()
  }
}

/** The digest of a plan, which its records are bound to. */
export function digestPlan(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

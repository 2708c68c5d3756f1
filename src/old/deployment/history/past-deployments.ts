import type { CallOptions } from '../../client/call-options.ts'
import type { Fields } from '../../client/json-fields.ts'
import type { Platform } from '../../client/platform.ts'
import { readCommit } from '../../text/commits/commit-id.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { formatCount } from '../../text/formats/count.ts'
import { buildVocabulary, type UserWords } from '../verdict/vocabulary.ts'
import { readRecord, readRef, readTimes } from './history-record.ts'

/** A search looks no further back: what is older is hardly what anyone means. */
const mostPages = 10

/** A deployment as the platform's history shows it. */
export interface PastDeployment {
  readonly id: string | undefined
  /** The commit that its record shows, also under the name of a ref. */
  readonly commit: string | undefined
  /** The commit or the name that its record shows. */
  readonly ref: string | undefined
  readonly url: string | undefined
  readonly succeeded: boolean
  /** In milliseconds since 1970, if its record says so. */
  readonly createdMs: number | undefined
  /** How old it was when the platform was asked, in milliseconds by the platform's own clock, if that is known. */
  readonly ageMs: number | undefined
  /** The record as the platform gave it. */
  readonly record: Fields
}

/** How the history is read. */
export interface PastOptions extends UserWords, CallOptions {
  /** Records of a page; the platform decides by default. */
  readonly limit?: number
  /** 10 by default. */
  readonly mostPages?: number
}

/**
 * The deployments of a service one by one, the newest first, read page by page as they are asked for. It knows how far it was read: a
 * deployment that did not come is absent only from a history that was read whole. Rejects as the client does.
 */
export class PastDeployments implements AsyncIterable<PastDeployment> {
  readonly #platform: Platform
  readonly #serviceId: string
  readonly #options: PastOptions
  #pages = 0
  #records = 0
  #isWhole = false

  constructor(platform: Platform, serviceId: string, options: PastOptions) {
    this.#platform = platform
    this.#serviceId = serviceId
    this.#options = options
  }

  /** So many requests were answered. */
  get pages(): number {
    return this.#pages
  }

  /** Nothing is older than what came. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  /** How far the history was read, as in "250 records", or "250 records (there are more)". */
  get extent(): string {
    const counted = formatCount(this.#records, 'record')
    return this.#isWhole ? counted : `${counted} (there are more)`
  }

  /** The newest; undefined if there is none. */
  async newest(): Promise<PastDeployment | undefined> {
    for await (const past of this) return past
    return undefined
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<PastDeployment> {
    const { signal, timeoutMs, retries, limit, mostPages: most = mostPages, ...words } = this.#options
    const interpret = buildVocabulary(words)
    const pages = this.#platform.history(this.#serviceId, definedFields({ signal, timeoutMs, retries, limit }))
    for await (const { deployments, nextCursor, answeredAtMs } of pages) {
      this.#pages++
      this.#records += deployments.length
      this.#isWhole = nextCursor === undefined
      for (const record of deployments) {
        // An abort also drops what came in one page with others.
        signal?.throwIfAborted()
        yield readPast(record, interpret, answeredAtMs)
      }
      if (this.#pages === most) return
    }
  }
}

/** @param answeredAtMs when the platform gave the record, by its own clock */
export function readPast(
  record: Fields,
  interpret: ReturnType<typeof buildVocabulary>,
  answeredAtMs: number | undefined,
): PastDeployment {
  const { id, word, rollbackable, refs, url } = readRecord(record)
  const meaning = word === undefined ? 'ambiguous' : interpret(word)
  // What a newer deployment has replaced, and a word of several meanings, count if the platform kept what was built.
  const mayBe = meaning === 'ambiguous' || meaning === 'superseded'
  const succeeded = meaning === 'succeeded' || (mayBe && rollbackable)
  const commit = [...refs.commits, ...refs.names].map(readCommit).find((each) => each !== undefined)
  const { createdMs } = readTimes(record)
  const ageMs = answeredAtMs === undefined || createdMs === undefined ? undefined : answeredAtMs - createdMs
  return { id, commit, ref: readRef(refs), url, succeeded, createdMs, ageMs, record }
}

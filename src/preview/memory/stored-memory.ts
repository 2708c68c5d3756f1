import { randomUUID } from 'node:crypto'
import { findLimit } from '../../client/errors.ts'
import { systemClock } from '../../client/time/clock.ts'
import { SerialQueue } from '../../client/time/serial-queue.ts'
import { isTimeout } from '../../client/time/timeout.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { formatErrorAsClause } from '../../text/formats/format-error.ts'
import { message } from '../../text/message.ts'
import type { Claim, MemoryRecord, OurRemoval, PreviewFacts, PreviewMemory, RemovalClaim } from './preview-memory.ts'
import { formatDocument, isTaken, readDocument, type StoredDocument } from './stored-document.ts'

/** Keeps one short text between runs: a file, or a field of a server. */
export interface MemoryStore extends Pick<PreviewMemory, 'name' | 'remedy' | 'clearing' | 'settleMs'> {
  /** Why it refused, as a clause; without it the error's own words are one. */
  readonly explain?: PreviewMemory['explain']
  /** Undefined if nothing is stored. */
  read(): Promise<string | undefined>
  /**
   * Stores `text` in place of `last`; rejects if something else is stored by now.
   *
   * @param url the preview's address, if it is known, for stores that show one
   */
  replace(text: string, last: string | undefined, url: string | undefined): Promise<void>
  close(): Promise<void>
}

/**
 * How long a claim is taken for that of a run that is still going, from when this run has first seen it: nothing here has a clock that
 * could be compared with ours. It decides only whether others wait or end red: one that was not ended is
 * never passed over. A run that is stopped ends its claim; one that is killed cannot.
 */
const claimFreshMs = 60_000

/** It holds one record. */
const onlyId = 0

/** Remembers one preview in a text. What is stored for another preview, or by another program, is never replaced. */
export class StoredMemory implements PreviewMemory {
  readonly name: string
  readonly remedy: string
  readonly clearing: string
  readonly settleMs: number
  readonly #store: MemoryStore
  readonly #whyNotCreated: string | undefined
  readonly #trustsEnd: boolean
  readonly #run = randomUUID()
  /** The claim that was seen, and since when, on the run's clock. */
  #seen: { readonly claim: string | undefined; readonly sinceMs: number } | undefined
  readonly #writing = new SerialQueue()
  #loaded: { readonly text: string | undefined; readonly document: StoredDocument | undefined } | undefined

  /**
   * @param whyNotCreated for a store that may lose its text, such as a file in a CI's cache, where no text is not a proof that there is
   * no service: why none is created then, as a clause. Undefined lets it be created.
   * @param trustsEnd whether a preview that ended there has no service: a text from before could stand there, so none is created for it
   */
  constructor(store: MemoryStore, whyNotCreated?: string, trustsEnd = false) {
    this.name = store.name
    this.remedy = store.remedy
    this.clearing = store.clearing
    this.settleMs = store.settleMs
    this.#store = store
    this.#whyNotCreated = whyNotCreated
    this.#trustsEnd = trustsEnd
  }

  async *read(targets: readonly string[]): AsyncGenerator<MemoryRecord> {
    const stored = await this.#load(targets)
    if (stored !== undefined && isTaken(stored)) {
      const { target, claim: attempt, service, created, image, exposed } = stored
      const nowMs = systemClock.now()
      if (this.#seen === undefined || this.#seen.claim !== attempt) this.#seen = { claim: attempt, sinceMs: nowMs }
      const freshForMs = this.#seen.sinceMs + claimFreshMs - nowMs
      yield { id: onlyId, target, attempt, service, created, image, exposed, freshForMs }
      return
    }
    if (this.#trustsEnd && stored?.ended) return
    if (this.#whyNotCreated !== undefined) throw new Error(this.#whyNotCreated)
  }

  async write({ target, attempt, gone }: Claim): Promise<number> {
    // What was not read yet may be the service, or the claim of another run.
    const stored = this.#loaded === undefined ? await this.#load([target]) : this.#loaded.document
    if (stored !== undefined && isTaken(stored) && stored.service !== (gone ?? '')) return onlyId
    try {
      await this.#write({ target, claim: attempt })
    } catch (error) {
      const now = await this.#load([target]).catch(() => undefined)
      if (now === undefined || !isTaken(now) || now.claim === attempt) throw error
    }
    return onlyId
  }

  async remember({ attempt, ...facts }: PreviewFacts): Promise<boolean> {
    const claim = facts.service === undefined ? (attempt ?? this.#run) : undefined
    const stored = this.#loaded?.document
    // A removal that may have happened stays one, whatever is deployed to the service since.
    const removing = stored?.service === facts.service ? stored?.removing : undefined
    await this.#write({ ...facts, claim, removing })
    return true
  }

  async forget(attempt: string): Promise<void> {
    const { target, claim } = this.#loaded?.document ?? {}
    if (target !== undefined && claim === attempt) await this.#write({ target })
  }

  limitMs(error: unknown): number | undefined {
    return findLimit(error)
  }

  isForbidden(): boolean {
    return false
  }

  async isOvertaken(): Promise<boolean> {
    const stored = await this.#store.read().catch(() => undefined)
    return stored !== undefined && this.#loaded !== undefined && stored !== this.#loaded.text
  }

  /** Nothing but the record says so here. */
  async hasCreated(): Promise<boolean> {
    return false
  }

  async claimRemoval(target: string, service: string): Promise<RemovalClaim> {
    const stored = await this.#load([target])
    if (stored?.ended) return { kind: 'removed' }
    if (stored?.service !== service) throw new Error(`${this.name} does not remember service ${service} any more`)
    if (stored.removing !== undefined) return { kind: 'in doubt' }
    const removing = randomUUID()
    await this.#write({ ...stored, removing })
    if (this.settleMs > 0) await systemClock.sleep(this.settleMs)
    const now = await this.#load([target])
    return now?.removing === removing ? { kind: 'ours' } : { kind: 'in doubt' }
  }

  /** What was removed is written down by `close`. */
  async endRemoval(_claim: OurRemoval, isRemoved: boolean): Promise<void> {
    const { document: stored } = this.#loaded ?? {}
    if (!isRemoved && stored !== undefined) await this.#write({ ...stored, removing: undefined })
  }

  async close(target: string, isGone: boolean): Promise<void> {
    if (isGone && this.#loaded?.document !== undefined) await this.#write({ target, ended: true })
    await this.#store.close()
  }

  explain(error: unknown): string {
    // A store with words of its own knows what it was answered before.
    return (
      this.#store.explain?.(error) ?? (isTimeout(error) ? `there was no answer in time` : formatErrorAsClause(error))
    )
  }

  /** What is stored of one of the targets; undefined if nothing is stored. Rejects if it is of something else. */
  async #load(targets: readonly string[]): Promise<StoredDocument | undefined> {
    const text: string | undefined = await this.#store.read()
    const stored = text === undefined ? undefined : this.#parse(text)
    if (stored !== undefined && !targets.includes(stored.target)) {
      throw new Error(
        message`preview-state-of-another: ${this.name} belongs to another preview, "${stored.target}", not to "${targets[0]}"`,
      )
    }
    this.#loaded = { text, document: stored }
    return stored
  }

  #parse(text: string): StoredDocument {
    const read = readDocument(text)
    if (read !== undefined) return read
    throw new Error(
      message`preview-state-unreadable: ${this.name} does not hold what this version of Taxiway writes there: ${this.clearing} if you are sure that no service exists`,
    )
  }

  /** Resolves once everything is written that was to be. Never rejects. */
  async settled(): Promise<void> {
    await this.#writing.idle()
  }

  /** One after the other. */
  #write(facts: Partial<StoredDocument> & { readonly target: string }): Promise<string> {
    return this.#writing.run(() => this.#replace(facts))
  }

  async #replace(facts: Partial<StoredDocument> & { readonly target: string }): Promise<string> {
    // If it could not be read, it may be another preview's.
    if (this.#loaded === undefined) await this.#load([facts.target])
    const last = this.#loaded
    if (last?.document !== undefined && last.document.target !== facts.target) {
      throw new Error(
        message`preview-state-of-two: ${this.name} belongs to the preview "${last.document.target}" of the same change request`,
      )
    }
    const { target } = facts
    const next: StoredDocument = { tool: 'taxiway', version: 1, ...definedFields(facts), target, run: this.#run }
    const text = formatDocument(next)
    try {
      await this.#store.replace(text, last?.text, facts.url)
    } catch (error) {
      const now = await this.#store.read().catch(() => undefined)
      if (now !== text && !this.#says(now, facts)) throw error
    }
    this.#loaded = { text, document: next }
    return text
  }

  /** Whether another run has written the same service meanwhile. */
  #says(text: string | undefined, { target, service, removing }: Partial<StoredDocument>): boolean {
    if (text === undefined || service === undefined) return false
    const stored = this.#parse(text)
    return stored.target === target && stored.service === service && stored.removing === removing
  }
}

/** Why a text is not replaced that is not the one that was read. */
export function anotherRun(name: string): Error {
  return new Error(`another run has changed ${name} meanwhile; run only one job of a change request at a time`)
}

import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Reply, StreamedBody } from '../../http/reply.ts'
import type { Fault } from '../fault.ts'

/** The most answers of one address, characters of one answer, and characters of all answers. */
const limits = { answers: 11, answer: 2 ** 20, all: 32 * 2 ** 20 }

/** A status, and the JSON of the body. */
type StoredAnswer = { readonly status: number; readonly json: string }

/** The true answers of the latest reads, by caller and address. */
export class EarlierAnswers {
  readonly #answers = new Map<string, StoredAnswer[]>()
  #size = 0

  /** Removes all answers. */
  clear(): void {
    this.#answers.clear()
    this.#size = 0
  }

  /** Stores a reply and returns it or, with a stale fault, an earlier one. */
  async replace(request: IncomingMessage, reply: Reply, faults: readonly Fault[]): Promise<Reply> {
    const answer = await readAnswer(reply)
    if (!answer) return reply
    const known = this.#store(toAddress(request), answer)
    const stale = faults.find((fault) => fault.kind === 'stale')
    const shown = stale ? known[Math.max(0, known.length - 1 - (stale.reads ?? 1))] : undefined
    const { status, json } = shown ?? answer
    return { ...reply, status, body: JSON.parse(json) }
  }

  /** The answers of an address, oldest first. The address that was not read for the longest time is removed first. */
  #store(address: string, answer: StoredAnswer): readonly StoredAnswer[] {
    const known = [...(this.#answers.get(address) ?? []), answer]
    this.#size += answer.json.length
    if (known.length > limits.answers) this.#size -= known.shift()?.json.length ?? 0
    this.#answers.delete(address)
    this.#answers.set(address, known)
    for (const [oldest, answers] of this.#answers) {
      if (this.#size <= limits.all || oldest === address) break
      for (const { json } of answers) this.#size -= json.length
      this.#answers.delete(oldest)
    }
    return known
  }
}

/** Includes a digest of the key: another caller may not see the same resources. */
function toAddress({ method, url, headers }: IncomingMessage): string {
  const caller = createHash('sha256')
    .update(headers.authorization ?? '')
    .digest('base64')
  return `${caller} ${method} ${url}`
}

/** A reply to store; undefined for a stream of events, and for a long one. */
async function readAnswer({ status, body }: Reply): Promise<StoredAnswer | undefined> {
  if (!(body instanceof StreamedBody)) return { status, json: JSON.stringify(body) }
  if (body.contentType !== 'application/json') return undefined
  let json = ''
  for await (const piece of body.pieces(new AbortController().signal)) {
    json += piece
    if (json.length > limits.answer) return undefined
  }
  return { status, json }
}

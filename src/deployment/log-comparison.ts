import type { LogLine } from '../build-log/log-event.ts'
import { readStoredRecord } from '../build-log/payload.ts'
import type { Platform } from '../client/platform.ts'
import { removeColour } from '../text/control-characters.ts'
import { type PastDeployment, PastDeployments } from './history/past-deployments.ts'
import type { UserWords } from './verdict/vocabulary.ts'

/** What the log of a failed deployment has and that of the last good one has not. */
export interface NewLines {
  /** The last good deployment. */
  readonly deploymentId: string
  /** When it was created, in milliseconds since 1970, if its record says so. */
  readonly createdMs: number | undefined
  /** As in a `PastDeployment`. */
  readonly ageMs: number | undefined
  /** As the build wrote them, the oldest first; untrusted. */
  readonly lines: readonly string[]
}

/** Of the failed log, the last lines are compared; what is earlier is not why it ended. */
const mostKept = 3_000
/** A longer line explains nothing. It is not cut: a piece of a secret would not be recognised. */
const longestKept = 2_000
/** Characters that are compared. */
const longestCompared = 500
const mostRequests = 4
const mostPages = 2
const mostBytes = 5_000_000
const mostMs = 3_000

/** What differs from build to build though nothing has changed: times, durations, sizes, ids, hashes, temporary paths, shares. */
const varying = new RegExp(
  [
    String.raw`(?:/private)?/(?:tmp|var/folders|run/user/\d+)/[^\s:'")\],]+`,
    String.raw`[A-Za-z]:\\[^\s:'")]*\\Temp\\[^\s:'")]+`,
    String.raw`\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b`,
    String.raw`\b(?:sha\d+[:-])[A-Za-z0-9+/=]{20,}`,
    // Bundlers put a hash of its content into the name of a file.
    String.raw`(?<=[-.])(?=[\w-]*[\dA-Z_])[\w-]{8,12}(?=\.(?:m?js|css|map|svg|png|woff2?)\b)`,
    String.raw`\b(?=[a-f]*\d)[0-9a-f]{7,64}\b`,
    String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?`,
    String.raw`\b\d+(?:[.,:/-]\d+)*(?:\s?(?:[kKMGT]i?B|B|bytes|ms|µs|us|ns|s|secs?|seconds|m|mins?|minutes|h|%)(?![A-Za-z]))?`,
    '[━─█▓▒░╸╺#=>]{3,}',
    String.raw`[\u2800-\u28ff◐◓◑◒|/\\-](?= |$)`,
  ].join('|'),
  'g',
)

/** What stays of a line from build to build. */
export function normaliseLine(line: string): string {
  return removeColour(line.slice(0, longestCompared))
    .replace(varying, '#')
    .replace(/(?:#[\s.,:]*)+/g, '# ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The lines that have no counterpart in the good log, each once. */
export function newLines(failed: readonly string[], good: Iterable<string>): string[] {
  const known = new Set<string>()
  for (const line of good) known.add(normaliseLine(line))
  return failed.filter((line) => {
    const normal = normaliseLine(line)
    // What is left of a line without a word says nothing.
    if (!/\p{L}{2}/u.test(normal) || known.has(normal)) return false
    known.add(normal)
    return true
  })
}

/** Keeps the last lines of a log. */
export class KeptLines {
  #lines: string[] = []

  get last(): readonly string[] {
    return this.#lines.slice(-mostKept)
  }

  add(lines: readonly LogLine[]): void {
    for (const { text } of lines) if (text.length <= longestKept) this.#lines.push(text)
    if (this.#lines.length > 2 * mostKept) this.#lines = this.#lines.slice(-mostKept)
  }
}

/** Which deployment failed, and how the history of its service is read. */
interface Failed extends UserWords {
  readonly serviceId: string
  readonly deploymentId: string
  /** The end of its log. */
  readonly lines: readonly string[]
  readonly signal: AbortSignal
}

/**
 * Compares the log of a failed deployment with that of the last one that succeeded: at most four requests, 5 MB and 3 s. Never rejects;
 * undefined if there is no such log, or nothing is new.
 */
export async function findNewLines(
  platform: Platform,
  { serviceId, deploymentId, lines, signal, ...words }: Failed,
): Promise<NewLines | undefined> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(mostMs)])
  try {
    if (lines.length === 0) return undefined
    const options = { ...words, signal: limit, timeoutMs: mostMs, retries: false, mostPages }
    const history = new PastDeployments(platform, serviceId, options)
    const good = await goodBefore(history, deploymentId)
    if (good?.id === undefined) return undefined
    const { id, createdMs, ageMs } = good
    const log = await readLog(platform, id, { signal: limit, reads: mostRequests - history.pages })
    const found = newLines(lines, log)
    return found.length === 0 ? undefined : { deploymentId: id, createdMs, ageMs, lines: found }
  } catch {
    // It explains a failure; it is none.
  }
  return undefined
}

/** The newest that succeeded before a deployment, which may have ended long ago; of all, if the history does not show that one. */
async function goodBefore(history: PastDeployments, deploymentId: string): Promise<PastDeployment | undefined> {
  let newest: PastDeployment | undefined
  let isBefore = false
  for await (const past of history) {
    if (past.id === deploymentId) isBefore = true
    else if (past.id !== undefined && past.succeeded) {
      if (isBefore) return past
      newest ??= past
    }
  }
  return isBefore ? undefined : newest
}

/** Rejects for an empty log, and for one that is larger than what is read: what was not read would look new. */
async function readLog(
  platform: Platform,
  deploymentId: string,
  { signal, reads: mostReads }: { readonly signal: AbortSignal; readonly reads: number },
): Promise<readonly string[]> {
  const lines: string[] = []
  let bytes = 0
  let after: number | undefined
  for (let reads = 0; reads < mostReads; reads++) {
    let last = after
    const options = { after, signal, timeoutMs: mostMs, retries: false }
    for await (const chunk of platform.storedLogChunks(deploymentId, options)) {
      for (const { seq, text } of chunk.map(readStoredRecord)) {
        if (seq !== undefined && after !== undefined && seq <= after) continue
        lines.push(text)
        bytes += text.length
        if (seq !== undefined) last = Math.max(last ?? seq, seq)
      }
      if (bytes > mostBytes) throw new Error('the log is too large')
    }
    if (last === after) break
    if (reads === mostReads - 1) throw new Error('the log goes on')
    after = last
  }
  if (lines.length === 0) throw new Error('there is no log')
  return lines
}

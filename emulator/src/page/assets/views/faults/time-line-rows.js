/** What a time line shows as one row. Knows nothing of the document. */

/** @typedef {import('../../types.d.ts').LedgerEntry} LedgerEntry */
/** @typedef {import('../../types.d.ts').JournalEntry} JournalEntry */

/**
 * The states of what took effect, each at the time at which it began.
 * @param {LedgerEntry} entry
 * @returns {{ at: string, entry: LedgerEntry, word: string | undefined }[]}
 */
export function listEvents(entry) {
  if (entry.kind === 'service') return [{ at: entry.at, entry, word: undefined }]
  const begun = Object.entries(entry.stageTimes).map(([word, at]) => ({ at, entry, word }))
  if (begun.length > 0) return begun.sort((one, other) => one.at.localeCompare(other.at))
  return [{ at: entry.at, entry, word: entry.stage }]
}

/**
 * Reads of one kind in a row, with the same answer, no fault and nothing between them, as one.
 * @param {readonly JournalEntry[]} requests oldest first
 * @param {readonly { at: string }[]} others what happened beside them
 * @returns {{ entry: JournalEntry, times: number }[]}
 */
export function foldPolls(requests, others) {
  /** @type {{ entry: JournalEntry, last: JournalEntry, times: number }[]} */
  const rows = []
  for (const entry of requests) {
    const row = rows.at(-1)
    const isApart =
      row === undefined || !isSamePoll(row.last, entry) || others.some(({ at }) => row.last.at <= at && at < entry.at)
    if (isApart) rows.push({ entry, last: entry, times: 1 })
    else {
      row.last = entry
      row.times += 1
    }
  }
  return rows
}

/**
 * @param {JournalEntry} one
 * @param {JournalEntry} other
 */
function isSamePoll(one, other) {
  return isPoll(one) && isPoll(other) && one.operation === other.operation && one.status === other.status
}

/** Whether it only reads, and was answered as if nothing were wrong. @param {JournalEntry} entry */
export function isPoll({ method, end, faults }) {
  return method === 'GET' && end === 'whole' && faults.length === 0
}

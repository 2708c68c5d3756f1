import { ask } from './api.js'

/** @typedef {import('./types.d.ts').JournalEntry} JournalEntry */

/** The journal as far as it was read, by number, oldest first. @type {Map<number, JournalEntry>} */
export const journal = new Map()
/** The journal that `journal` was read from: a restarted platform has another one, whose numbers begin again. */
let id = ''
/** The first request that was not complete when it was read. */
let openFrom = 1

/** Reads what is new, and what has changed since. */
export async function readJournal() {
  const answer = await ask('GET', `journal?after=${openFrom - 1}`)
  if (answer.id !== id) {
    id = answer.id
    journal.clear()
    const isWhole = openFrom === 1
    openFrom = 1
    if (!isWhole) return readJournal()
  }
  for (const number of journal.keys()) {
    if (number >= answer.oldest) break
    journal.delete(number)
  }
  /** @type {JournalEntry[]} */
  const requests = answer.requests
  for (const entry of requests) journal.set(entry.number, entry)
  const open = requests.find(({ end }) => end === 'open')
  openFrom = open?.number ?? (requests.at(-1)?.number ?? openFrom - 1) + 1
}

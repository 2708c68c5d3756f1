/** A duration for people: `850 ms`, `12 s`, `3 min 20 s`, `1 h 5 min`. */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  const seconds = Math.round(ms / 1_000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return withRest(`${minutes} min`, seconds % 60, 's')
  return withRest(`${Math.floor(minutes / 60)} h`, minutes % 60, 'min')
}

function withRest(whole: string, rest: number, unit: string): string {
  return rest === 0 ? whole : `${whole} ${rest} ${unit}`
}

/** A size for people, in powers of ten: `512 bytes`, `48.2 KB`, `1.3 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return count(bytes, 'byte')
  const power = bytes < 999_950 ? 1 : bytes < 999_950_000 ? 2 : 3
  return `${(bytes / 1_000 ** power).toFixed(1)} ${['', 'KB', 'MB', 'GB'][power]}`
}

/** A text of at most `most` characters; a longer one ends with `…`. Never cuts a character in two. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`
}

/** The same, cut between two words if possible. */
export function shortenAtWord(text: string, most: number): string {
  return text.length <= most ? text : shorten(text, most).replace(/\s\S{0,40}$/, ' …')
}

/** `1 line`, `3 lines`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** Removes the full stop of a sentence, for use inside another one. */
export function withoutFullStop(sentence: string): string {
  return sentence.trim().replace(/\.$/, '')
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

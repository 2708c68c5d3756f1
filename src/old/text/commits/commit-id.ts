/** A whole id of Git's: SHA-1 has 40 characters, SHA-256 has 64. */
const wholeForm = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
/** An id, or what Git abbreviates one to. */
const anyForm = /^[0-9a-f]{7,64}$/
/** As hosts of Git show it beside a link. */
const abbreviatedCharacters = 7
/** So many characters name a commit to a person, and are still found by Git and by hosts in a large repository. */
const shownCharacters = 12

/** Whether the text is the whole id of a commit, in lower case as Git writes it. */
export function isWholeCommit(text: string | undefined): text is string {
  return text !== undefined && wholeForm.test(text)
}

/** Whether the text may be a commit, whole or abbreviated, in either case. */
export function isCommit(text: string): boolean {
  return anyForm.test(text.toLowerCase())
}

/** The text in lower case if it may be a commit, whole or abbreviated; undefined if it is another ref. */
export function readCommit(ref: string): string | undefined {
  return isCommit(ref) ? ref.toLowerCase() : undefined
}

/** One may be the abbreviation of the other. */
export function sameCommit(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long.toLowerCase().startsWith(short.toLowerCase())
}

/** The commit as hosts of Git show it, where a link or a table has little room. */
export function abbreviateCommit(commit: string): string {
  return commit.slice(0, abbreviatedCharacters)
}

/** The commit as a sentence names it. */
export function shortenCommit(commit: string): string {
  return commit.slice(0, shownCharacters)
}

/** A ref where there is little room: a commit abbreviated, a branch or tag as it is. */
export function shortenRef(ref: string): string {
  return isWholeCommit(ref.toLowerCase()) ? abbreviateCommit(ref) : ref
}

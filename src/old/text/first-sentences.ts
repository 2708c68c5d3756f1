/** Where a sentence may end: behind its stop, before a space and what may begin another one. */
const end = /[.!?](?=\s+(?:`|["'(]?[\p{Lu}\p{N}/]))/gu

/**
 * The first sentences of a text, as many as have `least` characters, and the rest. Names with a dot, such as `app.js`, end none.
 */
export function splitSentences(text: string, least = 0): readonly [first: string, rest: string] {
  for (const { index } of text.matchAll(end)) {
    const first = text.slice(0, index + 1)
    // What is quoted may have sentences of its own.
    const isQuoted = (first.split('"').length - 1) % 2 === 1
    if (!isQuoted && index + 1 >= least) return [first, text.slice(index + 1).trim()]
  }
  return [text, '']
}

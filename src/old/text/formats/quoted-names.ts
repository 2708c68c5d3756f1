import { shorten } from './shortening.ts'

const mostNamed = 20

/** Names in a sentence, in quotes: the first twenty, and how many more there are. */
export function quoteNames(names: readonly string[]): string {
  return listFirst(names.map((name) => `"${shorten(name)}"`))
}

/** Words in a sentence: the first twenty, and how many more there are. */
export function listFirst(words: readonly string[]): string {
  const more = words.length > mostNamed ? `, and ${words.length - mostNamed} more` : ''
  return `${words.slice(0, mostNamed).join(', ')}${more}`
}

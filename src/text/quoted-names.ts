import { shorten } from './message.ts'

const mostNamed = 20

/** Names in a sentence, in quotes: the first twenty, and how many more there are. */
export function quoteNames(names: readonly string[]): string {
  const more = names.length > mostNamed ? `, and ${names.length - mostNamed} more` : ''
  const shown = names.slice(0, mostNamed).map((name) => `"${shorten(name)}"`)
  return `${shown.join(', ')}${more}`
}

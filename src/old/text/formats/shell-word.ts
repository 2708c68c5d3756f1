/** A quote inside of quotes: it ends the word, stands for itself, and begins the word again. */
const quote = String.raw`'\''`

/** A text as one word of a POSIX shell. */
export function quoteWord(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text
  return ["'", text.replaceAll("'", quote), "'"].join('')
}

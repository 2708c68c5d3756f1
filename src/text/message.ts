/**
 * Tags a sentence that a user may meet, as in message`archive-empty: The archive has no files.` What comes before the first
 * colon is its id, by which docs/troubleshooting.md and the tests name it; the rest is the text.
 */
export function message(texts: TemplateStringsArray, ...values: readonly unknown[]): string {
  const [first = '', ...others] = texts
  const text = first.slice(first.indexOf(': ') + 2)
  return others.reduce((sentence, next, index) => sentence + String(values[index]) + next, text)
}

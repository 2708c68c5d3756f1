/**
 * Tags a sentence that docs/troubleshooting.md or a test names, as in message`folder-missing: The folder does not exist.` What comes
 * before the first colon is its id; the rest is the text. Other sentences have no tag.
 */
export function message(texts: TemplateStringsArray, ...values: readonly unknown[]): string {
  const [first = '', ...others] = texts
  const text = first.slice(first.indexOf(': ') + 2)
  return others.reduce((sentence, next, index) => sentence + String(values[index]) + next, text)
}

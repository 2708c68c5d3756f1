/**
 * Tags a sentence that docs/troubleshooting.md or a test names, as in message`folder-missing: The folder does not exist.` What comes
 * before the first colon is its id; the rest is the text. Other sentences have no tag. The id is not shown: people search for the sentence.
 * Two thirds of the ids are named by tests alone, which so hold no copy of a sentence (`said()` in test/support/messages.ts).
 */
export function message(texts: TemplateStringsArray, ...values: readonly unknown[]): string {
  const [first = '', ...others] = texts
  const text = first.slice(first.indexOf(': ') + 2)
  return others.reduce((sentence, next, index) => sentence + String(values[index]) + next, text)
}

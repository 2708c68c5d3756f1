/** Tags a sentence that a user may meet with the id before its first colon, as in `taxiway` itself: docs/troubleshooting.md names it by that. */
export function message(texts: TemplateStringsArray, ...values: readonly unknown[]): string {
  const text = String.raw({ raw: texts }, ...values)
  return text.slice(text.indexOf(': ') + 2)
}

/** The outcomes in the titles of summaries. */
export function titlesIn(summary: string): string[] {
  return [...summary.matchAll(/Taxiway (?:deploy|gate|preview): ([a-z-]+)/g)].map(([, outcome]) => String(outcome))
}

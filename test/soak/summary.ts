import type { StopEvidence } from './play-stop.ts'

/** The outcomes in the titles of summaries. */
function titlesIn(summary: string): string[] {
  return [...summary.matchAll(/Taxiway (?:deploy|gate|preview): ([a-z-]+)/g)].map(([, outcome]) => String(outcome))
}

/** The summary is missing, or is not one that shows one of these outcomes; or post claims one. */
export function falseSummary(
  { result, post }: Pick<StopEvidence, 'result' | 'post'>,
  may: readonly (string | undefined)[] = [result.outcome],
): string[] {
  const [title, ...others] = titlesIn(result.summary)
  if (others.length > 0 || (title !== undefined && !may.includes(title)))
    return [`its summary says ${[title, ...others]}, its outputs ${result.outcome} and ${result.outputs['passed']}`]
  if (result.signal === null && title === undefined) return ['it ended without a summary']
  return titlesIn(post.summary).length > 0 ? ['post claims an outcome'] : []
}

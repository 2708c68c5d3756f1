import type { NewLines } from '../deployment/log-comparison.ts'
import { measureIndent, signalStrength, withoutRuntimeFrames } from '../output/cause/failure-signs.ts'
import { formatAge } from '../text/formats/duration.ts'
import { excerpt } from '../text/formats/shortening.ts'

const mostShown = 10
const longestLine = 300
/** Lines that follow one that shows a failure, and belong to it if they stand further in. */
const mostBelow = 2

/** What no good build had, as it is shown: clean, at most ten lines. */
export interface ShownNewLines {
  readonly title: string
  readonly deploymentId: string
  readonly createdMs: number | undefined
  readonly lines: readonly string[]
}

/** Chooses what explains a failure among the lines that no good build had: what shows a failure, else the last ones. */
export function shownNewLines(
  { deploymentId, createdMs, ageMs, lines }: NewLines,
  clean: (text: string) => string,
): ShownNewLines | undefined {
  const own = withoutRuntimeFrames(lines.map((text, at) => ({ text, at })))
  const best = [3, 2, 1].find((strength) => own.some(({ text }) => signalStrength(text) === strength))
  const shown = best === undefined ? own.slice(-mostShown) : own.filter((_, index) => isShown(own, index, best))
  const texts = shown.slice(0, mostShown).map(({ text }) => excerpt(clean(text), longestLine))
  if (texts.length === 0) return undefined
  const id = clean(deploymentId)
  const age = ageMs === undefined ? '' : `, ${formatAge(ageMs)}`
  return { title: `New since the last good deployment (${id}${age})`, deploymentId: id, createdMs, lines: texts }
}

/** Shows a failure as clearly as the clearest, or stands below one that does. */
function isShown(lines: readonly { readonly text: string }[], index: number, best: number): boolean {
  const text = lines[index]?.text ?? ''
  if (signalStrength(text) >= Math.min(best, 2)) return true
  const above = lines.slice(Math.max(0, index - mostBelow), index)
  return above.some(
    (line) => signalStrength(line.text) === best && (measureIndent(text) ?? 0) > (measureIndent(line.text) ?? 0),
  )
}

import { RuleSet } from './rule-set.ts'

/**
 * The lines of a rule file that stands above a folder, as rules of that folder: what they say of its contents. What they say of the
 * folder itself, or of one above it, does not count, because the folder was named.
 *
 * @param way the names from the folder of the file to that folder, one character for each byte, as in the lines
 */
export function rebaseRules(lines: readonly string[], way: readonly string[], ignoresCase: boolean): readonly string[] {
  return way.length === 0 ? lines : lines.flatMap((line) => ruleBelow(line, way, RuleSet.empty(ignoresCase)))
}

function ruleBelow(line: string, way: readonly string[], none: RuleSet): readonly string[] {
  const [, not = '', pattern = ''] = /^(!?)(.*)$/s.exec(line) ?? []
  if (line.startsWith('#') || /^ *$/.test(pattern)) return []
  // Spaces at the end do not count, unless they are escaped.
  const trimmed = pattern.replace(/(?<!\\) +$/, '')
  const [, leading = '', body = '', trailing = ''] = /^(\/?)(.*?)(\/?)$/s.exec(trimmed) ?? []
  if (leading === '' && !body.includes('/')) return [line]
  const segments = body.split('/')
  let places = withoutFolders(segments, [0])
  for (const name of way) {
    const next = places.flatMap((place) => {
      const segment = segments[place]
      if (segment === undefined) return []
      return segment === '**' ? [place] : isMatch(segment, name, none) ? [place + 1] : []
    })
    places = withoutFolders(segments, next)
  }
  return places.flatMap((place) =>
    place < segments.length ? [`${not}/${segments.slice(place).join('/')}${trailing}`] : [],
  )
}

/** The places in a pattern, and those behind a `**` that stands for no folder; one at the end stands for everything in a folder. */
function withoutFolders(segments: readonly string[], places: readonly number[]): number[] {
  const all = new Set(places)
  // What is added while a set is walked is walked, too.
  for (const place of all) if (segments[place] === '**' && place < segments.length - 1) all.add(place + 1)
  return [...all]
}

function isMatch(segment: string, name: string, none: RuleSet): boolean {
  return segment !== '' && none.and([`/${segment}`]).ignores(name, name)
}

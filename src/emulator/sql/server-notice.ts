/** The most characters of each field, and of the quoted line around the error. */
const shownCharacters = 10_000
const quotedCharacters = 60

/**
 * An error or a notice of the server as psql prints it (libpq: pqBuildErrorMessage3): the severity, two spaces and the message,
 * then the place in the statement, and the further fields.
 */
export function noticeText(fields: ReadonlyMap<string, string>, sql: string): string {
  const field = (letter: string): string | undefined => fields.get(letter)?.slice(0, shownCharacters)
  const severity = field('V') ?? field('S') ?? 'ERROR'
  const lines = [`${severity}:  ${field('M') ?? ''}`]
  const internal = field('q')
  const position = Number(field('P') ?? 0)
  if (position > 0) lines.push(...placeOf(sql, position))
  else if (internal !== undefined) lines.push(...placeOf(internal, Number(field('p') ?? 0)))
  for (const [letter, name] of [
    ['D', 'DETAIL'],
    ['H', 'HINT'],
    ['q', 'QUERY'],
    // psql prints no context of a notice.
    ['W', severity === 'ERROR' || severity === 'FATAL' ? 'CONTEXT' : undefined],
  ] as const) {
    const said = field(letter)
    if (name !== undefined && said !== undefined) lines.push(`${name}:  ${said}`)
  }
  return lines.join('\n')
}

/** The line of the statement, and a mark below the character at `position`, which counts from 1; empty if there is none. */
function placeOf(sql: string, position: number): string[] {
  const characters = [...sql]
  if (position < 1 || position > characters.length + 1) return []
  const before = characters
    .slice(0, position - 1)
    .join('')
    .split(/\r\n|\r|\n/)
  const [after = ''] = characters
    .slice(position - 1)
    .join('')
    .split(/[\r\n]/, 1)
  const head = [...(before.at(-1) ?? '').replaceAll('\t', ' ')]
  const cut = Math.max(0, head.length - quotedCharacters / 2)
  const quotedHead = (cut > 0 ? '...' : '') + head.slice(cut).join('')
  const tail = [...after.replaceAll('\t', ' ')]
  const room = quotedCharacters - (head.length - cut)
  const quotedTail = tail.slice(0, room).join('') + (tail.length > room ? '...' : '')
  const label = `LINE ${before.length}: `
  return [label + quotedHead + quotedTail, `${' '.repeat(label.length + [...quotedHead].length)}^`]
}

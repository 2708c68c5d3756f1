/** The text in one line: each run of line breaks and other control characters becomes a space, white space at the end goes. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trimEnd()
}

/** A sentence as a clause: without its full stop. */
export function withoutFullStop(sentence: string): string {
  return sentence.trim().replace(/\.$/, '')
}

/** At most `longest` characters around `place`, with `…` where text is cut. Redact first: a cut secret is missed. */
export function excerpt(text: string, longest: number, place = 0): string {
  if (text.length <= longest) return text
  const from = Math.min(Math.max(0, place - Math.floor(longest / 4)), text.length - longest)
  const to = from + longest
  const kept = text.slice(from === 0 ? 0 : from + 1, to === text.length ? to : to - 1).toWellFormed()
  return `${from === 0 ? '' : '…'}${kept}${to === text.length ? '' : '…'}`
}

/** A value for a message to quote: control characters as `\n` or `\u001b`, and ` … ` for the middle of a long one. */
export function shorten(value: string, longest = 80): string {
  const text = value.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, escapeCharacter)
  if (text.length <= longest) return text
  return `${text.slice(0, longest / 2).toWellFormed()} … ${text.slice(-longest / 2).toWellFormed()}`
}

function escapeCharacter(character: string): string {
  const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[character]
  return named ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The beginning of a text, at most so many bytes of UTF-8 and only whole characters; the text itself if it fits. */
export function firstBytes(text: string, most: number): string {
  if (text.length * 3 <= most || Buffer.byteLength(text) <= most) return text
  return Buffer.from(text)
    .toString('utf8', 0, most)
    .replace(/\ufffd{1,3}$/, '')
}

/** The last lines whose sizes, characters by default, add up to at most `most`. */
export function lastLines(
  lines: readonly string[],
  most: number,
  measure: (line: string) => number = (line) => line.length,
): readonly string[] {
  let from = lines.length
  for (let left = most; from > 0; from -= 1) {
    left -= measure(lines[from - 1] ?? '')
    if (left < 0) break
  }
  return lines.slice(from)
}

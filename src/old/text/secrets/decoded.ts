/** A text without the escapes of one encoder, which still knows where each part of it stood. */
export interface Decoded {
  readonly text: string
  /** Where the characters from `start` to `end` stood in the text that was decoded: an escape as a whole. */
  readonly toSource: (start: number, end: number) => readonly [start: number, end: number]
}

const hex = '[0-9a-fA-F]'
/** What usual encoders write for a character, by their kind. */
const kinds = [
  // URIs and forms.
  `(?:%${hex}{2})+|%u${hex}{4}`,
  // String literals of programming languages, JSON and shells; how a shell writes `'` inside of quotes, by hand and by Python's shlex.
  String.raw`(?:\\x${hex}{2}|\\[0-3][0-7]{2})+|\\u(?:${hex}{4}|\{${hex}{1,6}\})|\\U${hex}{8}|\\[^]|'\\''|'"'"'`,
  // HTML and XML.
  String.raw`&(?:#\d{1,7}|#[xX]${hex}{1,6}|amp|lt|gt|quot|apos);`,
  // What breaks a text without being seen, and how base64 is wrapped.
  String.raw`[\r\n\p{Default_Ignorable_Code_Point}]+`,
].map((kind) => new RegExp(kind, 'gu'))
const anyKind = new RegExp(kinds.map(({ source }) => source).join('|'), 'gu')
/** Whether a text may have one of them. Most lines of a log have none, so this is what every line pays. */
export const mayBeEncoded = /%[\dA-Fa-fu]|[\\\r\n]|&(?:#|amp;|[lg]t;|quot;|apos;)|'"|\p{Default_Ignorable_Code_Point}/u

const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
  ...{ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', a: '\u0007', e: '\u001b', 0: '\0' },
}

/** A text that was encoded twice, such as a URL in JSON in JSON, takes two rounds; a log has hardly more. */
const rounds = 3

/**
 * The text as it was before it was encoded; nothing for a text without escapes. Once for each kind of escape alone, because what looks
 * like another kind may be part of the text, and round after round for all kinds, because encoders are applied to what others wrote.
 */
export function* decodings(text: string): Generator<Decoded> {
  const present = kinds.filter((kind) => text.search(kind) >= 0)
  for (const kind of present.length > 1 ? present : []) yield decode(text, kind)
  let last: Decoded | undefined
  for (let round = 0; round < rounds; round += 1) {
    const source: Decoded | undefined = last
    const encoded = source?.text ?? text
    if (!mayBeEncoded.test(encoded)) return
    const next = decode(encoded, round === 0 && present.length === 1 ? (present[0] ?? anyKind) : anyKind)
    const { toSource } = next
    last = source === undefined ? next : { ...next, toSource: (start, end) => source.toSource(...toSource(start, end)) }
    yield last
  }
}

function decode(source: string, escapes: RegExp): Decoded {
  let text = ''
  let copiedUntil = 0
  /** Where each escape stood, and what became of it, in order. */
  const found: { readonly from: number; readonly to: number; readonly at: number; readonly end: number }[] = []
  escapes.lastIndex = 0
  for (let match = escapes.exec(source); match !== null; match = escapes.exec(source)) {
    const { 0: written, index } = match
    text += source.slice(copiedUntil, index)
    copiedUntil = index + written.length
    const at = text.length
    text += toCharacter(written)
    found.push({ from: index, to: copiedUntil, at, end: text.length })
  }
  text += source.slice(copiedUntil)
  /** The last escape that became something before a place. */
  const before = (place: number) => found.findLast(({ at }) => at < place)
  return {
    text,
    toSource(start, end) {
      // The escape of which the first, or the last, character is a part; what lies after one has moved as far as its end.
      const first = before(start + 1)
      const last = before(end)
      const sourceStart = first === undefined ? start : start < first.end ? first.from : first.to + start - first.end
      const sourceEnd = last === undefined ? end : end <= last.end ? last.to : last.to + end - last.end
      return [sourceStart, sourceEnd]
    },
  }
}

function toCharacter(written: string): string {
  const [mark = '', kind = ''] = written
  if (mark === '%' && kind === 'u') return codePoint(Number.parseInt(written.slice(2), 16))
  if (mark === '%') return octets(written)
  if (mark === "'") return "'"
  if (mark === '&') {
    if (kind !== '#') return named[written.slice(1, -1)] ?? ''
    return codePoint(
      /^&#[xX]/.test(written) ? Number.parseInt(written.slice(3), 16) : Number.parseInt(written.slice(2), 10),
    )
  }
  if (mark !== '\\') return ''
  const digits = written.slice(2).replace(/[{}]/g, '')
  if (/^\\[uU]./.test(written)) return codePoint(Number.parseInt(digits, 16))
  if (/^\\(?:x.|\d\d)/.test(written)) {
    return octets(
      written.replaceAll(/\\(?:x(..)|(\d{3}))/g, (_, hexadecimal: string | undefined, octal: string) => {
        return `%${hexadecimal ?? Number.parseInt(octal, 8).toString(16).padStart(2, '0')}`
      }),
    )
  }
  return named[kind] ?? written.slice(1)
}

function codePoint(code: number): string {
  return code <= 0x10_ffff ? String.fromCodePoint(code) : ''
}

/** Bytes as `%XX`: in UTF-8, otherwise in Latin-1, as Python shows a string. */
function octets(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return Buffer.from(encoded.replaceAll('%', ''), 'hex').toString('latin1')
  }
}

import type { LogLine } from './log-event.ts'

/** So many of the newest printed lines are remembered at least, which bounds the memory. */
const mostLines = 20_000
/** Lines are kept in pieces of at least this size, so that adding one copies little. */
const pieceSize = 500

/** Printed lines, oldest first: two plain arrays of numbers take a fifth of what as many objects do. */
interface Piece {
  readonly numbers: Float64Array
  readonly fingerprints: Int32Array
}

/** The newest printed lines by number and fingerprint, oldest first. */
export interface Recent {
  readonly pieces: readonly Piece[]
  /** Of the numbers below, some are forgotten: a line with one counts as printed. */
  readonly floor: number
}

export const nothingRecent: Recent = { pieces: [], floor: Number.NEGATIVE_INFINITY }

export function addLines({ pieces, floor }: Recent, lines: readonly LogLine[]): Recent {
  const last = pieces.at(-1)
  const isSmall = last !== undefined && last.numbers.length < pieceSize
  const kept = [...(isSmall ? pieces.slice(0, -1) : pieces), appendPiece(isSmall ? last : undefined, lines)]
  let size = kept.reduce((sum, { numbers }) => sum + numbers.length, 0)
  let highest = floor - 1
  while (size - (kept[0]?.numbers.length ?? size) >= mostLines) {
    const numbers = kept.shift()?.numbers ?? new Float64Array()
    size -= numbers.length
    for (const number of numbers) highest = Math.max(highest, number)
  }
  return { pieces: kept, floor: highest + 1 }
}

function appendPiece(before: Piece | undefined, lines: readonly LogLine[]): Piece {
  const from = before?.numbers.length ?? 0
  const piece = { numbers: new Float64Array(from + lines.length), fingerprints: new Int32Array(from + lines.length) }
  if (before !== undefined) {
    piece.numbers.set(before.numbers)
    piece.fingerprints.set(before.fingerprints)
  }
  let place = from
  for (const { seq, text } of lines) {
    piece.numbers[place] = seq
    piece.fingerprints[place++] = fingerprint(text)
  }
  return piece
}

export function anyForgotten({ floor }: Recent): boolean {
  return floor > Number.NEGATIVE_INFINITY
}

/** The fingerprints of the remembered lines by their number. */
export function indexByNumber({ pieces }: Recent): Map<number, number[]> {
  const index = new Map<number, number[]>()
  for (const { numbers, fingerprints } of pieces) {
    for (const [place, number] of numbers.entries()) {
      const prints = index.get(number)
      const print = fingerprints[place] ?? 0
      if (prints === undefined) index.set(number, [print])
      else prints.push(print)
    }
  }
  return index
}

/** The highest remembered number below this one; 0 if there is none. */
export function numberBefore({ pieces }: Recent, seq: number): number {
  let highest = 0
  for (const { numbers } of pieces) for (const number of numbers) if (number < seq) highest = Math.max(highest, number)
  return highest
}

/** Whether this line was printed last. */
export function isLastIn({ pieces }: Recent, { seq, text }: LogLine): boolean {
  const last = pieces.at(-1)
  return last?.numbers.at(-1) === seq && last.fingerprints.at(-1) === fingerprint(text)
}

/** 32-bit FNV-1a: it tells the texts of one number apart. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash | 0
}

import type { LogLine } from './host.ts'

/** So many of the newest printed lines are remembered at least, which bounds the memory. */
const mostLines = 20_000
/** Lines are kept in pieces of about this size, so that adding one copies little. */
const pieceSize = 1_000

interface Print {
  readonly seq: number
  readonly fingerprint: number
}

/** The newest printed lines by number and fingerprint, oldest first. */
export interface Recent {
  readonly pieces: readonly (readonly Print[])[]
  /** Of the numbers below, some are forgotten: a line with one counts as printed. */
  readonly floor: number
}

export const nothingRecent: Recent = { pieces: [], floor: Number.NEGATIVE_INFINITY }

export function addLines({ pieces, floor }: Recent, lines: readonly LogLine[]): Recent {
  const prints = lines.map(({ seq, text }) => ({ seq, fingerprint: fingerprint(text) }))
  const last = pieces.at(-1) ?? []
  const kept = last.length < pieceSize ? [...pieces.slice(0, -1), [...last, ...prints]] : [...pieces, prints]
  let size = kept.reduce((sum, piece) => sum + piece.length, 0)
  let highest = floor - 1
  while (size - (kept[0]?.length ?? size) >= mostLines) {
    const dropped = kept.shift() ?? []
    size -= dropped.length
    for (const { seq } of dropped) highest = Math.max(highest, seq)
  }
  return { pieces: kept, floor: highest + 1 }
}

export function anyForgotten({ floor }: Recent): boolean {
  return floor > Number.NEGATIVE_INFINITY
}

/** The fingerprints of the remembered lines by their number. */
export function indexByNumber({ pieces }: Recent): Map<number, number[]> {
  const index = new Map<number, number[]>()
  for (const piece of pieces) {
    for (const { seq, fingerprint } of piece) {
      const prints = index.get(seq)
      if (prints === undefined) index.set(seq, [fingerprint])
      else prints.push(fingerprint)
    }
  }
  return index
}

/** The highest remembered number below this one; 0 if there is none. */
export function numberBefore({ pieces }: Recent, seq: number): number {
  return pieces.flat().reduce((highest, print) => (print.seq < seq ? Math.max(highest, print.seq) : highest), 0)
}

/** Whether this line was printed last. */
export function isLastOf({ pieces }: Recent, { seq, text }: LogLine): boolean {
  const last = pieces.at(-1)?.at(-1)
  return last?.seq === seq && last.fingerprint === fingerprint(text)
}

/** 32-bit FNV-1a: it tells the texts of one number apart. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}

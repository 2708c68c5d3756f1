import { message } from '../text/message.ts'
import type { LogEffect, LogState } from './state.ts'
import { mayBeLine } from './stream.ts'

/** A store that refuses so many reads in a row refuses for good. */
export const refusalLimit = 2
/** Statuses that another read would not change. A 404 is none: the record may come later. */
export const refusals: ReadonlySet<number | undefined> = new Set([403, 405, 501])
/** Without any answer of the store for so long, the lines of the stream are all that there is. */
const storeSilentMs = { whileItBuilds: 10_000, atEnd: 2_000 }
/** Lines that are kept for the case that there is no stored log, and their characters. */
const mostHeld = { lines: 1_000, length: 4_000_000 }

/** New texts of the stream: printed if there is no stored log, and held until that is known. */
export function takeTexts(state: LogState, texts: readonly string[], effects: LogEffect[]): LogState {
  if (state.source === 'stored') return state
  if (state.source === 'stream') return printTexts(state, texts, effects)
  const held = [...state.held, ...texts].slice(-mostHeld.lines)
  let length = held.reduce((sum, text) => sum + text.length, 0)
  while (length > mostHeld.length) length -= held.shift()?.length ?? 0
  return { ...state, held }
}

/** When the store is given up before its first line: it refuses, or no answer has come. */
export function storeGivenUpMs({ source, failed, pace, stream, verdict }: LogState): number {
  if (source === 'undecided' && failed.refusals >= refusalLimit) return stream.firstMs
  if (source !== 'undecided' || pace.answeredMs > 0) return Number.POSITIVE_INFINITY
  const atEndMs = Math.max(stream.firstMs, (verdict?.atMs ?? Number.POSITIVE_INFINITY) + storeSilentMs.atEnd)
  return Math.min(stream.firstMs + storeSilentMs.whileItBuilds, atEndMs)
}

/** Turns to the lines of the stream: there is no stored log, or none at the end. Never after the first line. */
export function turnToStream(state: LogState, effects: LogEffect[]): LogState {
  const { held, stream, failed, pace } = state
  if (held.length > 0 || stream.open) {
    const text = message`log-by-stream: The stored build log cannot be read, so the lines of the stream are shown. Lines may be missing, or repeated after a reconnection. `
    const empty =
      pace.answeredMs > 0 ? message`log-stayed-empty: It stayed empty.` : message`log-no-answer: No answer came.`
    effects.push({ kind: 'report', event: { kind: 'notice', text: text + (failed.why ?? empty) } })
  }
  return printTexts({ ...state, source: 'stream', held: [] }, held, effects)
}

function printTexts(state: LogState, texts: readonly string[], effects: LogEffect[]): LogState {
  const { printed } = state
  const lines = texts.filter(mayBeLine).map((text, index) => ({ seq: printed.lines + index + 1, text }))
  if (lines.length > 0) effects.push({ kind: 'print', lines })
  return { ...state, printed: { ...printed, lines: printed.lines + lines.length } }
}

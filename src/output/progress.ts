import { size } from '../text/size.ts'

const usualGapMs = 5_000

export interface ProgressOptions {
  readonly now?: () => number
  readonly gapMs?: number
}

/** Says at most one line each 5 s, or each `gapMs`, and the first one not earlier: a quick step needs none. */
export function progressLines(
  say: (text: string) => void,
  { now = () => performance.now(), gapMs = usualGapMs }: ProgressOptions = {},
): (text: () => string) => void {
  let nextMs = now() + gapMs
  return (text) => {
    if (now() < nextMs) return
    nextMs = now() + gapMs
    say(text())
  }
}

/** The same for bytes, each line with how many of them a second there were since the one before. */
export function byteProgress(
  say: (text: string) => void,
  options: ProgressOptions = {},
): (bytes: number, text: () => string) => void {
  const { now = () => performance.now() } = options
  const line = progressLines(say, options)
  let last = { bytes: 0, ms: now() }
  return (bytes, text) =>
    line(() => {
      const ms = now()
      const rate = ((bytes - last.bytes) * 1000) / (ms - last.ms)
      last = { bytes, ms }
      return `${text()} (${size(rate)}/s)`
    })
}

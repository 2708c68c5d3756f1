import { formatSize } from '../text/formats/size.ts'

type ProgressOptions = { readonly now?: () => number; readonly gapMs?: number }

/** Reports at most one line every 5 s, or every `gapMs`, the first one after that time: a quick step needs none. */
export function progressLines(
  say: (text: string) => void,
  { now = () => performance.now(), gapMs = 5_000 }: ProgressOptions = {},
): (text: () => string) => void {
  let nextMs = now() + gapMs
  return (text) => {
    if (now() < nextMs) return
    nextMs = now() + gapMs
    say(text())
  }
}

/** The same for bytes; each line ends with the rate since the last one. */
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
      return `${text()} (${formatSize(rate)}/s)`
    })
}

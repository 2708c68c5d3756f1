const usualGapMs = 5_000

/** Says at most one line each 5 s, or each `gapMs`, and the first one not earlier: a quick step needs none. */
export function progressLines(
  say: (text: string) => void,
  { now = () => performance.now(), gapMs = usualGapMs }: { now?: () => number; gapMs?: number } = {},
): (text: () => string) => void {
  let nextMs = now() + gapMs
  return (text) => {
    if (now() < nextMs) return
    nextMs = now() + gapMs
    say(text())
  }
}

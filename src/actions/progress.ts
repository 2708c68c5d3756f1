const gapMs = 5_000

/** Says at most one line each 5 s, the first one after 5 s: a quick step needs none. */
export function progressLines(
  say: (text: string) => void,
  now = () => performance.now(),
): (text: () => string) => void {
  let nextMs = now() + gapMs
  return (text) => {
    if (now() < nextMs) return
    nextMs = now() + gapMs
    say(text())
  }
}

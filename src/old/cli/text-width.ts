import stringWidth from 'string-width'

const segmenter = new Intl.Segmenter()

/** The columns of a terminal that a text takes: a letter of East Asia and an emoji take two, a combining mark none. */
export function measureWidth(text: string): number {
  return stringWidth(text)
}

/** As much of a text as fits into so many columns. */
export function cutToWidth(text: string, columns: number): string {
  if (measureWidth(text) <= columns) return text
  let shown = ''
  let taken = 0
  for (const { segment } of segmenter.segment(text)) {
    taken += measureWidth(segment)
    if (taken > columns) break
    shown += segment
  }
  return shown
}

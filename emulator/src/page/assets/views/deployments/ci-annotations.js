/** What a client has printed for people to see first: its errors, warnings and notices. Knows nothing of the document. */

/** @typedef {{ kind: 'error' | 'warning' | 'notice', text: string, more: string[] }} Annotation */

const said = /^(Error|Warning|Notice): (.+)$/
/** How the client marks what belongs to the line above, and lines of the build log. */
const bar = /^ ?│ ?(.*)$/

/**
 * What a job shows as its annotations: each sentence, with the lines that follow it behind a bar.
 * @param {readonly { text: string }[]} lines
 * @returns {Annotation[]}
 */
export function annotationsIn(lines) {
  /** @type {Annotation[]} */
  const found = []
  /** @type {Annotation | undefined} */
  let last
  for (const { text } of lines) {
    const [, kind, sentence] = said.exec(text) ?? []
    const behind = bar.exec(text)?.[1]
    if (kind !== undefined && sentence !== undefined) {
      last = { kind: /** @type {Annotation['kind']} */ (kind.toLowerCase()), text: sentence, more: [] }
      found.push(last)
    } else if (behind !== undefined && last?.kind === 'error') last.more.push(behind)
    else last = undefined
  }
  return found
}

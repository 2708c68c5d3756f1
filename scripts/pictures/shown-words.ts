import type { Locator, Page } from 'playwright-core'

/** Words that are there or not by how fast the machine is: states that a poll may miss, and what is counted. */
const byChance = [
  'requested',
  'building',
  'deploying',
  'starting',
  'queued',
  'accepted',
  'line',
  'lines',
  'more',
  'min',
  'sec',
  'ago',
  'just',
  'now',
  'progress',
]

/** Runs in the page, as text because only the page has a document: what can be seen inside a frame. */
const seen = `(frame) => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const { left, top, width, height } = range.getBoundingClientRect()
    const isInside = left >= frame.x && left < frame.x + frame.width && top >= frame.y && top < frame.y + frame.height - 8
    // What only a screen reader gets is one pixel wide.
    if (isInside && width > 1 && height > 1) found.push(walker.currentNode.textContent)
  }
  return found.join(' ')
}`

/** What a picture says, without what differs from run to run: its words, each once, in the order of the alphabet. */
export async function wordsIn(shown: Page | Locator): Promise<string> {
  const page = 'goto' in shown ? shown : shown.page()
  const frame = 'goto' in shown ? { x: 0, y: 0, ...page.viewportSize() } : await shown.boundingBox()
  const text = String(await page.evaluate(`(${seen})(${JSON.stringify(frame)})`))
  const stable = text
    // Ids, commits, addresses and the paths of this machine.
    .replaceAll(/\b(?:https?|file):\/\/\S*/g, ' ')
    .replaceAll(/\/\S*/g, ' ')
    .replaceAll(/\b(?:dep|svc)_\w+/g, ' ')
    .replaceAll(/\b(?=\w*\d)\w+/g, ' ')
  const words = [...stable.matchAll(/\p{L}{3,}/gu)].map(([word]) => word.toLowerCase())
  return [...new Set(words)]
    .filter((word) => !byChance.includes(word))
    .toSorted()
    .join(' ')
}

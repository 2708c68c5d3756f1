import { run } from '../../api.js'
import { LogPanel } from '../../log/log-panel.js'
import { to } from '../../view-addresses.js'

/** @typedef {{ id: number, number: number, line: string, stream: string, ts: string }} LogRecord */

/** The most lines that one read returns. */
const mostLines = 1_000

/**
 * What a service prints while it runs: the newest lines at first, then every new one, and the earlier ones when they are asked for.
 * @param {string} id of the service
 * @param {() => void} draw
 */
export function runtimeLog(id, draw) {
  const panel = new LogPanel('Runtime log', draw, (line) => to('services', id, 'log', `L${line}`))
  /** The id of the last line that was read; undefined before the first read. @type {number | undefined} */
  let cursor
  /** The id of the first line that was read, if there may be earlier ones. @type {number | undefined} */
  let oldest
  let reading = Promise.resolve()
  /** The read of the earlier lines that is under way. @type {Promise<void> | undefined} */
  let readingEarlier

  /** Reads what is new, one read after the other: two at once would show lines twice. */
  function read() {
    reading = reading.catch(() => undefined).then(readNew)
    return reading
  }

  async function readNew() {
    for (;;) {
      const after = cursor
      const logs = await page(after === undefined ? {} : { after })
      cursor = logs.at(-1)?.id ?? after ?? 0
      if (after === undefined && (logs[0]?.number ?? 1) > 1) {
        oldest = logs[0]?.id
        panel.earlier = readEarlier
      }
      panel.append(logs.map(lineFrom))
      if (after === undefined || logs.length < mostLines) break
    }
    if (panel.wantsEarlier) await readEarlier()
  }

  /** Reads every line that the platform keeps from before the first one. Rejects if one of them cannot be read. */
  function readEarlier() {
    readingEarlier ??= readPages().finally(() => {
      readingEarlier = undefined
    })
    return readingEarlier
  }

  async function readPages() {
    /** @type {LogRecord[][]} */
    const pages = []
    for (let before = oldest; before !== undefined; before = pages[0]?.[0]?.id) pages.unshift(await page({ before }))
    panel.earlier = undefined
    panel.prepend(pages.flat().map(lineFrom))
  }

  /**
   * @param {{ after?: number, before?: number }} range
   * @returns {Promise<LogRecord[]>}
   */
  async function page(range) {
    return (await run('get_logs', { id, limit: mostLines, ...range })).logs
  }

  return { panel, read, isRead: () => cursor !== undefined }
}

/** @param {LogRecord} record */
function lineFrom({ number, line, stream, ts }) {
  return { seq: number, text: line, stream, ts }
}

import { UnreadableError } from './errors.ts'
import { type Fields, isFields } from './json-fields.ts'

/** Where a page begins: the `nextCursor` of the page before, unchanged. */
export type Cursor = number | string

/** One page of the deployment history, newest first. */
export interface HistoryPage {
  /** The records, unchanged; the contract documents `deploymentId` and `rollbackable` only. */
  readonly deployments: readonly Fields[]
  /** Undefined on the last page. */
  readonly nextCursor: Cursor | undefined
}

/** A page as it was answered. */
export interface AnsweredPage extends HistoryPage {
  /** When, by the platform's own clock, in milliseconds since 1970; undefined if it did not say, or a cache answered. */
  readonly answeredAtMs: number | undefined
}

/** An empty page is not the end, but so many in a row are none. */
const mostEmpty = 20

/**
 * Reads pages until one has no next cursor. Throws `UnreadableError` where pages bring nothing new: a cursor repeats, all rows of a page
 * have come before, or page after page is empty.
 */
export async function* readPages(
  before: Cursor | undefined,
  read: (before: Cursor | undefined) => Promise<{ readonly body: unknown; readonly answeredAtMs: number | undefined }>,
): AsyncGenerator<AnsweredPage> {
  const seen = new Set<string>()
  const known = new Set<string>()
  let empty = 0
  for (let cursor = before; ; ) {
    const { body, answeredAtMs } = await read(cursor)
    const page = parseHistoryPage(body)
    const rows = page.deployments.map(identify)
    if (rows.length > 0 && rows.every((row) => known.has(row))) throw unreadable('a page of rows that it gave before')
    for (const row of rows) known.add(row)
    empty = rows.length === 0 ? empty + 1 : 0
    if (empty === mostEmpty && page.nextCursor !== undefined) throw unreadable(`${mostEmpty} empty pages in a row`)
    yield { ...page, answeredAtMs }
    if (cursor !== undefined) seen.add(String(cursor))
    if (page.nextCursor === undefined) return
    if (seen.has(String(page.nextCursor))) throw unreadable('a cursor that it gave before')
    cursor = page.nextCursor
  }
}

/** What tells a row from every other. */
function identify(row: Fields): string {
  const { deploymentId } = row
  return typeof deploymentId === 'string' ? deploymentId : JSON.stringify(row)
}

/** Checks the page and none of its records, so that one odd record does not hide the others. */
export function parseHistoryPage(body: unknown): HistoryPage {
  const deployments = isFields(body) ? body['deployments'] : undefined
  if (!isFields(body) || !Array.isArray(deployments)) throw unreadable('no "deployments"')
  return { deployments: deployments.filter(isFields), nextCursor: cursorIn(body['nextCursor']) }
}

/** Nothing is older than 0; servers that cannot omit a number send it if there is no next page. */
function cursorIn(value: unknown): Cursor | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  return value === 0 || value === '' || value === '0' ? undefined : value
}

function unreadable(found: string): UnreadableError {
  const text = `list_deployments: the platform answered with ${found}.`
  return new UnreadableError(text, { operation: 'list_deployments', status: 200 })
}

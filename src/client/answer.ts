import * as v from 'valibot'
import type { Operation } from '../contract/operation.ts'
import { shorten } from '../text/format.ts'
import { cleanText } from '../text/untrusted.ts'
import { PlatformError } from './errors.ts'
import { field } from './json.ts'
import type { HttpResponse } from './request.ts'

/**
 * Size limits of an answer, in bytes. A larger answer counts as unreadable, so that a platform can neither fill the
 * memory nor hold up a run.
 */
const mebibyte = 2 ** 20
const longestAnswer = 4 * mebibyte
const longestLogPage = 8 * mebibyte
/** Maximum characters of one row of a history or a log. */
const longestRow = 256 * 1024
/** A shorter answer cannot contain a row that is too long or too deeply nested. */
const longestPlain = 4 * 1024
const longestRefusal = 64 * 1024

/**
 * Reads and parses an answer. Throws `PlatformError` for an error status, a redirect, and an answer that cannot be
 * read.
 */
export async function readAnswer(
  name: string,
  operation: Operation,
  response: HttpResponse,
  redact: (text: string) => string,
): Promise<unknown> {
  const { status } = response
  if (status < 200 || status > 299) throw await readRefusal(name, operation, response, redact)
  const isLog = operation.path.endsWith('/logs')
  const text = await readText(response.body, isLog ? longestLogPage : longestAnswer)
  const unreadable = (why: string): PlatformError =>
    new PlatformError('unreadable', name, `${name}: the platform answered ${status} ${why}.`, { status })
  if (text === undefined) throw unreadable('with more than Taxiway reads in one answer')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw unreadable(
      looksLikeHtml(text) ? 'with a web page: base-url may be a website or a sign-in page' : 'without JSON',
    )
  }
  const parsed = v.safeParse(operation.result, json, { abortEarly: true })
  // The issue's own message would quote what the platform sent.
  if (!parsed.success) throw unreadable(`without what the contract promises (${describeIssue(parsed.issues[0])})`)
  if (text.length > longestPlain && rowsOf(json).some(isTooLong)) throw unreadable('with a record of more than 256 KB')
  return parsed.output
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'the whole answer'
  return `${shorten(cleanText(place), 60)} is not ${issue.expected ?? 'as documented'}`
}

/** The rows of a history or a log. */
function rowsOf(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json
  return [field(json, 'deployments'), field(json, 'logs')].find(Array.isArray) ?? []
}

function isTooLong(row: unknown): boolean {
  try {
    return (JSON.stringify(row) ?? '').length > longestRow
  } catch {
    // Too deeply nested to be serialised.
    return true
  }
}

/** Reads a body as text. Returns undefined if it has more than `most` bytes, without reading the rest. */
async function readText(body: AsyncIterable<Uint8Array>, most: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Turns an error status or a redirect into an error, in the platform's own words (contract: Errors). */
export async function readRefusal(
  name: string,
  operation: Pick<Operation, 'access' | 'path'>,
  response: HttpResponse,
  redact: (text: string) => string,
): Promise<PlatformError> {
  const { status, headers } = response
  const text = await readText(response.body, longestRefusal).catch(() => undefined)
  const retryAfterMs = readRetryAfter(headers)
  if (status >= 300 && status < 400) {
    const target = redact(shownTarget(headers['location']))
    const advice = `Redirects are not followed: set base-url to the address where the API answers.`
    return new PlatformError(
      'redirected',
      name,
      `${name}: the platform redirects (${status}) to ${target}. ${advice}`,
      { status },
    )
  }
  const said = text === undefined ? undefined : readError(text)
  const words = said === undefined ? '' : `: ${shorten(redact(cleanText(redact(said))), 500)}`
  const message = `${name}: the platform answered ${status}${words}${/[.!?…]$/.test(words) ? '' : '.'}`
  const isHtml = said === undefined && looksLikeHtml(text ?? '')
  // The platform may say itself what is wrong with the key.
  const hint = status === 401 && /key|token/i.test(said ?? '') ? '' : explainStatus(status, operation, isHtml)
  return new PlatformError('refused', name, [message, hint].filter(Boolean).join(' '), { status, retryAfterMs })
}

function readError(text: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    const error = field(answer, 'error')
    const isText = (said: unknown): said is string => typeof said === 'string' && said.trim() !== ''
    return [error, field(error, 'message'), field(answer, 'message')].find(isText)
  } catch {
    return undefined
  }
}

function explainStatus(status: number, { access, path }: Pick<Operation, 'access' | 'path'>, isHtml: boolean): string {
  if (status === 401) return 'The API key is missing, wrong or revoked.'
  if (status === 403 && access.kind === 'capability') return `The API key needs ${access.capability}:${access.level}.`
  if (status === 403 && access.kind === 'account-only') return 'This needs an account key.'
  if (status === 403) return 'The API key does not permit this.'
  if (status === 413) return 'The request is larger than the platform, or a proxy before it, accepts.'
  if (isHtml) return 'It answered with a web page: base-url may be a website or a sign-in page.'
  if (status === 404 && path.startsWith('/api/services/{id}/')) {
    return 'Check the id of the service, whose key it is, and base-url, to which Taxiway adds `/api`.'
  }
  return ''
}

function looksLikeHtml(text: string): boolean {
  return /^\s*<(?:!doctype|html)/i.test(text)
}

/** The target of a redirect without its query, which may contain a secret. */
function shownTarget(location: string | string[] | undefined): string {
  const url = URL.parse([location].flat()[0] ?? '', 'relative:/')
  if (url === null) return 'nowhere'
  return shorten(url.protocol === 'relative:' ? url.pathname : `${url.protocol}//${url.host}${url.pathname}`, 200)
}

/** Reads `Retry-After` in milliseconds. A date is compared with the `Date` header of the same answer. */
function readRetryAfter(headers: HttpResponse['headers']): number | undefined {
  const text = [headers['retry-after']].flat()[0]?.trim() ?? ''
  // However long it is, it is a wait, and not an absent one.
  if (/^\d+$/.test(text)) return Math.min(Number(text), 1e9) * 1_000
  const ms = Date.parse(text) - Date.parse([headers['date']].flat()[0] ?? '')
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

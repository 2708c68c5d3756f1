import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { requireLocalRequest } from '../http/local-request.ts'
import { sendError, sendJson } from '../http/reply.ts'
import { toUrl } from '../http/request.ts'
import type { RequestHandler } from '../http/server.ts'
import { methodError } from '../http/status-error.ts'
import { type PageSession, pagePath } from './session.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

const ownFolder = join(import.meta.dirname, 'assets')
/** What the page uses of packages, as it is. */
const libraries = [
  ...['lit-html.js', 'directive.js', 'directive-helpers.js', 'directives/repeat.js', 'directives/unsafe-html.js'].map(
    (name) => `lit-html/${name}`,
  ),
  'ansi_up/ansi_up.js',
  'simpledotcss/simple.min.css',
]

/** The files of the page, by their path below `/_taxiway/`, with their place on this machine. */
function pageAssets(): ReadonlyMap<string, string> {
  const folders = createRequire(import.meta.url).resolve.paths('lit-html') ?? []
  const find = (name: string): string => folders.map((folder) => join(folder, name)).find(existsSync) ?? name
  return new Map([
    ...readdirSync(ownFolder)
      .filter((name) => Object.hasOwn(types, extname(name)))
      .map((name) => [`assets/${name}`, join(ownFolder, name)] as const),
    ...libraries.map((name) => [name, find(name)] as const),
  ])
}

/**
 * Only files of this origin, and the one inline import map, by its digest. Nothing may frame the page, no text can become a script
 * or a style, and a form cannot be sent anywhere.
 */
function securityPolicy(html: string): string {
  const [, map = ''] = /<script type="importmap">([\s\S]*?)<\/script>/.exec(html) ?? []
  const digest = createHash('sha256').update(map).digest('base64')
  const rules = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${digest}'`,
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
  ]
  return rules.join('; ')
}

/** On every answer below `/_taxiway/`: no other origin can embed it, and nothing stores it or guesses its type. */
const protection = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/**
 * Serves the page and its files. A printed address carries a token: the answer is the cookie, and the way to the address without the
 * token. Leaves other paths to `handle`, and protects what that answers below `/_taxiway/`.
 */
export function withPage(handle: RequestHandler, session: PageSession): RequestHandler {
  const assets = pageAssets()
  return async (request, response) => {
    const { pathname, searchParams } = toUrl(request)
    if (pathname === '/' && isBrowser(request)) return sendToPage(request, response)
    if (!`${pathname}/`.startsWith(pagePath)) return handle(request, response)
    for (const [name, value] of Object.entries(protection)) response.setHeader(name, value)
    const name = pathname.slice(pagePath.length)
    const file = assets.get(name === '' ? 'assets/index.html' : name)
    if (file === undefined && name !== 'session' && pathname !== pagePath.slice(0, -1)) return handle(request, response)
    try {
      requireLocalRequest(request)
      if (name === 'session') return sendSecret(request, response, session)
      if (request.method !== 'GET' && request.method !== 'HEAD') throw methodError(['GET', 'HEAD'])
      const token = searchParams.get('token')
      if (token !== null || file === undefined)
        redirect(response, request.method === 'GET' ? session.redeem(token ?? '', request) : undefined)
      else sendFile(request, response, file)
    } catch (error) {
      sendError(response, error)
    }
  }
}

/** Whether somebody opened the address in a browser. A client of the interface accepts JSON. */
function isBrowser({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html')
}

function sendToPage(request: IncomingMessage, response: ServerResponse): void {
  try {
    requireLocalRequest(request)
    response.writeHead(303, { location: pagePath }).end()
  } catch (error) {
    sendError(response, error)
  }
}

function sendSecret(request: IncomingMessage, response: ServerResponse, session: PageSession): void {
  if (request.method !== 'POST') throw methodError(['POST'])
  // Null is an answer, not a refusal: a browser shows each 401 in red, also where nothing is wrong.
  sendJson(response, 200, { secret: session.claim(request) ?? null })
}

function redirect(response: ServerResponse, cookie: string | undefined): void {
  response.writeHead(303, { location: pagePath, ...(cookie === undefined ? {} : { 'set-cookie': cookie }) }).end()
}

function sendFile({ headers, method }: IncomingMessage, response: ServerResponse, file: string): void {
  const content = readFileSync(file)
  const type = extname(file)
  if (type === '.html') response.setHeader('content-security-policy', securityPolicy(content.toString()))
  const isPacked = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))
  const sent = isPacked ? gzipSync(content) : content
  if (isPacked) response.setHeader('content-encoding', 'gzip')
  const contentType = types[type] ?? 'text/plain'
  response.writeHead(200, { 'content-type': contentType, 'content-length': sent.length, vary: 'accept-encoding' })
  response.end(method === 'HEAD' ? undefined : sent)
}

/** The target of a request without the token of the page, to log. */
export function withoutPageToken(target: string): string {
  return target.replace(/([?&]token=)[^&#]*/, '$1***')
}

import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { toUrl } from '../http/request.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** Serves the files of a folder, and `index.html` for each folder in it. Hidden files, and files outside the folder, are 404. */
export async function serveFile(request: IncomingMessage, response: ServerResponse, folder: string): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const file = await findFile(folder, toUrl(request).pathname)
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
    return
  }
  response.writeHead(200, {
    'content-type': contentTypes[extname(file.path).toLowerCase()] ?? 'application/octet-stream',
    'content-length': file.size,
  })
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(file.path), response)
}

/** The file for the path of a URL. Links must stay in the folder. */
async function findFile(folder: string, pathname: string): Promise<{ path: string; size: number } | undefined> {
  const names = possibleNames(pathname)
  if (!names) return undefined
  for (const wanted of [join(folder, ...names), join(folder, ...names, 'index.html')]) {
    const path = await realpath(wanted).catch(() => undefined)
    if (path === undefined || !isInside(folder, path)) continue
    const found = await stat(path)
    if (found.isFile()) return { path, size: found.size }
  }
  return undefined
}

function possibleNames(pathname: string): string[] | undefined {
  try {
    const names = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    const hidden = names.some((name) => (name.startsWith('.') && name !== '.well-known') || /[/\\\0]/.test(name))
    return hidden ? undefined : names
  } catch {
    return undefined
  }
}

function isInside(folder: string, path: string): boolean {
  const fromFolder = relative(folder, path)
  return fromFolder !== '..' && !fromFolder.startsWith(`..${sep}`)
}

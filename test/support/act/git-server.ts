import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../loopback.ts'

/** Serves the repositories below a folder over HTTP, as github.com does: by Git's own CGI program. `close` ends it. */
export async function serveGit(folder: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch((error) => response.destroy(error))
  })
  const url = await listen(server)
  return {
    url,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://git.invalid')
  const child = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      PATH: process.env['PATH'],
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: text(request.headers['git-protocol']),
      REQUEST_METHOD: request.method,
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: text(request.headers['content-type']),
      HTTP_CONTENT_ENCODING: text(request.headers['content-encoding']),
    },
  })
  child.once('error', (error) => response.destroy(error))
  // Git may answer and exit before it has read the whole request.
  child.stdin.on('error', () => {})
  child.stdin.end(await buffer(request))
  const output = await buffer(child.stdout)
  const end = output.indexOf('\r\n\r\n')
  const headers = output
    .subarray(0, end)
    .toString('latin1')
    .split('\r\n')
    .map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? ''])
  // CGI sends its status in a header; without one it is 200.
  const status = Number(headers.find(([name]) => name === 'Status')?.[1]?.slice(0, 3) ?? 200)
  response.writeHead(status, Object.fromEntries(headers)).end(output.subarray(end + 4))
}

function text(header: string | string[] | undefined): string {
  return String(header ?? '')
}

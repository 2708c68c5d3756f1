import { createServer, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Platform } from '../../../src/client/platform.ts'
import { findNewLines, newLines } from '../../../src/deployment/log-comparison.ts'

test('order and count do not matter, and a new line is given once', () => {
  const good = ['pulling a', 'pulling b', 'warning: old', 'done']
  const failed = ['pulling b', 'pulling a', 'warning: old', 'warning: old', 'error: no fuel', '---', 'error: no fuel']
  expect(newLines(failed, good)).toEqual(['error: no fuel'])
})

/** A platform whose history is these rows, which answers each log so. */
async function platformOf(rows: readonly object[], answerLog: (response: ServerResponse, url: string) => void) {
  let requests = 0
  const server = createServer((request, response) => {
    requests++
    if (request.url?.includes('/logs')) answerLog(response, request.url)
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ deployments: rows }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    vi.restoreAllMocks()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const platform = new Platform({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'twk_0123456789' })
  return { platform, requests: () => requests }
}

const row = (deploymentId: string, status: string) => ({ deploymentId, status, rollbackable: status !== 'failed' })

test.for<[what: string, rows: readonly object[], good: string | undefined]>([
  ['the one before it', [row('c', 'live'), row('b', 'failed'), row('a', 'deactivated')], 'a'],
  ['none, if only a later one is good', [row('c', 'live'), row('b', 'failed')], undefined],
  ['the newest, if the history does not show it', [row('c', 'live'), row('a', 'deactivated')], 'c'],
])('a deployment is compared with %s', async ([, rows, good]) => {
  const { platform: opened } = await platformOf(rows, (response, url) => {
    const after = new URL(url, 'http://a.example').searchParams.has('after')
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(after ? '[]' : '[{"seq":1,"line":"done"}]')
  })
  await using platform = opened
  const { signal } = new AbortController()
  const found = await findNewLines(platform, { serviceId: 's', deploymentId: 'b', lines: ['error: x'], signal })
  expect(found?.deploymentId).toBe(good)
})

let lastLine = 0

test.for<[string, (response: ServerResponse) => void]>([
  ['hangs', () => undefined],
  [
    'floods',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[')
      const more = (): void => {
        while (response.writable && response.write(`{"seq":1,"line":"${'x'.repeat(60_000)}"},`));
      }
      response.on('drain', more)
      more()
    },
  ],
  ['is gone', (response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"gone"}')],
  ['is no log', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]')],
  [
    'goes on',
    (response) => {
      lastLine++
      response.writeHead(200, { 'content-type': 'application/json' }).end(`[{"seq":${lastLine},"line":"a"}]`)
    },
  ],
])('a good log that %s explains nothing, in at most four requests and 3 s', async ([, answer]) => {
  const rows = [row('b', 'failed'), row('a', 'live')]
  const { platform: opened, requests } = await platformOf(rows, answer)
  await using platform = opened
  const real = AbortSignal.timeout.bind(AbortSignal)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => real(ms / 30))
  const { signal } = new AbortController()
  const found = await findNewLines(platform, { serviceId: 's', deploymentId: 'b', lines: ['error: x'], signal })
  expect(found).toBeUndefined()
  expect(requests()).toBeLessThanOrEqual(4)
  expect(timeout).toHaveBeenCalledWith(3_000)
})

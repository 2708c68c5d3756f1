import { createServer, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { Platform } from '../../../src/client/platform.ts'
import { findNewLines, newLines, normaliseLine } from '../../../src/deployment/new-lines.ts'

test.each([
  ['2026-11-22T08:00:00.123Z Cloning', '2026-11-23T21:14:09.9Z Cloning'],
  ['added 312 packages, and audited 313 packages in 9s', 'added 318 packages, and audited 319 packages in 1m'],
  ['✓ built in 2.31s', '✓ built in 871ms'],
  [
    'dist/assets/index-BkX3f9aQ.js  142.31 kB │ gzip: 45.80 kB',
    'dist/assets/index-C_k20dLm.js  9.1 MB │ gzip: 1.80 MB',
  ],
  ['HEAD is now at 4f2c1d3 Ship it', 'HEAD is now at aa0b1c2 Ship it'],
  ['#9 3.127 npm run build', '#11 0.4 npm run build'],
  ['using /tmp/pip-ephem-wheel-cache-a9x_/wheels', 'using /tmp/pip-ephem-wheel-cache-77bd/wheels'],
  ['id 0190163d-8694-739b-aea5-966c26f8ad91 queued', 'id 11111111-2222-4333-8444-555555555555 queued'],
  [
    'sha256:7d865e959b2466918c9863afca942d0fb89d7c9ac0c99bafc3749504ded97730',
    'sha256:d865e959b2466918c9863afca942d0fb89d7c9ac0c99bafc3749504ded977301',
  ],
  ['  12% building', ' 100% building'],
  ['\u001b[32m✓\u001b[39m 34 modules transformed.', '✓ 35 modules transformed.'],
  ['Listening on http://127.0.0.1:41233', 'Listening on http://127.0.0.1:38111'],
])('%s is what it was', (one, other) => {
  expect(normaliseLine(one)).toBe(normaliseLine(other))
})

test.each([
  [
    "src/cart.ts(7,3): error TS2322: Type 'number' is not assignable",
    'src/cart.ts(7,3): error TS2304: Cannot find name',
  ],
  ['Build succeeded', 'Build failed'],
  ['loading defaced', 'loading facade'],
])('%s is another line than %s', (one, other) => {
  expect(normaliseLine(one)).not.toBe(normaliseLine(other))
})

test('order and count do not matter, and a new line is given once', () => {
  const good = ['pulling a', 'pulling b', 'warning: old', 'done']
  const failed = ['pulling b', 'pulling a', 'warning: old', 'warning: old', 'error: no fuel', '---', 'error: no fuel']
  expect(newLines(failed, good)).toEqual(['error: no fuel'])
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
  let requests = 0
  const server = createServer((request, response) => {
    requests++
    const rows = [
      { deploymentId: 'b', status: 'failed' },
      { deploymentId: 'a', status: 'live', rollbackable: true },
    ]
    if (request.url?.includes('/logs')) answer(response)
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ deployments: rows }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  await using platform = new Platform({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'twk_0123456789' })
  const startedMs = performance.now()
  const { signal } = new AbortController()
  const found = await findNewLines(platform, { serviceId: 's', deploymentId: 'b', lines: ['error: x'], signal })
  expect(found).toBeUndefined()
  expect(requests).toBeLessThanOrEqual(4)
  expect(performance.now() - startedMs).toBeLessThan(8_000)
})

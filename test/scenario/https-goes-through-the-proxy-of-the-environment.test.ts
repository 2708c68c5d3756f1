import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from '../support/calling.ts'

// The bundle holds its own selection of undici's modules, so only a run of the built action shows that it tunnels.
test('an https platform is reached by CONNECT, and the proxy never sees the key', async ({ run }) => {
  const asked: string[] = []
  const proxy = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (bytes) => {
      asked.push(bytes.toString())
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  const env = { HTTPS_PROXY: `http://127.0.0.1:${address.port}`, NO_PROXY: '' }
  const site = { url: 'https://platform.example', key: 'twk_behind-a-proxy' }
  const called = await run(site, { operation: 'whoami' }, { env, timeFactor: 50 })
  proxy.close()
  expect(asked[0]).toMatch(/^CONNECT platform\.example:443 HTTP\/1\.1\r\n/)
  expect(asked.join('')).not.toContain(site.key)
  expect(called.said).toContain('403')
})

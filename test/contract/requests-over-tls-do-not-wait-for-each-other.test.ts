import { expect, test } from 'vitest'
import { platformAt } from './client.ts'
import { serveSockets, until } from './server.ts'

/** Less than the 10 s after which a connection is given up, and the next request begins its own. */
const limit = { timeout: 5_000 }
/** The beginning of a TLS connection. */
const handshake = 0x16

test('two requests connect at the same time, before either has its TLS connection', limit, async () => {
  const begun: number[] = []
  await using server = await serveSockets((socket) => socket.once('data', (bytes) => begun.push(bytes[0] ?? 0)))
  await using platform = platformAt(server.url.replace('http:', 'https:'), { retries: false })
  const calls = [platform.call('whoami', {}), platform.call('list_deployments', { id: 's1' })]
  for (const call of calls) call.catch(() => undefined)
  await until(() => begun.length === 2)
  expect(begun).toEqual([handshake, handshake])
})

test('nor do they wait for each other behind a proxy', limit, async () => {
  const asked: string[] = []
  await using proxy = await serveSockets((socket) =>
    socket.once('data', (bytes) => {
      asked.push(bytes.toString().split('\r\n', 1).join())
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
    }),
  )
  await using platform = platformAt('https://platform.example', { proxy: { https: proxy.url }, retries: false })
  const calls = [platform.call('whoami', {}), platform.call('list_deployments', { id: 's1' })]
  for (const call of calls) call.catch(() => undefined)
  await until(() => asked.length === 2)
  expect(asked).toEqual(Array(2).fill('CONNECT platform.example:443 HTTP/1.1'))
})

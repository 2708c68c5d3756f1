import { afterEach, expect, test, vi } from 'vitest'
import { said } from '../support/messages.ts'
import { platformAt, testKey } from './client.ts'
import { json, serve, serveSockets } from './server.ts'

test('the key travels in the Authorization header and nowhere else', async () => {
  await using server = await serve((response) => json(response, 202, { deploymentId: 'd1' }))
  await using platform = platformAt(`${server.url}/prefix/`)
  await platform.call('deploy_service', { id: 's/1', ref: 'main' })
  const [request] = server.received
  expect(request?.headers['authorization']).toBe(`Bearer ${testKey}`)
  expect(request?.url).toBe('/prefix/api/services/s%2F1/deploy')
  expect(request?.body).toBe('{"ref":"main"}')
  expect(request?.headers['user-agent']).toMatch(/^taxiway\/\d/)
})

test('a redirect to another origin is an error, and nothing is sent there', async () => {
  await using other = await serve((response) => json(response, 200, {}))
  await using server = await serve((response) =>
    response.writeHead(302, { location: `${other.url}/api/auth/me` }).end(),
  )
  await using platform = platformAt(server)
  const error = await platform.call('whoami', {}).catch((thrown) => thrown)
  expect(error).toMatchObject({ name: 'RefusedError', status: 302 })
  expect(error.message).toContain(`redirects to ${other.url}, which is not followed`)
  expect(server.received).toHaveLength(1)
  expect(other.received).toEqual([])
})

test('a read follows redirects on its own origin with the key', async () => {
  await using server = await serve((response, { url }) =>
    url === '/api/auth/me'
      ? response.writeHead(307, { location: '/v2/me?x=1' }).end()
      : json(response, 200, { id: url }),
  )
  await using platform = platformAt(server)
  expect(await platform.call('whoami', {})).toEqual({ id: '/v2/me?x=1' })
  expect(server.received[1]?.headers['authorization']).toBe(`Bearer ${testKey}`)
})

test('endless redirects are abandoned', async () => {
  await using server = await serve((response, { url }) => response.writeHead(302, { location: `${url}a` }).end())
  await using platform = platformAt(server)
  await expect(platform.call('whoami', {})).rejects.toThrow('redirects more than 5 times')
  expect(server.received).toHaveLength(6)
})

test('a write is never redirected', async () => {
  await using server = await serve((response) => response.writeHead(308, { location: '/elsewhere' }).end())
  await using platform = platformAt(server)
  const error = await platform.call('deploy_service', { id: 's1' }).catch((thrown) => thrown)
  expect(error.message).toContain('redirects a write, which is never followed')
  expect(error).toMatchObject({ name: 'RefusedError', status: 308 })
  expect(server.received).toHaveLength(1)
})

test('after a redirect it is unknown whether the write took effect', async () => {
  await using server = await serve((response) => response.writeHead(303, { location: '/done' }).end())
  await using platform = platformAt(server)
  const error = await platform.call('deploy_service', { id: 's1' }).catch((thrown) => thrown)
  expect(error).toMatchObject({ name: 'NoAnswerError', sent: true })
})

afterEach(() => vi.unstubAllEnvs())

/** A proxy that records its requests and tunnels nothing. */
async function refusingProxy() {
  const asked: string[] = []
  const server = await serveSockets((socket) => {
    socket.once('data', (bytes) => {
      asked.push(bytes.toString())
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    })
  })
  return { server, asked }
}

test('https goes through a tunnel, and the proxy never sees the key', async () => {
  const proxy = await refusingProxy()
  await using server = proxy.server
  await using platform = platformAt('https://platform.example', { proxy: { https: server.url } })
  const error = await platform.call('deploy_service', { id: 's1' }, { retries: false }).catch((thrown) => thrown)
  expect(error).toMatchObject({ name: 'NoAnswerError', sent: false })
  expect(proxy.asked).toHaveLength(1)
  expect(proxy.asked[0]).toMatch(/^CONNECT platform\.example:443 HTTP\/1\.1\r\n/)
  expect(proxy.asked[0]).not.toContain(testKey)
})

test('the proxy of the environment is used if the options name none', async () => {
  const proxy = await refusingProxy()
  await using server = proxy.server
  // On Windows the two are one variable.
  vi.stubEnv('https_proxy', undefined)
  vi.stubEnv('HTTPS_PROXY', server.url)
  vi.stubEnv('NO_PROXY', '')
  await using platform = platformAt('https://platform.example', { proxy: {} })
  await platform.call('whoami', {}, { retries: false }).catch(() => {})
  expect(proxy.asked[0]).toMatch(/^CONNECT platform\.example:443/)
})

test('NO_PROXY hosts are reached directly', async () => {
  const proxy = await refusingProxy()
  await using server = proxy.server
  await using platform = platformAt('https://platform.invalid', { proxy: { https: server.url, no: '.invalid' } })
  const error = await platform.call('whoami', {}, { retries: false }).catch((thrown) => thrown)
  expect(error.message).toMatch(/"platform\.invalid" was not found|could not be reached \(.*EAI_AGAIN/)
  expect(proxy.asked).toEqual([])
})

test('this machine is reached directly whatever the environment says: no proxy sees a key in plain http', async () => {
  const proxy = await refusingProxy()
  await using proxyServer = proxy.server
  await using server = await serve((response) => json(response, 200, { id: 'u' }))
  for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy']) vi.stubEnv(name, proxyServer.url)
  for (const name of ['NO_PROXY', 'no_proxy']) vi.stubEnv(name, '')
  await using platform = platformAt(server)
  expect(await platform.call('whoami', {})).toEqual({ id: 'u' })
  expect(proxy.asked).toEqual([])
})

test('a proxy address that is not a URL is an error before anything is sent', async () => {
  await using platform = platformAt('https://platform.example', { proxy: { https: 'proxy:nonsense:1' } })
  await expect(platform.call('whoami', {})).rejects.toThrow(said('proxy-invalid'))
})

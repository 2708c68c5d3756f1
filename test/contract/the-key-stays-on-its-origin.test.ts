import { expect, test } from 'vitest'
import { platformAt, testKey } from './client.ts'
import { json, serve, until } from './server.ts'

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

test('a redirect is followed without waiting for the end of its body', { timeout: 3_000 }, async () => {
  await using server = await serve((response, { url }) =>
    url === '/api/auth/me'
      ? response.writeHead(307, { location: '/me' }).write('moved')
      : json(response, 200, { id: 'u' }),
  )
  await using platform = platformAt(server)
  expect(await platform.call('whoami', {})).toEqual({ id: 'u' })
  await until(() => server.open === 1)
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

import { expect, test } from 'vitest'
import { RefusedError, UnreadableError } from '../../src/client/errors.ts'
import { said, saidAlone } from '../support/messages.ts'
import { platformAt, testKey } from './client.ts'
import { json, serve } from './server.ts'

test.each([
  ['<!doctype html><title>Sign in</title>', 'HTML'],
  ['{"deployments":[{"deploymentId":"d', 'broken JSON'],
  ['', 'an empty body'],
  ['upstream is warming up', 'plain text'],
])('a success that holds %j', async (body, found) => {
  await using server = await serve((response) => response.end(body))
  await using platform = platformAt(server)
  const error = await platform.call('list_deployments', { id: 's1' }).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(UnreadableError)
  expect(error.message).toMatch(saidAlone('answer-not-json', 'list_deployments', found, '200'))
})

test('an error page of HTML is a refusal by its status', async () => {
  await using server = await serve((response) => response.writeHead(403).end('<html>nope</html>'))
  await using platform = platformAt(server)
  const error = await platform.call('deploy_service', { id: 's1' }).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(RefusedError)
  expect(error).toMatchObject({ status: 403, said: '', found: 'HTML', operation: 'deploy_service' })
  expect(error.message).toMatch(said('refused-html'))
})

test('a success without its main field is an error that says the write may have taken effect', async () => {
  await using server = await serve((response) => json(response, 202, { ref: 'main', deploymentId: null }))
  await using platform = platformAt(server)
  await expect(platform.call('deploy_service', { id: 's1' })).rejects.toThrow(
    said('answer-field', 'deploy_service', '202', 'deploymentId'),
  )
  expect(server.received).toHaveLength(1)
})

test('the message quotes the platform on one line, shortened, and without the key', async () => {
  const said = `bad\r\n::error::key ${testKey} (${Buffer.from(testKey).toString('base64')}) ${'x'.repeat(600)}`
  await using server = await serve((response) => json(response, 400, { error: said }))
  await using platform = platformAt(server)
  const error = await platform.call('create_project', { name: 'p' }).catch((thrown) => thrown)
  expect(error.said).toHaveLength(500)
  expect(error.said).toMatch(/^bad ::error::key \*{3} \(\*{3}\) x+$/)
  expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain(testKey)
})

test('a byte order mark is not part of the JSON', async () => {
  await using server = await serve((response) => response.end('\ufeff{"id":"u"}'))
  await using platform = platformAt(server)
  expect(await platform.call('whoami', {})).toEqual({ id: 'u' })
})

test('unknown fields stay, and null means absent', async () => {
  await using server = await serve((response) => json(response, 200, { id: 'u', keyScope: null, name: null, extra: 1 }))
  await using platform = platformAt(server)
  expect(await platform.call('whoami', {})).toEqual({ id: 'u', keyScope: null, name: null, extra: 1 })
})

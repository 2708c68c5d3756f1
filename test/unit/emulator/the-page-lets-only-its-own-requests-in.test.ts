import { statSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { requireLocalRequest } from '../../../emulator/src/http/local-request.ts'
import { showService } from '../../../emulator/src/page/overview.ts'
import { pageAssets } from '../../../emulator/src/page/routes.ts'
import { PageSession } from '../../../emulator/src/page/session.ts'
import { openState } from '../../../emulator/src/state/platform-state.ts'
import { addProject, addService } from '../../../emulator/src/state/resources.ts'

function request(headers: Readonly<Record<string, string>> = {}): IncomingMessage {
  const message = new IncomingMessage(new Socket())
  Object.assign(message.headers, { host: '127.0.0.1:4010', ...headers })
  message.url = '/_taxiway/services'
  return message
}

/** A session whose address was opened. */
function opened() {
  const session = new PageSession(() => 'key')
  const token = session.newToken()
  const [cookie = ''] = session.redeem(token, request())?.split(';') ?? []
  return { session, token, cookie }
}

test('the files of the page stay below 150 KB', () => {
  const sizes = [...pageAssets().values()].map((path) => statSync(path).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
})

test('a token works once, and no other one works', () => {
  const { session, token } = opened()
  expect(session.redeem(token, request())).toBeUndefined()
  expect(session.redeem('', request())).toBeUndefined()
  const [first, second] = [session.newToken(), session.newToken()]
  expect(first).not.toBe(second)
  expect(session.redeem(second, request())).toBeDefined()
  expect(session.redeem(first, request())).toBeDefined()
})

test('only the newest hundred tokens work', () => {
  const session = new PageSession(() => 'key')
  const tokens = Array.from({ length: 101 }, () => session.newToken())
  expect(tokens.map((token) => session.redeem(token, request()) !== undefined)).toEqual([
    false,
    ...Array.from({ length: 100 }, () => true),
  ])
})

test('the secret is given once for each token, and only with the cookie', () => {
  const { session, cookie } = opened()
  expect(session.claim(request())).toBeUndefined()
  expect(session.claim(request({ cookie: 'taxiway_page_undefined=wrong' }))).toBeUndefined()
  expect(session.claim(request({ cookie }))).toBeDefined()
  expect(session.claim(request({ cookie }))).toBeUndefined()
})

test('a request needs the cookie, the secret, and no other origin', () => {
  const { session, cookie } = opened()
  const secret = session.claim(request({ cookie })) ?? ''
  const both = { cookie: `other=1; ${cookie}`, 'x-taxiway-page': secret }
  expect(session.authorises(request(both))).toBe(true)
  expect(session.authorises(request({ ...both, 'sec-fetch-site': 'same-origin' }))).toBe(true)
  expect(session.authorises(request({ ...both, 'sec-fetch-site': 'same-site' }))).toBe(false)
  expect(session.authorises(request({ cookie }))).toBe(false)
  expect(session.authorises(request({ cookie, 'x-taxiway-page': cookie }))).toBe(false)
  expect(session.authorises(request({ 'x-taxiway-page': secret }))).toBe(false)
  expect(new PageSession(() => 'another key').authorises(request(both))).toBe(false)
  expect(new PageSession(() => 'key').authorises(request(both))).toBe(true)
})

test.each([
  [{}, undefined],
  [{ origin: 'http://127.0.0.1:4010' }, undefined],
  [{ host: 'LOCALHOST:4010', origin: 'http://localhost:4010' }, undefined],
  [{ origin: 'http://127.0.0.1:23456' }, 403],
  [{ origin: 'http://127.0.0.1' }, 403],
  [{ origin: 'http://localhost:4010' }, 403],
  [{ origin: 'http://web-1.localhost:4010' }, 403],
  [{ origin: 'null' }, 403],
  [{ host: 'evil.example', origin: 'http://evil.example' }, 403],
  [{ host: '127.0.0.1.evil.example' }, 403],
])('a request with %j is answered with %s', (headers, status) => {
  let refusal: unknown
  try {
    requireLocalRequest(request(headers))
  } catch (error) {
    refusal = error
  }
  expect(refusal).toEqual(status === undefined ? undefined : expect.objectContaining({ status }))
})

test('a service is shown with the names of its variables, and without a value or a credential', () => {
  using state = openState(':memory:', () => new Date(0))
  const project = addProject(state, { name: 'demo', slug: 'demo', description: '' })
  const repoUrl = 'https://me:s3cret@git.example/app.git'
  const { id } = addService(state, { name: 'a', projectId: project.id, environmentId: 'e', sourceType: 'git', repoUrl })
  state.variables.put({ serviceId: id, key: 'TOKEN', value: 'hush-hush' })
  const nothingRuns = { urlOf: () => undefined }
  const shown = showService({ state, builds: nothingRuns }, id)
  expect(shown.variables).toEqual(['TOKEN'])
  expect(JSON.stringify(shown)).not.toMatch(/hush-hush|s3cret/)
})

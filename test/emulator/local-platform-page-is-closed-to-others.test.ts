import { beforeAll, describe, expect, test } from 'vitest'
import { stage, useStage } from './local-platform.ts'
import { send as sendRaw } from './relay.ts'

const lines: string[] = []
const local = useStage({ services: [{ id: 'mine', name: 'mine' }], log: (line) => lines.push(line) })
let cookie: string
let secret: string

/** Sends a request exactly as given: `fetch` would refuse some of these headers. */
function send(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET', url = local.platform.url) {
  return sendRaw(url, { method, target: path, headers })
}

/** Opens an address as a browser does, up to the cookie. */
async function open(url: string) {
  return await send(pathOf(url))
}

beforeAll(async () => {
  const { headers } = await open(local.platform.newPageUrl())
  cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  secret = JSON.parse((await send('/_taxiway/session', { cookie }, 'POST')).text).secret
})

test('a printed address opens once, and leads to an address without its token', async () => {
  const url = local.platform.newPageUrl()
  const first = await open(url)
  expect(first).toMatchObject({ status: 303, headers: { location: '/_taxiway/' } })
  expect(first.headers['set-cookie']).toEqual([
    expect.stringMatching(/^taxiway_page_\d+=[\w-]+; Path=\/_taxiway\/; HttpOnly; SameSite=Strict$/),
  ])
  const second = await open(url)
  expect(second).toMatchObject({ status: 303, headers: { location: '/_taxiway/' } })
  expect(second.headers['set-cookie']).toBeUndefined()
  expect(lines.join('\n')).not.toContain(new URL(url).searchParams.get('token'))
  await send('/_taxiway/session', { cookie }, 'POST')
})

test('a HEAD, as of a link preview, does not use the address up', async () => {
  const { pathname, search } = new URL(local.platform.newPageUrl())
  expect((await send(pathname + search, {}, 'HEAD')).headers['set-cookie']).toBeUndefined()
  expect((await send(pathname + search)).headers['set-cookie']).toBeDefined()
  await send('/_taxiway/session', { cookie }, 'POST')
})

test('the secret is given once for each opened address, and only with the cookie', async () => {
  const ask = async (headers: Readonly<Record<string, string>>) =>
    JSON.parse((await send('/_taxiway/session', headers, 'POST')).text)
  const none = { secret: null }
  expect(await ask({ cookie })).toEqual(none)
  await open(local.platform.newPageUrl())
  expect(await ask({})).toEqual(none)
  expect(await ask({ cookie: `${cookie}x` })).toEqual(none)
  expect(await ask({ cookie, 'sec-fetch-site': 'same-site' })).toEqual(none)
  expect((await send('/_taxiway/session', { cookie }, 'GET')).status).toBe(405)
  expect(await ask({ cookie })).toEqual({ secret })
  expect(await ask({ cookie })).toEqual(none)
  // Who has both learns that they are still valid.
  expect(await ask({ cookie, 'x-taxiway-page': secret })).toEqual({ secret })
  expect(await ask({ cookie, 'x-taxiway-page': `${secret}x` })).toEqual(none)
  expect(await ask({ 'x-taxiway-page': secret })).toEqual(none)
})

describe.each(['/_taxiway/services', '/_taxiway/journal', '/_taxiway/resilience'])('%s', (path) => {
  test.each([
    ['nothing', {}],
    ['the cookie alone, which a service can see', { cookie: 'COOKIE' }],
    ['the secret alone', { 'x-taxiway-page': 'SECRET' }],
    ['a wrong secret', { cookie: 'COOKIE', 'x-taxiway-page': 'wrong' }],
    ['both, from a page on another port', { ...both(), 'sec-fetch-site': 'same-site' }],
    ['both, from a page of another site', { ...both(), 'sec-fetch-site': 'cross-site' }],
  ])('is refused to a request with %s', async (_, headers) => {
    expect((await send(path, filled(headers))).status).toBe(401)
  })

  test('is refused to a page of another origin, whatever it knows', async () => {
    const headers = filled({ ...both(), origin: 'http://127.0.0.1:23456' })
    expect((await send(path, headers)).status).toBe(403)
  })

  test('is open to the page', async () => {
    expect((await send(path, filled({ ...both(), 'sec-fetch-site': 'same-origin' }))).status).toBe(200)
  })
})

function both(): Record<string, string> {
  return { cookie: 'COOKIE', 'x-taxiway-page': 'SECRET' }
}

function filled(headers: Readonly<Record<string, string>>): Record<string, string> {
  const values: Record<string, string> = { COOKIE: cookie, SECRET: secret }
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, values[value] ?? value]))
}

test('the session of the page is worth nothing to the interface', async () => {
  expect((await send('/api/auth/me', filled(both()))).status).toBe(401)
})

test('the page and its files protect themselves', async () => {
  const page = await send('/_taxiway/')
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  for (const path of ['/_taxiway/assets/main.js', '/_taxiway/lit-html/lit-html.js', '/_taxiway/journal']) {
    expect((await send(path)).headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
  }
})

test.each([
  '/_taxiway/assets/../page-files.ts',
  '/_taxiway/assets/%2e%2e%2fpage-files.ts',
  '/_taxiway/lit-html/package.json',
])('no other file is served: %s', async (path) => {
  expect((await send(path, filled(both()))).status).toBe(404)
})

test('a restart on the same data keeps the session, another platform does not know it', async () => {
  await using first = await stage((folder) => ({ data: `${folder}/state.db` }))
  const opened = await send(pathOf(first.platform.newPageUrl()), {}, 'GET', first.platform.url)
  const port = Number(new URL(first.platform.url).port)
  const mine = String(opened.headers['set-cookie']).split(';')[0] ?? ''
  const claimed = await send('/_taxiway/session', { cookie: mine }, 'POST', first.platform.url)
  const session = { cookie: mine, 'x-taxiway-page': JSON.parse(claimed.text).secret }
  await first.platform.close()
  await using second = await stage({ data: `${first.folder}/state.db`, port })
  expect((await send('/_taxiway/services', session, 'GET', second.platform.url)).status).toBe(200)
  await second.platform.close()
  await using third = await stage({ port })
  expect((await send('/_taxiway/services', session, 'GET', third.platform.url)).status).toBe(401)
})

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

import { afterAll, expect, test, vi } from 'vitest'
import type { CheckContext, Finding } from '../../src/old/checks/check.ts'
import { type HealthOptions, healthCheck } from '../../src/old/checks/health-check.ts'
import { Platform } from '../../src/old/client/platform.ts'
import { systemClock } from '../../src/old/client/time/clock.ts'
import { type AppReply, DeployedApp } from '../support/app.ts'
import { serveSockets } from './server.ts'

const opened: DeployedApp[] = []
afterAll(async () => {
  for (const app of opened) await app.close()
})

async function serve(replies: ConstructorParameters<typeof DeployedApp>[0]): Promise<DeployedApp> {
  const app = await new DeployedApp(replies).open()
  opened.push(app)
  return app
}

/** Over real sockets; the platform exists for the other checks, and gets no request. A check that passes ends long before its timeout. */
async function look(options: HealthOptions, signal = new AbortController().signal): Promise<Finding> {
  await using platform = new Platform({ baseUrl: 'http://127.0.0.1:9', apiKey: 'twk_key' })
  const clean = (text: string): string => text
  const context: CheckContext = { platform, clock: systemClock, signal, progress: () => undefined, clean }
  return await healthCheck({ intervalMs: 20, timeoutMs: 20_000, ...options }).run(context)
}

const cases: [what: string, replies: AppReply[], said: RegExp, options?: Partial<HealthOptions>][] = [
  ['a bad status', [{ status: 500 }], /answered 500/],
  ['a status outside of the ranges', [{ status: 204 }], /answered 204/, { status: '200, 301-399' }],
  ['the old version', [{ body: 'version 1' }], /does not match: "version 1"/, { body: 'version 2' }],
  ['an app that resets', ['reset'], /no answer/],
  ['an app that says nothing', ['mute'], /no whole answer/],
  ['a body that drips', ['dripping'], /no whole answer/, { body: 'ok' }],
  ['a body without an end', ['endless'], /does not match/, { body: 'ok' }],
  ['redirects without an end', [{ status: 302, location: '/again' }], /(?:one|request|s:) redirected more than/],
  ['a redirect without a target', [{ status: 302 }], /(?:one|request|s:) answered 302, a redirect without a target/],
]

test.concurrent.each(cases)('%s', async (_, replies, said, options = {}) => {
  const app = await serve(replies)
  // One request, which has all the time: a busy machine must get its answer too.
  const once = { timeoutMs: 3_000, intervalMs: 3_000, successes: 1 }
  const { passed, summary, evidence } = await look({ url: app.url, ...once, ...options })
  expect({ passed, summary }).toEqual({ passed: false, summary: expect.stringMatching(said) })
  expect(evidence.join('\n')).toMatch(said)
})

test('good answers, but never enough in a row', async () => {
  const app = await serve((_, count) => ({ status: count % 3 === 0 ? 503 : 200 }))
  expect(await look({ url: app.url, timeoutMs: 1_500 })).toMatchObject({ passed: false })
  expect(app.visits.length).toBeGreaterThan(3)
})

test('a redirect to another origin fails at once, and no request goes there, whatever status is listed', async () => {
  const other = await serve([{}])
  const app = await serve([{ status: 302, location: `${other.url}/login` }])
  const finding = await look({ url: app.url, status: '200-399, 302', timeoutMs: 3_600_000 })
  expect(finding).toMatchObject({ passed: false, summary: expect.stringContaining('another origin') })
  expect([app.visits.length, other.visits.length]).toEqual([1, 0])
})

test('a redirect on the same origin is followed, unless its status is listed by itself', async () => {
  const app = await serve((path) => (path === '/ready' ? { status: 200 } : { status: 301, location: '/ready' }))
  expect(await look({ url: app.url })).toMatchObject({ passed: true, summary: expect.stringContaining('answered 200') })
  expect(await look({ url: app.url, status: '301' })).toMatchObject({
    passed: true,
    summary: expect.stringContaining('answered 301'),
  })
  expect(await look({ url: app.url, status: '300-399', timeoutMs: 500 })).toMatchObject({ passed: false })
})

test('each request uses its own connection, and sends no key', async () => {
  const app = await serve([{}])
  expect(await look({ url: app.url })).toMatchObject({ passed: true })
  expect(app.visits).toHaveLength(3)
  expect(new Set(app.visits.map(({ port }) => port)).size).toBe(3)
  expect(app.visits.filter(({ headers }) => headers.authorization !== undefined)).toEqual([])
})

test('the proxy of the environment is used, but not for localhost', async () => {
  const asked: string[] = []
  await using proxy = await serveSockets((socket) => {
    socket.once('data', (bytes) => {
      asked.push(bytes.toString().split('\r\n')[0] ?? '')
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    })
  })
  for (const name of ['HTTP_PROXY', 'http_proxy']) vi.stubEnv(name, proxy.url)
  for (const name of ['NO_PROXY', 'no_proxy']) vi.stubEnv(name, '')
  const app = await serve([{}])
  expect(await look({ url: app.url })).toMatchObject({ passed: true })
  expect(asked).toEqual([])
  expect(await look({ url: 'http://shop.example/health', timeoutMs: 100 })).toMatchObject({ passed: false })
  vi.unstubAllEnvs()
  expect(asked[0]).toMatch(/shop\.example/)
})

test('an abort ends a request to an app that never answers at once, with the reason of the signal', async () => {
  const app = await serve(['mute'])
  const cancel = new AbortController()
  const reason = new Error('enough')
  setTimeout(() => cancel.abort(reason), 50)
  await expect(look({ url: app.url, timeoutMs: 60_000 }, cancel.signal)).rejects.toBe(reason)
})

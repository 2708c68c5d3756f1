// @module-tag thorough
import { createServer } from 'node:net'
import { serve } from '../contract/server.ts'
import { listen } from '../support/loopback.ts'
import { said } from '../support/messages.ts'
import { byRef, expect, test } from '../support/scenario.ts'

/** How a server that is not the platform answers a GET; anything else gets 405, as from a website. */
interface OtherAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

const page = '<!doctype html><title>Dashboard</title>'
const inputs = { 'api-key': 'twk_0123456789', 'service-id': 'svc-harbor', timeout: '60s' }

test.concurrent.for<[name: string, answer: OtherAnswer, path: string, text: RegExp]>([
  ['a website', { body: page }, '', said('base-url-other-interface')],
  [
    'a sign-in page elsewhere',
    { status: 302, headers: { location: 'https://login.example/' }, body: '' },
    '',
    said('redirect-to-other-origin', 'whoami', 'https://login.example'),
  ],
  ['an address with /api twice', { status: 404, body: '{"error":"not found"}' }, '/api', said('base-url-doubled-api')],
])('%s is named, and nothing is written', async ([, answer, path, text], { run, expect }) => {
  const { status = 200, headers = {}, body } = answer
  await using server = await serve((response, { method }) =>
    response.writeHead(method === 'GET' ? status : 405, headers).end(body),
  )
  const job = await run({ ...inputs, 'base-url': `${server.url}${path}` })
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(text)
  expect(server.received.filter(({ method }) => method !== 'GET')).toEqual([])
  const dry = await run({ ...inputs, 'base-url': `${server.url}${path}`, 'dry-run': 'true' })
  expect(dry.errors[0]).toMatch(text)
})

test.concurrent('a port that speaks another protocol is named', async ({ run, expect }) => {
  const server = createServer((socket) => socket.on('error', () => undefined).end('SSH-2.0-Other\r\n'))
  const url = await listen(server)
  const job = await run({ ...inputs, 'base-url': url })
  server.close()
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(said('base-url-not-http', url))
})

test.concurrent('a refused connection shows its retries, and asks about host and port', async ({ run, expect }) => {
  const server = createServer()
  const url = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  const job = await run({ ...inputs, 'base-url': url })
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(said('connection-refused', 'whoami', url.slice('http://'.length)))
  expect(job.view.shown.filter((line) => /Trying again in \d/.test(line)).length).toBeGreaterThanOrEqual(3)
})

test.concurrent('a name that does not resolve is given up soon', async ({ run, expect }) => {
  const job = await run({ ...inputs, 'base-url': 'https://no-such-host.invalid' })
  expect(job.outcome).toBe('failed')
  // A machine without a name server says that it may be temporary.
  expect(job.errors[0]).toMatch(/name "no-such-host\.invalid" was not found \(ENOTFOUND\)|EAI_AGAIN/)
  if (job.errors[0]?.includes('ENOTFOUND')) {
    expect(job.view.shown.filter((line) => /Trying again in \d/.test(line))).toHaveLength(1)
  }
})

test('a history that turns into a sign-in page is named in the outcome', async ({ platform, run }) => {
  const nth = Array.from({ length: 200 }, (_, index) => index + 3)
  const site = await platform({ faults: [{ on: 'history', nth, answer: 'html' }], byHand: true })
  const job = await run(byRef(site, { timeout: '3s' }))
  expect(job.outcome).toBe('timed-out')
  expect(job.errors[0]).toMatch(said('last-read-failed', undefined))
  expect(job.errors[0]).toContain('the answer was HTML, not JSON')
})

import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createTlsServer } from 'node:https'
import { createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { serve } from '../emulator/server.ts'
import { commit } from '../support/git.ts'
import { listen } from '../support/loopback.ts'
import type { FaultyAnswer } from '../support/platform/reply.ts'
import { byRef, expect, test } from '../support/scenario.ts'

/** A build that works, of a service that dies. The word says nothing of a build, which would have failed. */
const story = [
  { is: 'building', log: ['$ npm run build', 'built in 800 ms'] },
  { status: 'failed', log: ['Deployment failed: the process exited with code 1'] },
] as const

test('an error of the build log is in the annotation and the summary', async ({ platform, run }) => {
  const log = ['npm run build', 'src/quay.ts(4,2): error TS2322: Type "ship" is not a dock', 'npm error code 1']
  const site = await platform({ story: [{ is: 'building', log }, { is: 'failure' }] })
  const job = await run(byRef(site))
  expect(job.errors[0]).toContain('error TS2322: Type "ship" is not a dock')
  expect(job.summary).toContain('error TS2322')
  expect(site.requests('runtime')).toEqual([])
})

test('if the build log shows no error, the runtime log says why the service did not start', async ({
  platform,
  run,
}) => {
  const ts = new Date().toISOString()
  const lines = ['> node server.js', 'Error: DATABASE_URL must be set', '    at connect (/app/src/db.js:7:11)']
  const logs = lines.map((line, id) => ({ id, ts, line, serviceId: 'svc-harbor', stream: 'stderr', pod: null }))
  const site = await platform({ story, faults: [{ on: 'runtime', answer: { status: 200, json: { logs } } }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(/The service did not start: DATABASE_URL must be set[\s\S]*src\/db\.js:7:11/)
  expect(job.summary).toMatch(
    /The service did not start\.[\s\S]*may be of the version before[\s\S]*DATABASE_URL must be set/,
  )
  expect(site.requests('runtime')).toHaveLength(1)
})

test.for<[string, FaultyAnswer, RegExp]>([
  ['may not be read', { status: 403, json: { error: 'no' } }, /logs:read/],
  ['is not there', { status: 404, json: { error: 'unknown' } }, /runtime log cannot be read.*404/],
  ['holds nothing', { status: 200, json: { logs: [] } }, /runtime log has no line/],
])('a runtime log that %s is one sentence', async ([, answer, text], { platform, run }) => {
  const site = await platform({ story, faults: [{ on: 'runtime', answer }] })
  const job = await run(byRef(site))
  expect([job.outcome, job.warnings]).toEqual(['failed', []])
  expect(job.notices.filter((notice) => text.test(notice))).toHaveLength(1)
})

const errors = ['src/cart.ts(7,3): error TS2322: Type "number" is not assignable.', 'npm error code 2']

test('an error whose place is in the checked-out commit is annotated on its line, and no other', async ({
  workspace,
  platform,
  run,
}) => {
  const sha = commit(workspace, { 'src/cart.ts': 'x' })
  const site = await platform({ story: [{ is: 'building', log: errors }, { is: 'failure' }] })
  const placesAt = async (ref: string): Promise<unknown[]> => {
    const { view } = await run(byRef(site, { ref }), { env: { GITHUB_SHA: sha } })
    const found = view.obeyed.filter(({ name, properties }) => name === 'error' && properties['file'] !== undefined)
    return found.map(({ properties }) => [properties['file'], properties['line']])
  }
  expect(await placesAt(sha)).toEqual([['src/cart.ts', '7']])
  expect(await placesAt('f'.repeat(40))).toEqual([])
})

test('a wait that is longer than the timeout fails with the words of the platform, 429 and the wait', async ({
  platform,
  run,
}) => {
  const answer = { status: 429, headers: { 'retry-after': '7200' }, json: { error: 'too many deploys today' } }
  const site = await platform({ faults: [{ on: 'deploy', answer }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(/Nothing was deployed.*429.*too many deploys today.*2 h/)
  expect(job.errors[0]).not.toMatch(/not known/)
  expect(site.requests('deploy')).toHaveLength(1)
})

const inputs = { 'api-key': 'twk_0123456789', 'service-id': 'svc-harbor', timeout: '60s' }
const page = '<!doctype html><title>Dashboard</title>'

test.concurrent.for<[string, { status?: number; headers?: Record<string, string>; body: string }, RegExp]>([
  ['a website', { body: page }, /HTML|website/],
  ['a sign-in page', { status: 302, headers: { location: 'https://login.example/' }, body: '' }, /login\.example/],
])('%s in `base-url` is named by deploy and dry run', async ([, answer, text], { run, expect }) => {
  const { status = 200, headers = {}, body } = answer
  await using server = await serve((response, { method }) =>
    response.writeHead(method === 'GET' ? status : 405, headers).end(body),
  )
  for (const more of [{}, { 'dry-run': 'true' }]) {
    const job = await run({ ...inputs, 'base-url': server.url, ...more })
    expect(job.outcome).toBe('failed')
    expect(job.errors[0]).toMatch(text)
  }
})

test.concurrent('a port that nobody listens on asks about host and port', async ({ run, expect }) => {
  const job = await run({ ...inputs, 'base-url': 'http://127.0.0.1:1' })
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(/Nothing was deployed.*127\.0\.0\.1:1 .*host and port/)
})

test.concurrent('a certificate that has expired is the business of its owner', async ({ folder, run, expect }) => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const openssl = (...args: string[]): unknown => execFileSync('openssl', args, { stdio: 'ignore' })
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key]
  openssl('req', '-x509', ...curve, '-out', cert, '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost')
  openssl('x509', '-in', cert, '-signkey', key, '-days', '-1', '-out', cert)
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) })
  const { port } = new URL(await listen(server))
  const url = `https://localhost:${port}`
  const job = await run({ ...inputs, 'base-url': url }, { env: { NODE_EXTRA_CA_CERTS: cert }, timeFactor: 5 })
  server.close()
  expect(job.errors[0]).toMatch(/certificate of localhost:\d+ has expired.*owner/)
  expect(job.errors[0]).not.toMatch(/NODE_EXTRA_CA_CERTS/)
})

test.concurrent.for([
  ['asks for credentials', 'http://127.0.0.1', '407 Proxy Authentication Required', /407.*HTTPS_PROXY.*percent codes/],
  ['refuses the platform', 'http://127.0.0.1', '403 Forbidden', /proxy.*platform\.example.*403/],
] as const)('a proxy that %s is named, and never sees the key', async ([, host, status, text], { run, expect }) => {
  const asked: string[] = []
  const proxy = createTcpServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (bytes) => {
      asked.push(bytes.toString())
      socket.end(`HTTP/1.1 ${status}\r\n\r\n`)
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  const env = { HTTPS_PROXY: `${host}:${address.port}`, NO_PROXY: '' }
  const job = await run({ ...inputs, 'base-url': 'https://platform.example' }, { env, timeFactor: 20 })
  proxy.close()
  expect(asked[0]).toMatch(/^CONNECT platform\.example:443 HTTP\/1\.1\r\n/)
  expect(asked.join('')).not.toContain(inputs['api-key'])
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(text)
})

test.concurrent.for(['100%sure', 'a#b', 'a/b'])(
  'the password %s in HTTPS_PROXY asks for percent codes',
  async (password, { run, expect }) => {
    const env = { HTTPS_PROXY: `http://ada:${password}@127.0.0.1:3128`, NO_PROXY: '' }
    const job = await run({ ...inputs, 'base-url': 'https://platform.example' }, { env, timeFactor: 20 })
    expect(job.outcome).toBe('failed')
    expect(job.errors[0]).toMatch(/HTTPS?_PROXY.*percent codes/)
    expect(job.stdout).not.toContain(password)
  },
)

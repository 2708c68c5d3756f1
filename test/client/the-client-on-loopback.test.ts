import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect, createServer as createTcpServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { InputError, Platform, PlatformError } from '../../src/index.ts'
import { listen } from '../support/loopback.ts'

const apiKey = 'tk_test_0123456789+/='
const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

type Answer = (response: ServerResponse, request: IncomingMessage, index: number) => unknown

/** A platform that answers each request by its number, from 0. */
async function serve(answer: Answer): Promise<{ platform: Platform; asked: IncomingMessage[]; url: string }> {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => void answer(response, request, asked.push(request) - 1))
  const url = await listen(server)
  const platform = new Platform({ baseUrl: url, apiKey })
  cleanUps.push(async () => {
    await platform.close()
    server.closeAllConnections()
    server.close()
  })
  return { platform, asked, url }
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** How a call failed. */
async function failure(call: Promise<unknown>): Promise<PlatformError> {
  const error: unknown = await call.then(
    () => 'it succeeded',
    (reason) => reason,
  )
  if (error instanceof PlatformError) return error
  throw new Error(`not a failure of the platform: ${String(error)}`)
}

describe('a call', () => {
  test('sends its arguments where the contract has them, and the key in a header alone', async () => {
    const { platform, asked } = await serve((response) => json(response, { deployments: [], nextCursor: null }))
    await platform.call('list_deployments', { id: 'a/b c', limit: 5, before: undefined })
    expect(asked[0]).toMatchObject({ method: 'GET', url: '/api/services/a%2Fb%20c/deployments?limit=5' })
    expect(asked[0]?.headers).toMatchObject({
      authorization: `Bearer ${apiKey}`,
      'user-agent': expect.stringMatching(/^taxiway\//),
      'accept-encoding': 'identity',
    })
  })

  test('reads again after a server error, and sends no write again', async () => {
    const { platform, asked } = await serve((response, { method }, index) =>
      index === 0 || method === 'POST' ? json(response, { error: 'away' }, 503) : json(response, { id: 'usr_1' }),
    )
    await expect(platform.call('whoami', {})).resolves.toEqual({ id: 'usr_1' })
    expect(await failure(platform.call('deploy_service', { id: 's' }))).toMatchObject({
      code: 'refused',
      status: 503,
      effect: 'unknown',
    })
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST'])
  })

  test('never shows the key that a platform repeats', async () => {
    const { platform } = await serve((response) =>
      json(response, { error: `bad key ${apiKey} ${encodeURIComponent(apiKey)}` }, 400),
    )
    const { message } = await failure(platform.call('whoami', {}))
    expect(message).toBe('whoami: the platform answered 400: bad key *** ***.')
  })

  test.each<[string, Answer, object]>([
    [
      'a web page',
      (response) => response.end('<!doctype html><p>Sign in'),
      { code: 'unreadable', message: expect.stringMatching(/web page.*sign-in page/) },
    ],
    ['another shape', (response) => json(response, { deployments: 'none' }), { code: 'unreadable', effect: 'unknown' }],
    [
      'more than 4 MB',
      (response) => json(response, { deployments: [], more: 'x'.repeat(5e6) }),
      { code: 'unreadable', message: expect.stringMatching(/more than Taxiway reads/) },
    ],
    [
      'a record of more than 256 KB',
      (response) => json(response, { deployments: [{ deploymentId: 'd', more: 'x'.repeat(3e5) }] }),
      { code: 'unreadable', message: expect.stringMatching(/256 KB/) },
    ],
    [
      'a record nested without end',
      (response) => response.end(`{"deployments":[{"more":${'['.repeat(2e5)}${']'.repeat(2e5)}}]}`),
      { code: 'unreadable' },
    ],
    [
      'a redirect',
      (response) => response.writeHead(301, { location: '/login?token=secret' }).end(),
      { code: 'redirected', effect: 'none', message: expect.stringMatching(/redirects \(301\) to \/login\. /) },
    ],
    [
      'half an answer',
      (response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{')
        setImmediate(() => response.destroy())
      },
      { code: 'no-answer', effect: 'unknown' },
    ],
  ])('fails by %s', async (_, answer, expected) => {
    const { platform } = await serve(answer)
    expect(await failure(platform.call('list_deployments', { id: 's' }, { attempts: 1 }))).toMatchObject(expected)
  })

  test.each<[string, Answer]>([
    ['mute', () => {}],
    [
      'dripping',
      (response) => {
        response.writeHead(200)
        const drip = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(drip))
      },
    ],
    [
      'endless',
      (response) => {
        response.writeHead(200)
        const more = (): void => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        }
        response.on('drain', more)
        more()
      },
    ],
  ])('ends in its time with a platform that is %s', async (_, answer) => {
    const { platform } = await serve(answer)
    const startMs = performance.now()
    expect(await failure(platform.call('whoami', {}, { attempts: 1, attemptMs: 300 }))).toMatchObject({
      effect: 'unknown',
    })
    expect(performance.now() - startMs).toBeLessThan(5_000)
  })

  test('tells a platform that nothing reaches from one that may have acted', async () => {
    await using nowhere = new Platform({ baseUrl: 'http://127.0.0.1:9', apiKey })
    expect(await failure(nowhere.call('deploy_service', { id: 's' }, { attempts: 1 }))).toMatchObject({
      code: 'unreachable',
      effect: 'none',
      message: expect.stringMatching(/Nothing accepts connections at 127\.0\.0\.1:9/),
    })
  })

  test('is refused for arguments that break the contract, before anything is sent', async () => {
    const { platform, asked } = await serve(() => {})
    const wrong = async (name: 'list_deployments' | 'create_service' | 'import_env', args: string): Promise<string> => {
      const error: unknown = await platform.call(name, JSON.parse(args)).catch((reason) => reason)
      return error instanceof InputError ? error.message : String(error)
    }
    expect(await wrong('list_deployments', '{}')).toBe(
      'list_deployments needs the argument "id". It takes id, limit, before.',
    )
    expect(await wrong('list_deployments', '{"id":"s","limit":"ten"}')).toMatch(
      /"limit" of list_deployments must be .*, not "ten"\./,
    )
    expect(await wrong('list_deployments', '{"id":".."}')).toMatch(/^"\.\." cannot be the argument "id"/)
    expect(await wrong('list_deployments', '{"id":"s","page":1}')).toMatch(/has no argument "page"/)
    expect(await wrong('create_service', '{"name":"a"}')).toMatch(/exactly one of "repoUrl" and "image"/)
    expect(await wrong('import_env', '{"id":"s","vars":[{"key":"A","value":4711}]}')).not.toContain('4711')
    expect(asked).toEqual([])
  })
})

describe('a body in pieces', () => {
  const args = { projectSlug: 'p', name: 'n', archiveBase64: '' }
  /** 64 MB, more than what lies between two sockets. */
  const large = {
    length: 64 * 2 ** 20,
    async *chunks() {
      for (let piece = 0; piece < 64; piece++) yield Buffer.alloc(2 ** 20, 'x')
    },
  }

  test('is sent with its length, and from the start each time', async () => {
    const texts: string[] = []
    const { platform, asked } = await serve(async (response, request, index) => {
      texts.push(await text(request))
      if (index > 0) return json(response, { deploymentId: 'dep_1' }, 201)
      return response.writeHead(429, { 'retry-after': '0' }).end('{}')
    })
    const body = {
      length: 14,
      async *chunks() {
        yield Buffer.from('{"name"')
        yield Buffer.from(':"abc"}')
      },
    }
    await expect(platform.call('deploy_upload', args, { body })).resolves.toMatchObject({ deploymentId: 'dep_1' })
    expect(texts).toEqual(['{"name":"abc"}', '{"name":"abc"}'])
    expect(asked[0]?.headers).toMatchObject({ 'content-length': '14', 'content-type': 'application/json' })
    expect(asked[0]?.headers['transfer-encoding']).toBeUndefined()
  })

  test.each<[string, Answer, object]>([
    [
      'a 413 of a proxy that reads no more',
      (response) => response.writeHead(413, { connection: 'close' }).end('<html>too large</html>'),
      { code: 'refused', status: 413, message: expect.stringMatching(/413\. The request is larger than/) },
    ],
    ['a reset', (_, request) => request.socket.destroy(), { code: 'no-answer', effect: 'unknown', status: undefined }],
  ])('that is ended by %s is sent once', async (_, answer, expected) => {
    const { platform, asked } = await serve(answer)
    expect(await failure(platform.call('deploy_upload', args, { body: large }))).toMatchObject(expected)
    expect(asked).toHaveLength(1)
  })
})

describe('a stream', () => {
  test('shows that it is open, then its events by chunk, and ends with the connection', async () => {
    const { platform, asked } = await serve((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(': ping\n\nid: 1\ndata: a\n\nid: 2\ndata: b\n\n')
    })
    const chunks = []
    for await (const events of platform.stream('dep_1', { lastEventId: '7' })) chunks.push(events)
    expect(chunks).toEqual([
      [],
      [
        { id: '1', data: 'a' },
        { id: '2', data: 'b' },
      ],
    ])
    expect(asked[0]?.headers).toMatchObject({ accept: 'text/event-stream', 'last-event-id': '7' })
  })

  test('fails by an event without end', async () => {
    const { platform } = await serve((response) => {
      response.writeHead(200)
      const more = (): void => {
        while (!response.destroyed && response.write('data: '.padEnd(65_536, 'x')));
      }
      response.on('drain', more)
      more()
    })
    const read = async (): Promise<void> => {
      for await (const _ of platform.stream('dep_1'));
    }
    expect(await failure(read())).toMatchObject({ code: 'no-answer', message: expect.stringMatching(/256 KB/) })
  })
})

describe.each([
  'http://user@platform.example',
  'https://platform.example?x=1',
  'ftp://x.example',
  'http://platform.example',
  'platform',
  '',
])('the address "%s"', (baseUrl) => {
  test('is refused', () => {
    expect(() => new Platform({ baseUrl, apiKey })).toThrow(/^base-url /)
  })
})

test.each(['', ' ', 'a b', '"quoted"', 'two\nlines'])('the key %j is refused without being shown', (key) => {
  expect(() => new Platform({ baseUrl: 'https://platform.example', apiKey: key })).toThrow(/^api-key (?:is|contains) /)
})

/** Runs a call in a process of its own: certificates and proxies are read from its environment. */
async function callAt(baseUrl: string, env: Readonly<Record<string, string>>): Promise<string> {
  const program = `
    import { Platform } from ${JSON.stringify(new URL('../../src/index.ts', import.meta.url).href)}
    await using platform = new Platform({ baseUrl: ${JSON.stringify(baseUrl)}, apiKey: 'key' })
    console.log(await platform.call('whoami', {}, { attempts: 1 }).then(({ id }) => id, ({ code, message }) => code + ' ' + message))`
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/proxy/i.test(name)))
  const args = ['--input-type=module-typescript', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...clean, ...env } })
  return stdout.trim()
}

/** Two requests over TLS, of which one goes through a proxy that opens tunnels. */
test('TLS and proxies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-tls-'))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:platform.test']
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-keyout',
      keyFile,
      '-out',
      certFile,
      ...subject,
    ],
    { stdio: 'ignore' },
  )
  const server = createTlsServer({ key: readFileSync(keyFile), cert: readFileSync(certFile) }, (_, response) =>
    json(response, { id: 'usr_1' }),
  )
  const port = new URL(await listen(server)).port
  cleanUps.push(() => server.close())
  const tunnels: string[] = []
  const proxy = createTcpServer((client: Socket) => {
    client.once('data', (bytes) => {
      const [target = ''] = bytes.toString().split('\r\n')
      tunnels.push(target)
      if (target.startsWith('CONNECT closed.')) return client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n')
      const upstream = connect(Number(port), '127.0.0.1', () => {
        client.write('HTTP/1.1 200 Connection established\r\n\r\n')
        upstream.pipe(client).pipe(upstream)
      })
      upstream.on('error', () => client.destroy())
      client.on('error', () => upstream.destroy())
      return undefined
    })
  })
  const proxyUrl = await listen(proxy)
  cleanUps.push(() => proxy.close())
  const trusted = { NODE_EXTRA_CA_CERTS: certFile }

  const answers = await Promise.all([
    callAt(`https://localhost:${port}`, trusted),
    callAt(`https://localhost:${port}`, {}),
    callAt(`https://platform.test:${port}`, { ...trusted, HTTPS_PROXY: proxyUrl }),
    callAt('https://closed.test', { HTTPS_PROXY: proxyUrl }),
    callAt('https://platform.test', { HTTPS_PROXY: 'http://user:p%@proxy:1' }),
    callAt(`http://localhost:${port}`, { HTTPS_PROXY: proxyUrl }),
  ])
  expect(answers).toEqual([
    'usr_1',
    expect.stringMatching(
      /^unreachable whoami: The certificate of localhost:\d+ was not accepted \(DEPTH_ZERO_SELF_SIGNED_CERT\)\..*NODE_EXTRA_CA_CERTS/,
    ),
    'usr_1',
    expect.stringMatching(/^unreachable whoami: The proxy asks for credentials \(407\)\..*HTTPS_PROXY.*percent codes/),
    expect.stringMatching(/^(?:invalid-input HTTPS_PROXY or HTTP_PROXY is not a URL|unreachable)/),
    expect.stringMatching(/^no-answer /),
  ])
  expect(tunnels.toSorted()).toEqual(['CONNECT closed.test:443 HTTP/1.1', `CONNECT platform.test:${port} HTTP/1.1`])
})

test('closing ends a connection that is not there yet', async () => {
  const stuck = createTcpServer()
  const url = await listen(stuck)
  cleanUps.push(() => stuck.close())
  const platform = new Platform({ baseUrl: url.replace('http', 'https'), apiKey })
  const call = failure(platform.call('whoami', {}, { attempts: 1 }))
  await once(stuck, 'connection')
  await platform.close()
  expect((await call).code).toMatch(/no-answer|unreachable/)
})

import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect, createServer as createTcpServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { InputError, Platform, PlatformError } from '../../src/index.ts'
import { newFolder } from '../support/folder.ts'
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

/** Writes the text again and again, as fast as it is read. */
function writeEndlessly(response: ServerResponse, text: string): void {
  response.writeHead(200)
  const more = (): void => {
    while (!response.destroyed && response.write(text));
  }
  response.on('drain', more)
  more()
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

  const half: Answer = (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{')
    setImmediate(() => response.destroy())
  }

  test.each<[string, Answer, object, RegExp]>([
    ['a web page', (to) => to.end('<!doctype html><p>Sign in'), { code: 'unreadable' }, /web page.*sign-in page/],
    ['another shape', (to) => json(to, { deployments: 'none' }), { code: 'unreadable', effect: 'unknown' }, /./],
    [
      'more than 4 MB',
      (to) => json(to, { deployments: [], more: 'x'.repeat(5e6) }),
      { code: 'unreadable' },
      /more than Taxiway reads/,
    ],
    [
      'a record of more than 256 KB',
      (to) => json(to, { deployments: [{ deploymentId: 'd', more: 'x'.repeat(3e5) }] }),
      { code: 'unreadable' },
      /256 KB/,
    ],
    [
      'a record nested without end',
      (to) => to.end(`{"deployments":[{"more":${'['.repeat(2e5)}${']'.repeat(2e5)}}]}`),
      { code: 'unreadable' },
      /./,
    ],
    [
      'a redirect',
      (to) => to.writeHead(301, { location: '/login?token=secret' }).end(),
      { code: 'redirected', effect: 'none' },
      /redirects \(301\) to \/login\. /,
    ],
    ['half an answer', half, { code: 'no-answer', effect: 'unknown' }, /./],
  ])('fails by %s', async (_, answer, expected, message) => {
    const { platform } = await serve(answer)
    const error = await failure(platform.call('list_deployments', { id: 's' }, { attempts: 1 }))
    expect(error).toMatchObject(expected)
    expect(error.message).toMatch(message)
  })

  const drip: Answer = (response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  }

  test.each<[string, Answer]>([
    ['mute', () => {}],
    ['dripping', drip],
    ['endless', (response) => writeEndlessly(response, 'x'.repeat(65_536))],
  ])('ends in its time with a platform that is %s', async (_, answer) => {
    const { platform } = await serve(answer)
    const startMs = performance.now()
    const error = await failure(platform.call('whoami', {}, { attempts: 1, attemptMs: 300 }))
    expect(error).toMatchObject({ effect: 'unknown' })
    // Without a limit it would never end; a busy machine is slow.
    expect(performance.now() - startMs).toBeLessThan(30_000)
  })

  test('tells a platform that nothing reaches from one that may have acted', async () => {
    await using nowhere = new Platform({ baseUrl: 'http://127.0.0.1:9', apiKey })
    expect(await failure(nowhere.call('deploy_service', { id: 's' }, { attempts: 1 }))).toMatchObject({
      code: 'unreachable',
      effect: 'none',
      message: expect.stringMatching(/Nothing accepts connections at 127\.0\.0\.1:9/),
    })
  })

  test.each<['list_deployments' | 'create_service' | 'import_env', string, RegExp]>([
    ['list_deployments', '{}', /^list_deployments needs the argument "id"\. It takes id, limit, before\.$/],
    ['list_deployments', '{"id":"s","limit":"ten"}', /"limit" of list_deployments must be .*, not "ten"\./],
    ['list_deployments', '{"id":".."}', /^"\.\." cannot be the argument "id"/],
    ['list_deployments', '{"id":"s","page":1}', /has no argument "page"/],
    ['create_service', '{"name":"a"}', /exactly one of "repoUrl" and "image"/],
    ['import_env', '{"id":"s","vars":[{"key":"A","value":4711}]}', /^(?!.*4711)/],
  ])('of %s is refused for %s, before anything is sent', async (name, args, message) => {
    const { platform, asked } = await serve(() => {})
    const error: unknown = await platform.call(name, JSON.parse(args)).catch((reason) => reason)
    expect(error).toBeInstanceOf(InputError)
    expect(String(error).replace(/^InputError: /, '')).toMatch(message)
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

  const tooLarge: Answer = (response) => response.writeHead(413, { connection: 'close' }).end('<html>too large</html>')

  test.each<[string, Answer, object, RegExp]>([
    [
      'a 413 of a proxy that reads no more',
      tooLarge,
      { code: 'refused', status: 413 },
      /413\. The request is larger than/,
    ],
    ['a reset', (_, request) => request.socket.destroy(), { code: 'no-answer', effect: 'unknown' }, /./],
  ])('that is ended by %s is sent once', async (_, answer, expected, message) => {
    const { platform, asked } = await serve(answer)
    const error = await failure(platform.call('deploy_upload', args, { body: large }))
    expect(error).toMatchObject(expected)
    expect(error.message).toMatch(message)
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
    const { platform } = await serve((response) => writeEndlessly(response, 'data: '.padEnd(65_536, 'x')))
    const read = async (): Promise<void> => {
      for await (const _ of platform.stream('dep_1'));
    }
    expect(await failure(read())).toMatchObject({ code: 'no-answer', message: expect.stringMatching(/256 KB/) })
  })
})

const addresses = ['http://user@platform.example', 'https://platform.example?x=1', 'ftp://x.example']
test.each([...addresses, 'http://platform.example', 'platform', ''])('the address "%s" is refused', (baseUrl) => {
  expect(() => new Platform({ baseUrl, apiKey })).toThrow(/^base-url /)
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
  const folder = newFolder((remove) => cleanUps.push(remove))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost'.split(' ')
  const names = ['-addext', 'subjectAltName=DNS:localhost,DNS:platform.test']
  execFileSync('openssl', ['req', ...options, ...names, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' })
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

import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseHeaders, secretsInHeaders } from '../../src/gate/checks/headers.ts'
import { type Check, type CheckContext, commandCheck, type Finding, healthCheck, Platform } from '../../src/index.ts'
import { listen } from '../support/loopback.ts'

const context: CheckContext = {
  platform: new Platform({ baseUrl: 'http://127.0.0.1:9', apiKey: 'key-of-the-test' }),
  signal: new AbortController().signal,
  deployment: { serviceId: 'svc_1', deploymentId: 'dep_1', commit: 'a1a1a1a1', url: 'https://app.example' },
}

/** What a check found, and the lines that it showed meanwhile. */
async function run(check: Check, signal = context.signal): Promise<{ found: Finding; lines: string[] }> {
  const lines: string[] = []
  const events = check.run({ ...context, signal })
  for (;;) {
    const step = await events.next()
    if (step.done) return { found: step.value, lines }
    if (step.value.kind === 'lines') lines.push(...step.value.lines.map(({ text }) => text))
  }
}

describe('the health check', () => {
  async function serve(answer: RequestListener): Promise<string> {
    const server = createServer(answer)
    const url = await listen(server)
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return url
  }

  test('asks on a connection of its own each time, and passes', async () => {
    const sockets = new Set<unknown>()
    const url = await serve((request, response) => {
      sockets.add(request.socket)
      expect(request.headers.authorization).toBe('Bearer abc')
      response.end('version 1.2')
    })
    const check = healthCheck({ url, headers: { authorization: 'Bearer abc' }, body: '1.2', timeoutMs: 20_000 })
    expect((await run(check)).found.passed).toBe(true)
    expect(sockets.size).toBe(3)
  })

  test('needs no body if none is asked for', async () => {
    const url = await serve((_, response) => void response.writeHead(200).write('the body never ends'))
    expect((await run(healthCheck({ url, timeoutMs: 20_000 }))).found.passed).toBe(true)
  })

  test('finds a name below .localhost on this machine', async () => {
    const url = new URL(await serve((_, response) => response.end()))
    url.hostname = 'shop.localhost'
    expect((await run(healthCheck({ url: url.href, timeoutMs: 20_000 }))).found.passed).toBe(true)
  })

  test('fails with an app that closes each connection, and with one that is not there', async () => {
    const url = await serve((request) => request.socket.destroy())
    const { found } = await run(healthCheck({ url, timeoutMs: 300 }))
    expect(found).toMatchObject({
      passed: false,
      evidence: [expect.stringMatching(/the last time it gave no answer \(/), expect.anything()],
    })
    const nobody = await run(healthCheck({ url: 'http://127.0.0.1:9', timeoutMs: 300 }))
    expect(nobody.found.evidence[0]).toMatch(/gave no answer \(.*ECONNREFUSED/)
  })
})

describe.runIf(process.platform !== 'win32')('the own command', () => {
  const given = { folder: tmpdir(), environment: { PATH: process.env['PATH'] } }

  test('gets what was deployed and the environment that was given, and shows its lines', async () => {
    const command = 'echo "$TAXIWAY_URL $TAXIWAY_SHA"; echo "$TAXIWAY_DEPLOYMENT_ID $TAXIWAY_SERVICE_ID [$HOME]" >&2'
    const { found, lines } = await run(commandCheck({ ...given, command }))
    expect(found.passed).toBe(true)
    expect(lines.sort()).toEqual(['dep_1 svc_1 []', 'https://app.example a1a1a1a1'])
  })

  test('fails by its exit code, and keeps its last lines', async () => {
    const { found } = await run(commandCheck({ ...given, command: 'seq 30; false; echo never' }))
    const last = Array.from({ length: 20 }, (_, index) => String(index + 11))
    expect(found).toEqual({ passed: false, evidence: ['the command exited with 1', ...last] })
  })

  test('is ended with all that it has started, at its timeout and when the run is cancelled', async () => {
    const command = 'sleep 300 & echo $!; wait'
    const late = await run(commandCheck({ ...given, command, timeoutMs: 500 }))
    expect(late.found).toMatchObject({
      passed: false,
      evidence: ['the command did not end within 500 ms', late.lines[0]],
    })
    expect(() => process.kill(Number(late.lines[0]), 0)).toThrow(/ESRCH/)
    await expect(run(commandCheck({ ...given, command }), AbortSignal.timeout(500))).rejects.toThrow(/timeout/)
  })
})

describe('the headers of a health request', () => {
  test('are lines, of which each value is a secret', () => {
    const headers = parseHeaders('Authorization: Basic bWU6cGFzc3dvcmQ=\n\nAccept: text/plain\nCookie: a=one1; b=two2')
    expect(headers).toEqual({ authorization: 'Basic bWU6cGFzc3dvcmQ=', accept: 'text/plain', cookie: 'a=one1; b=two2' })
    expect(secretsInHeaders(headers)).toEqual([
      ...['Basic bWU6cGFzc3dvcmQ=', 'bWU6cGFzc3dvcmQ=', 'me:password', 'password', 'a=one1; b=two2', 'one1', 'two2'],
    ])
  })

  test.each([
    [
      's3cret',
      'Line 1 of health-headers is not a header. Write `Name: value` lines, such as `Authorization: Bearer …`.',
    ],
    ['Host: s3cret', 'The header "Host" of health-headers is set by the connection itself. Remove it.'],
    ['Authorization: Bearer', /has no value: a secret or variable that does not exist is empty/],
  ])('that are "%s" are refused without a value', (text, why) => {
    expect(() => parseHeaders(text)).toThrow(why)
  })
})

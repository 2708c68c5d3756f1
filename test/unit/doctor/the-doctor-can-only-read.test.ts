import { expect, test } from 'vitest'
import type { HttpRequest, Transport } from '../../../src/old/client/http/transport.ts'
import { Run } from '../../../src/old/client/time/run.ts'
import { type Answer, mostRequests, Reader } from '../../../src/old/doctor/reader.ts'
import { VirtualClock } from '../../support/platform/clock.ts'

/** Never called: the compiler judges it. */
async function refusedByTheCompiler(client: Pick<Reader, 'read'>): Promise<void> {
  await client.read('whoami', {})
  // @ts-expect-error a write that creates
  await client.read('deploy_service', { id: 'svc_1' })
  // @ts-expect-error a write that sets
  await client.read('import_env', { id: 'svc_1', vars: [] })
  // @ts-expect-error a write that deletes
  await client.read('delete_env', { id: 'svc_1', key: 'A' })
  // @ts-expect-error a one-time secret
  await client.read('create_deploy_trigger', { id: 'svc_1' })
  // @ts-expect-error a statement
  await client.read('db_query', { id: 'svc_1', query: 'SELECT 1' })
  // @ts-expect-error a read whose answer is a secret
  await client.read('get_db_connection', { id: 'svc_1' })
}

test('the compiler refuses whatever is not a read', () => {
  expect(refusedByTheCompiler).toBeTypeOf('function')
})

interface Script {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Answers each request by its number, from 0. */
function reading(answer: (n: number) => Script, timeoutMs = 120_000) {
  const clock = new VirtualClock()
  const sent: { readonly request: HttpRequest; readonly atMs: number }[] = []
  const transport: Transport = {
    async send(request) {
      const { status, headers = {} } = answer(sent.length)
      sent.push({ request, atMs: clock.now() })
      await clock.serverSleep(10)
      return {
        status,
        header: (name) => headers[name],
        body: (async function* () {
          await clock.serverSleep(10)
          yield Buffer.from('{}')
        })(),
        discard: () => undefined,
      }
    },
    [Symbol.asyncDispose]: async () => undefined,
  }
  const platform = { baseUrl: 'https://platform.example/', apiKey: 'key_1' }
  const reader = new Reader(platform, transport, new Run({ clock, timeoutMs }))
  const readTimes = async (count: number): Promise<(Answer | undefined)[]> => {
    const answers: (Answer | undefined)[] = []
    while (answers.length < count) answers.push(await reader.read('whoami', {}))
    return answers
  }
  return { clock, sent, reader, read: (count: number) => clock.run(readTimes(count)) }
}

test('what is sent is a GET without a body', async () => {
  const { sent, read } = reading(() => ({ status: 200 }))
  await read(9)
  expect(sent).toHaveLength(9)
  expect(sent.every(({ request }) => request.method === 'GET' && request.body === undefined)).toBe(true)
})

test('sixty requests are the most, redirects and retries included', async () => {
  const { sent, reader, read } = reading((n) =>
    n % 2 === 0 ? { status: 307, headers: { location: '/api/auth/me?again' } } : { status: 200 },
  )
  const answers = await read(50)
  expect(sent).toHaveLength(mostRequests)
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(20)
  expect(reader.stopped).toContain('60 requests')
})

test.each([429, 503])('Retry-After is obeyed after %s', async (status) => {
  const { sent, read } = reading((n) => (n === 0 ? { status, headers: { 'retry-after': '7' } } : { status: 200 }))
  await read(2)
  expect((sent[1]?.atMs ?? 0) - (sent[0]?.atMs ?? 0)).toBeGreaterThanOrEqual(7_000)
})

test('a wait that is longer than one read may take is obeyed before the next one', async () => {
  const { sent, read } = reading((n) => (n === 0 ? { status: 429, headers: { 'retry-after': '60' } } : { status: 200 }))
  const [first, second] = await read(2)
  expect([first?.status, second?.status]).toEqual([429, 200])
  expect((sent[1]?.atMs ?? 0) - (sent[0]?.atMs ?? 0)).toBeGreaterThanOrEqual(60_000)
})

test('a wait that is longer than the time ends the reading at once', async () => {
  const { clock, sent, reader, read } = reading(() => ({ status: 429, headers: { 'retry-after': '3600' } }))
  await read(2)
  expect(sent).toHaveLength(1)
  expect(clock.now()).toBeLessThan(1_000)
  expect(reader.stopped).toContain('longer wait')
})

test('the key goes to its own origin alone', async () => {
  const { sent, read } = reading(() => ({ status: 302, headers: { location: 'https://elsewhere.example/' } }))
  const [answer] = await read(1)
  expect(answer).toMatchObject({ status: 302, ended: false })
  expect(sent.map(({ request }) => request.origin)).toEqual(['https://platform.example'])
})

import { describe, expect, test } from 'vitest'
import { deploy, follow } from '../../src/index.ts'
import { answering, type Deployment, ScriptedPlatform, type Twist } from './scripted-platform.ts'

const request = { serviceId: 'svc_1', ref: 'main' }

const failing: Deployment = {
  states: { 0: 'building', 3000: 'failed' },
  lines: { 100: '$ npm run build', 900: 'built in 800 ms', 2900: 'Deployment failed: the process exited with code 1' },
}
const dead = 'Error: DATABASE_URL must be set'
const runtimeLines: Deployment['runtimeLines'] = {
  [-70_000]: 'Error: of another day',
  [-5_000]: 'GET /health 200',
  2500: '> node server.js',
  2600: dead,
  2650: '    at connect (/app/src/db.js:7:11)',
}

function noticesOf({ events }: { readonly events: readonly object[] }): unknown[] {
  return events.flatMap((event) => ('kind' in event && event.kind === 'notice' && 'text' in event ? [event.text] : []))
}

test('an error of the build log is the cause, with its file, and the runtime log is not read', async () => {
  const lines: Deployment['lines'] = {
    100: 'key-of-the-test',
    200: '\u001b[31msrc/cart.ts(7,3): error TS2322: key-\u001b[0mof-the-test is no number\u001b[0m',
    300: 'Build failed with exit code 2',
  }
  const platform = new ScriptedPlatform({ ...failing, lines, runtimeLines })
  const run = await platform.run((each) => deploy(each, request))
  const line = 'src/cart.ts(7,3): error TS2322: *** is no number'
  expect(run.result).toMatchObject({
    outcome: 'failed',
    reason: `The deployment failed: ${line}`,
    status: 'failed',
    cause: {
      phase: 'build',
      line,
      excerpt: ['***', line, 'Build failed with exit code 2'],
      file: { path: 'src/cart.ts', line: 7 },
    },
  })
  expect(noticesOf(run)).toEqual([])
  expect(platform.count('runtime')).toBe(0)
})

describe('a failure whose build log shows no error', () => {
  test('is explained by the runtime log, read once, since a minute before the request', async () => {
    const platform = new ScriptedPlatform({ ...failing, runtimeLines })
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({
      outcome: 'failed',
      reason: 'The service did not start: DATABASE_URL must be set',
      cause: {
        phase: 'start',
        excerpt: ['GET /health 200', '> node server.js', dead, '    at connect (/app/src/db.js:7:11)'],
        file: { path: '/app/src/db.js', line: 7 },
      },
    })
    expect(noticesOf(run)).toEqual([expect.stringMatching(/may be of the version before/)])
    const asked = platform.asked.filter(({ name }) => name === 'runtime')
    expect(asked.map(({ request: { path } }) => path)).toEqual([
      '/api/services/svc_1/logs?limit=100&since=2026-11-22T11%3A59%3A00.020Z',
    ])
  })

  test('of a deployment that something else started, too', async () => {
    const platform = new ScriptedPlatform({ ...failing, runtimeLines }).accept()
    const run = await platform.run((each) => follow(each, { serviceId: 'svc_1', deploymentId: 'dep_1' }))
    expect(run.result).toMatchObject({ cause: { phase: 'start', line: 'DATABASE_URL must be set' } })
  })

  test('and whose runtime log shows none either quotes its last line', async () => {
    const platform = new ScriptedPlatform({ ...failing, runtimeLines: { 2600: 'DATABASE_URL is not set', 2601: '' } })
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({
      reason: `The deployment failed: the platform says "failed". The service's last words: DATABASE_URL is not set`,
      cause: { phase: 'start', excerpt: ['DATABASE_URL is not set'] },
    })
  })

  const old = { logs: [{ line: dead, ts: '2026-11-21T12:00:00Z' }] }
  const hangs: Twist = async ({ name, request: { signal } }, { clock }) => {
    if (name === 'runtime') await clock.sleep(1e9, signal)
    return undefined
  }

  test.each<[string, Twist, RegExp]>([
    ['holds nothing', answering('runtime', { body: { logs: null } }), /has no line of that time/],
    ['holds old lines only', answering('runtime', { body: old }), /no line of that time/],
    ['is refused', answering('runtime', { status: 403, body: {} }), /: the API key lacks logs:read\.$/],
    [
      'is not there',
      answering('runtime', { status: 404, body: { error: 'unknown' } }),
      /cannot be read: get_logs: .*404: unknown/,
    ],
    ['fails', answering('runtime', { status: 503, body: {} }), /cannot be read: .*503/],
    ['hangs', hangs, /cannot be read: .*within 3 s/],
  ])('and whose runtime log %s says so in one sentence', async (_, twist, says) => {
    const platform = new ScriptedPlatform({ ...failing, runtimeLines: {} }, twist)
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'failed', cause: null, reason: expect.stringMatching(/says "failed"/) })
    expect(noticesOf(run).filter((text) => /runtime log/.test(String(text)))).toEqual([expect.stringMatching(says)])
    expect(run.warnings).toEqual([])
    expect(platform.count('runtime')).toBe(1)
    expect(run.endedMs - platform.acceptedMs).toBeLessThan(9_000)
  })

  test('is not explained while the platform wants no request', async () => {
    const slowDown = { status: 429, headers: { 'retry-after': '600' }, body: {} }
    const twist = answering('store', slowDown, ({ ageMs }) => ageMs > 3_000)
    const platform = new ScriptedPlatform({ ...failing, runtimeLines }, twist)
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'failed', cause: null })
    expect(noticesOf(run)).toContainEqual(expect.stringMatching(/was not read: .*wants no request for another 9 min/))
    expect(platform.count('runtime')).toBe(0)
  })

  test('stays a failure if the run is cancelled while the runtime log is read', async () => {
    const cancel = new AbortController()
    const platform = new ScriptedPlatform(failing, ({ name }) => {
      if (name === 'runtime') cancel.abort()
      return undefined
    })
    const run = await platform.run((each) => deploy(each, request, { signal: cancel.signal }))
    expect(run.result).toMatchObject({ outcome: 'failed', cause: null })
  })

  test('ends within 10 s of the timeout, whatever hangs', async () => {
    const platform = new ScriptedPlatform(
      failing,
      async ({ name, request: { signal } }, { accepted, ageMs, clock }) => {
        if (accepted === 0) return undefined
        if (name === 'history' && ageMs > 2_500) await clock.sleep(3_400, signal)
        if (name === 'runtime' || (name === 'store' && ageMs > 1_000)) await clock.sleep(1e9, signal)
        return undefined
      },
    )
    const run = await platform.run((each) => deploy(each, request, { timeoutMs: 3_100 }))
    expect(platform.count('runtime')).toBe(1)
    expect(run.result).toMatchObject({ outcome: 'failed' })
    expect(run.endedMs).toBeLessThan(13_100)
  })
})

test.each(['live', 'canceled', 'superseded'])(
  'a deployment that ends "%s" has no cause, and reads no runtime log',
  async (word) => {
    const states = { 0: 'building', 1000: word }
    const platform = new ScriptedPlatform({ states, lines: { 100: 'Error: survived' }, runtimeLines })
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result.cause).toBeNull()
    expect(platform.count('runtime')).toBe(0)
  },
)

import { describe, expect, test } from 'vitest'
import {
  type Check,
  type CheckResult,
  gate,
  type HealthOptions,
  healthCheck,
  InputError,
  type Send,
  soakCheck,
  sqlCheck,
} from '../../src/index.ts'
import { answering, type Deployment, type Reply, ScriptedPlatform, type Twist } from './scripted-platform.ts'

const record = { deploymentId: 'dep_9', status: 'live', rollbackable: true }

/** Runs checks on a deployment that is live from the beginning. */
async function checked(checks: readonly Check[], twist?: Twist, deployment: Deployment = {}) {
  const platform = new ScriptedPlatform({ lines: {}, ...deployment }, twist)
  platform.earlierRows = [record]
  const run = await platform.run((each) => gate(each, { serviceId: 'svc_1', deploymentId: 'dep_9', checks }))
  const last: CheckResult | undefined = run.result.checks.at(-1)
  expect(platform.clock.sleepers).toBe(0)
  return { ...run, platform, passed: run.result.passed, found: last?.evidence[0], evidence: last?.evidence.slice(1) }
}

/** A check that takes its time, so that another begins later. */
const slow = (ms: number): Check => ({
  name: 'slow',
  // biome-ignore lint/correctness/useYield: a check is a generator
  run: async function* ({ platform, signal }) {
    await platform.clock.sleep(ms, signal)
    return { passed: true, evidence: ['done'] }
  },
})

describe('the runtime log', () => {
  const soak = soakCheck({ serviceId: 'svc_1', failPattern: 'ERR\\d', durationMs: 10_000 })

  test.each<readonly [string, NonNullable<Deployment['runtimeLines']>, string]>([
    ['passes without a line that matches', { 5000: 'fine' }, 'none of 1 line matches, in 10 s'],
    ['passes without a line', {}, 'none of 0 lines matches, in 10 s'],
    ['passes with one from before the checks', { 0: 'ERR1' }, 'none of 0 lines matches, in 10 s'],
    ['fails with one during an earlier check', { 2000: 'ERR2' }, 'a line matches log-fail-pattern: ERR2'],
    ['fails with one in the last moment', { 13900: 'ERR3' }, 'a line matches log-fail-pattern: ERR3'],
    ['passes with one after its end', { 16000: 'ERR4' }, 'none of 0 lines matches, in 10 s'],
  ])('%s', async (_, runtimeLines, found) => {
    const run = await checked([slow(4_000), soak], undefined, { runtimeLines })
    expect(run.found).toBe(found)
    expect(run.passed).toBe(found.startsWith('none'))
    if (run.passed) expect(run.endedMs).toBeGreaterThan(14_000)
    expect(run.endedMs).toBeLessThan(17_000)
  })

  test('shows the lines around the one that matches, without secrets', async () => {
    const runtimeLines = { 1000: 'a', 1001: 'b key-of-the-test', 1002: 'ERR5', 1003: 'c' }
    const { evidence } = await checked([soak], undefined, { runtimeLines })
    expect(evidence).toEqual(['a', 'b ***', '> ERR5', 'c'])
  })

  test.each(['first', 'newest'])('misses no line if a full page holds the %s ones', async (which) => {
    const lines = Array.from({ length: 500 }, (_, id) => ({ id, line: id === 60 ? 'ERR6' : 'fine' }))
    const { found } = await checked([soak], ({ name, request, atMs }) => {
      if (name !== 'runtime') return undefined
      const query = new URLSearchParams(request.path.split('?')[1])
      const [after, before] = [Number(query.get('after') ?? -1), Number(query.get('before') ?? 1e9)]
      const all = lines.filter(({ id }) => id > after && id < before && (id < 3 || atMs > 3_000))
      const isTail = which === 'newest' || !query.has('after')
      return { body: { logs: isTail ? all.slice(-20) : all.slice(0, 20) } }
    })
    expect(found).toBe('a line matches log-fail-pattern: ERR6')
  })

  test.each<readonly [string, number, number, boolean]>([
    ['for a while', 3_000, 20_000, true],
    ['at its end', 8_000, 20_000, true],
    ['for good', 3_000, Number.POSITIVE_INFINITY, false],
  ])('that fails %s passes only if it was read to its end', async (_, fromMs, toMs, passes) => {
    const failure = { status: 500, body: { error: 'no' } }
    const run = await checked(
      [soak],
      answering('runtime', failure, (_, { atMs }) => atMs > fromMs && atMs < toMs),
    )
    expect(run.passed).toBe(passes)
    if (!passes) expect(run.found).toMatch(/^the runtime log was not read to its end, so a line may match: .*500/)
    expect(run.endedMs).toBeLessThan(45_000)
    expect(run.platform.count('runtime')).toBeLessThan(40)
  })

  test('that the key may not read fails soon', async () => {
    const run = await checked([soak], answering('runtime', { status: 403, body: {} }))
    expect(run.found).toMatch(/not read to its end.*403/)
    expect(run.endedMs).toBeLessThan(5_000)
  })

  test('stops a pattern that would take for ever', async () => {
    const endless = soakCheck({ serviceId: 'svc_1', failPattern: '(a+)+$', durationMs: 10_000 })
    const runtimeLines = { 1000: `${'a'.repeat(40)}!` }
    const { found } = await checked([endless], undefined, { runtimeLines })
    expect(found).toBe('matching log-fail-pattern took over 1 s: use a simpler pattern')
  })

  test.each(['(', 'a*'])('refuses the pattern "%s"', (failPattern) => {
    expect(() => soakCheck({ serviceId: 'svc_1', failPattern, durationMs: 1 })).toThrow(InputError)
  })
})

describe('an SQL statement', () => {
  const sql = sqlCheck({ serviceId: 'db_1', query: 'select 1' })

  test.each<readonly [string, Reply | Error, boolean, RegExp]>([
    ['passes and shows its rows', { body: { output: '?column?\n1' } }, true, /^the statement ran without an error$/],
    ['fails with an error in a 200', { body: { output: 'ERROR:  no table' } }, false, /failed: ERROR: {2}no table$/],
    ['fails with an error field', { body: { output: '', error: 'x' } }, false, /^The statement failed: x$/],
    ['fails without an output', { body: {} }, false, /it is not known whether the statement failed$/],
    ['fails if it is refused', { status: 403, body: { error: 'no' } }, false, /403: no\. This needs an account key$/],
    [
      'may have run after a 500',
      { status: 500, body: {} },
      false,
      /the statement may have run, and is not sent again$/,
    ],
    ['may have run if its answer is lost', new Error('cut'), false, /may have run/],
  ])('%s', async (_, reply, passes, found) => {
    const run = await checked([sql], answering('sql', reply))
    expect(run.passed).toBe(passes)
    expect(run.found).toMatch(found)
    expect(run.platform.count('sql')).toBe(1)
    if (passes) expect(run.evidence).toEqual(['?column?', '1'])
  })
})

describe('the health of the app', () => {
  /** Answers by their number, the last one again and again; a redirect is given by its target. */
  async function ask(answers: readonly (number | string)[], options: Partial<HealthOptions> = {}) {
    const asked: { readonly url: string; readonly headers: object }[] = []
    const send: Send = async ({ origin, path, headers }) => {
      const answer = answers[Math.min(asked.push({ url: origin + path, headers }), answers.length) - 1] ?? 200
      const body = (async function* () {
        yield Buffer.from('version 1.2 for s3cret-value')
      })()
      return typeof answer === 'number'
        ? { status: answer, headers: {}, body }
        : { status: 302, headers: { location: answer }, body }
    }
    return { asked, ...(await checked([healthCheck({ url: 'https://app.example/up?x=1', send, ...options })])) }
  }

  const good = /^app\.example gave 3 good answers in a row: it answered 200$/
  const elsewhere = 'https://login.example/x?t=1'
  const short = { timeoutMs: 30_000 }

  test.each<readonly [string, readonly (number | string)[], Partial<HealthOptions>, boolean, number, RegExp]>([
    ['three good answers in a row, 2 s apart', [200], {}, true, 4_000, good],
    ['three after the last bad one', [503, 200, 200, 500, 200], {}, true, 12_000, good],
    ['no good answer', [503], short, false, 30_000, /within 30 s: the last time it answered 503$/],
    ['a status that is asked for', [301], { status: '200-299,301' }, true, 4_000, /answered 301$/],
    ['a status that is not asked for', [204], { status: '200' }, false, 120_000, /answered 204$/],
    ['a redirect on its own origin', ['/ready', 200], { timeoutMs: 20_000 }, true, 4_000, /answered 200$/],
    ['a redirect elsewhere', [elsewhere], {}, false, 120_000, /a redirect to https:\/\/login\.example\/x$/],
    ['a circle of redirects', ['/up'], {}, false, 120_000, /redirected more than 5 times$/],
    ['a text in the body', [200], { body: 'version 1.2' }, true, 4_000, /the body matches health-body$/],
    ['an expression', [200], { body: '/VERSION \\d/i' }, true, 4_000, /matches health-body$/],
    ['another body', [200], { body: 'version 1.3' }, false, 120_000, /does not match health-body: "version 1\.2 for/],
    ['a timeout without room for the pauses', [200], { timeoutMs: 2_000 }, true, 1_000, /gave 3 good answers/],
  ])('%s', async (_, answers, options, passes, ms, found) => {
    const run = await ask(answers, options)
    expect(run.found).toMatch(found)
    expect(run.passed).toBe(passes)
    expect(Math.abs(run.endedMs - ms)).toBeLessThan(1_000)
    expect(run.asked.every(({ url }) => url.startsWith('https://app.example/'))).toBe(true)
    expect(run.asked.every(({ headers }) => !JSON.stringify(headers).includes('key-of-the-test'))).toBe(true)
  })

  test('sends its headers to that origin alone, follows nothing with them, and shows none', async () => {
    const headers = { authorization: 'Bearer s3cret-value' }
    const moved = await ask(['/login'], { headers, timeoutMs: 5_000 })
    expect(moved.found).toMatch(/redirects are not followed with health-headers$/)
    expect(new Set(moved.asked.map(({ url }) => url))).toEqual(new Set(['https://app.example/up?x=1']))
    const shown = await ask([200], { headers, body: 'other', timeoutMs: 5_000 })
    expect(shown.asked[0]?.headers).toMatchObject(headers)
    expect(JSON.stringify(shown.result)).toContain('version 1.2 for ***')
    expect(JSON.stringify([shown.events, shown.result])).not.toContain('s3cret')
  })

  test.each<readonly [string, Partial<HealthOptions>]>([
    ['an address without a scheme', { url: 'app.example' }],
    ['an address with a password', { url: 'https://me:pw@app.example' }],
    ['a status that is none', { status: '200-700' }],
    ['a range that is upside down', { status: '299-200' }],
    ['an expression that matches everything', { body: '/.*/' }],
  ])('refuses %s', (_, options) => {
    expect(() => healthCheck({ url: 'https://app.example', ...options })).toThrow(InputError)
  })
})

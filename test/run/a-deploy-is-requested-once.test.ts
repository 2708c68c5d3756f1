import { describe, expect, test } from 'vitest'
import { deploy } from '../../src/index.ts'
import { type Reply, ScriptedPlatform, type Twist } from './scripted-platform.ts'

const sha = 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00'
const request = { serviceId: 'svc_1', ref: sha }
const old = [
  { deploymentId: 'dep_0', status: 'live', commit: 'f00d000' },
  { deploymentId: 'dep_00', status: 'live', commit: 'f00d001' },
]
const lostAnswer: Reply = { status: 502, body: { error: 'bad gateway' } }

/** A platform that takes the deploy and loses its answer; the history then shows `rows` above what was there. */
function losing(rows: (ageMs: number) => readonly object[], more: Twist = () => undefined): ScriptedPlatform {
  const platform = new ScriptedPlatform({}, async (asked, self) => {
    const twisted = await more(asked, self)
    if (twisted !== undefined) return twisted
    if (asked.name === 'deploy') {
      self.accept()
      return lostAnswer
    }
    if (asked.name !== 'history' || self.accepted === 0) return undefined
    return { body: { deployments: [...rows(self.ageMs), ...old] } }
  })
  platform.earlierRows = old
  return platform
}

const mine = { deploymentId: 'dep_1', status: 'live', commit: sha }
const unnamed = { deploymentId: 'dep_1', status: 'live' }

describe('an answer that was lost', () => {
  test.each<[string, (ageMs: number) => readonly object[], object]>([
    ['shows our ref at once', () => [mine], { outcome: 'succeeded', deploymentId: 'dep_1' }],
    ['shows our ref after 20 s', (ageMs) => (ageMs < 20_000 ? [] : [mine]), { outcome: 'succeeded' }],
    [
      'shows ours beside that of another',
      () => [{ deploymentId: 'dep_2', commit: 'abad1dea' }, mine],
      { deploymentId: 'dep_1' },
    ],
    ['shows one new deployment without a ref', () => [unnamed], { outcome: 'succeeded', deploymentId: 'dep_1' }],
    [
      'shows one new deployment with another ref',
      () => [{ ...mine, commit: 'abad1dea' }],
      { outcome: 'indeterminate', deploymentId: null },
    ],
    [
      'shows two with our ref',
      () => [mine, { ...mine, deploymentId: 'dep_2' }],
      { outcome: 'indeterminate', deploymentId: null },
    ],
    [
      'shows two without a ref',
      () => [unnamed, { ...unnamed, deploymentId: 'dep_2' }],
      { outcome: 'indeterminate', deploymentId: null },
    ],
    ['shows nothing new', () => [], { outcome: 'indeterminate', deploymentId: null }],
  ])('is looked up: the history %s', async (_, rows, ends) => {
    const platform = losing(rows)
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject(ends)
    expect(platform.count('deploy')).toBe(1)
    if (run.result.outcome !== 'indeterminate') expect(run.warnings[0]).toMatch(/answer to the deploy was lost/)
    else
      expect(run.result.reason).toMatch(
        /^It is not known whether the deployment was started: .*bad gateway.*dashboard before you deploy again\.$/,
      )
    expect(run.endedMs).toBeLessThan(40_000)
  })

  test('proves nothing without the history from before', async () => {
    const platform = losing(
      () => [mine],
      ({ name }, { accepted }) =>
        name === 'history' && accepted === 0 ? { status: 500, body: { error: 'away' } } : undefined,
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'indeterminate' })
  })

  test('proves nothing in a history whose newest does not stand first', async () => {
    const platform = losing(() => [
      { ...mine, createdAt: '2026-01-01T00:00:00Z' },
      { deploymentId: 'dep_x', createdAt: '2026-02-01T00:00:00Z' },
    ])
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({
      outcome: 'indeterminate',
      reason: expect.stringMatching(/does not show its newest deployment first/),
    })
  })

  test('is not taken for that of a row that comes back below', async () => {
    const platform = losing(
      () => [],
      ({ name }, { accepted }) =>
        name === 'history' && accepted > 0
          ? { body: { deployments: [...old, { ...mine, deploymentId: 'dep_long_ago' }] } }
          : undefined,
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'indeterminate' })
  })

  test.each<[string, Reply | Error]>([
    ['a reset', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })],
    ['a 202 that cannot be read', { status: 202, body: 'ok' }],
    ['a 202 without an id', { status: 202, body: { ref: 'main' } }],
    ['a 408', { status: 408, body: {} }],
    ['a 500', { status: 500, body: { error: 'state unknown' } }],
  ])('may be %s', async (_, answer) => {
    const platform = losing(
      () => [mine],
      ({ name }, self) => {
        if (name !== 'deploy') return undefined
        self.accept()
        return answer
      },
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'succeeded', deploymentId: 'dep_1' })
    expect(platform.count('deploy')).toBe(1)
  })

  test('is still lost if the run is cancelled meanwhile', async () => {
    const cancel = new AbortController()
    const platform = losing(() => [])
    void platform.clock.sleep(5_000).then(() => cancel.abort())
    const run = await platform.run((each) => deploy(each, request, { signal: cancel.signal }))
    expect(run.result).toMatchObject({ outcome: 'aborted', reason: expect.stringMatching(/may have started/) })
  })
})

describe('a request that had no effect', () => {
  test('is sent again if nothing was connected', async () => {
    let refusals = 2
    const platform = new ScriptedPlatform({}, ({ name }) =>
      name === 'deploy' && refusals-- > 0 ? Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) : undefined,
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'succeeded' })
    expect(platform.accepted).toBe(1)
  })

  test('waits as long as a 429 says', async () => {
    const platform = new ScriptedPlatform({}, ({ name, atMs }) =>
      name === 'deploy' && atMs < 30_000
        ? { status: 429, headers: { 'retry-after': '30' }, body: { error: 'slow down' } }
        : undefined,
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'succeeded' })
    expect(platform.accepted).toBe(1)
  })

  test('fails if a 429 says to wait past the timeout', async () => {
    const platform = new ScriptedPlatform({}, ({ name }) =>
      name === 'deploy'
        ? { status: 429, headers: { 'retry-after': '7200' }, body: { error: 'quota used up' } }
        : undefined,
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(/^Nothing was deployed\..*429: quota used up.*2 h/),
    })
  })

  test.each<[string, Twist, RegExp]>([
    [
      'a refusal',
      ({ name }) => (name === 'deploy' ? { status: 400, body: { error: 'no such ref' } } : undefined),
      /400: no such ref/,
    ],
    [
      'a redirect',
      ({ name }) =>
        name === 'deploy' ? { status: 302, headers: { location: 'https://other.example/x?token=1' } } : undefined,
      /redirects \(302\) to https:\/\/other\.example\/x\./,
    ],
    [
      'a busy service',
      ({ name }) => (name === 'deploy' ? { status: 409, body: { error: 'busy' } } : undefined),
      /409: busy/,
    ],
    [
      'a wrong key',
      ({ name }) => (name === 'whoami' ? { status: 401, body: { error: 'who?' } } : undefined),
      /401: who\? The API key is missing, wrong or revoked/,
    ],
    [
      'a key of another service',
      ({ name }) => (name === 'whoami' ? { body: { keyScope: { serviceId: 'svc_9' } } } : undefined),
      /belongs to service "svc_9", not to "svc_1"/,
    ],
    [
      'a key that only reads',
      ({ name }) => (name === 'whoami' ? { body: { keyScope: { permissions: { deployments: 'read' } } } } : undefined),
      /lacks deployments:write/,
    ],
  ])('fails by %s', async (_, twist, reason) => {
    const platform = new ScriptedPlatform({}, twist)
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'failed', deploymentId: null, reason: expect.stringMatching(reason) })
    expect(run.result.reason).toMatch(/^Nothing was deployed\. /)
    expect(platform.accepted).toBe(0)
  })

  test('is tried again while the service is busy, if asked', async () => {
    const platform = new ScriptedPlatform({}, ({ name, atMs }) =>
      name === 'deploy' && atMs < 20_000 ? { status: 409, body: { error: 'busy' } } : undefined,
    )
    const run = await platform.run((each) => deploy(each, request, { waitWhenBusyMs: 60_000 }))
    expect(run.result).toMatchObject({ outcome: 'succeeded' })
    expect(platform.accepted).toBe(1)
  })

  test('adopts nothing that another request has started while the service was busy', async () => {
    const platform = new ScriptedPlatform({}, ({ name, atMs }, self) => {
      if (name === 'deploy') {
        self.earlierRows = [{ deploymentId: 'dep_other', status: 'live', commit: sha }]
        return atMs < 5_000 ? { status: 409, body: { error: 'busy' } } : lostAnswer
      }
      return undefined
    })
    const run = await platform.run((each) => deploy(each, request, { waitWhenBusyMs: 60_000 }))
    expect(run.result).toMatchObject({ outcome: 'indeterminate', deploymentId: null })
  })

  test('needs neither the key nor the history to be readable', async () => {
    const platform = new ScriptedPlatform({}, ({ name }, { accepted }) =>
      accepted === 0 && name !== 'deploy' ? { status: 500, body: { error: 'away' } } : undefined,
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'succeeded' })
  })
})

test('a history that cannot be read after a lost answer is not said to be empty', async () => {
  const platform = losing(
    () => [],
    ({ name }, { accepted }) =>
      name === 'history' && accepted > 0 ? { status: 500, body: { error: 'away' } } : undefined,
  )
  const run = await platform.run((each) => deploy(each, request))
  expect(run.result.reason).toMatch(/The history could not be read\. Look at the dashboard/)
})

describe('variables', () => {
  const variables = [{ key: 'COLOUR', value: 'red' }]

  test('are imported before the request, one round trip later', async () => {
    const platform = new ScriptedPlatform()
    const run = await platform.run((each) => deploy(each, { ...request, variables }))
    expect(run.result).toMatchObject({ outcome: 'succeeded' })
    expect(platform.asked.slice(0, 4).map(({ name }) => name)).toEqual(['whoami', 'history', 'import', 'deploy'])
    expect(platform.asked[3]?.atMs).toBe(2 * platform.answerMs)
  })

  test('that may not have been imported are not deployed', async () => {
    const platform = new ScriptedPlatform({}, ({ name }) => (name === 'import' ? lostAnswer : undefined))
    const run = await platform.run((each) => deploy(each, { ...request, variables }))
    expect(run.result).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(/^Nothing was deployed.*safe to run this again/),
    })
    expect(platform.count('deploy')).toBe(0)
  })

  test('that the platform skips are named, without their values', async () => {
    const platform = new ScriptedPlatform({}, ({ name }) =>
      name === 'import' ? { body: { imported: 0, skipped: [{ key: 'COLOUR', reason: 'reserved' }] } } : undefined,
    )
    const run = await platform.run((each) => deploy(each, { ...request, variables }))
    expect(run.warnings).toEqual(['The platform skipped the variable "COLOUR": reserved.'])
  })
})

test('a platform that repeats a variable or the key shows neither', async () => {
  const variables = [{ key: 'PASSWORD', value: 'hunter2-secret' }]
  const refusal = { status: 400, body: { error: 'hunter2-secret is too short for key-of-the-test' } }
  const platform = new ScriptedPlatform({}, ({ name }) => (name === 'import' ? refusal : undefined))
  const run = await platform.run((each) => deploy(each, { ...request, variables }))
  expect(run.result.reason).toMatch(/400: \*\*\* is too short for \*\*\*/)
  const redirect = { status: 302, headers: { location: 'https://other.example/t/key-of-the-test' } }
  const other = new ScriptedPlatform({}, ({ name }) => (name === 'deploy' ? redirect : undefined))
  const redirected = await other.run((each) => deploy(each, request))
  expect(redirected.result.reason).toMatch(/to https:\/\/other\.example\/t\/\*\*\*\./)
})

test('a fact that holds the key is left out, and no other is rewritten', async () => {
  const record = { url: 'https://app.example/key-of-the-test', commit: 'c0ffee1' }
  const platform = new ScriptedPlatform({
    record,
    states: [
      [0, 'building key-of-the-test'],
      [1_000, 'live'],
    ],
  })
  const run = await platform.run((each) => deploy(each, { serviceId: 'svc_1' }))
  expect(run.result).toMatchObject({ outcome: 'succeeded', url: null, ref: 'c0ffee1' })
  expect(JSON.stringify(run.events)).not.toContain('key-of-the-test')
  expect(run.warnings).toContainEqual(expect.stringMatching(/^The url that the platform shows holds the API key/))
})

test('without waiting it is accepted, and no more', async () => {
  const platform = new ScriptedPlatform()
  const run = await platform.run((each) => deploy(each, request, { wait: false }))
  expect(run.result).toMatchObject({ outcome: 'accepted', passed: true, deploymentId: 'dep_1' })
  expect(platform.asked.length).toBe(3)
})

test('nothing is requested of a website', async () => {
  async function* page(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('<!doctype html><title>Harbor</title>')
  }
  const website = new ScriptedPlatform({}, () => ({ status: 200, chunks: page() }))
  const { result } = await website.run((each) => deploy(each, request))
  expect(result).toMatchObject({
    outcome: 'failed',
    reason: expect.stringMatching(/^Nothing was deployed\. .*website/),
  })
  expect(website.asked.map(({ name }) => name)).not.toContain('deploy')
})

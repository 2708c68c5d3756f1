import { describe, expect, test } from 'vitest'
import { type DeployOptions, deploy } from '../../src/index.ts'
import { answering, type Reply, ScriptedPlatform, type Twist } from './scripted-platform.ts'

const sha = 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00'
const request = { serviceId: 'svc_1', ref: sha }
const old = [
  { deploymentId: 'dep_0', status: 'live', commit: 'f00d000' },
  { deploymentId: 'dep_00', status: 'live', commit: 'f00d001' },
]
const away: Reply = { status: 500, body: { error: 'away' } }
const busy: Reply = { status: 409, body: { error: 'busy' } }
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

/** Another one with the same commit. */
const second = { ...mine, deploymentId: 'dep_2' }

describe('an answer that was lost', () => {
  const found = { outcome: 'succeeded', deploymentId: 'dep_1' }
  const unknown = { outcome: 'indeterminate', deploymentId: null }

  test.each<[string, (ageMs: number) => readonly object[], object]>([
    ['shows our ref at once', () => [mine], found],
    ['shows our ref after 20 s', (ageMs) => (ageMs < 20_000 ? [] : [mine]), found],
    ['shows ours beside that of another', () => [{ deploymentId: 'dep_2', commit: 'abad1dea' }, mine], found],
    ['shows one new deployment without a ref', () => [unnamed], found],
    ['shows one new deployment with another ref', () => [{ ...mine, commit: 'abad1dea' }], unknown],
    ['shows two with our ref', () => [mine, second], unknown],
    ['shows two without a ref', () => [unnamed, { ...unnamed, deploymentId: 'dep_2' }], unknown],
    ['shows nothing new', () => [], unknown],
  ])('is looked up: the history %s', async (_, rows, ends) => {
    const platform = losing(rows)
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject(ends)
    expect(platform.count('deploy')).toBe(1)
    if (ends === found) expect(run.warnings[0]).toMatch(/answer to the deploy was lost/)
    else {
      expect(run.result.reason).toMatch(
        /^It is not known whether the deployment was started: .*bad gateway.*dashboard before you deploy again\.$/,
      )
    }
    expect(run.endedMs).toBeLessThan(40_000)
  })

  test.each<[string, (ageMs: number) => readonly object[], Twist, RegExp]>([
    [
      'the history from before',
      () => [mine],
      answering('history', away, ({ accepted }) => accepted === 0),
      /It is not known/,
    ],
    [
      'a history whose newest stands first',
      () => [
        { ...mine, createdAt: '2026-01-01T00:00:00Z' },
        { deploymentId: 'dep_x', createdAt: '2026-02-01T00:00:00Z' },
      ],
      () => undefined,
      /does not show its newest deployment first/,
    ],
    [
      'a row above those from before',
      () => [],
      answering('history', { body: { deployments: [...old, second] } }, ({ accepted }) => accepted > 0),
      /It is not known/,
    ],
    [
      'a history that can be read',
      () => [],
      answering('history', away, ({ accepted }) => accepted > 0),
      /The history could not be read\. Look at the dashboard/,
    ],
  ])('proves nothing without %s', async (_, rows, twist, reason) => {
    const run = await losing(rows, twist).run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ ...unknown, reason: expect.stringMatching(reason) })
  })

  test('is not that of a deployment which shows another ref later', async () => {
    const platform = losing((ageMs) => [
      ageMs < 4_000 ? { ...unnamed, status: 'building' } : { ...mine, commit: 'abad1dea' },
    ])
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'indeterminate', passed: false })
    expect(run.result.reason).toMatch(
      /^The answer to the deploy was lost, and deployment dep_1, .* of another ref\. Look at/,
    )
    expect(platform.count('deploy')).toBe(1)
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
      ({ name }, self) => (name === 'deploy' && self.accept() ? answer : undefined),
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

test('another commit than the one that was asked for is said, also if the answer names it', async () => {
  const other = 'abad1deaabad1deaabad1deaabad1deaabad1dea'
  const answer = { status: 202, body: { deploymentId: 'dep_1', ref: other } }
  const platform = new ScriptedPlatform({ record: { commit: other } }, ({ name }, self) =>
    name === 'deploy' && self.accept() ? answer : undefined,
  )
  const run = await platform.run((each) => deploy(each, request))
  expect(run.warnings).toEqual([
    `The record shows commit ${other.slice(0, 12)}, but ${sha.slice(0, 12)} was asked for.`,
  ])
})

test('nothing is requested once the timeout has passed, after a wait that is said', async () => {
  const wait = { status: 429, headers: { 'retry-after': '57' }, body: {} }
  const platform = new ScriptedPlatform({}, async ({ name, atMs, request: { signal } }, { clock }) => {
    if (name === 'whoami' && atMs < 50_000) return wait
    if (name === 'history' && atMs > 50_000) await clock.sleep(10_000, signal)
    return undefined
  })
  const run = await platform.run((each) => deploy(each, request, { timeoutMs: 60_000 }))
  expect(run.result).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/^Nothing was deployed/) })
  expect(run.events.some((event) => event.kind === 'notice' && /no request for 57 s/.test(event.text))).toBe(true)
  expect(platform.count('deploy')).toBe(0)
})

test('a wait of any length is a wait', async () => {
  const slowDown = { status: 429, headers: { 'retry-after': '10000000000' }, body: {} }
  const platform = new ScriptedPlatform({}, answering('deploy', slowDown))
  const run = await platform.run((each) => deploy(each, request))
  expect(run.result).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/wants no request for/) })
  expect(platform.count('deploy')).toBe(1)
})

describe('a request that had no effect', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const slowDown = { status: 429, headers: { 'retry-after': '30' }, body: { error: 'slow down' } }

  test.each<[string, Twist, DeployOptions]>([
    ['if nothing was connected', answering('deploy', refused, (self) => self.count('deploy') <= 2), {}],
    ['when a 429 says so', answering('deploy', slowDown, (_, { atMs }) => atMs < 30_000), {}],
    [
      'while the service is busy, if asked',
      answering('deploy', busy, (_, { atMs }) => atMs < 20_000),
      { waitWhenBusyMs: 60_000 },
    ],
  ])('is sent again %s', async (_, twist, options) => {
    const platform = new ScriptedPlatform({}, twist)
    const run = await platform.run((each) => deploy(each, request, options))
    expect(run.result).toMatchObject({ outcome: 'succeeded' })
    expect(platform.accepted).toBe(1)
  })

  const quota = { status: 429, headers: { 'retry-after': '7200' }, body: { error: 'quota used up' } }
  const moved = { status: 302, headers: { location: 'https://other.example/x?token=1' } }
  const ofAnother = { body: { keyScope: { serviceId: 'svc_9' } } }
  const reader = { body: { keyScope: { permissions: { deployments: 'read' } } } }

  test.each<[string, Twist, RegExp]>([
    ['a 429 that says to wait past the timeout', answering('deploy', quota), /429: quota used up.*2 h/],
    ['a refusal', answering('deploy', { status: 400, body: { error: 'no such ref' } }), /400: no such ref/],
    ['a redirect', answering('deploy', moved), /redirects \(302\) to https:\/\/other\.example\/x\./],
    ['a busy service', answering('deploy', busy), /409: busy/],
    [
      'a wrong key',
      answering('whoami', { status: 401, body: { error: 'who?' } }),
      /401: who\? The API key is missing, wrong or revoked/,
    ],
    ['a key of another service', answering('whoami', ofAnother), /belongs to service "svc_9", not to "svc_1"/],
    ['a key that only reads', answering('whoami', reader), /lacks deployments:write/],
  ])('fails by %s', async (_, twist, reason) => {
    const platform = new ScriptedPlatform({}, twist)
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'failed', deploymentId: null, reason: expect.stringMatching(reason) })
    expect(run.result.reason).toMatch(/^Nothing was deployed\. /)
    expect(platform.accepted).toBe(0)
  })

  test('adopts nothing that another request has started while the service was busy', async () => {
    const platform = new ScriptedPlatform({}, ({ name, atMs }, self) => {
      if (name === 'deploy') {
        self.earlierRows = [{ deploymentId: 'dep_other', status: 'live', commit: sha }]
        return atMs < 5_000 ? busy : lostAnswer
      }
      return undefined
    })
    const run = await platform.run((each) => deploy(each, request, { waitWhenBusyMs: 60_000 }))
    expect(run.result).toMatchObject({ outcome: 'indeterminate', deploymentId: null })
  })

  test('needs neither the key nor the history to be readable', async () => {
    const platform = new ScriptedPlatform({}, ({ name }, { accepted }) =>
      accepted === 0 && name !== 'deploy' ? away : undefined,
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'succeeded' })
  })
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
    const platform = new ScriptedPlatform({}, answering('import', lostAnswer))
    const run = await platform.run((each) => deploy(each, { ...request, variables }))
    expect(run.result).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(/^Nothing was deployed.*safe to run this again/),
    })
    expect(platform.count('deploy')).toBe(0)
  })

  test('that the platform skips are named, without their values', async () => {
    const imported = { body: { imported: 0, skipped: [{ key: 'COLOUR', reason: 'reserved' }] } }
    const platform = new ScriptedPlatform({}, answering('import', imported))
    const run = await platform.run((each) => deploy(each, { ...request, variables }))
    expect(run.warnings).toEqual(['The platform skipped the variable "COLOUR": reserved.'])
  })
})

test('a platform that repeats a variable or the key shows neither', async () => {
  const variables = [{ key: 'PASSWORD', value: 'hunter2-secret' }]
  const refusal = { status: 400, body: { error: 'hunter2-secret is too short for key-of-the-test' } }
  const platform = new ScriptedPlatform({}, answering('import', refusal))
  const run = await platform.run((each) => deploy(each, { ...request, variables }))
  expect(run.result.reason).toMatch(/400: \*\*\* is too short for \*\*\*/)
  const redirect = { status: 302, headers: { location: 'https://other.example/t/key-of-the-test' } }
  const other = new ScriptedPlatform({}, answering('deploy', redirect))
  const redirected = await other.run((each) => deploy(each, request))
  expect(redirected.result.reason).toMatch(/to https:\/\/other\.example\/t\/\*\*\*\./)
})

test('a fact that holds the key is left out, and no other is rewritten', async () => {
  const record = { url: 'https://app.example/key-of-the-test', commit: 'c0ffee1' }
  const platform = new ScriptedPlatform({ record, states: { 0: 'building key-of-the-test', 1000: 'live' } })
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

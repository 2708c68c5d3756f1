import { describe, expect, test } from 'vitest'
import { deploy, follow, InputError, result } from '../../src/index.ts'
import { answering, type Deployment, type Reply, ScriptedPlatform, type Twist } from './scripted-platform.ts'

const request = { serviceId: 'svc_1', ref: 'main' }
const away: Reply = { status: 503, body: { error: 'away' } }
const none: Reply = { body: { deployments: [] } }

/** A history that answers so from the acceptance on, or at these ages of the deployment alone. */
function historyAnswers(reply: Reply, isThen: (ageMs: number) => boolean = () => true): Twist {
  return answering('history', reply, ({ accepted, ageMs }) => accepted > 0 && isThen(ageMs))
}

describe('a deploy that takes a second', () => {
  test('is green with its whole log, and ends at once', async () => {
    const platform = new ScriptedPlatform({ record: { url: 'https://app.example' } })
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toEqual({
      outcome: 'succeeded',
      passed: true,
      reason: 'The deployment succeeded: the platform says "live".',
      serviceId: 'svc_1',
      deploymentId: 'dep_1',
      ref: 'main',
      url: 'https://app.example',
      status: 'live',
      durationMs: run.endedMs,
      cause: null,
      phases: [
        { name: 'requested', durationMs: run.endedMs },
        { name: 'live', durationMs: 0 },
      ],
      checks: [],
      rollback: null,
      services: [],
      next: [],
    })
    expect(run.lines).toEqual(['one', 'two', 'three'])
    expect(run.events.map(({ kind }) => kind)).toEqual([
      'accepted',
      ...Array(3).fill('lines'),
      'status',
      'url',
      'ended',
    ])
    expect(run.endedMs - platform.acceptedMs).toBeLessThan(1_100)
    expect(platform.clock.sleepers).toBe(0)
  })

  test('sends its request one round trip after the first one, and opens the stream with the answer', async () => {
    const platform = new ScriptedPlatform()
    await platform.run((each) => deploy(each, request))
    const sent = new Map(platform.asked.toReversed().map(({ name, atMs }) => [name, atMs]))
    expect(sent.get('deploy')).toBe(platform.answerMs)
    expect(sent.get('stream')).toBe(2 * platform.answerMs)
  })

  test.each([0, 30])('needs one read beside the look that decides, also if it answers %i ms later', async (ms) => {
    const platform = new ScriptedPlatform({}, async ({ name, request: { signal } }, { clock }) => {
      if (name === 'store') await clock.sleep(ms, signal)
      return undefined
    })
    await platform.run((each) => deploy(each, request))
    const asked = platform.asked.map(({ name }) => name)
    expect(asked).toEqual(['whoami', 'history', 'deploy', 'stream', 'store', 'history', 'store'])
  })

  test('is the result alone for who asks for that alone', async () => {
    const platform = new ScriptedPlatform()
    let ended: unknown
    await platform.run((each) => {
      ended = result(deploy(each, request))
      return follow(each, { serviceId: 'svc_1', deploymentId: 'dep_1' })
    })
    expect(await ended).toMatchObject({ outcome: 'succeeded' })
  })
})

test.each<[name: string, deployment: Deployment, ends: object, warns: readonly RegExp[]]>([
  [
    'failed after a minute',
    { states: { 0: 'building', 60000: 'build_failed' } },
    { outcome: 'failed', passed: false, status: 'build_failed' },
    [],
  ],
  ['cancelled', { states: { 0: 'queued', 2000: 'canceled' } }, { outcome: 'cancelled', passed: false }, []],
  ['replaced', { states: { 0: 'queued', 2000: 'SUPERSEDED' } }, { outcome: 'superseded', passed: false }, []],
  [
    'a word that nobody knows',
    { states: { 0: 'queued', 2000: 'polished' } },
    { outcome: 'timed-out', reason: expect.stringMatching(/"polished".*success-states/) },
    [/"polished" is not known/],
  ],
  [
    'a success that the record takes back in the same breath',
    { states: { 0: 'queued', 2000: 'success' }, record: { conclusion: 'failure' } },
    { outcome: 'indeterminate', reason: expect.stringMatching(/contradicts itself/) },
    [],
  ],
  [
    'completed with a failure beside it',
    { states: { 0: 'queued', 2000: 'completed' }, record: { conclusion: null, error: 'exit 1' } },
    { outcome: 'failed' },
    [],
  ],
  [
    'a word for live and in progress, over',
    { states: { 0: 'building', 2000: 'running' }, record: { rollbackable: true } },
    { outcome: 'succeeded', reason: expect.stringMatching(/inferred/) },
    [/Success is inferred/],
  ],
  [
    'a word for live and in progress, without an image',
    { states: { 0: 'building', 2000: 'running' } },
    { outcome: 'timed-out' },
    [],
  ],
])('a deployment that is %s ends so', async (_, deployment, ends, warns) => {
  const platform = new ScriptedPlatform(deployment)
  const run = await platform.run((each) => deploy(each, request, { timeoutMs: 120_000 }))
  expect(run.result).toMatchObject(ends)
  expect(run.lines).toEqual(['one', 'two', 'three'])
  expect(run.warnings).toEqual(warns.map((text) => expect.stringMatching(text)))
})

test("the user's words come before the list", async () => {
  const platform = new ScriptedPlatform({ states: { 0: 'success', 2000: 'polished' } })
  const run = await platform.run((each) => deploy(each, request, { successStates: ['Polished'], failureStates: ['x'] }))
  expect(run.result).toMatchObject({ outcome: 'succeeded', status: 'success' })
})

test('a replaced deployment is green if the user says so', async () => {
  const platform = new ScriptedPlatform({ states: { 0: 'superseded' } })
  const run = await platform.run((each) => deploy(each, request, { onSuperseded: 'neutral' }))
  expect(run.result).toMatchObject({ outcome: 'superseded', passed: true })
})

describe('a record that is not there', () => {
  const newer = { body: { deployments: [{ deploymentId: 'dep_2', status: 'live' }] } }

  test.each<[string, Deployment, Twist, object, number]>([
    [
      'has half a minute after our request',
      { states: { 0: 'live' } },
      historyAnswers(none, (ageMs) => ageMs < 25_000),
      { outcome: 'succeeded' },
      30_000,
    ],
    [
      'and never comes is not known',
      {},
      historyAnswers(none),
      { outcome: 'indeterminate', reason: expect.stringMatching(/No record of deployment "dep_1"/) },
      60_000,
    ],
    [
      'and leaves behind a newer one was replaced',
      { states: { 0: 'building' } },
      historyAnswers(newer, (ageMs) => ageMs > 20_000),
      { outcome: 'superseded' },
      60_000,
    ],
  ])('%s', async (_, deployment, twist, ends, latestMs) => {
    const run = await new ScriptedPlatform(deployment, twist).run((each) => deploy(each, request))
    expect(run.result).toMatchObject(ends)
    expect(run.endedMs).toBeLessThan(latestMs)
  })

  test('was not replaced by an older one that moves up', async () => {
    const page = Array.from({ length: 24 }, (_, index) => ({ deploymentId: `old_${index}`, status: 'failed' }))
    const platform = new ScriptedPlatform({ states: { 0: 'building' } }, ({ name }, { accepted, ageMs, rows }) => {
      if (name !== 'history' || accepted === 0) return undefined
      if (ageMs < 20_000) return { body: { deployments: [...rows, ...page], nextCursor: 7 } }
      return { body: { deployments: [...page.slice(20), { deploymentId: 'old_24', status: 'live' }] } }
    })
    const run = await platform.run((each) => deploy(each, request, { onSuperseded: 'neutral' }))
    expect(run.result).toMatchObject({ outcome: 'indeterminate', passed: false })
  })

  test('of a given deployment asks to check both ids', async () => {
    const platform = new ScriptedPlatform({}, answering('history', none)).accept()
    const run = await platform.run((each) => follow(each, { serviceId: 'svc_1', deploymentId: 'typo' }))
    expect(run.result).toMatchObject({
      outcome: 'indeterminate',
      reason: 'No record of deployment "typo" of service "svc_1" was seen. Check both ids.',
    })
    expect(run.endedMs).toBeLessThan(20_000)
  })
})

test.each([
  ['is no verdict until its words change', { 0: 'live', 8000: 'failed' }, { outcome: 'failed' }],
  [
    'is not known if it never changes',
    { 0: 'live' },
    { outcome: 'indeterminate', reason: expect.stringMatching(/named an earlier deployment/) },
  ],
])('an id that the history showed before the request with a final word %s', async (_, states, ends) => {
  const platform = new ScriptedPlatform({ states })
  platform.earlierRows = [{ deploymentId: 'dep_1', status: 'live' }]
  const run = await platform.run((each) => deploy(each, request))
  expect(run.result).toMatchObject(ends)
  expect(run.endedMs).toBeLessThan(40_000)
})

describe('a platform that stops answering', () => {
  test('for a while costs nothing but time', async () => {
    const twist = historyAnswers(away, (ageMs) => ageMs < 60_000)
    const platform = new ScriptedPlatform({ states: { 0: 'building', 40000: 'live' } }, twist)
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'succeeded' })
    expect(platform.count('history')).toBeLessThan(20)
  })

  test.each([
    ['for five minutes leaves it open', away, /5 minutes.*away.*dep_1 may still be running/],
    ['with 403 says which right is missing', { status: 403, body: { error: 'no' } }, /deployments:read/],
  ])('%s', async (_, reply, reason) => {
    const run = await new ScriptedPlatform({}, historyAnswers(reply)).run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'indeterminate', reason: expect.stringMatching(reason) })
  })

  test('is not asked again before Retry-After, also when the stream ends', async () => {
    const busy = { status: 429, headers: { 'retry-after': '20' }, body: { error: 'slow down' } }
    const twist = historyAnswers(busy, (ageMs) => ageMs < 2_000)
    const platform = new ScriptedPlatform({ states: { 0: 'building', 3000: 'live' } }, twist)
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'succeeded' })
    const [first, second] = platform.asked.filter(({ name }) => name === 'history').slice(1)
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(20_000)
  })
})

describe('the end of the time', () => {
  test('leaves the deployment running, after one last look', async () => {
    const platform = new ScriptedPlatform({ states: { 0: 'building' } })
    const run = await platform.run((each) => deploy(each, request, { timeoutMs: 30_000 }))
    expect(run.result).toMatchObject({
      outcome: 'timed-out',
      reason: 'The timeout passed while the platform said "building". Deployment dep_1 is left running.',
      next: [expect.stringContaining('taxiway follow --service-id svc_1 --deployment-id dep_1')],
    })
    expect(run.endedMs).toBeLessThan(40_000)
  })

  test.each([5_000, 20_000, 31_000, 44_000])('is kept by a platform that hangs: %i ms', async (timeoutMs) => {
    const platform = new ScriptedPlatform({}, async ({ name, request: { signal } }, { accepted, clock }) => {
      if (name !== 'deploy' && accepted > 0) await clock.sleep(1e9, signal)
      return undefined
    })
    const run = await platform.run((each) => deploy(each, request, { timeoutMs }))
    expect(run.result).toMatchObject({ outcome: 'timed-out' })
    expect(run.endedMs).toBeLessThan(timeoutMs + 10_000)
  })

  test('comes with the signal at once', async () => {
    const cancel = new AbortController()
    const platform = new ScriptedPlatform({ states: { 0: 'building' } })
    void platform.clock.sleep(5_000).then(() => cancel.abort())
    const run = await platform.run((each) => deploy(each, request, { signal: cancel.signal }))
    expect(run.result).toMatchObject({
      outcome: 'aborted',
      reason: 'The run was cancelled. Deployment dep_1 is left running.',
    })
    expect(run.endedMs).toBe(5_000)
    expect(platform.clock.sleepers).toBe(0)
  })

  test('is the reader who leaves: nothing goes on, and nothing is said', async () => {
    const platform = new ScriptedPlatform({ states: { 0: 'building' } })
    await expect(
      platform.run(async function* (each) {
        for await (const event of deploy(each, request)) if (event.kind === 'lines') break
        return yield* follow(each, { serviceId: 'svc_1', deploymentId: 'dep_1' }, { timeoutMs: 1 })
      }),
    ).resolves.toMatchObject({ result: { outcome: 'timed-out' } })
    expect(platform.clock.sleepers).toBe(0)
    expect(platform.clock.now()).toBeLessThan(5_000)
  })
})

test('nothing is inferred from a stream that shows no line, or is none', async () => {
  const record = { rollbackable: true }
  for (const type of ['text/event-stream', 'text/html']) {
    const platform = new ScriptedPlatform({ states: { 0: 'running' }, record }, ({ name }) =>
      name === 'stream' ? { headers: { 'content-type': type }, body: '' } : undefined,
    )
    const run = await platform.run((each) => deploy(each, request, { timeoutMs: 60_000 }))
    expect(run.result).toMatchObject({ outcome: 'timed-out' })
  }
})

test('a record that was gone for a while has to be unchanged anew', async () => {
  const record = { rollbackable: true }
  const twist = historyAnswers(none, (ageMs) => ageMs > 2_000 && ageMs < 4_500)
  const platform = new ScriptedPlatform({ states: { 0: 'running' }, record }, twist)
  const run = await platform.run((each) => deploy(each, request))
  expect(run.result).toMatchObject({ outcome: 'succeeded' })
  expect(run.endedMs).toBeGreaterThan(9_000)
})

test('an argument that cannot be used is thrown, and an answer never shows what was sent', async () => {
  const imported = { body: { imported: '::error::key-of-the-test', skipped: 'crimson-value' } }
  const platform = new ScriptedPlatform({}, answering('import', imported))
  await expect(platform.run((each) => follow(each, { serviceId: 'svc_1', deploymentId: '..' }))).rejects.toThrow(
    InputError,
  )
  const run = await platform.run((each) => deploy(each, { ...request, variables: [{ key: 'COLOUR', value: 'red' }] }))
  expect(run.result.reason).not.toMatch(/::error|key-of-the-test|crimson/)
})

test('a bug of ours after the acceptance says nothing about the deployment', async () => {
  const platform = new ScriptedPlatform({ states: { 0: 'building' } })
  const run = await platform.run((each) => {
    // A reader that throws is not the run's fault; a clock that does stands for any mistake in it.
    const sleep = platform.clock.sleep.bind(platform.clock)
    platform.clock.sleep = async (ms, signal) => {
      if (platform.accepted > 0 && platform.ageMs > 2_000) throw new RangeError('Maximum call stack size exceeded')
      return await sleep(ms, signal)
    }
    return deploy(each, request)
  })
  expect(run.result).toMatchObject({
    outcome: 'indeterminate',
    deploymentId: 'dep_1',
    reason: expect.stringMatching(/unexpectedly .*may still be running/),
  })
})

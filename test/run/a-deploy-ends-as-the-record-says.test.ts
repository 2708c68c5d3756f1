import { describe, expect, test } from 'vitest'
import { deploy, follow, InputError, result } from '../../src/index.ts'
import { type Deployment, ScriptedPlatform, type Twist } from './scripted-platform.ts'

const request = { serviceId: 'svc_1', ref: 'main' }

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
    expect(platform.asked.length).toBeLessThanOrEqual(9)
    expect(platform.clock.sleepers).toBe(0)
  })

  test('sends its request one round trip after the first one, and opens the stream with the answer', async () => {
    const platform = new ScriptedPlatform()
    await platform.run((each) => deploy(each, request))
    const sent = new Map(platform.asked.toReversed().map(({ name, atMs }) => [name, atMs]))
    expect(sent.get('deploy')).toBe(platform.answerMs)
    expect(sent.get('stream')).toBe(2 * platform.answerMs)
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

describe.each<{
  readonly name: string
  readonly deployment: Deployment
  readonly ends: object
  readonly warns?: RegExp
}>([
  {
    name: 'failed after a minute',
    deployment: {
      states: [
        [0, 'building'],
        [60_000, 'build_failed'],
      ],
    },
    ends: { outcome: 'failed', passed: false, status: 'build_failed' },
  },
  {
    name: 'cancelled',
    deployment: {
      states: [
        [0, 'queued'],
        [2_000, 'canceled'],
      ],
    },
    ends: { outcome: 'cancelled', passed: false },
  },
  {
    name: 'replaced',
    deployment: {
      states: [
        [0, 'queued'],
        [2_000, 'SUPERSEDED'],
      ],
    },
    ends: { outcome: 'superseded', passed: false },
  },
  {
    name: 'a word that nobody knows',
    deployment: {
      states: [
        [0, 'queued'],
        [2_000, 'polished'],
      ],
    },
    ends: { outcome: 'timed-out', reason: expect.stringMatching(/"polished".*success-states/) },
    warns: /"polished" is not known/,
  },
  {
    name: 'a success that the record takes back in the same breath',
    deployment: {
      states: [
        [0, 'queued'],
        [2_000, 'success'],
      ],
      record: { conclusion: 'failure' },
    },
    ends: { outcome: 'indeterminate', reason: expect.stringMatching(/contradicts itself/) },
  },
  {
    name: 'completed with a failure beside it',
    deployment: {
      states: [
        [0, 'queued'],
        [2_000, 'completed'],
      ],
      record: { conclusion: null, error: 'exit 1' },
    },
    ends: { outcome: 'failed' },
  },
  {
    name: 'a word for live and in progress, over',
    deployment: {
      states: [
        [0, 'building'],
        [2_000, 'running'],
      ],
      record: { rollbackable: true },
    },
    ends: { outcome: 'succeeded', reason: expect.stringMatching(/inferred/) },
    warns: /Success is inferred/,
  },
  {
    name: 'a word for live and in progress, without an image',
    deployment: {
      states: [
        [0, 'building'],
        [2_000, 'running'],
      ],
    },
    ends: { outcome: 'timed-out' },
  },
])('a deployment that is $name', ({ deployment, ends, warns }) => {
  test('ends so', async () => {
    const platform = new ScriptedPlatform(deployment)
    const run = await platform.run((each) => deploy(each, request, { timeoutMs: 120_000 }))
    expect(run.result).toMatchObject(ends)
    expect(run.lines).toEqual(['one', 'two', 'three'])
    if (warns === undefined) expect(run.warnings).toEqual([])
    else expect(run.warnings).toEqual([expect.stringMatching(warns)])
  })
})

test("the user's words come before the list", async () => {
  const platform = new ScriptedPlatform({
    states: [
      [0, 'success'],
      [2_000, 'polished'],
    ],
  })
  const run = await platform.run((each) => deploy(each, request, { successStates: ['Polished'], failureStates: ['x'] }))
  expect(run.result).toMatchObject({ outcome: 'succeeded', status: 'success' })
})

test('a replaced deployment is green if the user says so', async () => {
  const platform = new ScriptedPlatform({ states: [[0, 'superseded']] })
  const run = await platform.run((each) => deploy(each, request, { onSuperseded: 'neutral' }))
  expect(run.result).toMatchObject({ outcome: 'superseded', passed: true })
})

describe('a record that is not there', () => {
  const missing: Twist = ({ name }) => (name === 'history' ? { body: { deployments: [] } } : undefined)

  test('has half a minute after our request', async () => {
    const platform = new ScriptedPlatform({ states: [[0, 'live']] }, (asked, { ageMs, accepted }) =>
      accepted > 0 && ageMs < 25_000 ? missing(asked, platform) : undefined,
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'succeeded' })
  })

  test('and never comes is not known', async () => {
    const platform = new ScriptedPlatform({}, missing)
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({
      outcome: 'indeterminate',
      reason: expect.stringMatching(/No record of deployment "dep_1"/),
    })
    expect(run.endedMs).toBeLessThan(60_000)
  })

  test('and leaves behind a newer one was replaced', async () => {
    const newer = { deploymentId: 'dep_2', status: 'live' }
    const platform = new ScriptedPlatform({ states: [[0, 'building']] }, ({ name }, { ageMs, accepted }) =>
      name === 'history' && accepted > 0 && ageMs > 20_000 ? { body: { deployments: [newer] } } : undefined,
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'superseded' })
  })

  test('was not replaced by an older one that moves up', async () => {
    const page = Array.from({ length: 24 }, (_, index) => ({ deploymentId: `old_${index}`, status: 'failed' }))
    const platform = new ScriptedPlatform({ states: [[0, 'building']] }, ({ name }, { accepted, ageMs, rows }) => {
      if (name !== 'history' || accepted === 0) return undefined
      if (ageMs < 20_000) return { body: { deployments: [...rows, ...page], nextCursor: 7 } }
      return { body: { deployments: [...page.slice(20), { deploymentId: 'old_24', status: 'live' }] } }
    })
    const run = await platform.run((each) => deploy(each, request, { onSuperseded: 'neutral' }))
    expect(run.result).toMatchObject({ outcome: 'indeterminate', passed: false })
  })

  test('of a given deployment asks to check both ids', async () => {
    const platform = new ScriptedPlatform({}, missing).accept()
    const run = await platform.run((each) => follow(each, { serviceId: 'svc_1', deploymentId: 'typo' }))
    expect(run.result).toMatchObject({
      outcome: 'indeterminate',
      reason: 'No record of deployment "typo" of service "svc_1" was seen. Check both ids.',
    })
    expect(run.endedMs).toBeLessThan(20_000)
  })
})

describe('an id that the history showed before the request', () => {
  const earlierRows = [{ deploymentId: 'dep_1', status: 'live' }]

  test('with a final word is no verdict until its words change', async () => {
    const platform = new ScriptedPlatform({
      states: [
        [0, 'live'],
        [8_000, 'failed'],
      ],
    })
    platform.earlierRows = earlierRows
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'failed' })
  })

  test('and that never changes is not known', async () => {
    const platform = new ScriptedPlatform({ states: [[0, 'live']] })
    platform.earlierRows = earlierRows
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({
      outcome: 'indeterminate',
      reason: expect.stringMatching(/named an earlier deployment/),
    })
    expect(run.endedMs).toBeLessThan(40_000)
  })
})

describe('a platform that stops answering', () => {
  test('for a while costs nothing but time', async () => {
    const platform = new ScriptedPlatform(
      {
        states: [
          [0, 'building'],
          [40_000, 'live'],
        ],
      },
      ({ name }, { ageMs, accepted }) =>
        name === 'history' && accepted > 0 && ageMs < 60_000 ? { status: 503, body: { error: 'away' } } : undefined,
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'succeeded' })
    expect(platform.count('history')).toBeLessThan(20)
  })

  test('for five minutes leaves it open', async () => {
    const platform = new ScriptedPlatform({}, ({ name }, { accepted }) =>
      name === 'history' && accepted > 0 ? { status: 503, body: { error: 'away' } } : undefined,
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({
      outcome: 'indeterminate',
      reason: expect.stringMatching(/5 minutes.*away.*dep_1 may still be running/),
    })
  })

  test('with 403 says which right is missing', async () => {
    const platform = new ScriptedPlatform({}, ({ name }, { accepted }) =>
      name === 'history' && accepted > 0 ? { status: 403, body: { error: 'no' } } : undefined,
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'indeterminate', reason: expect.stringMatching(/deployments:read/) })
  })

  test('is not asked again before Retry-After, also when the stream ends', async () => {
    const platform = new ScriptedPlatform(
      {
        states: [
          [0, 'building'],
          [3_000, 'live'],
        ],
      },
      ({ name, atMs }, { ageMs, accepted }) =>
        name === 'history' && accepted > 0 && ageMs < 2_000 && atMs > 0
          ? { status: 429, headers: { 'retry-after': '20' }, body: { error: 'slow down' } }
          : undefined,
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.result).toMatchObject({ outcome: 'succeeded' })
    const [first, second] = platform.asked.filter(({ name }) => name === 'history').slice(1)
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(20_000)
  })
})

describe('the end of the time', () => {
  test('leaves the deployment running, after one last look', async () => {
    const platform = new ScriptedPlatform({ states: [[0, 'building']] })
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
    const platform = new ScriptedPlatform({ states: [[0, 'building']] })
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
    const platform = new ScriptedPlatform({ states: [[0, 'building']] })
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
    const platform = new ScriptedPlatform({ states: [[0, 'running']], record }, ({ name }) =>
      name === 'stream' ? { headers: { 'content-type': type }, body: '' } : undefined,
    )
    const run = await platform.run((each) => deploy(each, request, { timeoutMs: 60_000 }))
    expect(run.result).toMatchObject({ outcome: 'timed-out' })
  }
})

test('a record that was gone for a while has to be unchanged anew', async () => {
  const record = { rollbackable: true }
  const platform = new ScriptedPlatform({ states: [[0, 'running']], record }, ({ name }, { accepted, ageMs }) =>
    name === 'history' && accepted > 0 && ageMs > 2_000 && ageMs < 4_500 ? { body: { deployments: [] } } : undefined,
  )
  const run = await platform.run((each) => deploy(each, request))
  expect(run.result).toMatchObject({ outcome: 'succeeded' })
  expect(run.endedMs).toBeGreaterThan(9_000)
})

test('an argument that cannot be used is thrown, and an answer never shows what was sent', async () => {
  const platform = new ScriptedPlatform({}, ({ name }) =>
    name === 'import' ? { body: { imported: '::error::key-of-the-test', skipped: 'crimson-value' } } : undefined,
  )
  await expect(platform.run((each) => follow(each, { serviceId: 'svc_1', deploymentId: '..' }))).rejects.toThrow(
    InputError,
  )
  const run = await platform.run((each) => deploy(each, { ...request, variables: [{ key: 'COLOUR', value: 'red' }] }))
  expect(run.result.reason).not.toMatch(/::error|key-of-the-test|crimson/)
})

test('a bug of ours after the acceptance says nothing about the deployment', async () => {
  const platform = new ScriptedPlatform({ states: [[0, 'building']] })
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

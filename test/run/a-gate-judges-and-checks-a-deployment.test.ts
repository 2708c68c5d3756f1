import { describe, expect, test } from 'vitest'
import { type Check, type GateRequest, gate, type RunOptions } from '../../src/index.ts'
import { answering, ScriptedPlatform, type Twist } from './scripted-platform.ts'

const [good, bad, newer] = ['a1a1a1a1', 'b2b2b2b2', 'c3c3c3c3']
const goodRow = { deploymentId: 'dep_good', status: 'live', commit: good, rollbackable: true }
const badRow = { deploymentId: 'dep_bad', status: 'live', commit: bad, rollbackable: true, url: 'https://app.example' }
const request = { serviceId: 'svc_1', deploymentId: 'dep_bad', checks: [], rollback: true }

/** A platform whose newest deployment is to be judged; another one, `dep_1`, is accepted by a rollback. */
function judging(twist?: Twist): ScriptedPlatform {
  const record = { commit: good, url: 'https://other.example' }
  const platform = new ScriptedPlatform({ record, lines: { 0: 'one' } }, twist)
  platform.earlierRows = [badRow, goodRow]
  return platform
}

function check(name: string, passed: boolean, act: () => unknown = () => {}): Check {
  return {
    name,
    // biome-ignore lint/correctness/useYield: a check is a generator
    run: async function* () {
      await act()
      return { passed, evidence: [passed ? 'all is well' : 'it is not well.', 'a line'] }
    },
  }
}

async function judge(platform: ScriptedPlatform, more: Partial<GateRequest>, options: RunOptions = {}) {
  return await platform.run((each) => gate(each, { ...request, ...more }, options))
}

function notices(events: Awaited<ReturnType<typeof judge>>['events']): readonly string[] {
  return events.flatMap((event) => (event.kind === 'notice' ? [event.text] : []))
}

describe('a gate', () => {
  test('follows a deployment that it did not start, and passes with every check', async () => {
    const platform = judging()
    const { result, events, lines } = await judge(platform, { checks: [check('one', true), check('two', true)] })
    expect(result).toMatchObject({
      ...{ outcome: 'succeeded', passed: true, status: 'live', ref: bad, url: 'https://app.example', rollback: null },
      reason: 'The deployment succeeded: the platform says "live". 2 checks passed.',
      checks: [
        { name: 'one', passed: true, evidence: ['all is well', 'a line'] },
        { name: 'two', passed: true, evidence: ['all is well', 'a line'] },
      ],
    })
    expect(lines).toEqual(['one'])
    expect(events.map(({ kind }) => kind).filter((kind) => kind !== 'lines' && kind !== 'notice')).toEqual([
      ...['chosen', 'status', 'url', 'check', 'check', 'ended'],
    ])
    expect(platform.count('deploy')).toBe(0)
    expect(platform.clock.sleepers).toBe(0)
  })

  test('stops at the first check that fails, rolls back, stays red, and keeps its own outputs', async () => {
    const platform = judging()
    const { result, events } = await judge(platform, { checks: [check('one', false), check('two', true)] })
    expect(result).toMatchObject({
      ...{ outcome: 'succeeded', passed: false, deploymentId: 'dep_bad', ref: bad, url: 'https://app.example' },
      reason: `Deployed, but the gate failed: one: it is not well. Rolled back to ${good}: the platform says "live".`,
      checks: [{ name: 'one', passed: false }],
      rollback: { outcome: 'succeeded', passed: true, deploymentId: 'dep_1', ref: good, url: 'https://other.example' },
    })
    const asked = platform.asked.filter(({ name }) => name === 'deploy')
    expect(asked.map(({ request }) => request.body)).toEqual([JSON.stringify({ ref: good })])
    const facts = events.flatMap((event) =>
      event.kind === 'accepted' || event.kind === 'rollback' || event.kind === 'url' ? [event] : [],
    )
    expect(facts).toEqual([{ kind: 'url', url: 'https://app.example' }])
    expect(notices(events)).toContain('Rollback: the platform says "live".')
  })

  test('never deploys over a newer deployment, and says that the checks may have seen that one', async () => {
    const platform = judging()
    const appear = (): void => {
      platform.earlierRows = [{ deploymentId: 'dep_new', status: 'live', commit: newer }, badRow, goodRow]
    }
    const { result, warnings } = await judge(platform, { checks: [check('one', false, appear)] })
    expect(platform.count('deploy')).toBe(0)
    expect(result.reason).toMatch(/^Deployed, but the gate failed: one: .*Nothing was rolled back.*dep_new\.$/)
    expect(result.rollback).toMatchObject({ outcome: 'skipped', deploymentId: null })
    expect(warnings).toEqual([expect.stringContaining('dep_new is newer')])
  })

  test('neither checks nor rolls back a deployment that failed', async () => {
    const platform = judging()
    platform.earlierRows = [{ ...badRow, status: 'failed' }, goodRow]
    const { result } = await judge(platform, { checks: [check('one', true)] })
    expect(result).toMatchObject({ outcome: 'failed', passed: false, checks: [], rollback: null })
    expect(platform.count('deploy')).toBe(0)
  })

  test('says before any wait that the key could not roll back', async () => {
    const key = { body: { id: 'usr_1', keyScope: { permissions: { deployments: 'read' } } } }
    const platform = judging(answering('whoami', key))
    const { result } = await judge(platform, {})
    expect(result.reason).toBe(
      'No deployment was judged. The API key lacks deployments:write. Create a key with that permission.',
    )
    expect(platform.asked.map(({ name }) => name)).toEqual(['whoami'])
  })

  test('that is cancelled in a check is red, and writes nothing more', async () => {
    const stop = new AbortController()
    const platform = judging()
    const { result } = await judge(
      platform,
      { checks: [check('one', true, () => stop.abort()), check('two', true)] },
      { signal: stop.signal },
    )
    expect(result).toMatchObject({ outcome: 'succeeded', passed: false, rollback: null })
    expect(result.reason).toBe('Deployed, but the gate failed: two: the run was cancelled. Nothing was rolled back.')
    expect(platform.count('deploy')).toBe(0)
    expect(platform.clock.sleepers).toBe(0)
  })

  test('fails with a check that throws, shows no secret of what it found, and writes nothing without `rollback`', async () => {
    const throws = check('one', true, () => {
      throw new Error('no route for key-of-the-test')
    })
    const platform = judging()
    const { result } = await judge(platform, { checks: [throws], rollback: false })
    expect(result).toMatchObject({ passed: false, rollback: null })
    expect(platform.count('deploy')).toBe(0)
    expect(result.checks).toEqual([{ name: 'one', passed: false, evidence: ['it could not be run: no route for ***'] }])
  })
})

describe('the record after the checks', () => {
  /** The history changes while the check runs. */
  async function judgeChanged(platform: ScriptedPlatform, fields: object) {
    const change = (): void => {
      platform.earlierRows = [{ ...badRow, ...fields }, goodRow]
    }
    return await judge(platform, { checks: [check('one', true, change)] })
  }

  test.each<readonly [string, object, string]>([
    ['rolled back', { status: 'rolled_back' }, 'failed'],
    ['cancelled', { status: 'Cancelled' }, 'cancelled'],
    ['replaced', { status: 'superseded' }, 'superseded'],
    ['a failure beside its word', { status: 'completed', conclusion: 'failure' }, 'failed'],
    ['success beside an error', { status: 'live', error: 'exit 1' }, 'indeterminate'],
    ['in progress again', { status: 'restarting' }, 'indeterminate'],
    ['a word that nobody knows', { status: 'wobbly' }, 'indeterminate'],
    ['no word any more', { status: undefined }, 'indeterminate'],
  ])('%s is red, names both words, and is rolled back', async (_, fields, outcome) => {
    const { result } = await judgeChanged(judging(), fields)
    expect(result).toMatchObject({ outcome, passed: false, rollback: { outcome: 'succeeded', ref: good } })
    expect(result.reason).toMatch(/^Deployed, but the gate failed: the platform said "live", and says .+ now\. Rolled/)
    if (result.status !== null) expect(result.reason).toContain(`says "${result.status}"`)
  })

  test.each(['live', 'succeeded', 'running'])('"%s" still passes', async (status) => {
    const { result } = await judgeChanged(judging(), { status })
    expect(result).toMatchObject({ outcome: 'succeeded', passed: true, status, rollback: null })
  })

  test.each([
    ['the history fails', { status: 500, body: { error: 'no' } }],
    ['the record is gone', { body: { deployments: [goodRow] } }],
  ])('if %s for 30 s, nothing is known, and nothing is written', async (_, reply) => {
    let checkedMs = Number.POSITIVE_INFINITY
    const platform = judging(answering('history', reply, (_, { atMs }) => atMs >= checkedMs))
    const { result, endedMs } = await judge(platform, {
      checks: [check('one', true, () => (checkedMs = platform.clock.now()))],
    })
    expect(result).toMatchObject({ outcome: 'indeterminate', passed: false, rollback: null })
    expect(result.reason).toMatch(/could not be read again after the checks/)
    expect(endedMs - checkedMs).toBeLessThan(32_000)
    expect(platform.count('deploy')).toBe(0)
  })

  test('nothing is rolled back for a word that was open when the record was last read', async () => {
    let checkedMs = Number.POSITIVE_INFINITY
    const platform = judging(({ name, atMs }) => {
      if (name !== 'history' || atMs < checkedMs) return undefined
      if (atMs > checkedMs + 1_000) return { status: 500, body: { error: 'no' } }
      return { body: { deployments: [{ ...badRow, status: 'restarting' }, goodRow] } }
    })
    const checks = [check('one', true, () => (checkedMs = platform.clock.now()))]
    const { result } = await judge(platform, { checks })
    expect(result).toMatchObject({ outcome: 'indeterminate', passed: false, rollback: null })
    expect(platform.count('deploy')).toBe(0)
  })
})

describe('the deployment to judge', () => {
  const chosen = async (platform: ScriptedPlatform, commit: string | undefined) => {
    const { result, events, endedMs } = await judge(platform, { deploymentId: undefined, commit, rollback: false })
    return { result, endedMs, said: notices(events).filter((text) => /Judging|Waiting/.test(text)) }
  }

  test('is the newest one that shows the commit', async () => {
    const platform = judging()
    platform.earlierRows = [badRow, goodRow, { ...goodRow, deploymentId: 'dep_older' }]
    const { result, said } = await chosen(platform, good)
    expect(result).toMatchObject({ deploymentId: 'dep_good', outcome: 'succeeded' })
    expect(said).toEqual([`Judging deployment dep_good: its record shows the commit ${good}.`])
  })

  test('is waited for up to a minute', async () => {
    const platform = judging(({ atMs, name }, each) => {
      if (atMs > 20_000 && name === 'history') each.earlierRows = [{ ...badRow, commit: newer }, goodRow]
      return undefined
    })
    const { result, said } = await chosen(platform, newer)
    expect(result).toMatchObject({ deploymentId: 'dep_bad', ref: newer, outcome: 'succeeded' })
    expect(said[0]).toBe(`No record shows the commit ${newer} yet. Waiting for one up to 1 min.`)
  })

  test.each([
    ['at once if no commit is known', undefined, good, 0],
    ['at once if no record shows a commit', newer, undefined, 0],
    ['after a minute if none shows this one', newer, good, 58_000],
  ])('else is the newest unfinished one, %s', async (_, commit, shown, waitMs) => {
    const platform = new ScriptedPlatform({
      states: { 0: 'queued', 70000: 'live' },
      record: { commit: shown },
    }).accept()
    platform.earlierRows = [{ ...goodRow, commit: shown }]
    const { result, said } = await chosen(platform, commit)
    expect(result).toMatchObject({ deploymentId: 'dep_1', outcome: 'succeeded' })
    expect(said.at(-1)).toMatch(/^Judging deployment dep_1: .*newest unfinished one\.$/)
    const followedMs = platform.asked.find(({ name }) => name === 'stream')?.atMs ?? 0
    expect(Math.abs(followedMs - waitMs)).toBeLessThan(3_000)
  })

  test('is none if nothing fits, which is said in one sentence', async () => {
    const { result } = await chosen(judging(), undefined)
    expect(result).toMatchObject({ outcome: 'indeterminate', passed: false, deploymentId: null })
    expect(result.reason).toBe(
      'No deployment was judged: no commit is known, and no deployment is unfinished. Set deployment-id.',
    )
  })
})

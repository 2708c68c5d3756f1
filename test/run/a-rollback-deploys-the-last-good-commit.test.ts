import { describe, expect, test } from 'vitest'
import { type RollbackOptions, type RollbackRequest, rollback } from '../../src/index.ts'
import { answering, ScriptedPlatform, type Twist } from './scripted-platform.ts'

const [old, good, live] = ['a1a1a1a1', 'b2b2b2b2', 'c3c3c3c3']

type Fields = Readonly<Record<string, unknown>>

function row(commit: string | undefined, fields: Fields = {}): Fields {
  return { status: 'live', commit, rollbackable: true, ...fields }
}

function platformWith(rows: readonly Fields[], twist?: Twist): ScriptedPlatform {
  const platform = new ScriptedPlatform({}, twist)
  platform.earlierRows = rows.map((each, index) => ({ deploymentId: `dep_old_${index}`, ...each }))
  return platform
}

async function goBack(platform: ScriptedPlatform, more: Partial<RollbackRequest> = {}, options?: RollbackOptions) {
  const run = await platform.run((each) => rollback(each, { serviceId: 'svc_1', ...more }, options))
  const [went] = run.events.filter((event) => event.kind === 'rollback')
  const body = platform.asked.find(({ name }) => name === 'deploy')?.request.body
  return { ...run, went, deployed: body === undefined ? undefined : JSON.parse(String(body)).ref }
}

describe('a rollback', () => {
  test.each<readonly [string, readonly Fields[], string]>([
    ['after a failure the last good commit', [row(live, { status: 'failed' }), row(good), row(old)], good],
    ['after a success the good one before', [row(live), row(good), row(old)], good],
    ['not the same commit again', [row(live), row(live.slice(0, 7)), row(good)], good],
    ['none without a commit', [row(live), row(undefined), row(good)], good],
    ['none that has failed since', [row(live), row(good, { status: 'failed' }), row(good), row(old)], old],
    ['one that was live until it was replaced', [row(live), row(good, { status: 'deactivated' }), row(old)], good],
    ...[
      { status: 'failed' },
      { status: 'superseded', rollbackable: false },
      { status: 'building' },
      { status: 'running' },
      { status: 'completed', conclusion: 'failure' },
      { status: 'live', state: 'failed' },
      { status: undefined },
    ].map((bad) => [`none with ${JSON.stringify(bad)}`, [row(live), row(good, bad), row(old)], old] as const),
  ])('chooses %s', async (_, rows, commit) => {
    const { result, went, deployed, events } = await goBack(platformWith(rows))
    expect(result).toMatchObject({ outcome: 'succeeded', passed: true, deploymentId: 'dep_1', ref: commit })
    expect(went).toEqual({ kind: 'rollback', from: live, to: commit })
    expect(deployed).toBe(commit)
    expect(events.find(({ kind }) => kind === 'notice')).toMatchObject({
      text: expect.stringMatching(`^Going back from ${live} to ${commit}: it is the commit of dep_old_`),
    })
  })

  test('says that it may go forward if the newest deployment is a rollback itself', async () => {
    const { events, deployed } = await goBack(platformWith([row(good), row(live), row(good)]))
    expect(deployed).toBe(live)
    expect(events.find(({ kind }) => kind === 'notice')).toMatchObject({
      text: expect.stringContaining(`${good} was deployed before that one, too, so this may go forward again.`),
    })
  })

  const unreadable = answering('history', { status: 500, body: { error: 'no' } })
  const early = row(live, { createdAt: '2026-11-01T10:00:00Z' })
  const late = row(good, { createdAt: '2026-11-01T11:00:00Z' })

  test.each<readonly [string, readonly Fields[], RegExp, Twist | undefined]>([
    [
      'no deployment succeeded before',
      [row(live), row(good, { status: 'failed' })],
      /none of the last 2 .* succeeded/,
      undefined,
    ],
    ['the newest shows no commit', [row(undefined), row(good)], /dep_old_0, shows no commit\. .*with `to`/, undefined],
    ['there is no deployment', [], /the service has no deployment yet/, undefined],
    ['the newest does not stand first', [early, late], /does not show its newest deployment first/, undefined],
    ['the history cannot be read', [row(live)], /list_deployments: the platform answered 500/, unreadable],
  ])('deploys nothing if %s', async (_, rows, reason, twist) => {
    const platform = platformWith(rows, twist)
    const { result } = await goBack(platform)
    expect(result).toMatchObject({ outcome: 'failed', passed: false, deploymentId: null })
    expect(result.reason).toMatch(/^Nothing was rolled back: /)
    expect(result.reason).toMatch(reason)
    expect(platform.count('deploy')).toBe(0)
  })

  test('looks on older pages', async () => {
    const pages = [[row(live)], [row(live)], [row(good)]]
    const platform = platformWith([], ({ name, request: { path } }, { accepted }) => {
      if (name !== 'history' || accepted > 0) return undefined
      const page = Number(new URLSearchParams(path.split('?')[1]).get('before') ?? 0)
      const rows = pages[page]?.map((each) => ({ deploymentId: `dep_page_${page}`, ...each }))
      return { body: { deployments: rows, nextCursor: page < 2 ? page + 1 : null } }
    })
    expect((await goBack(platform)).deployed).toBe(good)
  })

  test.each<readonly [string, readonly Fields[], string | undefined]>([
    ['a history', [row(live), row(good)], live],
    ['no history', [], undefined],
  ])('deploys `to` with %s', async (_, rows, from) => {
    const { went, deployed } = await goBack(platformWith(rows), { to: old })
    expect(went).toEqual({ kind: 'rollback', from, to: old })
    expect(deployed).toBe(old)
  })

  test('that is a dry run says which commit and why, and writes nothing', async () => {
    const platform = platformWith([row(live), row(good)])
    const { result, went } = await goBack(platform, {}, { dryRun: true })
    expect(result).toMatchObject({ outcome: 'skipped', passed: true, ref: good })
    expect(result.reason).toMatch(
      /^Dry run: "b2b2b2b2" would be deployed .*Going back from c3c3c3c3 to b2b2b2b2: .*dep_old_1/,
    )
    expect(went).toEqual({ kind: 'rollback', from: live, to: good })
    expect(platform.asked.every(({ request }) => request.method === 'GET')).toBe(true)
  })

  test('ends in time, and within a cancel at once', async () => {
    const silent: Twist = ({ name }) => (name === 'history' ? new Promise(() => {}) : undefined)
    const late = await goBack(platformWith([row(live)], silent), {}, { timeoutMs: 5_000 })
    expect(late.result.outcome).toBe('failed')
    expect(late.endedMs).toBeLessThan(15_000)
    const platform = platformWith([row(live)])
    const cancelled = await goBack(platform, {}, { signal: AbortSignal.abort() })
    expect(cancelled.result).toMatchObject({
      outcome: 'aborted',
      reason: 'The run was cancelled. Nothing was deployed.',
    })
    expect(platform.clock.sleepers).toBe(0)
  })
})

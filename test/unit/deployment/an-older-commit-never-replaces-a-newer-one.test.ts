import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestComparisonMs } from '../../../src/old/deployment/forward/comparison.ts'
import type { ForwardRule } from '../../../src/old/deployment/forward/forward-guard.ts'
import { deploy } from '../../../src/old/deployment/start/deploy.ts'
import { said } from '../../support/messages.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import { ScriptedPlatform } from '../../support/platform/scripted-platform.ts'
import { virtualPlatform } from '../../support/platform/transport.ts'
import { holds } from '../../support/property.ts'
import { anyWorld, ForwardWorld, idOf, type WorldScript } from '../../support/virtual/forward-world.ts'
import { RecordingHost } from '../../support/virtual/host.ts'

async function deployed(script: WorldScript, rule: Pick<ForwardRule, 'onOutdated' | 'purpose'> | undefined) {
  const clock = new VirtualClock()
  const world = new ForwardWorld(clock, script)
  const host = new RecordingHost(clock)
  const { platform, journal } = virtualPlatform(clock, new ScriptedPlatform({ scene: world }, clock).routes)
  const { graphs, remembered } = world
  const request = {
    ...{ serviceId: 's1', ref: idOf(script.ours), whileBusy: async () => undefined },
    ...(rule && { forward: { ...rule, graphs, branch: 'main', remembered } }),
  }
  const options = { timeoutMs: 600_000, clock, random: () => 0.5, onEvent: host.onEvent }
  const report = await clock.run(deploy(platform, request, options))
  const firstPost = journal.findIndex(({ route }) => route === 'deploy')
  const before = journal.slice(0, firstPost < 0 ? journal.length : firstPost).map(({ route }) => route)
  return { report, world, host, journal, before }
}

/** What a comparison could know of a page: the commit of the newest success that it shows. */
function knownLive(world: ForwardWorld, { rows, atMs }: ForwardWorld['reads'][number]): number | undefined {
  const live = world.live(rows, atMs)
  if (live === undefined || live.shows) return live?.commit
  return world.script.memory === 'newest success' || world.script.memory === 'without an id' ? live.commit : undefined
}

/** Whether the graphs can say in time that a commit is behind and is not the tip of its branch. */
function canTell({ graphs }: WorldScript): boolean {
  let spentMs = 0
  for (const { knows, takesMs } of graphs) {
    spentMs += takesMs
    if (knows === 'nothing') continue
    const branch = graphs.filter((each) => each.knows === 'all').map((each) => each.takesMs)
    return branch.length > 0 && spentMs + Math.min(...branch) < longestComparisonMs
  }
  return false
}

const seen = { outdated: 0, sent: 0, behindUnknown: 0, putBack: 0 }

test('over any history, ancestry and race nothing is skipped but what is behind, and nothing that is known to be behind is sent', async () => {
  await holds(
    fc.asyncProperty(anyWorld, fc.constantFrom('skip', 'fail'), async (script, onOutdated) => {
      const { report, world, host } = await deployed(script, { onOutdated })
      const { ours, tip } = script
      const shown = JSON.stringify({ script, report })
      if (report.deploymentId === undefined && report.outdatedBy !== undefined) {
        seen.outdated++
        expect(report.outcome, shown).toBe(onOutdated === 'skip' ? 'skipped' : 'failed')
        expect(world.posts, shown).toEqual([])
        // Some read of this run showed a newer commit as live.
        const behind = world.reads.filter((read) => {
          const live = world.live(read.rows, read.atMs)
          return live !== undefined && world.isBehind(ours, live.commit)
        })
        expect(behind.length, shown).toBeGreaterThan(0)
        expect(ours, shown).not.toBe(tip)
        expect(
          behind.map(({ rows, atMs }) => idOf(world.live(rows, atMs)?.commit ?? -1)),
          shown,
        ).toContain(report.outdatedBy)
        return
      }
      if (world.posts.length === 0) return
      seen.sent++
      const [postMs = 0] = world.posts
      const last = world.reads.findLast(({ atMs }) => atMs <= postMs)
      const live = last && knownLive(world, last)
      const isBehind = live !== undefined && world.isBehind(ours, live)
      if (isBehind && ours === tip) seen.putBack++
      if (isBehind && ours !== tip) {
        seen.behindUnknown++
        expect(canTell(script), shown).toBe(false)
      }
      const warned = host.warnings().filter((text) => said('deploy-laid-over').test(text))
      if (warned.length > 0) {
        const newer = world.rows.filter((row) => !row.ours && row.end !== 'failed' && world.isBehind(ours, row.commit))
        expect(
          newer.map(({ commit }) => idOf(commit)),
          shown,
        ).toContain(report.outdatedBy)
        expect(report.verdict, shown).toBe(onOutdated === 'fail' ? 'failed' : undefined)
        expect(report.outcome, shown).toBe('succeeded')
      } else {
        expect(report.outdatedBy, shown).toBeUndefined()
        expect(report.verdict, shown).toBeUndefined()
      }
    }),
    600,
  )
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(5)
})

/** Another job deploys, and both pass the comparison. */
const anyRace = fc
  .tuple(anyWorld, fc.constantFrom(-1_000, 2, 900, 2_500), fc.constantFrom(300, 1_500, 4_000, 20_000), fc.nat())
  .map(([script, atMs, takesMs, commit]): WorldScript => {
    const other = {
      commit: commit % script.parents.length,
      atMs,
      endMs: atMs + takesMs,
      end: 'live',
      shows: true,
    } as const
    const deployments = [other, ...script.deployments.filter((each) => each.atMs < -1_000)]
    return { ...script, deployments, graphs: [{ knows: 'all', takesMs: 10 }], busy: 0, losesFirst: false, pageSize: 25 }
  })

test('of two jobs at once the older one warns if it came to lie over the newer, and only then', async () => {
  const counts = { warned: 0, silent: 0 }
  await holds(
    fc.asyncProperty(anyRace, fc.constantFrom('skip', 'fail'), async (script, onOutdated) => {
      const { report, world, host } = await deployed(script, { onOutdated })
      const own = world.rows.find((row) => row.ours)
      if (own === undefined || report.outcome !== 'succeeded') return
      const last = world.reads.at(-1)
      const [before] = world.reads
      const { ours, tip, withEnds } = script
      const cameOver = (last?.rows ?? []).filter((row) => {
        const wasSeen = world.reads.slice(0, -1).some(({ atMs }) => row.atMs <= atMs && row.endMs <= atMs)
        const isBelow = row.atMs < own.atMs || (withEnds && row.endMs < own.endMs) || wasSeen
        const hadSucceeded = row.endMs <= (before?.atMs ?? 0)
        return !row.ours && row.end !== 'failed' && row.endMs <= (last?.atMs ?? 0) && !hadSucceeded && isBelow
      })
      const newer = cameOver.filter((row) => row.shows && world.isBehind(ours, row.commit))
      const isWarned = host.warnings().some((text) => said('deploy-laid-over').test(text))
      const shown = JSON.stringify({ script, report })
      expect(isWarned, shown).toBe(newer.length > 0 && ours !== tip)
      expect(report.verdict, shown).toBe(isWarned && onOutdated === 'fail' ? 'failed' : undefined)
      counts[isWarned ? 'warned' : 'silent']++
    }),
    400,
  )
  for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(20)
})

test('what a host remembers counts for the deployment that is live, and for no other', async () => {
  const hidden = anyWorld.map((script): WorldScript => {
    const deployments = script.deployments.map((each) => ({ ...each, shows: false }))
    return { ...script, deployments, graphs: [{ knows: 'all', takesMs: 0 }], busy: 0, losesFirst: false, pageSize: 25 }
  })
  const counts = { skipped: 0, sent: 0 }
  await holds(
    fc.asyncProperty(hidden, async (script) => {
      const { report, world } = await deployed(script, { onOutdated: 'skip' })
      const [read] = world.reads
      const live = read && knownLive(world, read)
      const isBehind = live !== undefined && world.isBehind(script.ours, live) && script.ours !== script.tip
      if (world.reads.length > 1 && report.deploymentId === undefined) return
      expect(report.outdatedBy !== undefined, JSON.stringify({ script, report })).toBe(isBehind)
      counts[isBehind ? 'skipped' : 'sent']++
    }),
    400,
  )
  for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(20)
})

test('before its POST the platform is asked the same with and without', async () => {
  const ofOneTry = anyWorld.map((script): WorldScript => ({ ...script, busy: 0, losesFirst: false }))
  await holds(
    fc.asyncProperty(ofOneTry, async (script) => {
      const guarded = await deployed(script, { onOutdated: 'skip' })
      const plain = await deployed(script, undefined)
      expect(guarded.before).toEqual(plain.before)
    }),
    200,
  )
})

test('the platform waits at most 2 s for a comparison, whatever the graphs do', async () => {
  const slow: WorldScript = {
    ...{
      parents: [[], [0]],
      ours: 0,
      tip: 1,
      memory: 'none',
      busy: 0,
      pageSize: 25,
      oursTakesMs: 10,
      losesFirst: false,
    },
    deployments: [{ commit: 1, atMs: -20_000, endMs: -10_000, end: 'live', shows: true }],
    graphs: [{ knows: 'all', takesMs: 60_000 }],
    withEnds: false,
  }
  const { report, world, journal } = await deployed(slow, { onOutdated: 'fail' })
  expect(report).toMatchObject({ outcome: 'succeeded', notCompared: 'The comparison did not end within 2 s' })
  const answered = journal.find(({ route }) => route === 'history')?.atMs ?? 0
  expect(world.posts[0]).toBeLessThanOrEqual(answered + longestComparisonMs + 20)
})

test('what a person wants is deployed, and said', async () => {
  await holds(
    fc.asyncProperty(anyWorld, async (script) => {
      const { report, world, host } = await deployed(script, { onOutdated: 'fail', purpose: 'a person wants it' })
      expect(report.outdatedBy).toBeUndefined()
      expect(report.verdict).toBeUndefined()
      expect(world.posts.length).toBeLessThanOrEqual(1)
      expect(report.reason).not.toMatch(said('deploy-outdated'))
      const texts = host.events.flatMap((event) => (event.kind === 'notice' ? [event.text] : []))
      for (const text of texts.filter((each) => said('deploy-on-purpose').test(each)))
        expect(text).toContain('a person wants it')
    }),
    100,
  )
})

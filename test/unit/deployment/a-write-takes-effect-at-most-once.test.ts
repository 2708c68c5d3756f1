import fc from 'fast-check'
import { expect, test } from 'vitest'
import { upload } from '../../../src/old/deployment/start/create-from-archive.ts'
import { createService, prepareCreation } from '../../../src/old/deployment/start/create-service.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import { type LedgerOptions, type Other, type Post, type Turned, WriteLedger } from '../../support/platform/ledger.ts'
import { ScriptedPlatform } from '../../support/platform/scripted-platform.ts'
import { virtualPlatform } from '../../support/platform/transport.ts'
import { holds } from '../../support/property.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { RecordingHost } from '../../support/virtual/host.ts'

const post = fc.record<Post>({
  effect: fc.boolean(),
  answer: fc.constantFrom('given', 'reset', 'reset', 'status', 'html', 'mute'),
})
const others = fc.array(
  fc.record<Other>({
    atMs: fc.constantFrom(1, 20, 900, 12_000, 28_000),
    ref: fc.constantFrom('main', 'feature', 'v1'),
  }),
  { maxLength: 3 },
)
const ledgers = fc.record<LedgerOptions>({
  posts: fc.array(fc.oneof(post, post, fc.constantFrom<Turned>('unsent', 'throttled')), { minLength: 1, maxLength: 4 }),
  others,
  showsRef: fc.boolean(),
  // Taxiway looks for 30 s, and cannot find what appears later.
  lagMs: fc.constantFrom(0, 0, 1_000, 12_000, 25_000),
  pageSize: fc.constantFrom(1, 2, 25),
})
const timeoutMs = 400_000

test('one deploy makes one deployment at most, and never adopts one that shows another ref', async () => {
  await holds(
    fc.asyncProperty(ledgers, async (options) => {
      let ledger: WriteLedger | undefined
      const { report, host } = await deploying(
        (clock) => {
          ledger = new WriteLedger(clock, options)
          return new ScriptedPlatform({ scene: ledger }, clock).routes
        },
        { timeoutMs },
      )
      expect(ledger?.ours.length).toBeLessThanOrEqual(1)
      const adopted = ledger?.entry(report.deploymentId)
      if (options.showsRef) expect([undefined, 'main']).toContain(adopted?.ref)
      if (adopted !== undefined && !adopted.ours) {
        expect(host.warnings().join()).toContain('was lost')
        if (!options.showsRef) expect(host.warnings().join()).toContain('by inference')
      }
      if (report.outcome === 'failed') expect(ledger?.ours).toEqual([])
    }),
    200,
  )
})

test('one upload makes one service at most, and reports it if it may have made one that it cannot name', async () => {
  await holds(
    fc.asyncProperty(ledgers, async (options) => {
      const clock = new VirtualClock()
      const ledger = new WriteLedger(clock, options)
      const { platform } = virtualPlatform(clock, new ScriptedPlatform({ scene: ledger }, clock).routes)
      const body = { length: 2, chunks: emptyObject }
      const flow = upload(platform, { projectSlug: 'shop', body }, { timeoutMs, clock })
      const report = await clock.run(flow)
      expect(ledger.ours.length).toBeLessThanOrEqual(1)
      expect([undefined, ledger.ours[0]?.id]).toContain(report.deploymentId)
      if (report.outcome === 'failed') expect(ledger.ours).toEqual([])
      if (ledger.ours.length === 1 && report.deploymentId === undefined) {
        expect(report.reason).toContain('may exist and be billed')
      }
    }),
    200,
  )
})

test('one creation makes one service at most, and reports it if it may have made one that it cannot name', async () => {
  await holds(
    fc.asyncProperty(ledgers, async (options) => {
      const clock = new VirtualClock()
      const ledger = new WriteLedger(clock, options)
      const { platform } = virtualPlatform(clock, new ScriptedPlatform({ scene: ledger }, clock).routes)
      const request = { name: 'shop', projectSlug: 'shop', image: 'nginx' }
      const start = prepareCreation(platform, request, { timeoutMs, clock })
      const { onEvent } = new RecordingHost()
      const creation = await clock.run(start.then((from) => createService(platform, request, onEvent, from)))
      expect(ledger.ours.length).toBeLessThanOrEqual(1)
      if (creation.kind === 'created') expect(creation.serviceId).toBe(ledger.ours[0]?.id)
      else if (ledger.ours.length === 1) expect(creation.mayExist).toBe(true)
      if (creation.kind === 'ended' && creation.outcome === 'failed') expect(ledger.ours).toEqual([])
    }),
    200,
  )
})

async function* emptyObject(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('{}')
}

import { getEventListeners } from 'node:events'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Check } from '../../../src/old/checks/check.ts'
import type { DeploymentEvent } from '../../../src/old/deployment/deployment-event.ts'
import type { DeploymentReport } from '../../../src/old/deployment/deployment-report.ts'
import type { FlowOptions } from '../../../src/old/deployment/flow-context.ts'
import type { Finished, FlowRun } from '../../../src/old/deployment/flow-run.ts'
import { follow } from '../../../src/old/deployment/follow.ts'
import { upload } from '../../../src/old/deployment/start/create-from-archive.ts'
import { deploy } from '../../../src/old/deployment/start/deploy.ts'
import { deployService } from '../../../src/old/fleet/service/deploy-and-check.ts'
import { gate } from '../../../src/old/gate/gate.ts'
import { type BuildLine, routesOf, simpleBuild } from '../../support/platform/build.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import type { Routes } from '../../support/platform/reply.ts'
import { virtualPlatform } from '../../support/platform/transport.ts'
import { holds } from '../../support/property.ts'
import { anyStream } from '../../support/virtual/logs.ts'

type Told = DeploymentEvent | Finished<DeploymentReport>

/** A platform on virtual time, and a flow that deploys on it. */
function stage(routesOn: (clock: VirtualClock) => Routes = (clock) => routesOf(clock, simpleBuild())) {
  const clock = new VirtualClock()
  const { platform, journal } = virtualPlatform(clock, routesOn(clock))
  const cancel = new AbortController()
  const options = { clock, random: () => 0.5, timeoutMs: 60_000, signal: cancel.signal }
  const begin = (more: FlowOptions = {}): FlowRun<DeploymentEvent, DeploymentReport> =>
    deploy(platform, { serviceId: 's1', ref: 'main' }, { ...options, ...more })
  /** Nothing waits, and nothing listens. */
  const expectNothingLeft = (): void => {
    expect(clock.pending).toBe(0)
    expect(getEventListeners(cancel.signal, 'abort')).toEqual([])
  }
  return { clock, platform, journal, cancel, options, begin, expectNothingLeft }
}

async function collect<Event>(flow: AsyncIterable<Event>): Promise<Event[]> {
  const events: Event[] = []
  for await (const event of flow) events.push(event)
  return events
}

const quay: Routes = ({ route }) => {
  if (route === 'projects') return { json: [{ slug: 'shop', serviceCount: 4 }] }
  if (route === 'upload') return { status: 201, json: { deploymentId: 'd1', service: { id: 's1' } } }
  if (route === 'deploy') return { status: 202, json: { deploymentId: 'd1' } }
  if (route === 'stream') return { status: 404 }
  if (route === 'whoami') return { json: { id: 'u1' } }
  return { json: route === 'history' ? { deployments: [{ id: 'd1', status: 'live' }] } : [] }
}
const body = {
  length: 2,
  async *chunks() {
    yield Buffer.from('{}')
  },
}

test.each<[string, (platform: ReturnType<typeof stage>) => FlowRun<object, object>]>([
  ['deploy', ({ begin }) => begin()],
  ['upload', ({ platform, options }) => upload(platform, { projectSlug: 'shop', body }, options)],
  ['follow', ({ platform, options }) => follow(platform, { serviceId: 's1', deploymentId: 'd1' }, options)],
  ['gate', ({ platform, options }) => gate(platform, { serviceId: 's1', deploymentId: 'd1' }, options)],
  ['deployService', ({ platform, options }) => deployService(platform, { deploy: { serviceId: 's1' } }, options)],
])('%s ends with one finished event, which has the report that awaiting it gives', async (_name, beginOn) => {
  const staged = stage(() => quay)
  const flow = beginOn(staged)
  const events = await staged.clock.run(collect(flow))
  const report = await flow
  expect(events.filter((event) => 'kind' in event && event.kind === 'finished')).toEqual([{ kind: 'finished', report }])
  expect(events.at(-1)).toEqual({ kind: 'finished', report })
  expect(JSON.stringify(report)).toContain('succeeded')
  staged.expectNothingLeft()
})

test('the loop and the listener get the same events in the same order, and awaiting alone needs no loop', async () => {
  const heard: Told[] = []
  const { clock, begin } = stage()
  const looped = await clock.run(collect(begin({ onEvent: (event) => void heard.push(event) })))
  expect(looped).toEqual(heard)
  expect([...new Set(looped.map(({ kind }) => kind))]).toEqual(['accepted', 'status', 'lines', 'finished'])

  const alone: Told[] = []
  const awaited = stage()
  await awaited.clock.run(awaited.begin({ onEvent: (event) => void alone.push(event) }))
  expect(alone).toEqual(heard)
})

test('a flow that is awaited twice deploys once', async () => {
  const { clock, journal, begin } = stage()
  const flow = begin()
  const [one, other] = await clock.run(Promise.all([flow, flow]))
  expect(one).toBe(other)
  expect(await flow).toBe(one)
  expect(journal.filter(({ route }) => route === 'deploy')).toHaveLength(1)
})

test('the flow waits for whoever takes its events', async () => {
  const { clock, journal, begin } = stage()
  const during: unknown[] = []
  await clock.run(
    (async () => {
      for await (const { kind } of begin()) {
        if (kind !== 'accepted') continue
        const before = journal.length
        await clock.sleep(20_000)
        during.push(...journal.slice(before).map(({ route }) => route))
      }
    })(),
  )
  expect(during).toEqual([])
})

test('lines come in batches, and no further read is sent while a batch is worked on', async () => {
  const lines = Array.from({ length: 500 }, (_, index): BuildLine => ({ index, text: `${index}`, atMs: index * 40 }))
  const build = simpleBuild({ lines, endsAtMs: 21_000 })
  const { clock, journal, begin } = stage((clock) => routesOf(clock, build))
  const seqs: number[] = []
  const during: unknown[] = []
  let batches = 0
  await clock.run(
    (async () => {
      for await (const event of begin()) {
        if (event.kind !== 'lines') continue
        batches++
        seqs.push(...event.lines.map(({ seq }) => seq))
        const before = journal.length
        await clock.sleep(3_000)
        during.push(...journal.slice(before).flatMap(({ route }) => (route === 'log' ? [route] : [])))
      }
    })(),
  )
  expect(seqs).toEqual(lines.map(({ index }) => index + 1))
  expect(batches).toBeLessThan(20)
  expect(during).toEqual([])
})

test('leaving the loop at any event aborts the run: no request starts, and nothing waits or listens', async () => {
  await holds(
    fc.asyncProperty(fc.nat(12), anyStream, fc.boolean(), async (leaveAt, stream, throws) => {
      const { clock, journal, begin, expectNothingLeft } = stage((clock) =>
        routesOf(clock, simpleBuild({ endsAtMs: 9_000, stream })),
      )
      const flow = begin()
      let taken = 0
      let sent = Number.NaN
      let last = ''
      let isOver = false
      let wasOver = false
      void flow.then(() => {
        isOver = true
      })
      const loop = async (): Promise<void> => {
        try {
          for await (const { kind } of flow) {
            last = kind
            if (taken++ < leaveAt) continue
            sent = journal.length
            if (throws) throw new Error('I had enough')
            break
          }
        } finally {
          wasOver = isOver
        }
      }
      const left = await clock.run(loop().catch(({ message }: Error) => message))
      const isLeft = !Number.isNaN(sent)
      expect(left).toBe(isLeft && throws ? 'I had enough' : undefined)
      // The loop ends after the run.
      expect(wasOver).toBe(true)
      expectNothingLeft()
      // What was certain when the loop was left stays so: the verdict, if only the rest of the log was missing.
      const { outcome } = await flow
      if (isLeft && last !== 'finished') expect(['aborted', 'succeeded']).toContain(outcome)
      else expect(outcome).toBe('succeeded')
      if (isLeft) expect(journal.length).toBe(sent)
    }),
    150,
  )
})

test('an iterator that is returned before its first event ends the run before it begins', async () => {
  const { clock, journal, begin, expectNothingLeft } = stage()
  const flow = begin()
  const events = flow[Symbol.asyncIterator]()
  expect(await clock.run(Promise.resolve(events.return?.()))).toMatchObject({ done: true })
  expect((await flow).outcome).toBe('aborted')
  expect(journal.filter(({ route }) => route === 'deploy')).toEqual([])
  expectNothingLeft()
})

test('an aborted run ends the loop with its report', async () => {
  const { clock, cancel, begin, expectNothingLeft } = stage()
  const events: Told[] = []
  await clock.run(
    (async () => {
      for await (const event of begin()) {
        events.push(event)
        if (event.kind === 'lines') cancel.abort(new Error('cancelled by the runner'))
      }
    })(),
  )
  expect(events.at(-1)).toMatchObject({ kind: 'finished', report: { outcome: 'aborted' } })
  expectNothingLeft()
})

test('what ends the flow is thrown by the loop and by the promise', async () => {
  const { clock, begin, expectNothingLeft } = stage(() => () => ({ status: 401, json: { error: 'who are you' } }))
  const looped = begin()
  await expect(clock.run(collect(looped))).rejects.toMatchObject({ kind: 'input', input: 'api-key' })
  await expect(looped).rejects.toMatchObject({ kind: 'input', input: 'api-key' })
  // Whoever has not asked for an event yet gets it then. Until then it is not left unhandled, which would fail the test run.
  const events = begin()[Symbol.asyncIterator]()
  await clock.run(clock.sleep(5_000))
  await expect(events.next()).rejects.toMatchObject({ kind: 'input', input: 'api-key' })
  expectNothingLeft()
})

test.each(['accepted', 'status', 'lines', 'finished'])('a listener that fails at %s fails the flow', async (kind) => {
  const { clock, begin, expectNothingLeft } = stage()
  const fail = (event: Told): void => {
    if (event.kind === kind) throw new Error('the disk is full')
  }
  await expect(clock.run(begin({ onEvent: fail }))).rejects.toThrow('the disk is full')
  await expect(clock.run(begin({ onEvent: async (event) => fail(event) }))).rejects.toThrow('the disk is full')
  const flow = begin({ onEvent: fail })
  await expect(clock.run(collect(flow))).rejects.toThrow('the disk is full')
  await expect(flow).rejects.toThrow('the disk is full')
  expectNothingLeft()
})

test('a listener that fails at an event for which the flow does not wait fails it at its end', async () => {
  const { clock, platform, options, expectNothingLeft } = stage(() => quay)
  const check: Check = {
    name: 'health',
    run: async ({ progress }) => {
      progress('half of it is done')
      return { passed: true, summary: 'well', evidence: [] }
    },
  }
  const onEvent = ({ kind }: { readonly kind: string }): void => {
    if (kind === 'check-progress') throw new Error('the disk is full')
  }
  const request = { serviceId: 's1', deploymentId: 'd1', checks: [check] }
  await expect(clock.run(gate(platform, request, { ...options, onEvent }))).rejects.toThrow('the disk is full')
  expectNothingLeft()
})

test('a flow is iterated over once, and from its beginning', async () => {
  const { clock, begin } = stage()
  const late = begin()
  await clock.run(late)
  await expect(collect(late)).rejects.toThrow('from its beginning')
  const twice = begin()
  const first = collect(twice)
  await expect(collect(twice)).rejects.toThrow('once')
  expect((await clock.run(first)).at(-1)).toMatchObject({ kind: 'finished' })
})

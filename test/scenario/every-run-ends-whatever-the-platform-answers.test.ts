// @module-tag thorough

import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { commit, test as gateTest, ofService } from '../support/gating.ts'
import { byNight } from '../support/nightly.ts'
import type { Route } from '../support/platform/asked.ts'
import type { FaultyAnswer } from '../support/platform/reply.ts'
import { byRef, expect, test } from '../support/scenario.ts'

// Waiting uses no CPU, so many of them run at once.
vi.setConfig({ maxConcurrency: 10 })

const answers: FaultyAnswer[] = ['mute', 'half-open', 'dripping', 'redirecting']
// Those of the log take longest, so they start first.
const read = ['log', 'history', 'stream'] as const
const faults = [
  ...read.flatMap((on) => [...answers, 'endless' as const].map((answer) => [on, answer] as const)),
  ...(['whoami', 'deploy'] as const).flatMap((on) => answers.map((answer) => [on, answer] as const)),
]

/** Every other answer to a request, and the others to the next one. */
const parts = byNight(faults, ([on, answer]) => {
  const [requests, given] = [0, 1].map((place) => [...new Set(faults.map((each) => each[place]))])
  return ((requests?.indexOf(on) ?? 0) + (given?.indexOf(answer) ?? 0)) % 2 === 0
})

// Two seconds of deadline, ten of grace, and as much again for a slow machine.
for (const [part, some] of parts)
  test.concurrent.for(some)(
    'a %s that is %s ends within ten seconds of the deadline',
    part,
    async ([on, answer], { platform, run, expect }) => {
      const site = await platform({ faults: [{ on, answer }], story: [{ is: 'building' }] })
      const job = await run(byRef(site, { timeout: '2s' }), { limit: 24_000 })
      expect(job.exitCode).toBe(1)
      expect(site.requests('deploy').length).toBeLessThanOrEqual(1)
      expect(site.journal.length).toBeLessThan(150)
      expect(job.peakMemory).toBeLessThan(300 * 1024 * 1024)
    },
  )

const ok = (json: unknown) => ({ json })

const odd: [string, Route, FaultyAnswer, string][] = [
  ['a log that is not an array', 'log', ok({ logs: [] }), 'succeeded'],
  ['a log of strings', 'log', ok(['a', 'b']), 'succeeded'],
  ['a log of nulls', 'log', ok([null, null]), 'succeeded'],
  ['log records without a sequence', 'log', ok([{ line: 'a' }, { line: 'b' }]), 'succeeded'],
  ['log records without a text', 'log', ok([{ seq: 1 }, { seq: 2 }]), 'succeeded'],
  [
    'log records that go backwards',
    'log',
    ok([
      { seq: 9, line: 'a' },
      { seq: 2, line: 'b' },
    ]),
    'succeeded',
  ],
  ['a log that may not be read', 'log', { status: 403 }, 'succeeded'],
  ['a log that is always broken', 'log', { status: 500 }, 'succeeded'],
  ['a stream that may not be read', 'stream', { status: 403 }, 'succeeded'],
  ['a stream that is JSON', 'stream', ok([]), 'succeeded'],
  ['an identity with a numeric id', 'whoami', ok({ id: 7 }), 'succeeded'],
  ['an identity that is null', 'whoami', ok(null), 'succeeded'],
  ['an identity with a scope of null', 'whoami', ok({ id: 'u', keyScope: null }), 'succeeded'],
]

test.concurrent.for(odd)('%s', async ([, on, answer, outcome], { platform, run, expect }) => {
  const site = await platform({ faults: [{ on, answer }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe(outcome)
  expect(job.warnings.length).toBeLessThanOrEqual(2)
})

test.concurrent('null means absent', async ({ platform, run, expect }) => {
  const record = { status: null, ref: null, url: null, hostname: null, id: null }
  const story = [{ is: 'building', record }, { is: 'success' }] as const
  const site = await platform({ dialect: { idKey: 'deploymentId', statusKey: 'state' }, story })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('succeeded')
  expect(job.outputs['status']).toBe(site.dialect.words.success)
})

const source = fileURLToPath(new URL('../support/preload/slow-lookup.c', import.meta.url))
const canTry = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0

/** The environment in which names below `.silent` are looked up for longer than a step may take in these tests. */
function silent(folder: string): Record<string, string> {
  const library = join(folder, 'slow-lookup.so')
  execFileSync('cc', ['-shared', '-fPIC', '-o', library, source, '-ldl'])
  return { LD_PRELOAD: library }
}

gateTest.runIf(canTry).concurrent('of a health check', async ({ platform, gate, folder, expect }) => {
  const site = await platform()
  site.state.makeDeployment(commit)
  const inputs = { 'health-url': 'http://shop.silent/', 'health-timeout': '20s' }
  const job = await gate(ofService(site, inputs), { env: silent(folder) })
  expect(job.exitCode).toBe(1)
  expect(job.results).toEqual(['health failed'])
  // The look-up itself takes 30 seconds.
  expect(job.endedAt - job.startedAt).toBeLessThan(20_000)
})

// GitHub is tried for almost a minute.
test
  .runIf(canTry)
  .concurrent('of GitHub, after a success', { timeout: 120_000 }, async ({ platform, run, folder, expect }) => {
    const site = await platform()
    const githubUrl = 'http://github.silent'
    const job = await run(byRef(site, { environment: 'production' }), { githubUrl, env: silent(folder) })
    expect([job.outcome, job.exitCode, job.errors]).toEqual(['succeeded', 0, []])
  })

test('a history that turns into a sign-in page is named in the outcome', async ({ platform, run }) => {
  const nth = Array.from({ length: 200 }, (_, index) => index + 3)
  const site = await platform({ faults: [{ on: 'history', nth, answer: 'html' }], byHand: true })
  const job = await run(byRef(site, { timeout: '3s' }))
  expect(job.outcome).toBe('timed-out')
  expect(job.errors[0]).toMatch(/last read of the history failed.*web page/)
})

import { expect, test } from 'vitest'
import type { ServiceRunState } from '../../../emulator/src/builds/hosted-service.ts'
import { type ConditionFacts, readCondition, readState } from '../../../emulator/src/page/service-condition.ts'
import type { Stage } from '../../../emulator/src/state/deployment-stages.ts'

const since = '2026-01-02T03:04:05.000Z'
const later = '2026-01-02T03:05:06.000Z'
const runs = {
  none: { kind: 'none' },
  running: { kind: 'running', since },
  scheduled: { kind: 'scheduled', since },
  restarting: { kind: 'restarting', since },
  crashed: { kind: 'ended', since, at: since, code: 1, signal: null },
  killed: { kind: 'ended', since, at: since, code: null, signal: 'SIGKILL' },
  over: { kind: 'ended', since, at: since, code: 0, signal: null },
  notRestarted: { kind: 'not-restarted', at: since, reason: 'the repository is gone.' },
} as const satisfies Readonly<Record<string, ServiceRunState>>

type UnderWay = ConditionFacts['underWay'][number]
const isUnderWay = (stage?: Stage) => stage === 'queued' || stage === 'building' || stage === 'starting'
const made = (stage: Stage): UnderWay => ({ stage, createdAt: since, stageTimes: { [stage]: later } })

function truth(run: ServiceRunState, stage?: Stage, facts: Partial<ConditionFacts> = {}): string {
  const newest = stage && { stage, reason: undefined, finishedAt: since }
  const { word, detail, canRestart, crash } = readCondition({
    isDatabase: false,
    run,
    newest,
    underWay: stage !== undefined && isUnderWay(stage) ? [made(stage)] : [],
    live: 'main 5ca1ab1e',
    ...facts,
  })
  return [
    word,
    ...(detail === '' ? [] : [detail]),
    ...(canRestart ? ['Restart'] : []),
    ...(crash === null ? [] : [`before: ${crash.build} crashed, ${crash.how}`]),
  ].join('; ')
}

test.each([
  ['running', 'live', 'running'],
  ['scheduled', 'live', 'scheduled'],
  ['running', 'queued', 'queued; serves the version before (main 5ca1ab1e)'],
  ['none', 'building', 'building; serves nothing until then'],
  ['crashed', 'starting', 'starting; serves nothing until then; before: main 5ca1ab1e crashed, exit 1'],
  ['killed', 'building', 'building; serves nothing until then; before: main 5ca1ab1e crashed, SIGKILL'],
  ['over', 'building', 'building; serves nothing until then'],
  ['restarting', 'live', 'building; started again, serves nothing until then'],
  ['restarting', 'failed', 'building; started again, serves nothing until then'],
  ['crashed', 'live', 'crashed; exit 1; Restart'],
  ['killed', 'live', 'crashed; SIGKILL; Restart'],
  ['crashed', 'failed', 'crashed; exit 1; Restart'],
  ['over', 'live', 'stopped; ended by itself, exit 0; Restart'],
  ['over', 'failed', 'failed; serves nothing; Restart'],
  ['running', 'failed', 'failed; serves the version before (main 5ca1ab1e)'],
  ['none', 'failed', 'failed; serves nothing'],
  ['notRestarted', 'live', 'stopped; could not be started again: the repository is gone.; Restart'],
  ['notRestarted', 'failed', 'failed; serves nothing; Restart'],
  ['none', 'live', 'stopped; nothing of it runs'],
] as const)('what runs is %s and the newest deployment is %s: %s', (run, stage, expected) => {
  expect(truth(runs[run], stage)).toBe(expected)
})

test('of many deployments the one that is made is said, and how many wait', () => {
  const queued = Array.from({ length: 59 }, () => made('queued'))
  const facts = { underWay: [made('building'), ...queued] }
  expect(truth(runs.running, 'queued', facts)).toBe(
    'building; serves the version before (main 5ca1ab1e), 59 more queued',
  )
  expect(truth(runs.none, 'queued', { underWay: queued })).toBe('queued; serves nothing until then, 58 more queued')
  // The newest one was stopped while it waited.
  expect(truth(runs.none, 'failed', { underWay: [made('starting')] })).toBe('starting; serves nothing until then')
  const { since: begun } = readCondition({
    isDatabase: false,
    run: runs.none,
    newest: undefined,
    live: undefined,
    ...facts,
  })
  expect(begun).toBe(later)
})

test('without a deployment a service is not deployed, and a database runs', () => {
  expect(truth(runs.none, undefined, { live: undefined })).toBe('not deployed')
  expect(truth(runs.none, undefined, { live: undefined, isDatabase: true })).toBe('running')
})

test.each([
  ['live', 'running', 'live'],
  ['live', 'scheduled', 'live'],
  ['live', 'none', 'live'],
  ['live', 'crashed', 'crashed'],
  ['live', 'killed', 'crashed'],
  ['live', 'over', 'stopped'],
  ['live', 'restarting', 'starting'],
  ['live', 'notRestarted', 'stopped'],
  ['failed', 'crashed', 'failed'],
  ['building', 'crashed', 'building'],
] as const)('a deployment that is %s in the history while its service is %s is shown as %s', (stage, run, expected) => {
  expect(readState(stage, runs[run], true)).toBe(expected)
})

test('nothing of a service that was deleted is live', () => {
  expect(readState('live', runs.running, false)).toBe('stopped')
  expect(readState('failed', runs.none, false)).toBe('failed')
})

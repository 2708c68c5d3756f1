// @module-tag thorough
import { expect, test } from 'vitest'
import type { JournalEntry, LedgerEntry } from '../../emulator/src/index.ts'
import { interpret } from '../support/runner/grammar.ts'
import type { StepResult } from '../support/runner/run-action.ts'
import { drawPlan, type Plan } from './plan.ts'
import type { Evidence } from './play.ts'
import { brokenPromises } from './promises.ts'
import type { Traffic } from './traffic.ts'

/** `performance.now()` and the wall clock of the run; only differences matter. */
const startedAt = 1_000
const startedWall = Date.parse('2026-01-01T00:00:00Z')

function request(
  number: number,
  operation: JournalEntry['operation'],
  afterMs: number,
  more: Partial<JournalEntry> = {},
) {
  const at = new Date(startedWall + afterMs).toISOString()
  const known = {
    method: 'GET',
    path: '/',
    key: 'account',
    faults: [],
    trueStatus: 200,
    service: null,
    run: 1,
    body: null,
    answer: null,
    status: 200,
    end: 'whole',
    ms: 1,
  } as const
  return { ...known, number, operation, at, ...more }
}

const made: LedgerEntry = {
  kind: 'deployment',
  number: 1,
  id: 'dep_1',
  serviceId: 's',
  ref: 'release',
  stage: 'live',
  request: 3,
  at: '',
}
const stdout = '::stop-commands::aaaaaaaaaaaa\n │ #1# step\n │ #2# step\n::aaaaaaaaaaaa::\n'

/** A good run with the changes of the test. */
function run({
  step = {},
  plan = {},
  ...changes
}: Partial<Omit<Evidence, 'plan'>> & { step?: Partial<StepResult>; plan?: Partial<Plan> } = {}): Evidence {
  const written = step.stdout ?? stdout
  const view = interpret(written)
  const result: StepResult = {
    exitCode: 0,
    signal: null,
    stdout: written,
    stderr: '',
    lines: [{ text: '', at: startedAt }],
    outputs: { 'deployment-id': 'dep_1' },
    state: {},
    summary: '',
    outcome: 'succeeded',
    logFile: undefined,
    view,
    errors: [],
    warnings: [],
    notices: [],
    buildLog: view.shown.flatMap((line) => /^ │ (.*)$/.exec(line)?.slice(1) ?? []),
    peakMemory: 0,
    startedAt,
    endedAt: startedAt + 2_000,
    ...step,
  }
  return {
    plan: { ...drawPlan(1), faults: [], timeoutSeconds: 30, ...plan },
    inputs: { 'api-key': 'local_key' },
    result,
    journal: [request(1, 'import_env', 0), request(2, 'create_deploy_trigger', 0), request(3, 'deploy_service', 100)],
    ledger: [made],
    log: ['Checked out', '#1# step', '#2# step'],
    firstRequestMs: startedWall,
    endedMs: startedWall + 2_000,
    traffic: [],
    cancelled: undefined,
    secrets: ['local_key'],
    ...changes,
  }
}

function sent(afterMs: number, path: string): Traffic {
  return { kind: 'sent', at: startedWall + afterMs, method: 'GET', url: `http://platform${path}` }
}

function limited(afterMs: number, path: string): Traffic {
  return { kind: 'answered', at: startedWall + afterMs, url: `http://platform${path}`, status: 429, retryAfter: 3 }
}

const failing = { outcome: 'failed', exitCode: 1, errors: ['The build failed.'] }

test('a good run breaks no promise', () => {
  expect(brokenPromises(run())).toEqual([])
  const patient = [sent(0, '/a'), sent(99, '/b'), limited(100, '/a'), sent(399, '/a')]
  expect(brokenPromises(run({ traffic: patient }))).toEqual([])
})

test.each<[string, Evidence]>([
  ['it says succeeded, and the deployment is failed', run({ ledger: [{ ...made, stage: 'failed' }] })],
  ['it says failed, and the deployment is live', run({ step: failing })],
  ['it says failed and names no deployment', run({ step: { ...failing, outputs: {} } })],
  ['which was never made', run({ step: { outputs: { 'deployment-id': 'dep_9' } } })],
  ['but was not cancelled', run({ step: { ...failing, outcome: 'aborted' } })],
  ['it made 2 deployments', run({ ledger: [made, { ...made, id: 'dep_2' }] })],
  ['which another run made', run({ ledger: [{ ...made, request: 9 }] })],
  [
    'out of order: 2,1',
    run({ step: { stdout: stdout.replace('#1#', '#3#').replace('#2#', '#1#').replace('#3#', '#2#') } }),
  ],
  ['out of order: 1,1', run({ step: { stdout: stdout.replace('#2#', '#1#') } })],
  ['the lines 2 were lost without a warning', run({ step: { stdout: stdout.replace(' │ #2# step\n', '') } })],
  ['it took 7000 ms', run({ endedMs: startedWall + 7_000 })],
  ['after it was cancelled', run({ step: failing, endedMs: startedWall + 4_000, cancelled: startedWall })],
  [
    'it sent GET http://platform/late 3000 ms after it was cancelled',
    run({ step: failing, traffic: [sent(3_000, '/late')], cancelled: startedWall }),
  ],
  ['it sent 300 requests', run({ journal: Array.from({ length: 302 }, (_, n) => request(n + 1, 'whoami', n)) })],
  [
    'it sent GET http://platform/b 160 ms after http://platform/a was told to wait 295 ms',
    run({ traffic: [sent(0, '/a'), limited(100, '/a'), sent(260, '/b'), sent(400, '/a')] }),
  ],
  ['holds the plain form of a secret', run({ step: { stdout: `${stdout} local_key\n` } })],
  ['the runner obeyed set-output', run({ step: { stdout: `::set-output name=a::b\n${stdout}` } })],
])('%s', (sentence, evidence) => {
  expect(brokenPromises(evidence).join('\n')).toContain(sentence)
})

test('a reported gap is not a hidden gap', () => {
  const reported = stdout.replace('#2# step', '… line 2 was not delivered')
  expect(brokenPromises(run({ step: { stdout: reported } }))).toEqual([])
})

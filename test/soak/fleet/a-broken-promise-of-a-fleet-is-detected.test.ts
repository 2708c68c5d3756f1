import { expect, test } from 'vitest'
import type { JournalEntry, MadeDeployment } from '../../../emulator/src/index.ts'
import { interpret } from '../../support/runner/grammar.ts'
import type { StepResult } from '../../support/runner/run-action.ts'
import { drawFleet, type FleetPlan } from './plan.ts'
import type { FleetEvidence, ReportedService } from './play.ts'
import { brokenFleetPromises } from './promises.ts'

const startedAt = 1_000
const startedWall = Date.parse('2026-01-01T00:00:00Z')

function request(number: number, service: string, afterMs: number, more: Partial<JournalEntry> = {}): JournalEntry {
  const at = new Date(startedWall + afterMs).toISOString()
  const [operation, key, end] = ['deploy_service', 'account', 'whole'] as const
  const known = { operation, key, end, method: 'POST', path: '/', faults: [], trueStatus: 200, run: 1, body: null }
  return { ...known, answer: null, status: 200, ms: 1, number, service, at, ...more }
}

function made(name: string, number: number, more: Partial<MadeDeployment> = {}): MadeDeployment {
  const known = { number, id: `dep_${name}`, serviceId: `svc_${name}`, ref: 'main', request: number, at: '' }
  return { kind: 'deployment', stage: 'live', ...known, ...more }
}

function reported(service: string, more: Partial<ReportedService> = {}): ReportedService {
  const known = { outcome: 'succeeded', passed: true, reason: '', startedMs: 1 }
  return { service, ...known, deploymentId: `dep_${service}`, ...more }
}

const skipped = { outcome: 'skipped', passed: false, deploymentId: null, startedMs: null }
const failedDb = reported('db', { outcome: 'failed', passed: false })
const skippedApi = reported('api', { ...skipped, reason: 'Not deployed: it needs "db", which ended failed.' })
const prepared = [request(1, 'svc_db', 0), request(2, 'svc_db', 0)]
const group = (name: string, lines: string): string => `::group::${name}\n${lines}::endgroup::\n`
const stdout = group('db', ' │ #1# step\n │ #2# step\n') + group('api', ' │ #1# step\n') + group('docs', '')
const build = { lines: [], bursts: 1, durationMs: 1, code: 0 } as const

type Changes = Partial<Omit<FleetEvidence, 'plan' | 'result'>> & {
  readonly step?: Partial<StepResult>
  readonly plan?: Partial<FleetPlan>
}

/** A good run with the changes of the test: the api needs the db, and the docs need neither. */
function run({ step = {}, plan = {}, ...changes }: Changes = {}): FleetEvidence {
  const written = step.stdout ?? stdout
  const result: StepResult = {
    ...{ exitCode: 0, signal: null, stdout: written, stderr: '', lines: [], outputs: { failed: '' }, state: {} },
    ...{ summary: '<td>db</td><td>api</td><td>docs</td>', outcome: 'succeeded', logFile: undefined },
    ...{ view: interpret(written), errors: [], warnings: [], notices: [], buildLog: [], peakMemory: 0 },
    ...{ startedAt, endedAt: startedAt + 2_000 },
    ...step,
  }
  const services = [
    { name: 'db', needs: [], build },
    { name: 'api', needs: ['db'], build },
    { name: 'docs', needs: [], build },
  ]
  return {
    plan: { ...drawFleet(5), services, faults: [], timeoutSeconds: 30, failFast: false, ...plan },
    inputs: { 'api-key': 'local_key' },
    result,
    services: [reported('db'), reported('api'), reported('docs')],
    journal: [...prepared, request(3, 'svc_db', 100), request(4, 'svc_api', 900), request(5, 'svc_docs', 100)],
    ledger: [made('db', 3), made('api', 4), made('docs', 5)],
    liveMs: new Map([['dep_db', startedWall + 800]]),
    logs: new Map([['dep_db', ['#1# step', '#2# step']]]),
    firstRequestMs: startedWall,
    endedMs: startedWall + 2_000,
    traffic: [],
    cancelled: undefined,
    secrets: ['local_key'],
    ...changes,
  }
}

/** The db fails, so that the api is skipped. */
function failing({ step = {}, ...changes }: Changes = {}): FleetEvidence {
  const errors = ['The build failed.', 'db: failed. The build failed.\napi: skipped. Not deployed']
  return run({
    services: [failedDb, skippedApi, reported('docs')],
    journal: [...prepared, request(3, 'svc_db', 100), request(5, 'svc_docs', 100)],
    ledger: [made('db', 3, { stage: 'failed' }), made('docs', 5)],
    liveMs: new Map(),
    step: { exitCode: 1, outcome: 'failed', errors, outputs: { failed: 'db,api' }, ...step },
    ...changes,
  })
}

test('a good fleet breaks no promise, and neither does one that fails', () => {
  expect(brokenFleetPromises(run())).toEqual([])
  expect(brokenFleetPromises(failing())).toEqual([])
})

test.each<[string, FleetEvidence]>([
  ['api: it sent deploy_service before db was live', run({ liveMs: new Map([['dep_db', startedWall + 1_000]]) })],
  ['api: it sent deploy_service before db was live', run({ liveMs: new Map() })],
  [
    'db: it made 2 deployments',
    run({
      journal: [...run().journal, request(6, 'svc_db', 300)],
      ledger: [...run().ledger, made('db', 6, { id: 'dep_again' })],
    }),
  ],
  [
    'docs: it says succeeded, and the deployment is failed',
    run({ ledger: [made('db', 3), made('api', 4), made('docs', 5, { stage: 'failed' })] }),
  ],
  ['db: it says failed, and the deployment is live', failing({ ledger: [made('db', 3), made('docs', 5)] })],
  ['db: the lines 2 were lost without a warning', run({ step: { stdout: stdout.replace(' │ #2# step\n', '') } })],
  ['db: lines came twice or out of order: 1,1', run({ step: { stdout: stdout.replace('#2#', '#1#') } })],
  [
    'api: it is skipped, and says only: Not',
    failing({ services: [failedDb, { ...skippedApi, reason: 'Not deployed.' }, reported('docs')] }),
  ],
  [
    'api: it is skipped, and nothing before it failed',
    run({ services: [reported('db'), skippedApi, reported('docs')] }),
  ],
  [
    'docs: it is skipped, and nothing before it failed',
    failing({ services: [failedDb, skippedApi, reported('docs', skipped)] }),
  ],
  ['api: it is skipped, and sent deploy_service', failing({ journal: run().journal })],
  [
    'api: it is succeeded, and it needs db, which did not pass',
    failing({ services: [failedDb, reported('api'), reported('docs')] }),
  ],
  ['it is skipped, and its worst service is failed', failing({ step: { outcome: 'skipped', exitCode: 0 } })],
  ['its error hides that db is failed', failing({ step: { errors: ['The build failed.', 'api: skipped'] } })],
  ['it made 1 error annotations', failing({ step: { errors: ['db: failed. api: skipped'] } })],
  ['the output failed is db', failing({ step: { outputs: { failed: 'db' } } })],
  ['its summary hides docs', run({ step: { summary: '<td>db</td><td>api</td>' } })],
  ['it reports api,db of api,db,docs', run({ services: [reported('db'), reported('api')] })],
  ['it reports api,db,db,docs of', run({ services: [...run().services, reported('db')] })],
  ['it made 3 deployments, and reports none', run({ services: [] })],
  ['it is failed without a report', failing({ services: [], ledger: [] })],
  [
    'docs: it is aborted, but was not cancelled',
    run({ services: [reported('db'), reported('api'), reported('docs', { outcome: 'aborted', passed: false })] }),
  ],
  [
    'docs: it is superseded, and passed',
    run({ services: [reported('db'), reported('api'), reported('docs', { outcome: 'superseded' })] }),
  ],
  ['it took 7000 ms', run({ endedMs: startedWall + 7_000 })],
  ['ms after it was cancelled', run({ cancelled: startedWall, endedMs: startedWall + 4_000 })],
  [
    'it sent POST docs 160 ms after db was told to wait 295 ms',
    run({
      traffic: [
        { kind: 'answered', at: startedWall + 100, url: 'db', status: 429, retryAfter: 3 },
        { kind: 'sent', at: startedWall + 260, method: 'POST', url: 'docs' },
      ],
    }),
  ],
  ['holds the plain form of a secret', run({ step: { stdout: `${stdout} local_key\n` } })],
])('%s', (sentence, evidence) => {
  expect(brokenFleetPromises(evidence).join('\n')).toContain(sentence)
})

test('with `fail-fast` a service that needs nothing is skipped after a failure', () => {
  const reason = 'Not deployed: "db" did not succeed, and `fail-fast` starts nothing after that.'
  const services = [failedDb, skippedApi, reported('docs', { ...skipped, reason })]
  const errors = ['The build failed.', 'db: failed.\napi: skipped.\ndocs: skipped.']
  const fast = failing({
    plan: { failFast: true },
    services,
    journal: [...prepared, request(3, 'svc_db', 100)],
    ledger: [made('db', 3, { stage: 'failed' })],
    step: { errors, outputs: { failed: 'db,api,docs' } },
  })
  expect(brokenFleetPromises(fast)).toEqual([])
})

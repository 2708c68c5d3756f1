// @module-tag thorough
import { expect, test } from 'vitest'
import type { JournalEntry, LedgerEntry } from '../../emulator/src/index.ts'
import { interpret } from '../support/runner/grammar.ts'
import type { StepResult } from '../support/runner/run-action.ts'
import type { StopEvidence } from './play-stop.ts'
import { drawStop, type StoppedAction } from './stop.ts'
import { brokenStopPromises } from './stop-promises.ts'

function step(more: Partial<StepResult> = {}): StepResult {
  const nothing = { stderr: '', lines: [], outputs: {}, state: {}, summary: '', logFile: undefined, buildLog: [] }
  const said = { errors: [], warnings: [], notices: [], view: interpret('') }
  const end = { exitCode: 0, signal: null, stdout: 'x\n', outcome: undefined, startedAt: 0, endedAt: 1_000 }
  return { ...nothing, ...said, ...end, peakMemory: 0, ...more }
}

const request = (number: number, method: string, operation: JournalEntry['operation']): JournalEntry => {
  const answered = { faults: [], trueStatus: 200, status: 200, end: 'whole', ms: 1, run: 1, service: null } as const
  const texts = { path: '/', body: null, answer: null, at: new Date(0).toISOString() }
  return { ...answered, ...texts, number, method, operation, key: 'account' }
}

const made: LedgerEntry = {
  ...{ kind: 'deployment', number: 1, id: 'dep_1', serviceId: 's', ref: 'release' },
  ...{ stage: 'building', request: 3, at: '' },
}

const aborted = { exitCode: 1, outcome: 'aborted', errors: ['dep_1 goes on'], summary: 'Taxiway deploy: aborted' }
const killed = { exitCode: null, signal: 'SIGKILL', summary: '' } as const

/** A good run that was stopped 500 ms after its start, with the changes of the test. */
function stopped({
  action = 'deploy',
  main = aborted,
  post = {},
  ...changes
}: Partial<Omit<StopEvidence, 'post'>> & {
  action?: StoppedAction
  main?: Partial<StepResult>
  post?: Partial<StepResult>
} = {}): StopEvidence {
  const stop = drawStop(1, action)
  const shared = {
    judged: undefined,
    next: undefined,
    log: [],
    firstRequestMs: 0,
    endedMs: 600,
    traffic: [],
    secrets: ['local_key'],
    violations: [],
    asked: [],
  }
  return {
    ...{ stop, plan: stop.plan, inputs: {}, ...shared, ledger: [made], githubStates: [['in_progress', 'error']] },
    journal: [request(1, 'POST', 'import_env'), request(2, 'POST', null), request(3, 'POST', 'deploy_service')],
    cancelled: 500,
    sent: [{ signal: 'SIGINT', ms: 500 }],
    ...changes,
    result: step(main),
    post: step(post),
  }
}

test('a run that ends in time and says so breaks no promise', () => {
  expect(brokenStopPromises(stopped())).toEqual([])
})

test('a run whose post step warns that it could not settle the GitHub deployment breaks no promise', () => {
  const post = { warnings: ['Could not settle the GitHub deployment: GitHub answered 502 with a page.'] }
  expect(brokenStopPromises(stopped({ post, githubStates: [['in_progress']] }))).toEqual([])
})

test('a killed run that its post step reports breaks no promise', () => {
  expect(brokenStopPromises(stopped({ main: killed, post: { warnings: ['dep_1 goes on'] } }))).toEqual([])
})

test.each<[string, StopEvidence]>([
  ['it ended 6500 ms after its stop', stopped({ main: { ...aborted, endedAt: 7_000 } })],
  ['it died of SIGTERM', stopped({ main: { exitCode: null, signal: 'SIGTERM' } })],
  ['it says succeeded, and the deployment is building', falseSuccess()],
  ['its summary says succeeded', stopped({ main: { ...aborted, summary: 'Taxiway deploy: succeeded' } })],
  ['it ended without a summary', stopped({ main: { ...aborted, summary: '' } })],
  ['the GitHub deployment went through [in_progress]', stopped({ githubStates: [['in_progress']] })],
  ['the GitHub deployment went through []', stopped({ githubStates: [[]] })],
  ['went through [success], and the deployment is building', stopped({ githubStates: [['success']] })],
  ['it made 2 GitHub deployments', stopped({ githubStates: [['error'], ['error']] })],
  ['post left with 1', stopped({ post: { exitCode: 1 } })],
  ['post took 30000 ms', stopped({ post: { endedAt: 30_000 } })],
  ['post sent POST /', stopped({ asked: [request(4, 'POST', 'deploy_service')] })],
  ['no message mentions dep_1', stopped({ main: killed })],
  ['holds the plain form of a secret', stopped({ post: { stdout: 'local_key' } })],
])('%s', (sentence, evidence) => {
  expect(brokenStopPromises(evidence).join('\n')).toContain(sentence)
})

function falseSuccess(): StopEvidence {
  const outputs = { 'deployment-id': 'dep_1' }
  return stopped({ main: { exitCode: 0, outcome: 'succeeded', outputs, summary: 'Taxiway deploy: succeeded' } })
}

type Changes = NonNullable<Parameters<typeof stopped>[0]>

const checked = 'Check health: passed\nCheck runtime log: passed\n'
const cut = {
  ...aborted,
  outcome: 'aborted',
  outputs: { passed: 'false', 'deployment-id': 'dep_1' },
  summary: 'Taxiway gate: aborted',
}

/** A gate of a deployment by somebody else. */
function stoppedGate({ main = {}, ...more }: Changes = {}): StopEvidence {
  const journal = [request(1, 'POST', 'import_env'), request(2, 'POST', null)]
  return stopped({ action: 'gate', judged: 'dep_1', journal, ...more, main: { ...cut, ...main } })
}

test('a gate that ends in time and says so breaks no promise', () => {
  expect(brokenStopPromises(stoppedGate())).toEqual([])
})

const live = { ...made, stage: 'live' } as const
const passed = { exitCode: 0, errors: [], outcome: 'succeeded', summary: 'Taxiway gate: succeeded' }
const rollback = [request(1, 'POST', 'import_env'), request(2, 'POST', null), request(3, 'POST', 'deploy_service')]

test.each<[string, StopEvidence]>([
  [
    'it passed with the outcome succeeded',
    stoppedGate({ ledger: [live], main: { ...passed, outputs: { passed: 'true', outcome: 'succeeded' } } }),
  ],
  ['it made dep_1', stoppedGate({ journal: rollback, inputs: { 'rollback-ref': 'v1' } })],
  ['its summary says succeeded', stoppedGate({ main: { summary: 'Taxiway gate: succeeded' } })],
  ['no message mentions dep_1', stoppedGate({ main: { ...killed, errors: [] } })],
  ['went through [success]', stoppedGate({ ledger: [live], githubStates: [['success']], main: { stdout: checked } })],
  ['it says succeeded, and the deployment is building', stoppedGate({ main: { ...passed, outcome: 'succeeded' } })],
])('gate: %s', (sentence, evidence) => {
  expect(brokenStopPromises(evidence).join('\n')).toContain(sentence)
})

const service: LedgerEntry = { kind: 'service', number: 1, id: 'svc_1', name: 'harbor-pr-7', request: 3, at: '' }
const good = { exitCode: 0, outcome: 'succeeded' }

/** A preview that was stopped after its service was created and named, and the push after it. */
function stoppedPreview({ main = {}, next, ...more }: Changes = {}): StopEvidence {
  const outputs = { 'service-id': 'svc_1' }
  return stopped({
    action: 'preview',
    ledger: [service],
    next: { result: step({ ...good, outputs }), githubStates: [['error', 'success']], comments: ['is ready'], ...next },
    ...more,
    main: { ...aborted, outputs, summary: 'Taxiway preview: aborted', ...main },
  })
}

test('a recorded preview breaks no promise, nor does an unconfirmed one that the next push asks about', () => {
  expect(brokenStopPromises(stoppedPreview())).toEqual([])
  const asks = { exitCode: 1, outcome: 'failed', errors: ['give its id as `service-id`'] }
  const next = { result: step(asks), githubStates: [], comments: ['failed'] }
  expect(brokenStopPromises(stoppedPreview({ main: { outputs: {} }, next }))).toEqual([])
})

test.each<[string, StopEvidence]>([
  ['the services svc_1,svc_2 were made', stoppedPreview({ ledger: [service, { ...service, id: 'svc_2' }] })],
  [
    'it named svc_1, and the next push goes to "svc_2"',
    stoppedPreview({
      next: { result: step({ ...good, outputs: { 'service-id': 'svc_2' } }), githubStates: [], comments: ['x'] },
    }),
  ],
  ['left at [in_progress]', stoppedPreview({ githubStates: [['in_progress']] })],
  ['there are 2 comments', stoppedPreview({ next: { ...next(), comments: ['one', 'two'] } })],
  ['says that it is being built', stoppedPreview({ next: { ...next(), comments: ['is being built'] } })],
  ['its summary says succeeded', stoppedPreview({ main: { summary: 'Taxiway preview: succeeded' } })],
  ['it names the deployment dep_9', stoppedPreview({ main: { outputs: { 'deployment-id': 'dep_9' } } })],
])('preview: %s', (sentence, evidence) => {
  expect(brokenStopPromises(evidence).join('\n')).toContain(sentence)
})

function next() {
  return { result: step({ ...good, outputs: { 'service-id': 'svc_1' } }), githubStates: [] }
}

import { expect, test } from 'vitest'
import type { JournalEntry, LedgerEntry } from '../../src/emulator/index.ts'
import { interpret } from '../support/runner/grammar.ts'
import type { StepResult } from '../support/runner/run-action.ts'
import type { StopEvidence } from './play-stop.ts'
import { drawStop } from './stop.ts'
import { brokenStopPromises } from './stop-promises.ts'

function step(more: Partial<StepResult> = {}): StepResult {
  const nothing = { stderr: '', lines: [], outputs: {}, state: {}, summary: '', logFile: undefined, buildLog: [] }
  const said = { errors: [], warnings: [], notices: [], view: interpret('') }
  const end = { exitCode: 0, signal: null, stdout: 'x\n', outcome: undefined, startedAt: 0, endedAt: 1_000 }
  return { ...nothing, ...said, ...end, peakMemory: 0, ...more }
}

const request = (number: number, method: string, operation: JournalEntry['operation']): JournalEntry => {
  const answered = { faults: [], trueStatus: 200, status: 200, end: 'whole', ms: 1 } as const
  return { ...answered, number, method, operation, path: '/', key: 'account', at: new Date(0).toISOString() }
}

const made: LedgerEntry = {
  ...{ kind: 'deployment', number: 1, id: 'dep_1', serviceId: 's', ref: 'release' },
  ...{ stage: 'building', request: 3, at: '' },
}

const aborted = { exitCode: 1, outcome: 'aborted', errors: ['dep_1 goes on'], summary: 'Taxiway deploy: aborted' }
const killed = { exitCode: null, signal: 'SIGKILL', summary: '' } as const

/** A run that was stopped 500 ms after its start and went as it should, with what the test changes about it. */
function stopped({
  main = aborted,
  post = {},
  ...changes
}: Partial<Omit<StopEvidence, 'post'>> & {
  main?: Partial<StepResult>
  post?: Partial<StepResult>
} = {}): StopEvidence {
  const stop = drawStop(1)
  const world = { log: [], firstRequestMs: 0, secrets: ['local_key'], violations: [], asked: [] }
  return {
    ...{ stop, plan: stop.plan, inputs: {}, ...world, ledger: [made], told: [['in_progress', 'error']] },
    journal: [request(1, 'POST', 'import_env'), request(2, 'POST', null), request(3, 'POST', 'deploy_service')],
    cancelled: { ms: 500, wallMs: 500 },
    sent: [{ signal: 'SIGINT', ms: 500 }],
    ...changes,
    result: step(main),
    post: step(post),
  }
}

test('a run that ends in time and says so breaks none', () => {
  expect(brokenStopPromises(stopped())).toEqual([])
})

test('a killed one whose post speaks breaks none', () => {
  expect(brokenStopPromises(stopped({ main: killed, post: { warnings: ['dep_1 goes on'] } }))).toEqual([])
})

test.each<[string, StopEvidence]>([
  ['it ended 5500 ms after its stop', stopped({ main: { ...aborted, endedAt: 6_000 } })],
  ['it died of SIGTERM', stopped({ main: { exitCode: null, signal: 'SIGTERM' } })],
  ['it says succeeded, and the deployment is building', falselyGreen()],
  ['its summary says succeeded', stopped({ main: { ...aborted, summary: 'Taxiway deploy: succeeded' } })],
  ['it ended without a summary', stopped({ main: { ...aborted, summary: '' } })],
  ['the GitHub deployment went through [in_progress]', stopped({ told: [['in_progress']] })],
  ['the GitHub deployment went through []', stopped({ told: [[]] })],
  ['went through [success], and the deployment is building', stopped({ told: [['success']] })],
  ['it made 2 GitHub deployments', stopped({ told: [['error'], ['error']] })],
  ['post left with 1', stopped({ post: { exitCode: 1 } })],
  ['post took 30000 ms', stopped({ post: { endedAt: 30_000 } })],
  ['post sent POST /', stopped({ asked: [request(4, 'POST', 'deploy_service')] })],
  ['nobody speaks of dep_1', stopped({ main: killed })],
  ['holds the plain form of a secret', stopped({ post: { stdout: 'local_key' } })],
])('%s', (sentence, evidence) => {
  expect(brokenStopPromises(evidence).join('\n')).toContain(sentence)
})

function falselyGreen(): StopEvidence {
  const outputs = { 'deployment-id': 'dep_1' }
  return stopped({ main: { exitCode: 0, outcome: 'succeeded', outputs, summary: 'Taxiway deploy: succeeded' } })
}

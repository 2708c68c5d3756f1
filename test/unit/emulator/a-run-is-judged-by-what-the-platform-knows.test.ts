import { expect, test } from 'vitest'
import type { Fault } from '../../../emulator/src/faults/fault.ts'
import { isKnowableWith, judgeRun, type RunEvidence } from '../../../emulator/src/page/client/run-verdict.ts'

const live = [{ service: 'site', stage: 'live', reason: null }] as const
const failed = [{ service: 'site', stage: 'failed', reason: 'exit code 3.' }] as const
const lost: Fault = { operation: 'deploy_upload', kind: 'reset', when: 'after-effect', times: 1 }

function judged(evidence: Partial<RunEvidence>): readonly [string, string] {
  const plain = { isStopped: false, showsStatus: true, isUpload: false, isKeyShown: false, made: live, faults: [] }
  const { verdict, truth } = judgeRun({ exit: 0, ...plain, ...evidence })
  return [verdict, truth]
}

test.each([
  [{}, 'honest-green', 'The deploy took effect: "site" is live.'],
  [{ exit: 1 }, 'false-red', 'The deploy took effect: "site" is live.'],
  [
    { exit: 1, made: failed },
    ...['honest-red', 'The deploy took effect, and the deployment of "site" failed: exit code 3.'],
  ],
  [{ made: failed }, 'false-green', 'The deploy took effect, and the deployment of "site" failed: exit code 3.'],
  [{ exit: 6, faults: [lost], isUpload: true }, 'honest-doubt', 'The deploy took effect: "site" is live.'],
  [{ exit: 6, faults: [lost] }, 'false-red', 'The deploy took effect: "site" is live.'],
  [{ exit: 1, faults: [lost], isUpload: true, made: [] }, 'honest-red', 'Nothing took effect: no deployment was made.'],
  [{ exit: 143, isStopped: true }, 'honest-doubt', 'The deploy took effect: "site" is live.'],
  [{ exit: 6, showsStatus: false }, 'honest-doubt', 'The deploy took effect: "site" is live.'],
  [{ exit: 0, isKeyShown: true }, 'key-shown', 'The deploy took effect: "site" is live.'],
  [{ made: [...live, ...failed] }, 'done-twice', '2 deployments took effect: "site" live, "site" failed.'],
  [
    { exit: 1, faults: [lost], made: [{ service: 'site', stage: 'none', reason: null }] },
    ...['honest-red', 'The service "site" was created, and nothing was deployed.'],
  ],
  [
    { exit: 4, faults: [lost], made: [{ service: 'site', stage: 'superseded', reason: null }] },
    ...['honest-red', 'The deploy took effect, and a newer deployment of "site" has replaced it.'],
  ],
] as readonly (readonly [Partial<RunEvidence>, string, string])[])('%j: %s', (evidence, verdict, truth) => {
  expect(judged(evidence)).toEqual([verdict, truth])
})

test.each([
  [{ operation: 'deploy_upload', kind: 'fail-build', times: 1 }, true, true],
  [{ operation: 'deploy_upload', kind: 'status', status: 429, times: 1 }, true, true],
  [{ operation: 'deploy_upload', kind: 'status', status: 500, when: 'after-effect', times: 1 }, true, false],
  [{ operation: '*', kind: 'mute', times: 1 }, true, false],
  [{ operation: 'deploy_service', kind: 'reset', when: 'after-effect', times: 1 }, true, true],
  [{ operation: 'list_deployments', kind: 'show-word', word: 'pondering', times: 5 }, true, true],
  [{ operation: 'list_deployments', kind: 'show-word', word: 'pondering' }, false, false],
  [{ operation: 'list_deployments', kind: 'hide-status' }, false, false],
  [{ operation: 'list_deployments', kind: 'change-case', to: 'upper' }, true, true],
  [{ operation: '*', kind: 'status', status: 429, lastsMs: 20_000 }, true, true],
  [{ operation: 'stream_deployment_logs', kind: 'end-stream', after: 5 }, true, true],
] as readonly (readonly [Fault, boolean, boolean])[])(
  'with %j the truth can be known by ref: %s, of an upload: %s',
  (fault, byRef, ofUpload) => {
    expect([isKnowableWith([fault], false), isKnowableWith([fault], true)]).toEqual([byRef, ofUpload])
  },
)

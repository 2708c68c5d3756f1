import { expect, test } from 'vitest'
import { FaultError, parseFaults } from '../../../emulator/src/faults/fault-parser.ts'

const kinds =
  'status, html, endless, redirect, reset, close, mute, delay, drip, cut, stale, fail-build, drop-events, double-events, swap-events, ' +
  'garble-events, event-ids, heartbeats, replay-events, end-stream, long-line, show-stage, show-word, change-case, ' +
  'hide-status, hide-newest'

test.each([
  [{}, 'faults must be a list, not Object.'],
  [[1], 'faults[0] must be an object, not 1.'],
  [[{ operation: 'whoami', kind: 'lag' }], `faults[0].kind must be one of ${kinds}, not "lag".`],
  [[{ kind: 'html' }], 'faults[0].operation is missing.'],
  [[{ operation: 'fly', kind: 'html' }], 'faults[0].operation must be an operation\'s name or "*", not "fly".'],
  [[{ operation: '*', kind: 'html', status: 500 }], 'faults[0].status is not a field of this kind.'],
  [[{ operation: '*', kind: 'html', times: 0 }], 'faults[0].times must be a whole number of at least 1, not 0.'],
  [[{ operation: '*', kind: 'html', skip: 1.5 }], 'faults[0].skip must be a whole number of at least 0, not 1.5.'],
  [[{ operation: '*', kind: 'html', probability: 2 }], 'faults[0].probability must be a number from 0 to 1, not 2.'],
  [
    [{ operation: '*', kind: 'reset', when: 'later' }],
    'faults[0].when must be one of before-effect, after-effect, not "later".',
  ],
  [
    [{ operation: '*', kind: 'reset', afterBytes: 1 }],
    'faults[0].afterBytes needs "when": "after-effect": before the effect there is no answer to interrupt.',
  ],
  [[{ operation: '*', kind: 'status' }], 'faults[0].status is missing.'],
  [
    [{ operation: '*', kind: 'status', status: 429, retryAfter: true }],
    'faults[0].retryAfter must be a number of seconds, text, or { "dateIn": seconds }.',
  ],
  [
    [{ operation: '*', kind: 'redirect', to: 'a\nb' }],
    'faults[0].to must be printable ASCII, as it is sent in a header.',
  ],
  [
    [{ operation: 'deploy_service', kind: 'stale' }],
    'faults[0].operation must be an operation that only reads and is not a stream, not "deploy_service".',
  ],
  [
    [
      { operation: '*', kind: 'html' },
      { operation: '*', kind: 'drop-events' },
    ],
    'faults[1].operation must be "stream_deployment_logs" for this kind, not "*".',
  ],
  [
    [{ operation: 'list_deployments', kind: 'show-stage', stage: 'flying' }],
    'faults[0].stage must be one of queued, building, starting, live, retired, failed, superseded, not "flying".',
  ],
])('%j', (value, sentence) => {
  expect(() => parseFaults(value)).toThrow(new FaultError(sentence))
})

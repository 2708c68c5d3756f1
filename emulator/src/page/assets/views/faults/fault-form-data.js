/** The faults as the form offers them. The platform checks what is sent; docs/faults.md describes each. */

/** @typedef {import('../../types.d.ts').Fault} Fault */

const stream = ['stream_deployment_logs']
const history = ['list_deployments']
const deploying = ['deploy_service', 'deploy_upload', 'create_service']

/**
 * What each kind does, its own fields, and the operations that it can affect if not all.
 * @type {Readonly<Record<Fault['kind'], { text: string, fields: readonly string[], only?: readonly string[] | 'reads', timed?: true }>>}
 */
export const kinds = {
  status: { text: 'Answers with another status.', fields: ['status', 'error', 'retryAfter'], timed: true },
  reset: { text: 'Resets the connection.', fields: ['afterBytes'], timed: true },
  close: { text: 'Closes the connection.', fields: ['afterBytes'], timed: true },
  mute: { text: 'Accepts the request and never answers.', fields: ['afterBytes'], timed: true },
  delay: { text: 'Waits before the effect or before the answer.', fields: ['ms'], timed: true },
  html: { text: 'Answers with a page of HTML and 200.', fields: [], timed: true },
  endless: { text: 'Sends endless white space in place of JSON.', fields: [], timed: true },
  redirect: { text: 'Redirects to the same address, or to another.', fields: ['to'], timed: true },
  drip: { text: 'Sends the answer in small pieces.', fields: ['bytes', 'ms'] },
  cut: { text: 'Ends the answer too early.', fields: ['afterBytes'] },
  stale: { text: 'Shows an earlier answer.', fields: ['reads'], only: 'reads' },
  'fail-build': { text: 'Lets the deployment fail after its build.', fields: [], only: deploying },
  'drop-events': { text: 'Leaves events of the stream out.', fields: ['every'], only: stream },
  'double-events': { text: 'Sends events twice.', fields: ['every'], only: stream },
  'swap-events': { text: 'Changes the order of events.', fields: ['every'], only: stream },
  'garble-events': { text: 'Sends bytes that are not UTF-8.', fields: ['every'], only: stream },
  'event-ids': { text: 'Sends other ids of events, or none.', fields: ['ids'], only: stream },
  heartbeats: { text: 'Sends comments at this interval.', fields: ['everyMs'], only: stream },
  'replay-events': { text: 'Sends all events again after some.', fields: ['after'], only: stream },
  'end-stream': { text: 'Ends the stream after some events.', fields: ['after'], only: stream },
  'long-line': { text: 'Adds one very long line.', fields: ['after', 'bytes'], only: stream },
  'show-stage': { text: 'Shows every deployment in one stage.', fields: ['stage'], only: history },
  'show-word': { text: 'Shows an unknown status word.', fields: ['word'], only: history },
  'change-case': { text: 'Shows status words in another case.', fields: ['to-case'], only: history },
  'hide-status': { text: 'Shows no status.', fields: [], only: history },
  'hide-newest': { text: 'Leaves the newest deployments out.', fields: ['count'], only: history },
}

/**
 * @type {Readonly<Record<string, { label: string, isText?: true, isRequired?: true, orNull?: true, step?: string, choices?: readonly string[] }>>}
 */
export const fields = {
  status: { label: 'Status, from 200 to 599', isRequired: true },
  error: { label: 'Message of the answer', isText: true },
  retryAfter: { label: 'Retry-After: seconds, or any text', isText: true },
  afterBytes: { label: 'Bytes that are sent first' },
  ms: { label: 'Milliseconds', isRequired: true },
  to: { label: 'Address', isText: true },
  bytes: { label: 'Bytes' },
  reads: { label: 'Reads ago' },
  every: { label: 'Every so many events' },
  ids: { label: 'Ids', choices: ['none', 'opaque', 'shifted'] },
  everyMs: { label: 'Milliseconds; empty for none at all', orNull: true },
  after: { label: 'After so many events', isRequired: true },
  stage: { label: 'Stage', choices: ['queued', 'building', 'starting', 'live', 'retired', 'failed', 'superseded'] },
  word: { label: 'Word', isText: true, isRequired: true },
  'to-case': { label: 'Case', choices: ['upper', 'lower', 'mixed'] },
  count: { label: 'How many' },
  skip: { label: 'Unaffected requests at first' },
  times: { label: 'At most so many requests' },
  probability: { label: 'Probability, from 0 to 1', step: 'any' },
  lastsMs: { label: 'Milliseconds until it ends' },
}

/** @typedef {{ name: string, effect: string, events: boolean }} Operation */

/**
 * The operations that a kind can affect.
 * @param {Fault['kind']} kind
 * @param {readonly Operation[]} all
 */
export function listOperations(kind, all) {
  const { only } = kinds[kind]
  if (only === 'reads') return all.filter(({ effect, events }) => effect === 'read' && !events).map(({ name }) => name)
  return only ?? ['*', ...all.map(({ name }) => name)]
}

/** @type {readonly { name: string, text: string, faults: readonly Fault[] }[]} */
export const presets = [
  {
    name: 'Lose the answer of the next deploy',
    text: 'The platform deploys, and the connection breaks before the answer.',
    faults: [{ operation: 'deploy_service', kind: 'reset', when: 'after-effect', times: 1 }],
  },
  {
    name: 'Tear the log stream every 5 lines',
    text: 'Each connection ends after five events.',
    faults: [{ operation: 'stream_deployment_logs', kind: 'end-stream', after: 5 }],
  },
  {
    name: '429 for 20 s',
    text: 'Every request is asked to come back in a few seconds.',
    faults: [{ operation: '*', kind: 'status', status: 429, retryAfter: 2, lastsMs: 20_000 }],
  },
  {
    name: 'Fail the next build',
    text: 'The platform accepts the deploy with 202, and the build fails.',
    faults: [{ operation: 'deploy_service', kind: 'fail-build', times: 1 }],
  },
]

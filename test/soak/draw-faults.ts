import { type Fault, parseFaults } from '../../emulator/src/index.ts'
import type { Seeded } from '../support/seeded.ts'

type Write = 'deploy_service' | 'deploy_upload'

/** Up to four faults of all kinds, of the operations that a deploy uses. Few are permanent, so that most runs end by themselves. */
export function drawFaults(random: Seeded, write: Write): readonly Fault[] {
  const count = random.pick([0, 1, 1, 2, 2, 3, 4])
  const kinds = kindsOf(write)
  return parseFaults(Array.from({ length: count }, () => drawn(random, random.pick(kinds))))
}

/** Loses one answer to the write, before or after its effect. */
export function lostAnswer(random: Seeded, write: Write): Fault {
  const [fault] = parseFaults([drawn(random, lostAnswerOf(write))])
  if (fault === undefined) throw new Error('no fault was drawn')
  return fault
}

/** A fault of which each field is one of the values in its list, and each function is a number that is drawn. */
type Choices = Readonly<Record<string, Value | readonly Value[]>>
type Value = string | number | null | undefined | object | ((random: Seeded) => number)

function drawn(random: Seeded, choices: Choices): object {
  const often = choices['times'] === undefined ? random.pick(oftens) : {}
  const fields = Object.entries({ ...often, ...choices }).map(([name, given]) => {
    const value: Value = Array.isArray(given) ? random.pick(given as [Value, ...Value[]]) : given
    return [name, typeof value === 'function' ? value(random) : value]
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

const below =
  (limit: number, from = 0) =>
  (random: Seeded): number =>
    from + random.below(limit)

/** How often a fault applies: a few times, after a while, or at random. */
const oftens: readonly [Choices, ...Choices[]] = [
  { times: 1 },
  { times: below(4, 1), skip: below(6) },
  { times: 3 },
  { probability: 0.3 },
  { probability: 0.6, skip: below(4) },
  {},
]

const logs = ['get_deployment_logs', 'stream_deployment_logs']
const reads = ['list_deployments', 'list_deployments', ...logs, ...logs, 'whoami', 'list_projects']
const stream = { operation: 'stream_deployment_logs' }
const history = { operation: 'list_deployments' }
/** Before or after the effect; for a read that is the same. */
const when = ['before-effect', 'after-effect', 'after-effect']

const lostAnswerOf = (write: Write): Choices => ({
  ...{ operation: write, kind: ['reset', 'close', 'html'], when, times: 1 },
})

function kindsOf(write: Write): readonly [Choices, ...Choices[]] {
  const any = { operation: [...reads, write, write], when }
  return [
    { ...any, kind: 'status', status: [500, 502, 503] },
    { ...any, kind: ['reset', 'close', 'mute'] },
    { ...any, kind: 'html' },
    lostAnswerOf(write),
    { ...any, kind: 'delay', ms: below(1_500) },
    // A refusal or a redirect means that the write had no effect, so only the other faults may follow the effect.
    { operation: write, kind: 'status', status: [400, 403, 404, 409], times: 1 },
    {
      ...{ operation: [...reads, write], kind: 'status', status: 429 },
      retryAfter: [undefined, 3, { dateIn: 2 }, 'soon', 1e9, -1],
    },
    { operation: reads, kind: 'status', status: [401, 403, 404] },
    { operation: reads, kind: 'redirect' },
    { operation: reads, kind: 'endless', times: 1 },
    { operation: reads, kind: ['reset', 'close', 'mute'], when: 'after-effect', afterBytes: below(400) },
    { operation: reads, kind: 'drip', bytes: below(9, 1), ms: below(2) },
    { operation: reads, kind: 'cut', afterBytes: below(200) },
    { operation: ['list_deployments', 'get_deployment_logs'], kind: 'stale', reads: below(4, 1) },
    {
      ...stream,
      kind: ['drop-events', 'double-events', 'swap-events', 'garble-events'],
      every: below(4, 1),
    },
    { ...stream, kind: 'event-ids', ids: ['none', 'opaque', 'shifted'] },
    { ...stream, kind: 'heartbeats', everyMs: [1, 100, null] },
    { ...stream, kind: 'replay-events', after: below(10, 1) },
    { ...stream, kind: 'end-stream', after: below(10) },
    { ...stream, kind: 'long-line', after: below(5) },
    { ...history, kind: 'show-stage', stage: ['queued', 'building', 'starting'] },
    { ...history, kind: 'show-word', word: ['pondering', '', '✈', 'a b c'] },
    { ...history, kind: 'change-case', to: ['upper', 'lower', 'mixed'] },
    { ...history, kind: 'hide-status' },
    // For a while only: a deployment that is never shown looks like one that was never made.
    { ...history, kind: 'hide-newest', count: below(2, 1), times: below(5, 1) },
  ]
}

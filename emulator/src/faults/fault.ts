import { operationNames, operationOf } from 'taxiway/contract'
import * as v from 'valibot'
import { stages } from '../state/deployment-stages.ts'

/** An invalid fault. The message names the field. */
export class FaultError extends Error {
  override readonly name = 'FaultError'
}

/** The operations that queue a deployment of a service's source. */
const deployingOperations = ['deploy_service', 'deploy_upload', 'create_service'] as const

/** Reads a JSON value as a list of faults. Throws a `FaultError`. */
export function parseFaults(value: unknown): readonly Fault[] {
  const { success, output, issues } = v.safeParse(faultList, value)
  if (success) return output
  const [{ path, message }] = issues
  throw new FaultError(`faults${(path ?? []).map(({ key }) => step(key)).join('')} ${message}.`)
}

function step(key: unknown): string {
  return typeof key === 'number' ? `[${key}]` : `.${String(key)}`
}

const day = 24 * 60 * 60 * 1_000
const largest = 64 * 2 ** 20

/** A whole number. Each message continues after the name of the field. */
function whole(least: number, most = Number.MAX_SAFE_INTEGER) {
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
  const say = ({ received }: { readonly received: string }): string =>
    `must be a whole number ${range}, not ${received}`
  return v.pipe(v.number(say), v.integer(say), v.minValue(least, say), v.maxValue(most, say))
}

function oneWord<const Word extends string>(words: readonly Word[]) {
  return v.picklist(words, ({ received }) => `must be one of ${words.join(', ')}, not ${received}`)
}

function text() {
  return v.string(({ received }) => `must be text, not ${received}`)
}

/** Text for a header. */
const inHeader = v.pipe(text(), v.regex(/^[\t\x20-\x7e]*$/, 'must be printable ASCII, as it is sent in a header'))

const wrongProbability = ({ received }: { readonly received: string }): string =>
  `must be a number from 0 to 1, not ${received}`

/** The requests that a fault affects: how many not at first, at most how many, how likely each, until when, and whether only after a deployment. */
const counts = {
  skip: v.exactOptional(whole(0)),
  times: v.exactOptional(whole(1)),
  lastsMs: v.exactOptional(whole(1, day)),
  afterDeploy: v.exactOptional(v.boolean(({ received }) => `must be true or false, not ${received}`)),
  probability: v.exactOptional(
    v.pipe(v.number(wrongProbability), v.minValue(0, wrongProbability), v.maxValue(1, wrongProbability)),
  ),
}
const anywhere = {
  operation: v.picklist(
    ['*', ...operationNames],
    ({ received }) => `must be an operation's name or "*", not ${received}`,
  ),
  ...counts,
}
/** Whether the operation takes effect, and only its answer suffers. */
const when = v.exactOptional(oneWord(['before-effect', 'after-effect']))

function only<const Name extends string>(operation: Name) {
  return {
    operation: v.literal(operation, ({ received }) => `must be "${operation}" for this kind, not ${received}`),
    ...counts,
  }
}

/** An object with exactly these fields. */
function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return 'is not a field of this kind'
    return expected === 'Object' ? `must be an object, not ${received}` : 'is missing'
  })
}

const inStream = only('stream_deployment_logs')
const inHistory = only('list_deployments')
const every = v.exactOptional(whole(1))

const broken = v.pipe(
  fields({ ...anywhere, kind: v.picklist(['reset', 'close', 'mute']), when, afterBytes: v.exactOptional(whole(0)) }),
  v.forward(
    v.check(
      (fault) => fault.afterBytes === undefined || fault.when === 'after-effect',
      'needs "when": "after-effect": before the effect there is no answer to interrupt',
    ),
    ['afterBytes'],
  ),
)

const oneRead = v.picklist(
  operationNames.filter((name) => operationOf(name).effect === 'read' && !operationOf(name).events),
  ({ received }) => `must be an operation that only reads and is not a stream, not ${received}`,
)

/** The answer to any operation is wrong, late or missing. Milliseconds and bytes. */
const answerFaults = [
  fields({
    ...anywhere,
    kind: v.literal('status'),
    when,
    status: whole(200, 599),
    error: v.exactOptional(text()),
    retryAfter: v.exactOptional(
      v.union(
        [v.number(), inHeader, v.strictObject({ dateIn: v.number() })],
        'must be a number of seconds, text, or { "dateIn": seconds }',
      ),
    ),
  }),
  fields({ ...anywhere, kind: v.picklist(['html', 'endless']), when }),
  fields({ ...anywhere, kind: v.literal('redirect'), when, to: v.exactOptional(inHeader) }),
  broken,
  fields({ ...anywhere, kind: v.literal('delay'), when, ms: whole(0, day) }),
  fields({
    ...anywhere,
    kind: v.literal('drip'),
    bytes: v.exactOptional(whole(1)),
    ms: v.exactOptional(whole(0, day)),
  }),
  fields({ ...anywhere, kind: v.literal('cut'), afterBytes: v.exactOptional(whole(0)) }),
  fields({ ...anywhere, operation: oneRead, kind: v.literal('stale'), reads: v.exactOptional(whole(1, 10)) }),
  fields({ ...counts, kind: v.literal('fail-build'), operation: oneWord(deployingOperations) }),
] as const

/** The log stream is wrong. `times`, `skip` and `probability` count connections; `every` and `after` count events, from 1. */
const streamFaults = [
  fields({ ...inStream, kind: v.picklist(['drop-events', 'double-events', 'swap-events', 'garble-events']), every }),
  fields({ ...inStream, kind: v.literal('event-ids'), ids: oneWord(['none', 'opaque', 'shifted']) }),
  fields({ ...inStream, kind: v.literal('heartbeats'), everyMs: v.nullable(whole(1, day)) }),
  fields({ ...inStream, kind: v.literal('replay-events'), after: whole(1, 1_000) }),
  fields({ ...inStream, kind: v.literal('end-stream'), after: v.exactOptional(whole(0)) }),
  fields({
    ...inStream,
    kind: v.literal('long-line'),
    after: v.exactOptional(whole(0)),
    bytes: v.exactOptional(whole(1, largest)),
  }),
] as const

/** The history shows what is not; the deployments themselves are not affected. */
const historyFaults = [
  fields({ ...inHistory, kind: v.literal('show-stage'), stage: oneWord(stages) }),
  fields({ ...inHistory, kind: v.literal('show-word'), word: text() }),
  fields({ ...inHistory, kind: v.literal('change-case'), to: oneWord(['upper', 'lower', 'mixed']) }),
  fields({ ...inHistory, kind: v.literal('hide-status') }),
  fields({ ...inHistory, kind: v.literal('hide-newest'), count: v.exactOptional(whole(1)) }),
] as const

const fault = v.variant('kind', [...answerFaults, ...streamFaults, ...historyFaults], (issue) =>
  issue.expected === 'Object'
    ? `must be an object, not ${issue.received}`
    : `must be one of ${issue.expected.replaceAll(/[()"]/g, '').replaceAll(' | ', ', ')}, not ${issue.received}`,
)

const faultList = v.pipe(
  v.array(fault, ({ received }) => `must be a list, not ${received}`),
  v.maxLength(1_000, 'must hold at most 1000 faults'),
)

/** A fault in the answer to an operation. */
export type AnswerFault = v.InferOutput<(typeof answerFaults)[number]>
/** A fault in the log stream. */
export type StreamFault = v.InferOutput<(typeof streamFaults)[number]>
/** A fault in the history. */
export type HistoryFault = v.InferOutput<(typeof historyFaults)[number]>

/**
 * A fault as plain JSON: the requests that it affects, and how. For example a deployment that is created although its answer is
 * lost: `{ operation: 'deploy_service', kind: 'reset', when: 'after-effect', times: 1 }`. docs/local-platform.md describes each kind.
 */
export type Fault = AnswerFault | StreamFault | HistoryFault

/** A fault that replaces the whole answer, so that no other fault is visible. */
export type Replacement = Extract<
  AnswerFault,
  { kind: 'status' | 'html' | 'endless' | 'redirect' | 'reset' | 'close' | 'mute' }
>

/** Whether the fault replaces the whole answer. */
export function isReplacement(fault: Fault): fault is Replacement {
  switch (fault.kind) {
    case 'status':
    case 'html':
    case 'endless':
    case 'redirect':
      return true
    case 'reset':
    case 'close':
    case 'mute':
      return fault.afterBytes === undefined
    default:
      return false
  }
}

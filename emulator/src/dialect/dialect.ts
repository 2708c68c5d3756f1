import * as v from 'valibot'

/** The JSON types of a field whose name is not in the contract. */
export const jsonTypes = ['string', 'number', 'boolean', 'object', 'array', 'null'] as const
/** One of them. */
export type JsonType = (typeof jsonTypes)[number]

const name = v.pipe(v.string(), v.regex(/^[^\s"\\]{1,64}$/, 'a name of a field has 1 to 64 characters and no spaces'))
const word = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64))
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000))
const pageSize = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))
const typedFields = v.record(name, v.picklist(jsonTypes))

/** Silence before a stream sends a comment, if a dialect does not say. */
export const defaultHeartbeatMs = 15_000

const words = v.strictObject({
  queued: v.optional(word, 'queued'),
  building: v.optional(word, 'building'),
  starting: v.optional(word, 'deploying'),
  live: v.optional(word, 'live'),
  retired: v.optional(word, 'deactivated'),
  failed: v.optional(word, 'failed'),
  superseded: v.optional(word, 'superseded'),
})

const lineFields = v.strictObject({
  seq: v.optional(name, 'seq'),
  text: v.optional(name, 'line'),
  stream: v.exactOptional(name),
  ts: v.exactOptional(name),
})

/**
 * What the contract leaves open (contract: States, Deployment, Events, Errors, Limits), as data. Each field has a default, which the
 * dialect `plain` shows. A client that works with every dialect relies on none of them.
 */
export const dialectSchema = v.pipe(
  v.strictObject({
    title: v.optional(v.pipe(v.string(), v.description('What kind of platform it is, in one sentence.')), ''),
    words: v.pipe(
      v.optional(v.nullable(words), {}),
      v.description('The status word of each stage; null for a platform whose records show no status.'),
    ),
    statusKey: v.pipe(v.optional(name, 'status'), v.description('The field of a record that holds its status.')),
    idKey: v.pipe(
      v.optional(v.picklist(['deploymentId', 'id']), 'deploymentId'),
      v.description('The field of a record that holds its id.'),
    ),
    shows: v.pipe(
      v.optional(
        v.strictObject({
          ref: v.exactOptional(name),
          commit: v.exactOptional(name),
          createdAt: v.exactOptional(name),
          finishedAt: v.exactOptional(name),
          reason: v.exactOptional(name),
        }),
        {},
      ),
      v.description('The names of further fields of a record; a field without a name is not shown.'),
    ),
    extra: v.pipe(
      v.optional(typedFields, {}),
      v.description('Fields of a record that Taxiway does not read, with the JSON type of each.'),
    ),
    times: v.pipe(
      v.optional(v.picklist(['rfc3339', 'seconds', 'milliseconds']), 'rfc3339'),
      v.description('How a record writes a time: as text, or as a number since 1970.'),
    ),
    address: v.pipe(
      v.optional(v.picklist(['url', 'hostname', 'none']), 'url'),
      v.description('How a service and its live deployment show their address.'),
    ),
    storedLine: v.pipe(v.optional(lineFields, {}), v.description('The names of the fields of a stored log record.')),
    streamedLine: v.pipe(
      v.optional(
        v.strictObject({
          data: v.optional(v.picklist(['json', 'text']), 'json'),
          ids: v.optional(v.boolean(), true),
          event: v.exactOptional(v.pipe(v.string(), v.regex(/^[^\r\n]+$/))),
          fields: v.exactOptional(lineFields),
        }),
        {},
      ),
      v.description(
        'An event of the stream: JSON or bare text, with or without an `id:`, the name of the event, and the fields of the JSON if they are not those of a stored record.',
      ),
    ),
    numbers: v.pipe(
      v.optional(
        v.strictObject({
          first: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 1),
          step: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)), 1),
        }),
        {},
      ),
      v.description('The number of the first line of a log, and how far the next one is.'),
    ),
    after: v.pipe(
      v.optional(v.picklist(['newer', 'from', 'ignored']), 'newer'),
      v.description(
        'What a read of the stored log with `after` answers: the lines after that one, that line too, or the whole log.',
      ),
    ),
    replay: v.pipe(
      v.optional(v.boolean(), true),
      v.description('Whether a stream begins with the lines that were there before it was opened.'),
    ),
    heartbeatMs: v.pipe(
      v.optional(v.nullable(v.pipe(milliseconds, v.minValue(1))), defaultHeartbeatMs),
      v.description('Silence before the stream sends a comment; null for a platform that sends none.'),
    ),
    streamEnd: v.pipe(
      v.optional(
        v.union([
          v.picklist(['close', 'stay-open']),
          v.strictObject({ event: v.exactOptional(v.string()), data: v.string() }),
        ]),
        'close',
      ),
      v.description(
        'What follows the last line: the end of the stream, nothing (`stay-open`), or an event and then the end.',
      ),
    ),
    whenBusy: v.pipe(
      v.optional(v.picklist(['queue', 'supersede', 'refuse']), 'queue'),
      v.description(
        'What a new deployment does while another one of the service waits or builds: queue behind it, replace it if it still waits, or answer 409.',
      ),
    ),
    lastPage: v.pipe(
      v.optional(v.picklist(['absent', 'null', 'zero']), 'absent'),
      v.description('The next cursor of the last page of the history.'),
    ),
    cursor: v.pipe(v.optional(v.picklist(['number', 'text']), 'number'), v.description('The JSON type of a cursor.')),
    historyPage: v.pipe(
      v.optional(pageSize, 100),
      v.description('The most records on a page of the history, whatever limit is sent.'),
    ),
    logPage: v.pipe(
      v.optional(v.nullable(pageSize), null),
      v.description('The most records in one answer of the stored log; null if it answers with all of them.'),
    ),
  }),
  v.check(
    ({ words }) => words === null || !unlikeLive.some((stage) => words[stage] === words.live),
    'words.live is also the word of a stage that is not live: no client could tell them apart',
  ),
  v.check(
    ({ logPage, after }) => logPage === null || after === 'newer' || (after === 'from' && logPage > 1),
    'logPage needs an `after` that moves on: no client could read beyond the first answer',
  ),
  v.check(({ idKey, statusKey, shows, extra, address, words }) => {
    const names = [idKey, 'rollbackable', ...Object.values(shows), ...Object.keys(extra)]
    if (words !== null) names.push(statusKey)
    if (address !== 'none') names.push(address)
    return new Set(names).size === names.length
  }, 'two fields of a record have the same name'),
)

const unlikeLive = ['queued', 'building', 'starting', 'failed', 'superseded'] as const

/** A platform's answer to everything that the contract leaves open. */
export type Dialect = v.InferOutput<typeof dialectSchema>
/** The same with only what is known of it, as a file holds it. */
export type PartialDialect = v.InferInput<typeof dialectSchema>

/** Whether parsed JSON is a dialect, whole or in part. */
export function isPartialDialect(value: unknown): value is PartialDialect {
  return v.is(dialectSchema, value)
}

/** A value that is not a dialect; the message names the field. */
export class DialectError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DialectError'
  }
}

/** Checks parsed JSON, and adds the defaults. Throws a `DialectError` that names the first field that is wrong. */
export function parseDialect(value: unknown): Dialect {
  const { success, output, issues } = v.safeParse(dialectSchema, value)
  if (success) return output
  const [issue] = issues
  const path = v.getDotPath(issue) ?? 'the file'
  throw new DialectError(`This is not a dialect: ${path}: ${issue.message}.`)
}

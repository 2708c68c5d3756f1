import * as v from 'valibot'
import { sharedReportSchema } from '../../doctor/anonymized-report.ts'
import { choices } from '../../gate/chosen-deployment.ts'
import { checkResults } from '../../gate/gate-report.ts'
import { atMs, ms, outcome, phases, reportSchema, texts } from '../../report/formats/document-schema.ts'
import type { EventLine } from '../../run/files/event-file.ts'
import { verdicts } from '../local-platform-package.ts'

/** The deployments of `history --json`, as the platform gave them; a failure is a report. */
const historySchema = v.union([v.array(v.record(v.string(), v.unknown())), reportSchema])

/** The document of `resilience --json`; after a failure it has no fault. */
const resilienceSchema = v.object({
  faults: v.pipe(
    v.array(
      v.object({
        fault: v.pipe(v.string(), v.description('As `--fault` takes it.')),
        happens: v.pipe(v.string(), v.description('What goes wrong, as a sentence.')),
        verdict: v.picklist(verdicts),
        exit: v.pipe(v.nullable(v.number()), v.description('Null if the client had to be ended.')),
        seconds: v.number(),
        requests: v.pipe(v.number(), v.description('Those that the client sent.')),
        truth: v.pipe(v.string(), v.description('What became of its deployment, in a few words.')),
      }),
    ),
    v.readonly(),
  ),
  honest: v.pipe(v.number(), v.description('How many of the verdicts are honest.')),
  total: v.number(),
})

/** The document of `resilience --json`. */
export type ResilienceDocument = v.InferOutput<typeof resilienceSchema>

const optionalText = v.optional(v.string())
const deployment = v.object({
  outcome,
  reason: v.string(),
  deploymentId: optionalText,
  serviceId: optionalText,
  ref: optionalText,
  url: optionalText,
  status: optionalText,
  durationMs: ms,
  phases,
})
const check = v.object({
  name: v.string(),
  result: v.picklist(checkResults),
  summary: v.string(),
  evidence: texts,
  startMs: atMs,
  endMs: atMs,
})
const time = v.pipe(v.string(), v.isoTimestamp(), v.description('When it was written, in UTC.'))

function event<const Kind extends string, Fields extends v.ObjectEntries>(kind: Kind, about: string, fields: Fields) {
  return v.object({ time, kind: v.pipe(v.literal(kind), v.description<Kind, string>(about)), ...fields })
}

/** A line of `--events`, by its `kind`. */
const eventSchema = v.union([
  event('accepted', 'The deployment has an id.', {
    deploymentId: v.string(),
    serviceId: optionalText,
    ref: optionalText,
  }),
  event('status', "The platform's own status word changed.", { word: v.string(), atMs }),
  event('url', 'The platform showed the address of the deployment.', { url: v.string() }),
  event('variables-imported', 'The platform took variables of the service, but for those that it skipped.', {
    count: v.number(),
    skipped: v.pipe(v.array(v.object({ key: optionalText, why: optionalText })), v.readonly()),
  }),
  event('variables-deleted', 'Variables that are not given any more are gone, but for those that are kept.', {
    deleted: texts,
    kept: v.pipe(v.array(v.object({ key: v.string(), why: v.string() })), v.readonly()),
  }),
  event('line', 'A line of the build log; `seq` only grows within a deployment, but for lines that came late.', {
    seq: v.number(),
    text: v.string(),
    late: v.optional(v.literal(true)),
  }),
  event('hole', 'Lines of the log that were not delivered.', { from: v.number(), to: v.number() }),
  event('warning', 'A sentence.', { text: v.string() }),
  event('notice', 'A sentence.', { text: v.string() }),
  event('chosen', 'Of a gate: the deployment to judge.', {
    by: v.picklist(choices),
    deploymentId: v.string(),
    serviceId: v.string(),
    ref: optionalText,
    how: v.string(),
  }),
  event('waiting', 'Of a gate: the history does not show the commit yet.', { text: v.string() }),
  event('judged', 'Of a gate: the result of the deployment is final.', { deployment }),
  event('check-began', 'Of a gate.', { name: v.string() }),
  event('check-progress', 'Of a gate.', { name: v.string(), text: v.string() }),
  event('check-ended', 'Of a gate.', { check }),
  event('rollback-began', 'Of a gate: the events up to `rollback-ended` are about the deployment of `ref`.', {
    ref: v.string(),
  }),
  event('rollback-ended', 'Of a gate.', { rollback: v.object({ ref: v.string(), startMs: atMs, deployment }) }),
  event('result', 'The last line: how the run ended.', {
    outcome,
    passed: v.boolean(),
    reason: v.string(),
    cause: texts,
  }),
])

type Holding<Line extends v.InferOutput<typeof eventSchema>> = Line
/** A line of `--events`: the compiler holds the schema against every event that there is. */
export type PublishedLine = Holding<EventLine>

/** What is published as JSON Schema, by the name of its file in docs/schemas. */
export const publishedSchemas = {
  report: { schema: reportSchema, title: 'The document of taxiway deploy, upload, follow and gate with --json' },
  history: { schema: historySchema, title: 'The document of taxiway history --json' },
  'doctor-report': { schema: sharedReportSchema, title: 'The document of taxiway doctor --json' },
  resilience: { schema: resilienceSchema, title: 'The document of taxiway resilience --json' },
  event: { schema: eventSchema, title: 'A line of the file of --events' },
} as const

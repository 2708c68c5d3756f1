import * as v from 'valibot'
import { outcomes } from '../../deployment/outcome.ts'
import { sharedReportSchema } from '../../doctor/shared-report.ts'
import { choices } from '../../gate/choose.ts'
import { checkResults } from '../../gate/report.ts'
import type { EventLine } from '../../run/event-file.ts'

const outcome = v.picklist(outcomes)
const ms = v.pipe(v.number(), v.integer(), v.description('Milliseconds.'))
const atMs = v.pipe(ms, v.description("Milliseconds since the run's first request."))
const texts = v.pipe(v.array(v.string()), v.readonly())
const phases = v.pipe(
  v.array(v.object({ name: v.string(), startMs: atMs, endMs: atMs })),
  v.readonly(),
  v.description('Stretches of the run: how it began, then the status words of the platform. In order, 50 at most.'),
)
const known = (text: string) => v.pipe(v.nullable(v.string()), v.description(`${text} Null if it is not known.`))
const rollback = v.object({ ref: v.string(), deploymentId: v.nullable(v.string()), outcome, reason: v.string() })

/** The document of `--json`, of every command that deploys or follows. A gate that began also has the last three fields. */
export const reportSchema = v.object({
  outcome: v.pipe(outcome, v.description('How the run ended; docs/ci.md has the exit code of each.')),
  reason: v.pipe(v.string(), v.description('Why, in sentences for people.')),
  cause: v.pipe(
    v.array(v.string()),
    v.description('What failed, in about 20 lines of the log or of a check. Empty if the run passed.'),
  ),
  newSinceGood: v.optional(
    v.pipe(
      v.object({ deploymentId: v.string(), createdAt: v.nullable(v.string()), lines: v.array(v.string()) }),
      v.description(
        'Of a failed build: at most ten lines that the log of the last good deployment, which is named, has not.',
      ),
    ),
  ),
  unusual: v.optional(
    v.pipe(
      v.array(v.object({ kind: v.string(), count: v.number(), names: v.array(v.string()), text: v.string() })),
      v.description(
        'Of an upload of a folder: what was left out or may not belong in it, by kind, with the first names.',
      ),
    ),
  ),
  rolledBackFrom: v.optional(v.pipe(v.string(), v.description('Of a rollback: the commit before it.'))),
  rolledBackTo: v.optional(v.pipe(v.string(), v.description('Of a rollback: the commit that was chosen.'))),
  next: v.optional(v.pipe(v.string(), v.description('The command to try next, if there is one.'))),
  deploymentId: known('The deployment.'),
  serviceId: known('Its service; of an upload, the one that it created.'),
  ref: known('The ref that was asked for, or the one that the platform shows.'),
  url: known('Where the result is served.'),
  status: known("The platform's own last status word."),
  durationMs: v.pipe(ms, v.description('From the first request to the end, in milliseconds.')),
  phases,
  passed: v.optional(v.pipe(v.boolean(), v.description('Of a gate: the deployment succeeded and every check passed.'))),
  checks: v.optional(
    v.array(
      v.object({
        name: v.string(),
        result: v.picklist(checkResults),
        summary: v.string(),
        evidence: v.pipe(v.array(v.string()), v.description('Lines that show why, 20 at most.')),
        durationMs: ms,
      }),
    ),
  ),
  rollback: v.optional(
    v.pipe(v.nullable(rollback), v.description('Of a gate: the deployment of the earlier ref, if any.')),
  ),
})

/** What `--json` shows of a run. */
export type CommandReport = v.InferOutput<typeof reportSchema>

/** The deployments of `history --json`, as the platform gave them; a failure is a report. */
const historySchema = v.union([v.array(v.record(v.string(), v.unknown())), reportSchema])

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
  event: { schema: eventSchema, title: 'A line of the file of --events' },
} as const

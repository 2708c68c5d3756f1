import * as v from 'valibot'
import { outcomes } from '../../deployment/outcome.ts'
import { checkResults } from '../../gate/gate-report.ts'

export const outcome = v.picklist(outcomes)
export const ms = v.pipe(v.number(), v.integer(), v.description('Milliseconds.'))
export const atMs = v.pipe(ms, v.description("Milliseconds since the run's first request."))
export const texts = v.pipe(v.array(v.string()), v.readonly())
export const phases = v.pipe(
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
  unusual: v.optional(
    v.pipe(
      v.array(v.object({ kind: v.string(), count: v.number(), names: v.array(v.string()), text: v.string() })),
      v.description(
        'Of an upload of a folder: what was left out or may not belong in it, by kind, with the first names.',
      ),
    ),
  ),
  outdatedBy: v.optional(
    v.pipe(
      v.string(),
      v.description('The newer commit that is live, so that nothing was deployed; or that this deployment replaced.'),
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
  passed: v.optional(
    v.pipe(
      v.boolean(),
      v.description(
        'Of a gate: the deployment succeeded and every check passed. Of a deployment: false if it lies over a newer one (`on-outdated: fail`).',
      ),
    ),
  ),
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

/** What `--json` shows of a run: it is the schema that decides. */
export type RunDocument = v.InferOutput<typeof reportSchema>

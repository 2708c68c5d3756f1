import * as v from 'valibot'
import { reportSchema } from '../../report/formats/document-schema.ts'
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

/** What is published as JSON Schema, by the name of its file in docs/schemas. */
export const publishedSchemas = {
  report: { schema: reportSchema, title: 'The document of taxiway deploy, upload, follow and gate with --json' },
  history: { schema: historySchema, title: 'The document of taxiway history --json' },
  resilience: { schema: resilienceSchema, title: 'The document of taxiway resilience --json' },
} as const

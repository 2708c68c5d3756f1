import * as v from 'valibot'
import type { PartialDialect } from '../dialect/dialect.ts'
import type { DialectDifference } from './differences.ts'
import { areas, type DoctorFinding, findingResults } from './finding.ts'
import type { WordCensus } from './words/census.ts'

const described = <const S extends v.GenericSchema>(schema: S, text: string) => v.pipe(schema, v.description(text))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What `taxiway doctor --json` prints, and the output `report` of the action holds. */
export const doctorReportSchema = v.strictObject({
  format: described(v.literal(1), 'The version of this document.'),
  ready: described(
    v.boolean(),
    'Whether nothing is in the way of a deploy, or of the comparison with `--expect`. False sets the exit code 1.',
  ),
  next: described(v.string(), 'What to do next, one sentence.'),
  serviceId: described(v.nullable(v.string()), 'The service that was looked at.'),
  findings: v.array(
    v.strictObject({
      area: v.picklist(areas),
      name: described(v.string(), 'Stable; docs/doctor.md has a row for each.'),
      result: v.picklist(findingResults),
      summary: described(v.string(), 'One line.'),
      evidence: v.array(v.string()),
      advice: described(v.nullable(v.string()), 'What to do, one sentence.'),
    }),
  ),
  words: v.array(
    v.strictObject({
      word: v.string(),
      meaning: v.picklist(['succeeded', 'failed', 'cancelled', 'superseded', 'ongoing', 'ambiguous', 'unknown']),
      count,
      rollbackable: described(count, 'Records of this word that can be rolled back to.'),
      seems: v.nullable(v.picklist(['success', 'failure', 'still going', 'unclear'])),
      proposed: described(v.nullable(v.picklist(['success', 'failure'])), 'Only where no record speaks against it.'),
      why: v.string(),
    }),
  ),
  proposals: v.strictObject({
    'success-states': v.array(v.string()),
    'failure-states': v.array(v.string()),
  }),
  differences: described(
    v.nullable(v.array(v.strictObject({ matters: v.boolean(), text: v.string() }))),
    'How the platform differs from the dialect of `--expect`; null without it.',
  ),
  requests: described(count, 'Requests that were sent, all of them reads.'),
  durationMs: described(v.pipe(v.number(), v.minValue(0)), 'Milliseconds.'),
})

/** The report as JSON. */
export type DoctorDocument = v.InferOutput<typeof doctorReportSchema>

/** What the doctor found. */
export interface DoctorReport {
  /** Whether nothing is in the way of a deploy, or of a comparison: no finding failed, and nothing that matters differs. */
  readonly ready: boolean
  /** What to do next, one sentence. */
  readonly next: string
  /** The service that was looked at. */
  readonly serviceId: string | undefined
  /** In the order of the areas. */
  readonly findings: readonly DoctorFinding[]
  /** The census of the status words. */
  readonly words: readonly WordCensus[]
  /** Words that the user may add; they are never applied by themselves. */
  readonly proposals: { readonly 'success-states': readonly string[]; readonly 'failure-states': readonly string[] }
  /** What was learnt, as a dialect of the local platform. */
  readonly dialect: PartialDialect
  /** How the platform differs from the expected dialect; undefined without one. */
  readonly differences: readonly DialectDifference[] | undefined
  /** Requests that were sent, all of them reads. */
  readonly requests: number
  /** Milliseconds. */
  readonly durationMs: number
}

/** The report of a look that ended before anything was seen. */
export function unseen(reason: string): DoctorReport {
  return {
    ...{ ready: false, next: reason, serviceId: undefined, findings: [], words: [], dialect: {} },
    ...{
      proposals: { 'success-states': [], 'failure-states': [] },
      differences: undefined,
      requests: 0,
      durationMs: 0,
    },
  }
}

/** The report as the JSON document of its schema. */
export function documentOf(report: DoctorReport): DoctorDocument {
  const { ready, next, serviceId = null, findings, words, proposals, differences, requests, durationMs } = report
  return {
    format: 1,
    ready,
    next,
    serviceId,
    findings: findings.map(({ advice = null, evidence, ...finding }) => ({
      ...finding,
      evidence: [...evidence],
      advice,
    })),
    words: words.map(({ word, meaning, count: seen, rollbackable, seems = null, proposed = null, why }) => ({
      ...{ word, meaning, count: seen, rollbackable, seems, proposed, why },
    })),
    proposals: {
      'success-states': [...proposals['success-states']],
      'failure-states': [...proposals['failure-states']],
    },
    differences: differences === undefined ? null : differences.map((each) => ({ ...each })),
    requests,
    durationMs: Math.round(durationMs),
  }
}

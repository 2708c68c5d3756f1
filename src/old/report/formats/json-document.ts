import { definedFields } from '../../text/defined-fields.ts'
import {
  concernedService,
  judgedDeployment,
  newerCommit,
  type RunReport,
  servedAt,
  unusualEntries,
} from '../run-report.ts'
import type { RunDocument } from './document-schema.ts'
import { toCheckDocuments, toRollbackDocument } from './gate-document.ts'

/** What a document says beside the run: what the command was given, and what it chose and advises. */
export interface DocumentFacts {
  readonly serviceId?: string
  readonly ref?: string
  readonly rolledBackFrom?: string
  readonly rolledBackTo?: string
  readonly next?: string
}

/** The document of `--json`; null if a value is not known. */
export function toDocument(run: RunReport, { serviceId, ref, ...chosen }: DocumentFacts = {}): RunDocument {
  const { outcome, reason, cause, durationMs } = run
  const deployment = judgedDeployment(run)
  return {
    outcome,
    reason,
    cause: [...cause],
    ...toUnusual(run),
    deploymentId: deployment?.deploymentId ?? null,
    serviceId: concernedService(run) ?? serviceId ?? null,
    ref: deployment?.ref ?? ref ?? null,
    url: servedAt(run) ?? null,
    status: deployment?.status ?? null,
    durationMs: Math.round(durationMs),
    phases: (deployment?.phases ?? []).map(({ name, startMs, endMs }) => ({
      name,
      startMs: Math.round(startMs),
      endMs: Math.round(endMs),
    })),
    ...definedFields({ outdatedBy: newerCommit(run) }),
    ...chosen,
    ...toGateFields(run),
  }
}

function toUnusual(run: RunReport): Pick<RunDocument, 'unusual'> {
  const unusual = unusualEntries(run)?.map(({ kind, count, names, text }) => ({ kind, count, names: [...names], text }))
  return unusual === undefined ? {} : { unusual }
}

function toGateFields(run: RunReport): Pick<RunDocument, 'passed' | 'checks' | 'rollback'> {
  // A deployment that succeeded over a newer one may not have passed.
  if (run.kind === 'deployment' && run.verdict !== run.outcome) return { passed: run.passed }
  if (run.kind !== 'gate') return {}
  const { gate } = run
  return { passed: gate.passed, checks: toCheckDocuments(gate), rollback: toRollbackDocument(gate) }
}

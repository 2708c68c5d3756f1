import { parse } from 'valibot'
import { expect, test } from 'vitest'
import type { DeploymentReport } from '../../../src/old/deployment/deployment-report.ts'
import type { GateReport } from '../../../src/old/gate/gate-report.ts'
import { LogExcerpt } from '../../../src/old/output/cause/log-excerpt.ts'
import { sanitizeText } from '../../../src/old/output/untrusted.ts'
import { toExitCode } from '../../../src/old/report/exit-code.ts'
import { reportSchema } from '../../../src/old/report/formats/document-schema.ts'
import { toDocument } from '../../../src/old/report/formats/json-document.ts'
import { toOutputs } from '../../../src/old/report/formats/outputs.ts'
import { deploymentEnd, plainEnd, type RunEnd } from '../../../src/old/report/run-end.ts'
import { formatFailure } from '../../../src/old/report/summary/annotation-text.ts'
import { formatSummary } from '../../../src/old/report/summary/summary.ts'
import { toRunReport } from '../../../src/old/report/to-run-report.ts'
import { Redactor } from '../../../src/old/text/secrets/redactor.ts'

const secret = 'twk_a_secret_of_the_key'
/** What no output may hold: a secret, and a sequence that a terminal obeys. */
const dirty = `${secret}\u001b[2J`

const redactor = new Redactor(secret)
const clean = (text: string): string => sanitizeText(text, redactor)
const cleaning = { text: clean, sentence: clean }

const deployment: DeploymentReport = {
  outcome: 'failed',
  ...{ reason: dirty, deploymentId: dirty, serviceId: dirty, ref: dirty, url: undefined, status: dirty },
  ...{ durationMs: 1_000, phases: [{ name: dirty, startMs: 0, endMs: 1_000 }] },
}
const gate: GateReport = {
  ...{ passed: false, reason: dirty, chosenBy: 'id', followedFromMs: 100, newer: [dirty], durationMs: 2_000 },
  deployment: { ...deployment, outcome: 'succeeded' },
  checks: [{ name: dirty, result: 'failed', summary: dirty, evidence: [dirty], startMs: 1_000, endMs: 1_500 }],
  rollback: { ref: dirty, startMs: 1_500, deployment },
}

const ends: readonly (readonly [string, RunEnd, exitCode: number])[] = [
  ['a refusal', plainEnd('failed', dirty, { serviceId: dirty, facts: [['Archive', dirty]], wrongUsage: true }), 2],
  ['a failure before a deployment', plainEnd('failed', dirty), 1],
  ['a deployment', deploymentEnd(deployment, [['Source', dirty]]), 1],
  ['a gate whose check failed', { kind: 'gate', gate, wrongUsage: false }, 1],
  ['a gate that was refused', { kind: 'gate', gate, wrongUsage: true }, 2],
]

test.each(ends)('%s: no text of the report or of a projection is dirty, and all say one thing', (_name, end, code) => {
  const run = toRunReport(end, cleaning, { log: new LogExcerpt() })
  const document = toDocument(run)
  const subject = { action: 'deploy', name: 'shop', runUrl: undefined, commitUrl: undefined, platformUrl: undefined }
  const shown = [run, ...[document, toOutputs(run), formatFailure(run, subject)], formatSummary(run, subject)]
  for (const each of shown) expect(JSON.stringify(each)).not.toMatch(/twk_a_secret|\\u001b/)
  expect(parse(reportSchema, document)).toEqual(document)
  const { outcome } = run
  expect(document).toMatchObject({ outcome })
  expect(Object.fromEntries(toOutputs(run))).toMatchObject({ outcome })
  expect(toExitCode(run, undefined)).toBe(code)
})

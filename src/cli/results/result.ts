import { outcomeFacts } from '../../deployment/outcome.ts'
import { junitOf } from '../../output/reports/junit.ts'
import type { EndedRun } from '../../output/run-result.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { casesOf } from '../../run/report-files.ts'
import { sendTrace } from '../../run/trace.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { quoteWord } from '../../text/shell-word.ts'
import type { CommandJob } from '../job.ts'
import type { CommandReport } from './schemas.ts'
import { givenIds, printJson } from './stdout.ts'

/** Writes the result to stdout, and to the files and the collector that the options and the environment name. */
export async function writeResult(job: CommandJob, run: EndedRun): Promise<void> {
  const { name, options, inputs, outputs, redactor } = job
  const report = {
    ...reportOf(run, givenIds(inputs)),
    // Of a rollback, also of a dry run.
    ...definedFields({ rolledBackFrom: outputs.get('rolled-back-from'), rolledBackTo: outputs.get('rolled-back-to') }),
    ...nextOf(job, run),
    ...(run.gate && { passed: run.gate.passed, checks: run.gate.checks, rollback: run.gate.rollback }),
  }
  if (options['json'] === true) printJson(report, redactor)
  else {
    const line = report.url ?? report.deploymentId ?? ''
    // An id of another form could be a command at the beginning of a line.
    if (/^\w/.test(line)) process.stdout.write(`${sanitizeText(line, redactor)}\n`)
  }
  const warn = (text: string): void => {
    if (options['quiet'] !== true) job.console.warn(text)
  }
  const { junit } = options
  if (typeof junit === 'string') outputs.write(junit, junitOf(name, casesOf(inputs, run)))
  await sendTrace(job, run, { name, warn })
}

/** The command to try next, if there is one: to wait for what goes on, or to look at a platform that took nothing. */
function nextOf(
  { name, inputs }: CommandJob,
  { outcome, deploymentId, serviceId, wrongUsage }: EndedRun,
): { readonly next?: string } {
  const baseUrl = inputs.text('base-url')
  const at = baseUrl === undefined ? '' : ` --base-url ${quoteWord(baseUrl)}`
  if (outcomeFacts[outcome].mayContinue && deploymentId !== undefined && serviceId !== undefined)
    return { next: `taxiway follow ${quoteWord(deploymentId)} --service-id ${quoteWord(serviceId)}${at}` }
  // What a rollback misses is in its reason.
  const tookNothing = outcome === 'failed' && deploymentId === undefined && !wrongUsage && name !== 'rollback'
  return tookNothing ? { next: `taxiway doctor${at}` } : {}
}

/** The library's report; null if a value is not known. */
function reportOf(run: EndedRun, given: ReturnType<typeof givenIds>): CommandReport {
  const { outcome, reason, cause, newLines, durationMs, phases = [] } = run
  return {
    outcome,
    reason,
    cause: [...cause],
    ...(newLines && {
      newSinceGood: {
        deploymentId: newLines.deploymentId,
        createdAt: newLines.createdMs === undefined ? null : new Date(newLines.createdMs).toISOString(),
        lines: [...newLines.lines],
      },
    }),
    ...(run.unusual && {
      unusual: run.unusual.map(({ kind, count, names, text }) => ({ kind, count, names: [...names], text })),
    }),
    deploymentId: run.deploymentId ?? null,
    serviceId: run.serviceId ?? given.serviceId ?? null,
    ref: run.ref ?? given.ref ?? null,
    url: run.url ?? null,
    status: run.status ?? null,
    durationMs: Math.round(durationMs),
    phases: phases.map(({ name, startMs, endMs }) => ({
      name,
      startMs: Math.round(startMs),
      endMs: Math.round(endMs),
    })),
  }
}

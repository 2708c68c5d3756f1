import { outcomeFacts } from '../../deployment/outcome.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { toDocument } from '../../report/document.ts'
import { concernedService, isWrongUsage, judgedDeployment, type RunReport, servedAt } from '../../report/run-report.ts'
import { writeReports } from '../../run/report-files.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { quoteWord } from '../../text/shell-word.ts'
import type { CommandJob } from '../job.ts'
import { givenIds, printJson } from './stdout.ts'

/** Writes the result to stdout, and to the files and the collector that the options and the environment name. */
export async function writeResult(job: CommandJob, run: RunReport): Promise<void> {
  const { options, inputs, outputs, redactor } = job
  if (options['json'] === true) {
    const chosen = {
      // Of a rollback, also of a dry run.
      rolledBackFrom: outputs.get('rolled-back-from'),
      rolledBackTo: outputs.get('rolled-back-to'),
      next: nextCommand(job, run),
    }
    printJson(toDocument(run, { ...givenIds(inputs), ...definedFields(chosen) }), redactor)
  } else {
    const line = servedAt(run) ?? judgedDeployment(run)?.deploymentId ?? ''
    // An id of another form could be a command at the beginning of a line.
    if (/^\w/.test(line)) process.stdout.write(`${sanitizeText(line, redactor)}\n`)
  }
  await writeCommandReports(job, run, job.name)
}

/**
 * Writes what `--junit` names, and sends the trace.
 *
 * @param name of the command, or of the command that it is a part of
 */
export async function writeCommandReports(job: CommandJob, run: RunReport, name: string): Promise<void> {
  const { options, outputs, console } = job
  const { junit } = options
  await writeReports(job, run, {
    name,
    junit: typeof junit === 'string' ? junit : undefined,
    // What could not be written before is not said again.
    write: (file, text) => outputs.write(file, text),
    warn: (text) => {
      if (options['quiet'] !== true) console.warn(text)
    },
  })
}

/** The command to try next, if there is one: to wait for what goes on, or to look at a platform that took nothing. */
function nextCommand({ name, inputs }: CommandJob, run: RunReport): string | undefined {
  const { outcome } = run
  const deploymentId = judgedDeployment(run)?.deploymentId
  const serviceId = concernedService(run)
  const baseUrl = inputs.text('base-url')
  const at = baseUrl === undefined ? '' : ` --base-url ${quoteWord(baseUrl)}`
  if (outcomeFacts[outcome].mayContinue && deploymentId !== undefined && serviceId !== undefined)
    return `taxiway follow ${quoteWord(deploymentId)} --service-id ${quoteWord(serviceId)}${at}`
  // What a rollback misses is in its reason.
  const tookNothing = outcome === 'failed' && deploymentId === undefined && !isWrongUsage(run) && name !== 'rollback'
  return tookNothing ? `taxiway doctor${at}` : undefined
}

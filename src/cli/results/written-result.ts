import { sanitizeText } from '../../output/untrusted.ts'
import { toDocument } from '../../report/formats/json-document.ts'
import { judgedDeployment, type RunReport, servedAt } from '../../report/run-report.ts'
import { writeReports } from '../../run/reported-run.ts'
import { definedFields } from '../../text/defined-fields.ts'
import type { CommandJob } from '../command-job.ts'
import { givenFacts } from './failure-document.ts'
import { nextCommand, sayNext } from './next-command.ts'
import { printJson } from './stdout.ts'

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
    printJson(toDocument(run, { ...givenFacts(inputs), ...definedFields(chosen) }), redactor)
  } else {
    const isRead = job.endsWithAddress === true
    if (isRead && options['quiet'] !== true) sayNext(job, run)
    const line = servedAt(run) ?? judgedDeployment(run)?.deploymentId ?? ''
    // An id of another form could be a command at the beginning of a line. A person who reads why it failed needs no id below it.
    if (/^\w/.test(line) && (run.passed || !isRead)) process.stdout.write(`${sanitizeText(line, redactor)}\n`)
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

import { sanitizeText } from '../../output/untrusted.ts'
import { toDocument } from '../../report/formats/json-document.ts'
import { judgedDeployment, type RunReport, servedAt } from '../../report/run-report.ts'
import { definedFields } from '../../text/defined-fields.ts'
import type { CommandJob } from '../command-job.ts'
import { givenFacts } from './failure-document.ts'
import { nextCommand, sayNext } from './next-command.ts'
import { printJson } from './stdout.ts'

/** Writes the result to stdout. */
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
}

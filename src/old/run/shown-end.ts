import type { NamedOutputs } from '../report/formats/outputs.ts'
import { uncheckedFacts } from '../report/run-end.ts'
import { judgedDeployment, type RunReport, servedAt } from '../report/run-report.ts'
import { formatFailure } from '../report/summary/annotation-text.ts'
import type { Subject } from '../report/summary/headline.ts'
import type { Job } from './job.ts'

/** What comes first once a run is over, for every kind of run: the exit code, the outputs that tell the end. */
export function setEnd(job: Job, run: RunReport, outputs: NamedOutputs): void {
  // Not every host has a summary.
  for (const [name, value] of 'facts' in run ? run.facts : [])
    if (uncheckedFacts.has(name)) job.console.say(`${name}: ${value}.`)
  job.end(run)
  for (const [name, value] of outputs) job.outputs.set(name, value)
}

/** Says how a run ended, and, of one that failed, why. */
export function sayEnd({ console, endsWithAddress = false }: Job, run: RunReport, subject: Subject): void {
  const { passed, reason } = run
  const url = servedAt(run)
  if (!passed) console.error(formatFailure(run, subject))
  // Of a fleet, the service has said it.
  else if (judgedDeployment(run)?.outcome === 'superseded') console.warn(reason)
  else if (run.outcome === 'succeeded' && console.succeed !== undefined) console.succeed(reason)
  else console.say(reason)
  if (passed && url !== undefined && !endsWithAddress) console.say(`URL: ${url}`)
}

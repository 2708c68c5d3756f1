import { fileToWrite } from '../../config/workspace-path.ts'
import { gateOutput } from '../../output/gate-report.ts'
import { writeResultFile } from '../../output/reports/file.ts'
import { junitOf } from '../../output/reports/junit.ts'
import type { EndedRun } from '../../output/run-result.ts'
import { EventFile } from './event-file.ts'
import { cleaningOf, type Job } from './job.ts'
import { casesOf } from './test-cases.ts'
import { sendTrace } from './trace.ts'

/** A job that is also written to files and sent to a collector. */
interface ReportedJob {
  readonly job: Job
  /** Writes what is written of a whole run; to be called once the run is over. */
  readonly write: () => Promise<void>
}

/**
 * Has a run written to what `junit` and `events` name, and sent to the collector of OpenTelemetry's variables.
 *
 * @param name of the action
 * @throws InputError if a folder does not exist, or is outside the workspace
 */
export function withReports(job: Job, name: string): ReportedJob {
  const fileOf = (input: 'junit' | 'events'): string | undefined => {
    const given = job.inputs.get(input)
    return given === undefined ? undefined : fileToWrite(job.context.workspace, input, given)
  }
  const [junit, events] = [fileOf('junit'), fileOf('events')]
  const file = events === undefined ? undefined : new EventFile(events, job)
  let ended: EndedRun | undefined
  const reported: Job = {
    ...job,
    ...(file && { observe: (event) => file.add(event) }),
    end(run) {
      ended = run
      job.end(run)
    },
  }
  const write = async (): Promise<void> => {
    if (ended === undefined) return
    const checks = ended.gate === undefined ? [] : gateOutput(ended.gate, cleaningOf(job)).checks
    if (junit !== undefined) writeResultFile(job.console, junit, junitOf(name, casesOf(job.inputs, ended, checks)))
    await sendTrace(job, ended, { name, checks, warn: (text) => job.console.warn(text) })
  }
  return { job: reported, write }
}

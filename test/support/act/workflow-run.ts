import type { Ended, LogEntry } from './act.ts'

/** The result of a run. The key of a job is its id, or its name in a matrix. */
export interface WorkflowRun {
  readonly green: boolean
  /** `success` or `failure` of each job that ran; one that was skipped is missing. act gives all jobs of a matrix one result. */
  readonly jobs: Readonly<Record<string, string>>
  /** The outputs of all steps, newest last. */
  outputs(job: string): Readonly<Record<string, string>>
  /** The texts of a job's annotations. */
  annotations(job: string, kind: 'error' | 'warning' | 'notice'): readonly string[]
  /** A job's summary. */
  summary(job: string): string
  /** Everything that a reader sees of all jobs. */
  readonly log: string
}

/** Reads a run from act's log. */
export function workflowRun({ exitCode, entries }: Ended): WorkflowRun {
  const of = (job: string): readonly LogEntry[] => entries.filter((entry) => nameOf(entry) === job)
  const commands = (job: string, command: string): readonly LogEntry[] =>
    of(job).filter((entry) => entry.command === command)
  return {
    green: exitCode === 0,
    jobs: Object.fromEntries(entries.flatMap((entry) => (entry.jobResult ? [[nameOf(entry), entry.jobResult]] : []))),
    outputs: (job) => Object.fromEntries(commands(job, 'set-output').map(({ name = '', arg = '' }) => [name, arg])),
    annotations: (job, kind) => commands(job, kind).map(({ arg = '' }) => arg),
    summary: (job) =>
      commands(job, 'summary')
        .map(({ content = '' }) => content)
        .join('\n'),
    log: entries.map(({ msg }) => msg.trimEnd()).join('\n'),
  }
}

/** act calls a job `workflow/name-N` if a matrix makes several of one id. */
function nameOf({ jobID = '', matrix = {} }: LogEntry): string {
  const [value] = Object.values(matrix)
  return value === undefined ? jobID : `${jobID} ${value}`
}

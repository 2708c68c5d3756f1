import type { Environment } from '../ci/ci-job.ts'
import type { Inputs } from '../config/inputs.ts'
import type { ReportInputs } from '../config/report-inputs.ts'
import type { FlowSettings } from '../deployment/flow-context.ts'
import type { Console } from '../output/console.ts'
import type { Outputs } from '../output/job-outputs.ts'
import { sanitizeText } from '../output/untrusted.ts'
import type { RunReport } from '../report/run-report.ts'
import type { Cleaning } from '../report/to-run-report.ts'
import type { CommitGraph } from '../text/commits/commit-graph.ts'
import type { Redactor } from '../text/secrets/redactor.ts'
import type { JobFacts } from './job-facts.ts'
import type { StateRecord } from './job-state.ts'
import type { Tracker, TrackerLimit } from './tracker.ts'

/** What a run works with, whoever started it: a step of a workflow, or a command. */
export interface Job {
  readonly environment: Environment
  readonly context: JobFacts
  readonly inputs: Inputs
  readonly redactor: Redactor
  readonly console: Console
  readonly outputs: Outputs
  /** Written down for whatever looks after a run that was killed. */
  readonly state: StateRecord
  readonly signal: AbortSignal
  /** How a person waits for a deployment again, as a sentence; by default with the gate action. */
  readonly waitAgain?: FlowSettings['waitAgain']
  /** Whether the host ends with the address itself, on the screen where all else is. */
  readonly endsWithAddress?: boolean
  /** What shows and remembers the deployments of this run beside the platform; by default nothing does. */
  readonly openTracker?: (job: Job, inputs: ReportInputs, limit?: TrackerLimit) => Tracker
  /** What knows the history of the repository's commits beside a clone; by default nothing does. */
  readonly openCommits?: (job: Job, inputs: ReportInputs) => CommitGraph | undefined
  /** Why a person wants this run to do what it does, as a clause; undefined if that is not known. */
  readonly purpose?: string | undefined
  /** The values that the host has printed before the run began, but for those of the inputs that are named: they are no secrets any more. */
  readonly printedInputs: (hidden: readonly string[]) => readonly string[]
  /** Sets the exit code: the run is over. */
  readonly end: (run: RunReport) => void
}

export function createCleaning({ redactor }: Pick<Job, 'redactor'>): Cleaning {
  return { text: (given) => sanitizeText(given, redactor) }
}

import type { LogLine } from '../../build-log/host.ts'
import type { Inputs } from '../../config/inputs.ts'
import type { FlowHost } from '../../deployment/flow.ts'
import type { GateEvent } from '../../gate/report.ts'
import type { Environment, JobContext } from '../../github/job/environment.ts'
import type { JobState } from '../../github/job/state.ts'
import type { Console, Outputs } from '../../output/console.ts'
import type { Cleaning } from '../../output/gate-report.ts'
import type { EndedRun } from '../../output/run-result.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { fileReason } from '../../text/error.ts'
import { linesOf, type Redactor } from '../../text/redactor.ts'

/** An event of a run, lines of its log, or its result. */
export type RunEvent =
  | GateEvent
  | { readonly kind: 'lines'; readonly lines: readonly LogLine[] }
  | ({ readonly kind: 'result' } & Pick<EndedRun, 'outcome' | 'passed' | 'reason' | 'cause'>)

/** The fields of events and reports that hold sentences of ours; all other texts may be of others. */
export const sentenceKeys: ReadonlySet<string> = new Set(['reason', 'summary', 'text', 'how'])

/** What a run works with, whoever started it: a step of a workflow, or a command. */
export interface Job {
  readonly environment: Environment
  readonly context: JobContext
  readonly inputs: Inputs
  readonly redactor: Redactor
  readonly console: Console
  readonly outputs: Outputs
  /** Written down for whatever looks after a run that was killed. */
  readonly state: StateRecord
  readonly signal: AbortSignal
  /** Names the inputs in a sentence as this host does, such as `--service-id` for `service-id`; by default they stay. */
  readonly nameInputs?: (sentence: string) => string
  /** How a person waits for a deployment again, as a sentence; by default with the gate action. */
  readonly waitAgain?: FlowHost['waitAgain']
  /** Hears every event of the run and its log, if the host keeps them. */
  readonly observe?: (event: RunEvent) => void
  /** Sets the exit code: the run is over. */
  readonly end: (run: EndedRun) => void
}

export function cleaningOf({ redactor, nameInputs }: Pick<Job, 'redactor' | 'nameInputs'>): Cleaning {
  const text = (given: string): string => sanitizeText(given, redactor)
  return { text, sentence: (given) => text(nameInputs?.(given) ?? given) }
}

export class StateRecord {
  #state: JobState = { finished: false }
  readonly #onNote: (state: JobState) => void

  /** @param onNote hears of each change at once; it must not throw */
  constructor(onNote: (state: JobState) => void = () => undefined) {
    this.#onNote = onNote
  }

  get current(): JobState {
    return this.#state
  }

  note(change: Partial<JobState>): void {
    this.#state = { ...this.#state, ...change }
    this.#onNote(this.#state)
  }
}

/** Appends to the run's summary. What cannot be written is said. */
export async function writeSummary({ outputs, console }: Job, markdown: string): Promise<void> {
  await outputs.addSummary(markdown).catch((error) => {
    console.lost(`Could not write the job summary: ${fileReason(error)}.`)
  })
}

/** Hides the secret inputs, each line of them too; it must come before anything else is printed. */
export function maskSecretInputs(inputs: Inputs, console: Pick<Console, 'mask'>): void {
  for (const secret of inputs.secrets) for (const value of [secret, ...linesOf(secret)]) console.mask(value)
}

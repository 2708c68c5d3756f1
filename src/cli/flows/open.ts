import type { Command } from 'commander'
import type { Job } from '../../actions/shared/job.ts'
import { resultOf } from '../../actions/shared/run.ts'
import { ciSystems, detectCi } from '../ci.ts'
import { type CommandJob, openCommandJob } from '../job.ts'
import { givenOptions } from '../options.ts'
import { writeResult } from '../result.ts'

/** Runs a flow as a command and reports its result. `fixed` are the inputs that the arguments gave. */
export async function runJob(
  command: Command,
  signal: AbortSignal,
  fixed: Readonly<Record<string, string>>,
  run: (job: Job) => Promise<void>,
): Promise<void> {
  const job = openJobOf(command, signal, fixed)
  // A closed terminal ends no deployment: what becomes of it still goes to the files and to stdout.
  process.on('SIGHUP', () => undefined)
  await run(job)
  if (job.ended !== undefined) await writeResult(job, job.ended)
}

/** Runs what has no outcome but success: an error is printed and sets the exit code. */
export async function reportFailure(job: CommandJob, run: () => Promise<void>): Promise<void> {
  const result = await resultOf(
    job,
    async () => {
      await run()
      return { outcome: 'succeeded', reason: '' }
    },
    () => '',
  )
  job.end(result, result.outcome === 'succeeded')
  if (result.outcome !== 'succeeded') job.console.error(result.reason)
}

/** The run of a command, from its options and the environment. `showsLog` is false where stdout shows everything. */
export function openJobOf(
  command: Command,
  signal: AbortSignal,
  fixed: Readonly<Record<string, string>> = {},
  showsLog = true,
): CommandJob {
  heedSecondSignal(signal)
  const options = givenOptions(command)
  const environment = process.env
  const { ci: named } = options
  const ci = named === undefined ? detectCi(environment) : ciSystems.find((system) => system.name === named)
  return openCommandJob({ name: command.name(), options, fixed, environment, ci, signal, showsLog })
}

/** npm passes Ctrl-C on to a command that heard of it from the terminal already: one press comes twice. */
const onePressMs = 250

/** After the first signal a run ends by itself, and says so; the second one ends the process at once, as the system does. */
function heedSecondSignal(signal: AbortSignal): void {
  const heed = (): void => {
    for (const name of ['SIGINT', 'SIGTERM']) process.removeAllListeners(name)
  }
  signal.addEventListener('abort', () => setTimeout(heed, onePressMs).unref(), { once: true })
}

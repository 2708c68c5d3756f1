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
  const options = givenOptions(command)
  const environment = process.env
  const { ci: named } = options
  const ci = named === undefined ? detectCi(environment) : ciSystems.find((system) => system.name === named)
  return openCommandJob({ name: command.name(), options, fixed, environment, ci, signal, showsLog })
}

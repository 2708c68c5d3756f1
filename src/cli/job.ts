import { existsSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { parse, resolve } from 'node:path'
import { EventFile } from '../actions/shared/event-file.ts'
import { type Job, maskSecretInputs, type RunEvent, StateRecord } from '../actions/shared/job.ts'
import { fileSource } from '../ci/file-source.ts'
import { type CiSystem, type Environment, readCiJob } from '../ci/job.ts'
import type { ConfigSearch } from '../config/file/find.ts'
import type { Inputs } from '../config/inputs.ts'
import type { EndedRun } from '../output/run-result.ts'
import { definedFields } from '../text/defined-fields.ts'
import { message } from '../text/message.ts'
import { Redactor } from '../text/redactor.ts'
import { quoteWord } from '../text/shell-word.ts'
import { CommandConsole } from './console.ts'
import type { OptionValues } from './options.ts'
import { exitCodeOf } from './results/exit-code.ts'
import { CommandOutputs } from './results/outputs.ts'

/** What a command was asked. */
export interface CommandRequest {
  readonly name: string
  readonly options: OptionValues
  readonly inputs: Inputs
  readonly environment: Environment
  readonly ci: CiSystem | undefined
  readonly signal: AbortSignal
  readonly showsLog: boolean
  readonly nameInputs: NonNullable<Job['nameInputs']>
}

/** A command as a run; how it ended is known once the run is over. */
export interface CommandJob extends Job {
  readonly name: string
  readonly options: OptionValues
  readonly ci: CiSystem | undefined
  readonly console: CommandConsole
  readonly outputs: CommandOutputs
  readonly ended: EndedRun | undefined
}

/** A command as the run that the actions know. Secrets are hidden before anything is printed. */
export function openCommandJob(request: CommandRequest): CommandJob {
  const { name, options, inputs, environment, ci, signal, showsLog, nameInputs } = request
  const redactor = new Redactor()
  const console = new CommandConsole(redactor, { ci, quiet: options['quiet'] === true, showsLog, nameInputs })
  maskSecretInputs(inputs, console)
  const outputs = new CommandOutputs(redactor, console, options)
  const { sha, base, forkedAt, before, runUrl } = readCiJob(ci, environment)
  const logFile = typeof options['logFile'] === 'string' ? resolve(options['logFile']) : undefined
  const events =
    typeof options['events'] === 'string'
      ? new EventFile(options['events'], { redactor, console, nameInputs })
      : undefined
  let ended: EndedRun | undefined
  return {
    name,
    options,
    ci,
    environment,
    // Paths are absolute, wherever they lead: the workspace is the whole disk.
    context: {
      repository: undefined,
      sha,
      runUrl,
      workspace: parse(process.cwd()).root,
      config: configSearch(ci, environment),
      ...{ changeBase: forkedAt ?? base, before },
      temporaryFolder: tmpdir(),
      logFile,
      jobFolder: undefined,
    },
    inputs,
    redactor,
    console,
    outputs,
    state: new StateRecord(),
    signal,
    nameInputs,
    ...definedFields({ observe: events && ((event: RunEvent) => events.add(event)) }),
    waitAgain: ({ serviceId, deploymentId }) =>
      message`wait-with-follow: To wait for it: taxiway follow ${quoteWord(deploymentId)} --service-id ${quoteWord(serviceId)} --base-url ${inputs.text('base-url')}`,
    get ended() {
      return ended
    },
    end(run) {
      ended = run
      console.end()
      const code = exitCodeOf(run, signal.aborted ? String(signal.reason) : undefined)
      process.exitCode = code || Number(console.hasLost)
    },
  }
}

/** Where a command finds its configuration file. A shell names the folder as it was spelt, before its links are followed. */
export function configSearch(ci: CiSystem | undefined, environment: Environment): ConfigSearch {
  const spelt = environment['PWD'] || '/'
  const folder = process.cwd()
  const isHere = existsSync(spelt) && realpathSync(spelt) === realpathSync(folder)
  return { folder: isHere ? spelt : folder, source: fileSource(ci, environment) }
}

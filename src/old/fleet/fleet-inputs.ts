import { InputError } from '../client/errors.ts'
import { missingFile } from '../config/file/config-mistakes.ts'
import type { FoundConfig } from '../config/file/config-search.ts'
import { configuredInputs } from '../config/file/configured-inputs.ts'
import { configFileName } from '../config/file/keys.ts'
import { defaultIn } from '../config/host-inputs.ts'
import { type InputName, inputTable } from '../config/input-table.ts'
import type { Inputs } from '../config/inputs.ts'
import { readReportInputs } from '../config/report-inputs.ts'
import type { Job } from '../run/job.ts'
import type { Choice } from './plan/plan.ts'

/** The inputs of a fleet: those of the step, and below them what the file says for all services. */
export type FleetInputs = ReturnType<typeof readFleetInputs>

/**
 * @param found the configuration file, if there is one
 * @throws InputError that names the input, what is wrong and what to do; nothing was sent
 */
export function readFleetInputs(job: Job, found: FoundConfig | undefined) {
  const { inputs: given, context } = job
  if (found === undefined) throw missingFile(configFileName)
  if (found.notice !== undefined) job.console.notice(found.notice)
  const { file } = found
  if (file.services.size === 0) {
    const text = `The configuration file has no services: "${file.path}". Add a list of them, with the key services.`
    throw new InputError('config', text)
  }
  const takes = (): boolean => true
  const all = configuredInputs(given, found, { sha: context.sha, takes })
  // What a file may not decide is refused before the first service is deployed.
  for (const service of file.services.values()) configuredInputs(given, found, { sha: context.sha, takes, service })
  // Refused before anything is read.
  for (const name of ['timeout', 'max-parallel'] as const) all.get(name)
  return {
    found,
    all,
    /** How long the whole fleet may take. The file's `timeout` is that of each service. */
    timeoutMs: isSetOutsideFile(given, 'timeout')
      ? given.get('timeout')
      : inputTable.timeout.read('timeout', defaultIn('fleet', 'timeout')),
    choice: readChoice(given),
    report: readReportInputs(all),
  }
}

function readChoice(inputs: Inputs): Choice {
  const names = inputs.get('services')
  if (!inputs.get('all')) return names ?? 'changed'
  if (names === undefined) return 'all'
  throw new InputError(
    'services',
    `${inputs.named('services')} and ${inputs.named('all', 'true')} cannot be combined. Set one of them.`,
  )
}

/** Whether the step or the command sets the input, and not the file. */
export function isSetOutsideFile(inputs: Inputs, name: InputName): boolean {
  return inputs.text(name) !== undefined && inputs.findOrigin(name) === undefined
}

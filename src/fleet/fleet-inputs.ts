import { mkdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { InputError } from '../client/errors.ts'
import { missingFile } from '../config/file/config-mistakes.ts'
import type { FoundConfig } from '../config/file/config-search.ts'
import { configuredInputs } from '../config/file/configured-inputs.ts'
import { configFileName } from '../config/file/keys.ts'
import { defaultIn } from '../config/host-inputs.ts'
import { type InputName, inputTable } from '../config/input-table.ts'
import type { Inputs } from '../config/inputs.ts'
import { readReportInputs } from '../config/report-inputs.ts'
import { pathInWorkspace } from '../config/workspace-path.ts'
import type { Job } from '../run/job.ts'
import type { NameInput } from '../text/input-name.ts'
import type { FleetHost } from './host.ts'
import type { Choice } from './plan/plan.ts'

/** The inputs of a fleet: those of the step, and below them what the file says for all services. */
export type FleetInputs = ReturnType<typeof readFleetInputs>

/**
 * @param found the configuration file, if there is one
 * @throws InputError that names the input, what is wrong and what to do; nothing was sent
 */
export function readFleetInputs(job: Job, { isQueued, previews }: FleetHost, found: FoundConfig | undefined) {
  const { inputs: given, context } = job
  const mode = given.get('mode')
  if (mode === 'sweep') {
    const text = `${given.named('mode', 'sweep')} is that of the preview action. A fleet has \`plan\`, \`begin\`, \`deploy\`, \`preview\` and \`report\`.`
    throw new InputError('mode', text)
  }
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
  // What a merge queue would merge is compared with what it is merged into, as a pull request is.
  const isProposed = mode === 'preview' || (mode === 'plan' && isQueued)
  // What a closed pull request leaves behind is ended, whatever it changed.
  const isClosing = mode === 'preview' && previews.isClosing(all.get('when-labeled'))
  const results = given.get('results')
  // Refused before anything is read.
  for (const name of ['timeout', 'max-parallel', 'fail-fast'] as const) all.get(name)
  return {
    mode,
    found,
    all,
    /** How long the whole fleet may take. The file's `timeout` is that of each service. */
    timeoutMs: isSetOutsideFile(given, 'timeout')
      ? given.get('timeout')
      : inputTable.timeout.read('timeout', defaultIn('fleet', 'timeout')),
    /** Whether the previews are ended. */
    isClosing,
    choice: isClosing ? 'all' : readChoice(given),
    /** A ref, or `event`; undefined compares each service with its last deployment. */
    changedSince: given.get('changed-since') ?? (isProposed ? 'event' : undefined),
    report: readReportInputs(all),
    comment: all.get('comment'),
    /** Real and absolute; undefined for a fleet in one job. */
    results: results === undefined ? undefined : openFolder(context.workspace, results, { mode, named: given.named }),
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

/** The folder of the results, which the first job of a fleet makes. */
function openFolder(
  workspace: string,
  given: string,
  { mode, named }: { readonly mode: string; readonly named: NameInput },
): string {
  const asked = resolve(workspace, given)
  if (mode !== 'report' && !relative(workspace, asked).startsWith('..')) mkdirSync(asked, { recursive: true })
  return pathInWorkspace(workspace, 'results', given, { named })
}

/** Whether the step or the command sets the input, and not the file. */
export function isSetOutsideFile(inputs: Inputs, name: InputName): boolean {
  return inputs.text(name) !== undefined && inputs.findOrigin(name) === undefined
}

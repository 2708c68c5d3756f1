import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { InputError } from '../../client/errors.ts'
import { configFileName } from '../../config/file/keys.ts'
import type { Inputs } from '../../config/inputs.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { message } from '../../text/message.ts'
import { Redactor } from '../../text/redactor.ts'
import type { CiJob } from '../ci.ts'
import { git } from '../job.ts'
import { UsageError } from '../usage-error.ts'

/** What a command runs as. */
interface ConfiguredCommand {
  /** The inputs that it has options for: it takes no other from the file. */
  readonly names: ReadonlySet<string>
  /** Those of them that the file does not give either. */
  readonly optionOnly: readonly string[]
  readonly job: CiJob
}

/**
 * The inputs of a command, and below them those of the file that `--config` names, else of a `taxiway.yaml` in the current folder.
 *
 * @throws UsageError where the file is wrong, or has no such service
 */
export async function withConfigFile(
  inputs: Inputs,
  { names, optionOnly, job: { base, changeRequest, sha } }: ConfiguredCommand,
): Promise<{ readonly inputs: Inputs; readonly warning?: string }> {
  if (!names.has('config')) return { inputs }
  const path = inputs.text('config')
  const name = inputs.text('service')
  const folder = process.cwd()
  const keys = inputs.secrets
  if (path === undefined && name === undefined && !existsSync(resolve(folder, configFileName))) return { inputs }
  try {
    const [{ findConfig }, { configuredInputs, serviceOf, unusedRollback }] = await Promise.all([
      import('../../config/file/find.ts'),
      import('../../config/file/inputs.ts'),
    ])
    const found = await findConfig({ path, folder, git, base, keys })
    const service = name === undefined ? undefined : serviceOf(found.file, name)
    const configured = configuredInputs(inputs, found.file, found.folder, {
      service,
      sha,
      takes: (input) => names.has(input === 'env-vars' ? 'env-file' : input) && !optionOnly.includes(input),
    })
    if (changeRequest === undefined || base !== undefined) {
      return {
        inputs: configured,
        ...definedFields({ warning: names.has('rollback-ref') ? unusedRollback(inputs, service) : undefined }),
      }
    }
    const warning = message`config-base-unknown: This CI system does not say into which branch the change goes, so the configuration file of the change itself is used: "${found.file.path}".`
    return { inputs: configured, warning }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    // What the file says could be a command of the CI system.
    const lines = error.message.split('\n').map((line) => sanitizeText(line, new Redactor(...keys)))
    throw new UsageError(lines.join('\n'))
  }
}

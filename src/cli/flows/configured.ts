import { InputError } from '../../client/errors.ts'
import type { ConfigSearch } from '../../config/file/find.ts'
import type { FileOfRun } from '../../config/file/inputs.ts'
import type { Inputs } from '../../config/inputs.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { Redactor } from '../../text/redactor.ts'
import { UsageError } from '../usage-error.ts'

/** What a command runs as. */
interface ConfiguredCommand {
  /** The inputs that it has options for: it takes no other from the file. */
  readonly names: ReadonlySet<string>
  /** Those of them that the file does not give either. */
  readonly optionOnly: readonly string[]
  readonly sha: string | undefined
  readonly nameInputs: (sentence: string) => string
}

/**
 * The inputs of a command, and below them those of the file that `--config` names, else of the nearest `taxiway.yaml`.
 *
 * @throws UsageError if the file is wrong, or has no such service
 */
export async function withConfigFile(
  inputs: Inputs,
  search: ConfigSearch,
  { names, optionOnly, sha, nameInputs }: ConfiguredCommand,
): Promise<FileOfRun> {
  if (!names.has('config')) return { inputs }
  try {
    const { configuredRun } = await import('../../config/file/inputs.ts')
    return await configuredRun(inputs, search, {
      sha,
      takes: (input) => names.has(input === 'env-vars' ? 'env-file' : input) && !optionOnly.includes(input),
    })
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    // What the file says could be a command of the CI system.
    const redactor = new Redactor(...inputs.secrets)
    const lines = error.message.split('\n').map((line) => sanitizeText(line, redactor))
    // A mistake names the key of the file.
    throw new UsageError(lines.length > 1 ? lines.join('\n') : nameInputs(lines.join()))
  }
}

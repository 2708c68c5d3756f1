import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { InputError } from '../client/errors.ts'
import type { Variable } from '../deployment/start/variable-writes.ts'
import { listFirst } from '../text/formats/quoted-names.ts'
import { shorten } from '../text/formats/shortening.ts'
import type { NameInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'
import { type Dotenv, parseDotenv } from './dotenv-parser.ts'
import type { Inputs } from './inputs.ts'
import { pathInWorkspace } from './workspace-path.ts'

/** Far more than any platform accepts: a larger file is the wrong one. */
const largestFile = 1024 * 1024

/** Variables to import. */
export interface GivenVariables {
  readonly variables: readonly Variable[]
  /** What is surprising about where they come from, as sentences. */
  readonly notices: readonly string[]
}

/**
 * The variables of `env-file`, of `env` in the configuration file, and of `env-vars`, each once: the later ones win.
 *
 * @throws InputError naming the input and the line, never a value; or the variables of `env-required` that have none
 */
export function readVariables(inputs: Inputs, workspace: string): GivenVariables {
  const own = parseDotenv(inputs.get('env-vars') ?? '', 'env-vars', inputs.named)
  const file = readEnvFile(inputs, workspace)
  const merged = new Map([...file.variables, ...inputs.env, ...own.variables])
  const missing = (inputs.get('env-required') ?? []).filter((name) => !merged.get(name))
  if (missing.length > 0) {
    const names = missing.map((name) => `"${shorten(name)}"`).join(', ')
    const text = message`env-required-missing: ${inputs.named('env-required')} names variables that have no value in this run: ${names}. Give each a value, such as in ${inputs.named('env-file')}; a secret that does not exist is empty.`
    throw new InputError('env-required', text)
  }
  return { variables: [...merged].map(([key, value]) => ({ key, value })), notices: file.notices }
}

interface FileVariables extends Pick<GivenVariables, 'notices'> {
  readonly variables: ReadonlyMap<string, string>
}

function readEnvFile(inputs: Inputs, workspace: string): FileVariables {
  const given = inputs.get('env-file')
  if (given === undefined) return { variables: new Map(), notices: [] }
  const path = pathInWorkspace(workspace, 'env-file', given, { named: inputs.named })
  const stat = statSync(path)
  if (stat.isFile() && stat.size <= largestFile) {
    const content = readFileSync(path)
    if (isUtf8(content))
      return withNotices(parseDotenv(content.toString('utf8'), 'env-file', inputs.named), given, inputs.named)
    const why = message`dotenv-not-utf8: ${inputs.named('env-file')} is not UTF-8: "${given}". Save it as UTF-8, so that no value changes on its way.`
    throw new InputError('env-file', why)
  }
  const text = message`env-file-invalid: ${inputs.named('env-file')} is not a dotenv file: "${given}". Use a file of at most 1 MiB.`
  throw new InputError('env-file', text)
}

function withNotices({ variables, overwritten }: Dotenv, given: string, named: NameInput): FileVariables {
  const notices: string[] = []
  if (variables.size === 0)
    notices.push(
      message`env-file-empty: ${named('env-file')} holds no variables: "${shorten(given)}". Check that it is the right file, and that what writes it has run.`,
    )
  if (overwritten.length > 0)
    notices.push(
      message`env-file-twice: ${named('env-file')} gives these variables two values, of which the last one counts: ${listFirst(overwritten)}. Remove the other one.`,
    )
  return { variables, notices }
}

import { readFileSync, statSync } from 'node:fs'
import { InputError } from '../client/errors.ts'
import { type Dotenv, parseDotenv, type Variable } from './dotenv.ts'
import type { Inputs } from './inputs.ts'
import { pathInWorkspace } from './workspace-path.ts'

/** Variables to import before a deploy. */
export interface Variables {
  /** Each key once; `env-vars` win over `env-file`. */
  readonly all: readonly Variable[]
  /** Keys that stood twice in one text. */
  readonly duplicates: readonly string[]
}

/** Far more than any platform takes; a file beyond it is the wrong one. */
const largestFile = 1024 * 1024

/** @throws InputError naming the input and the line, never a value */
export function readVariables(inputs: Inputs, workspace: string): Variables {
  const file = readEnvFile(inputs, workspace)
  const own = parseDotenv(inputs.text('env-vars') ?? '', 'env-vars')
  const merged = new Map([...file.variables, ...own.variables].map((variable) => [variable.key, variable]))
  return { all: [...merged.values()], duplicates: [...file.duplicates, ...own.duplicates] }
}

function readEnvFile(inputs: Inputs, workspace: string): Dotenv {
  const given = inputs.line('env-file')
  if (given === undefined) return { variables: [], duplicates: [] }
  const path = pathInWorkspace(workspace, 'env-file', given)
  const { size, file } = { size: statSync(path).size, file: statSync(path).isFile() }
  if (!file || size > largestFile) {
    throw new InputError('env-file', 'Input `env-file` is no dotenv file: name a file of at most 1 MiB.')
  }
  return parseDotenv(readFileSync(path, 'utf8'), 'env-file')
}

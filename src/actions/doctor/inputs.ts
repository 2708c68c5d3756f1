import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { InputError } from '../../client/errors.ts'
import { type Connection, readConnection } from '../../config/connection.ts'
import type { Inputs } from '../../config/inputs.ts'
import { type InputName, inputTable } from '../../config/table.ts'
import { pathInWorkspace } from '../../config/workspace-path.ts'
import type { UserWords } from '../../deployment/verdict/vocabulary.ts'
import { isPartialDialect, type PartialDialect, parseDialect } from '../../dialect/dialect.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { shorten } from '../../text/excerpt.ts'
import { message } from '../../text/message.ts'
import { textOf } from '../shared/failure.ts'

/** A look is short: unlike a deploy it has a default of two minutes. */
const defaultTimeout = '2m'

/** The inputs of the doctor. */
export interface DoctorInputs {
  readonly connection: Connection
  readonly serviceId: string | undefined
  readonly deploymentId: string | undefined
  /** Milliseconds. */
  readonly timeoutMs: number
  readonly words: UserWords
  /** What the file of `expect` holds. */
  readonly expected: PartialDialect | undefined
  /** Absolute; undefined where it is not to be written. */
  readonly reportFile: string | undefined
  readonly dialectFile: string | undefined
  readonly jobSummary: boolean
}

/** @throws InputError naming the input; nothing was sent */
export function readDoctorInputs(inputs: Inputs, workspace: string): DoctorInputs {
  return {
    connection: readConnection(inputs),
    serviceId: inputs.get('service-id'),
    deploymentId: inputs.get('deployment-id'),
    // In a configuration file it is the one of deployments.
    timeoutMs: inputTable.timeout.read(
      'timeout',
      inputs.originOf('timeout') ? defaultTimeout : (inputs.text('timeout') ?? defaultTimeout),
    ),
    words: definedFields({
      successStates: inputs.get('success-states'),
      failureStates: inputs.get('failure-states'),
    }),
    expected: readExpected(inputs, workspace),
    reportFile: fileToWrite(inputs, 'report', workspace),
    dialectFile: fileToWrite(inputs, 'dialect', workspace),
    jobSummary: inputs.get('job-summary'),
  }
}

function readExpected(inputs: Inputs, workspace: string): PartialDialect | undefined {
  const given = inputs.get('expect')
  if (given === undefined) return undefined
  const path = pathInWorkspace(workspace, 'expect', given)
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (isPartialDialect(value)) return value
    parseDialect(value)
    return undefined
  } catch (error) {
    const text = message`expect-unreadable: \`expect\` cannot be read: "${shorten(given)}". ${textOf(error)}`
    throw new InputError('expect', text)
  }
}

/** The folder must exist; a file in it is replaced. */
function fileToWrite(inputs: Inputs, name: 'report' | 'dialect', workspace: string): string | undefined {
  const given = inputs.get(name satisfies InputName)
  if (given === undefined) return undefined
  const path = resolve(workspace, given)
  return join(pathInWorkspace(workspace, name, dirname(path)), basename(path))
}

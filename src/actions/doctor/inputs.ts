import { dirname, resolve } from 'node:path'
import { type Connection, readConnection } from '../../config/connection.ts'
import type { Inputs } from '../../config/inputs.ts'
import { inputTable } from '../../config/table.ts'
import { fileToWrite, pathInWorkspace } from '../../config/workspace-path.ts'
import type { UserWords } from '../../deployment/verdict/vocabulary.ts'
import { definedFields } from '../../text/defined-fields.ts'

/** Reads are few: unlike a deploy the doctor has a default of two minutes. */
const defaultTimeout = '2m'

/** The inputs of the doctor. */
export interface DoctorInputs {
  readonly connection: Connection
  readonly serviceId: string | undefined
  readonly deploymentId: string | undefined
  /** Milliseconds. */
  readonly timeoutMs: number
  readonly words: UserWords
  /** Absolute; undefined if it is not to be written. */
  readonly reportFile: string | undefined
  readonly jobSummary: boolean
}

/** @throws InputError naming the input; nothing was sent */
export function readDoctorInputs(inputs: Inputs, workspace: string): DoctorInputs {
  const report = inputs.get('report')
  // In a configuration file it is the one of deployments.
  const timeout = inputs.originOf('timeout') ? undefined : inputs.text('timeout')
  return {
    connection: readConnection(inputs),
    serviceId: inputs.get('service-id'),
    deploymentId: inputs.get('deployment-id'),
    timeoutMs: inputTable.timeout.read('timeout', timeout ?? defaultTimeout),
    words: definedFields({
      successStates: inputs.get('success-states'),
      failureStates: inputs.get('failure-states'),
    }),
    reportFile: report === undefined ? undefined : reportFile(workspace, report),
    jobSummary: inputs.get('job-summary'),
  }
}

/** Its folder must exist: nobody looks for a report in one that a typo has made. */
function reportFile(workspace: string, given: string): string {
  pathInWorkspace(workspace, 'report', dirname(resolve(workspace, given)))
  return fileToWrite(workspace, 'report', given)
}

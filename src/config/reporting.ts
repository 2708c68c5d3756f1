import { InputError } from '../client/errors.ts'
import { Inputs } from './inputs.ts'

/** How a job reports a deployment. */
export interface ReportInputs {
  readonly jobSummary: boolean
  /** Whether errors of the build stand on the lines of their files. */
  readonly annotateFiles: boolean
  /** Whether the job stays green when a newer deployment replaced ours. */
  readonly supersededIsNeutral: boolean
  readonly environmentUrl: string | undefined
  /** The GitHub environment whose deployment is updated. */
  readonly environment: string | undefined
  readonly githubToken: string | undefined
  /** Of the run. */
  readonly timeoutMs: number
}

/** @throws InputError naming the input */
export function readReportInputs(inputs: Inputs): ReportInputs {
  return {
    jobSummary: inputs.get('job-summary'),
    annotateFiles: inputs.get('annotate-files'),
    supersededIsNeutral: inputs.get('on-superseded') === 'neutral',
    environmentUrl: inputs.get('environment-url'),
    environment: inputs.get('environment'),
    githubToken: readToken(inputs),
    timeoutMs: inputs.get('timeout'),
  }
}

/** Used if the inputs could not be read. */
export const defaultReport = readReportInputs(new Inputs(() => undefined))

/** The token becomes a header, so a value that cannot be one is refused here: a later error would quote it. */
function readToken(inputs: Inputs): string | undefined {
  const token = inputs.get('github-token')
  if (token === undefined || /^[\x21-\x7e]+$/.test(token)) return token
  const text = '`github-token` is not a token: it contains a space, a line break or a non-ASCII character.'
  throw new InputError('github-token', text)
}

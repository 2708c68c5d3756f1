import { InputError } from '../client/errors.ts'
import type { Inputs } from './inputs.ts'

/** How a job tells what became of a deployment. */
export interface ReportInputs {
  readonly jobSummary: boolean
  /** Whether a newer deployment that replaced ours leaves the job green. */
  readonly supersededIsNeutral: boolean
  readonly environmentUrl: string | undefined
  /** The GitHub environment whose deployment is kept in step. */
  readonly environment: string | undefined
  readonly githubToken: string | undefined
}

/** What holds where the inputs could not be read. */
export const defaultReport: ReportInputs = {
  jobSummary: true,
  supersededIsNeutral: false,
  environmentUrl: undefined,
  environment: undefined,
  githubToken: undefined,
}

/** @throws InputError naming the input */
export function readReportInputs(inputs: Inputs): ReportInputs {
  return {
    jobSummary: inputs.boolean('job-summary', true),
    supersededIsNeutral: inputs.oneOf('on-superseded', ['fail', 'neutral']) === 'neutral',
    environmentUrl: inputs.url('environment-url'),
    environment: inputs.line('environment'),
    githubToken: readToken(inputs),
  }
}

/** It becomes a header: what cannot be one would be named, token and all, by whoever tries. */
function readToken(inputs: Inputs): string | undefined {
  const token = inputs.text('github-token')
  if (token === undefined || /^[\x21-\x7e]+$/.test(token)) return token
  throw new InputError(
    'github-token',
    'Input `github-token` is no token: it holds a space, a line break or a character that none has.',
  )
}

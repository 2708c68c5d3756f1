import { InputError } from '../client/errors.ts'
import { Inputs } from './inputs.ts'

/** How a job reports a deployment. */
export type ReportInputs = ReturnType<typeof readReportInputs>

/** @throws InputError naming the input */
export function readReportInputs(inputs: Inputs) {
  return {
    jobSummary: inputs.get('job-summary'),
    /** Whether errors of the build stand on the lines of their files. */
    /** Whether the job stays green when a newer deployment replaced ours. */
    supersededIsNeutral: inputs.get('on-superseded') === 'neutral',
    environmentUrl: inputs.get('environment-url'),
    /** The GitHub environment whose deployment is updated. */
    environment: inputs.get('environment'),
    githubToken: readToken(inputs),
    /** Of the run. */
    timeoutMs: inputs.get('timeout'),
  }
}

/** Used if the inputs could not be read. */
export function defaultReport(): ReportInputs {
  return readReportInputs(new Inputs(() => undefined))
}

/** The token becomes a header, so a value that cannot be one is refused here: a later error would quote it. */
function readToken(inputs: Inputs): string | undefined {
  const token = inputs.get('github-token')
  if (token === undefined || /^[\x21-\x7e]+$/.test(token)) return token
  const text = `${inputs.named('github-token')} is not a token: it contains a space, a line break or a non-ASCII character.`
  throw new InputError('github-token', text)
}

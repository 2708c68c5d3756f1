import { InputError } from '../client/errors.js';
/** What holds where the inputs could not be read. */
export const defaultReport = {
    jobSummary: true,
    supersededIsNeutral: false,
    environmentUrl: undefined,
    environment: undefined,
    githubToken: undefined,
};
/** @throws InputError naming the input */
export function readReportInputs(inputs) {
    return {
        jobSummary: inputs.boolean('job-summary', true),
        supersededIsNeutral: inputs.oneOf('on-superseded', ['fail', 'neutral']) === 'neutral',
        environmentUrl: inputs.url('environment-url'),
        environment: inputs.line('environment'),
        githubToken: readToken(inputs),
    };
}
/** It becomes a header: what cannot be one would be named, token and all, by whoever tries. */
function readToken(inputs) {
    const token = inputs.text('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    throw new InputError('github-token', 'Input `github-token` is no token: it holds a space, a line break or a character that none has.');
}

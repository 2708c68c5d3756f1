import { NoAnswerError, RefusedError, TaxiwayError } from '../../client/errors.js';
import { DeploymentFollower } from '../follow.js';
import { preflight, preflightMs } from './preflight.js';
const recordGraceMs = 30_000;
/** Launches, tells the ids as soon as they are known, and follows to the end unless told not to wait. */
export async function launchAndFollow(context, asked, launch) {
    const { platform, host, options, run, phases, doubt } = context;
    let launched;
    try {
        launched = await launch();
    }
    catch (error) {
        if (!run.signal.aborted)
            throw error;
        const reason = run.inDoubt
            ? `The run was cancelled before the platform's answer was seen; ${doubt}.`
            : 'The run was cancelled before anything was deployed.';
        launched = { kind: 'ended', outcome: 'aborted', reason };
    }
    const atMs = run.elapsed();
    const base = { deploymentId: undefined, url: undefined, status: undefined, durationMs: atMs };
    if (launched.kind === 'ended') {
        const { outcome, reason, serviceId = asked.serviceId } = launched;
        return { ...base, ...asked, serviceId, outcome, reason, phases: phases.end(atMs) };
    }
    const { deploymentId, serviceId, ref, url, older } = launched;
    host.report({ kind: 'accepted', deploymentId, serviceId, ref });
    if (url !== undefined)
        host.report({ kind: 'url', url });
    const known = { ...base, deploymentId, serviceId, ref, url };
    if (options.wait === false) {
        const reason = 'The platform accepted the deployment; nobody waited for its outcome.';
        return { ...known, outcome: 'accepted', reason, phases: phases.end(atMs) };
    }
    if (serviceId === undefined) {
        const reason = 'The answer names no service, so the history cannot be read; look at the dashboard.';
        return { ...known, outcome: 'indeterminate', reason, phases: phases.end(atMs) };
    }
    phases.enter('accepted', atMs);
    const target = { serviceId, deploymentId, older, ref, url, graceUntilMs: atMs + recordGraceMs };
    return new DeploymentFollower(platform, target, host, context).run();
}
/** Checks the key's scope; a failure of the check itself costs nothing but the wait that it asks for. */
export function preflightIn(run, platform, operation, target = {}) {
    const timeoutMs = Math.min(preflightMs, run.remaining());
    return preflight(platform, operation, target, {
        signal: run.signal,
        timeoutMs,
        onFailure: (error) => run.noteRetryAfter(error),
    });
}
/** Waits out a `Retry-After` before a POST, which is in doubt from then on. The end of the run where no time is left for one. */
export async function endBeforePost(run) {
    if (!(await run.waitForRetryAfter())) {
        const reason = 'The platform asked to wait past the timeout; nothing was deployed.';
        return { kind: 'ended', outcome: 'indeterminate', reason };
    }
    if (run.remaining() > 0) {
        run.inDoubt = true;
        return undefined;
    }
    return {
        kind: 'ended',
        outcome: 'timed-out',
        reason: 'The timeout passed before the platform accepted a deployment.',
    };
}
/**
 * What a failed write means: refused, it took no effect; never sent, neither; anything else is a lost answer (following:
 * Writes). The caller's mistakes and bugs are thrown.
 */
export function classifyWriteFailure(run, error) {
    run.signal.throwIfAborted();
    if (!(error instanceof TaxiwayError) || error.kind === 'input')
        throw error;
    run.noteRetryAfter(error);
    const { message } = error;
    const refused = error instanceof RefusedError && error.status < 500 && error.status !== 408;
    if (refused && error.status === 429 && error.retryAfterMs !== undefined) {
        run.inDoubt = false;
        return { kind: 'throttled' };
    }
    const unsent = error instanceof NoAnswerError && !error.sent;
    return refused || unsent ? { kind: 'ended', outcome: 'failed', reason: message } : { kind: 'lost', message };
}

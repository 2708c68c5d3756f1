/** The deployment's own sentence, then that of the checks, of what else they may have seen, and of the rollback. */
export function reasonOf(deployment, checks, { rollbackRef, rollback, newer }) {
    if (deployment.outcome !== 'succeeded' || checks.length === 0)
        return deployment.reason;
    const also = newer.length === 0 ? '' : ` ${alsoSeen(newer)}`;
    const bad = checks.find(({ result }) => result !== 'passed');
    if (bad === undefined)
        return `${deployment.reason} ${passedOf(checks)}${also}`;
    if (bad.result !== 'failed')
        return `${deployment.reason} The check ${bad.name} did not end: ${bad.summary}.${also}`;
    const failed = `The check ${bad.name} failed: ${bad.summary}.${also}`;
    if (rollbackRef === undefined)
        return `${failed} The deployment stays as it is, for no rollback-ref is given.`;
    return `${failed} ${rollback === undefined ? 'The run was cancelled before the rollback.' : sentenceOf(rollback)}`;
}
/** That the checks may have looked at another deployment. */
export function alsoSeen(newer) {
    return `A newer deployment came (${newer.join(', ')}), so the checks may have seen that one too.`;
}
function passedOf(checks) {
    const names = checks.map(({ name }) => name).join(', ');
    return checks.length === 1 ? `The check ${names} passed.` : `All ${checks.length} checks passed: ${names}.`;
}
function sentenceOf({ ref, deployment }) {
    const { outcome, deploymentId, reason } = deployment;
    const by = deploymentId === undefined ? '' : ` by deployment ${deploymentId}`;
    return outcome === 'succeeded'
        ? `The service was rolled back to ${ref}${by}.`
        : `The rollback to ${ref}${by} did not succeed (${outcome}): ${reason}`;
}

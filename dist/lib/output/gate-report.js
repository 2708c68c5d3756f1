/** Bounded but for the length of its texts: some 40 of them a check. */
export function gateOutput(told) {
    const { passed = false, chosenBy = null, deployment, checks = [], newer = [], rollback } = told;
    const { outcome, deploymentId = null, serviceId = null, ref = null, status = null } = deployment;
    return {
        passed,
        outcome,
        reason: told.reason ?? deployment.reason,
        chosenBy,
        ...{ deploymentId, serviceId, ref, status },
        durationMs: Math.round(told.durationMs ?? deployment.durationMs ?? 0),
        checks: checks.map(({ name, result, summary, evidence, startMs, endMs }) => {
            return { name, result, summary, evidence, durationMs: Math.round(endMs - startMs) };
        }),
        newer,
        rollback: rollback === undefined ? null : rollbackOf(rollback),
    };
}
function rollbackOf({ ref, deployment }) {
    const { deploymentId = null, outcome, reason } = deployment;
    return { ref, deploymentId, outcome, reason };
}

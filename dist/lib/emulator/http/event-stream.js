import { isFinal } from '../state/deployments.js';
/** Lines that are read from the state at once: what one slow reader costs in memory. */
const batch = 500;
/**
 * The build log of a deployment as server-sent events: what is stored after `seq`, then each line as soon as it is stored,
 * until the deployment is over and its last line was sent, or the signal aborts.
 */
export async function* eventStream(state, dialect, from, signal) {
    let { seq } = from;
    let ended = false;
    while (!signal.aborted) {
        const lines = state.buildLogs.after(from.deploymentId, seq, batch);
        const last = lines.at(-1);
        if (last) {
            seq = last.seq;
            yield lines.map((line) => encodeEvent(dialect.streamedLine(line))).join('');
            continue;
        }
        const deployment = state.deployments.byId(from.deploymentId);
        if (!deployment)
            return;
        if (isFinal(deployment.stage) && !ended) {
            ended = true;
            if (typeof dialect.streamEnd === 'object')
                yield encodeEvent(dialect.streamEnd);
            if (dialect.streamEnd !== 'stay-open')
                return;
        }
        const news = await state.changes.next(from.deploymentId, dialect.heartbeatMs, signal);
        if (news === 'timeout')
            yield ':\n\n';
    }
}
/** One event as it goes over the wire; each line of `data` is a field of its own. */
export function encodeEvent({ id, event, data }) {
    const fields = data.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`);
    if (event !== undefined)
        fields.unshift(`event: ${event}\n`);
    if (id !== undefined)
        fields.unshift(`id: ${id}\n`);
    return `${fields.join('')}\n`;
}

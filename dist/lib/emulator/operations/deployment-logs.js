import { Streamed } from '../http/answer.js';
import { eventStream } from '../http/event-stream.js';
/** Lines that are read from the state at once. */
const batch = 1_000;
export const getDeploymentLogs = ({ id, after }, scene) => {
    const deployment = scene.sight.deployment(id);
    return new Streamed('application/json', () => jsonArray(storedLines(deployment.id, after ?? 0, scene)));
};
export const streamDeploymentLogs = ({ id }, { sight, state, dialect, lastEventId }) => {
    const deployment = sight.deployment(id);
    const seq = /^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : 0;
    return new Streamed('text/event-stream', (signal) => eventStream(state, dialect, { deploymentId: deployment.id, seq }, signal));
};
function* storedLines(deploymentId, after, { state, dialect }) {
    let lines = state.buildLogs.after(deploymentId, after, batch);
    for (let last = lines.at(-1); last; last = lines.at(-1)) {
        yield lines.map((line) => dialect.storedLine(line));
        lines = state.buildLogs.after(deploymentId, last.seq, batch);
    }
}
/** One JSON array, written a batch at a time: a log of any size costs no more memory than a batch. */
function* jsonArray(batches) {
    let opening = '[';
    for (const items of batches) {
        yield opening + items.map((item) => JSON.stringify(item)).join(',');
        opening = ',';
    }
    yield opening === '[' ? '[]' : ']';
}

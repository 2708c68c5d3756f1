const json = JSON.stringify;
/** A platform that shows much: a word for everything, JSON events with the sequence, an address. */
const plain = {
    words: {
        queued: 'queued',
        building: 'building',
        starting: 'deploying',
        live: 'live',
        retired: 'deactivated',
        failed: 'failed',
        superseded: 'superseded',
    },
    statusKey: 'status',
    idKey: 'deploymentId',
    shows: { ref: 'ref', commit: 'commit', createdAt: 'createdAt', finishedAt: 'finishedAt', reason: 'reason' },
    address: 'url',
    storedLine: ({ seq, text, stream, ts }) => ({ seq, line: text, stream, ts }),
    streamedLine: ({ seq, text, stream, ts }) => ({ id: String(seq), data: json({ seq, line: text, stream, ts }) }),
    heartbeatMs: 15_000,
    streamEnd: 'close',
    whenBusy: 'queue',
    lastPage: 'absent',
};
/** Upper-case words with dashes under `state`, other names for the same fields, named events and a named end. */
const upper = {
    words: {
        queued: 'PENDING-BUILD',
        building: 'BUILDING',
        starting: 'DEPLOYING',
        live: 'ACTIVE',
        retired: 'SUPERSEDED',
        failed: 'ERROR',
        superseded: 'SUPERSEDED',
    },
    statusKey: 'state',
    idKey: 'id',
    shows: { ref: 'ref', commit: 'commitSha', createdAt: 'created_at' },
    address: 'hostname',
    storedLine: ({ seq, text }) => ({ sequence: seq, message: text }),
    streamedLine: ({ seq, text }) => ({
        id: String(seq),
        event: 'log',
        data: json({ sequence: seq, message: text }),
    }),
    heartbeatMs: 5_000,
    streamEnd: { event: 'end', data: '{}' },
    whenBusy: 'supersede',
    lastPage: 'null',
};
/** The last word is `running`, which elsewhere means "in progress"; events are bare text with an id. */
const running = {
    ...plain,
    words: {
        queued: 'pending',
        building: 'building',
        starting: 'starting',
        live: 'running',
        retired: 'stopped',
        failed: 'crashed',
        superseded: 'cancelled',
    },
    shows: { ref: 'branch', createdAt: 'createdAt' },
    address: 'none',
    storedLine: ({ seq, text, ts }) => ({ id: seq, text, ts }),
    streamedLine: ({ seq, text }) => ({ id: String(seq), data: text }),
    heartbeatMs: null,
    lastPage: 'null',
};
/** The status is a `phase`; events are bare text without an id, so that the stream alone proves no order. */
const phases = {
    ...plain,
    words: {
        queued: 'Pending',
        building: 'Building',
        starting: 'Provisioning',
        live: 'Succeeded',
        retired: 'Succeeded',
        failed: 'Failed',
        superseded: 'Cancelled',
    },
    statusKey: 'phase',
    shows: { ref: 'ref', commit: 'sha' },
    storedLine: ({ seq, text }) => ({ seq, msg: text }),
    streamedLine: ({ text }) => ({ data: text }),
    heartbeatMs: 1_000,
    streamEnd: { event: 'done', data: 'done' },
};
/** No status at all: only `rollbackable` and the log tell how it went. */
const statusless = {
    ...plain,
    words: null,
    shows: {},
    address: 'none',
    streamedLine: ({ seq, text }) => ({ data: json({ seq, line: text }) }),
    heartbeatMs: null,
};
/** One build at a time, 409 for the next; the stream never ends by itself. */
const patient = {
    ...plain,
    words: {
        queued: 'QUEUED',
        building: 'BUILDING',
        starting: 'INITIALIZING',
        live: 'READY',
        retired: 'READY',
        failed: 'ERROR',
        superseded: 'CANCELED',
    },
    statusKey: 'state',
    shows: { ref: 'ref', createdAt: 'createdAt' },
    heartbeatMs: 2_000,
    streamEnd: 'stay-open',
    whenBusy: 'refuse',
};
/** The dialects that the local platform speaks, by name. */
export const dialects = { plain, upper, running, phases, statusless, patient };
/** Whether a dialect has that name. */
export function isDialectName(name) {
    return Object.hasOwn(dialects, name);
}
/** A dialect by name, or `plain` with some of its habits replaced. */
export function dialectOf(choice) {
    return typeof choice === 'string' ? dialects[choice] : { ...plain, ...choice };
}

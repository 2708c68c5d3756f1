import { readTimestamp } from './timestamp.js';
/** Lines that are sent where no limit is given, and at most: the contract shows neither. */
const usualLimit = 100;
const largestLimit = 1_000;
/** With `after`, search and time filters are not applied; a malformed time is none (contract: Logs and metrics). */
export const getLogs = (args, { sight, state }) => {
    const service = sight.service(args.id);
    const { after, before, q } = args;
    // No number is refused: the contract documents no 400 here.
    const limit = Math.max(0, Math.min(args.limit ?? usualLimit, largestLimit));
    const since = args.since === undefined ? undefined : readTimestamp(args.since);
    const until = args.until === undefined ? undefined : readTimestamp(args.until);
    const lines = after === undefined
        ? state.runtimeLogs.newest(service.id, { before, q, since, until }, limit)
        : state.runtimeLogs.after(service.id, after, { limit, before });
    return { logs: lines.map(({ id, line, stream, ts }) => ({ id, serviceId: service.id, line, stream, ts })) };
};

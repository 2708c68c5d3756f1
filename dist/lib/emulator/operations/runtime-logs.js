import { Refusal } from '../refusal.js';
import { readTimestamp } from './timestamp.js';
/** Lines that are sent where no limit is given, and at most: the contract shows neither. */
const usualLimit = 100;
const largestLimit = 1_000;
/** With `after`, search and time filters are not applied; a malformed time is none (contract: Logs and metrics). */
export const getLogs = (args, { sight, state }) => {
    const service = sight.service(args.id);
    const { after, before, q } = args;
    if (args.limit !== undefined && args.limit < 1)
        throw new Refusal(400, '"limit" must be at least 1.');
    const limit = Math.min(args.limit ?? usualLimit, largestLimit);
    const since = args.since === undefined ? undefined : readTimestamp(args.since);
    const until = args.until === undefined ? undefined : readTimestamp(args.until);
    const lines = after === undefined
        ? state.runtimeLogs.newest(service.id, { before, q, since, until }, limit)
        : state.runtimeLogs.after(service.id, after, { limit, before });
    return { logs: lines.map(({ id, line, stream, ts }) => ({ id, serviceId: service.id, line, stream, ts })) };
};

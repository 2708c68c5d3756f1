import { lookup } from 'node:dns';
/** Finds a host's addresses. A name below `.localhost` is this machine (RFC 6761, 6.3), which not every system's resolver knows. */
export const findAddresses = (hostname, options, callback) => {
    lookup(/\.localhost\.?$/i.test(hostname) ? 'localhost' : hostname, options, callback);
};

import type { LookupFunction } from 'node:net';
/** Finds a host's addresses. A name below `.localhost` is this machine (RFC 6761, 6.3), which not every system's resolver knows. */
export declare const findAddresses: LookupFunction;

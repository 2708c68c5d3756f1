/**
 * An RFC 3339 timestamp as milliseconds since 1970; a finer fraction counts as the next whole one, so that nothing that
 * happened before it seems to have happened at it. Undefined where it is malformed, the thirtieth of February included.
 */
export declare function readTimestamp(given: string): number | undefined;

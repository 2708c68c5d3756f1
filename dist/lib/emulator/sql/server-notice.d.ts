/**
 * An error or a notice of the server as psql prints it (libpq: pqBuildErrorMessage3): the severity, two spaces and the message,
 * then the place in the statement, and what else the server said.
 */
export declare function noticeText(fields: ReadonlyMap<string, string>, sql: string): string;

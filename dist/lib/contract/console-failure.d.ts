/**
 * The database's own error line, where the output of the SQL console is an error (contract: db_query), else undefined.
 * Output that merely mentions errors is no failure: a form counts only where a client would print it. The line is whole: it can be
 * long, and hold secrets.
 */
export declare function consoleFailure(output: string): string | undefined;

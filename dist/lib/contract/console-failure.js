/**
 * How database clients print an error, so strictly that a line of data does not look like one by chance. These count at the
 * start of any line, for a console may run several statements and fail in a later one.
 */
const onAnyLine = [
    // PostgreSQL: psql puts two spaces behind the severity, and the file and line before it when it reads a script.
    /^(?:psql:[^\n]{1,200}:\d+: )?(?:ERROR|FATAL|PANIC): {2}\S/,
    // PostgreSQL drivers: one space, and the SQLSTATE at the end.
    /^(?:ERROR|FATAL|PANIC): [^\n]*\(SQLSTATE [0-9A-Z]{5}\)/,
    // MySQL and MariaDB.
    /^ERROR \d{4,5} \([0-9A-Z]{5}\)(?: at line \d+)?: /,
    // SQLite's shell.
    /^(?:Parse|Runtime) error(?: near line \d+)?: /,
    /^Error: (?:near line \d+|in prepare,|stepping,|near "[^\n]*": syntax error)/,
    // MongoDB's shell.
    /^(?:Uncaught:?\s)?Mongo[A-Za-z]*Error(?:\[[^\]\n]+\])?: /,
    // Redis' shell.
    /^\(error\) [A-Z][A-Z0-9]+(?: |$)/,
    // ClickHouse.
    /^Code: \d+\. DB::Exception: /,
];
/** Shorter forms that a row of data could begin with: they count at the start of the whole output only. */
const atTheStart = [
    /^(?:ERROR|FATAL|PANIC): \S/,
    /^Error: \S/,
    /^(?:pq|ERROR \d{4,5}|Error \d{4,5}(?: \([0-9A-Z]{5}\))?): \S/,
    /^(?:Syntax|Reference|Type)Error: \S/,
    /^(?:ERR|WRONGTYPE|NOAUTH|NOPERM|NOSCRIPT|READONLY|MOVED|OOM|EXECABORT) \S/,
];
const shownCharacters = 500;
/**
 * The database's own error line, where the output of the SQL console is an error (contract: db_query), else undefined.
 * Output that merely mentions errors is no failure: a form counts only where a client would print it.
 */
export function consoleFailure(output) {
    const printed = output.replace(/^(?:\uFEFF|\r|\n)+/, '');
    const lines = printed.split(/\r\n|\r|\n/);
    const first = lines[0] ?? '';
    const found = atTheStart.some((form) => form.test(first))
        ? first
        : lines.find((line) => onAnyLine.some((form) => form.test(line)));
    return found?.slice(0, shownCharacters);
}

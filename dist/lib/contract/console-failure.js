/**
 * How database clients print an error, so strictly that a line of data does not look like one by chance. These count at the
 * start of any line, for a console may run several statements and fail in a later one. Each is named with where it is printed.
 */
const onAnyLine = [
    // PostgreSQL: libpq writes "%s:  " (fe-protocol3.c, pqBuildErrorMessage3); psql puts the script and its line before it.
    /^(?:psql:[^\n]{1,200}:\d+: )?(?:ERROR|FATAL|PANIC): {2}\S/,
    // PostgreSQL from Go: pgx ends the message with the SQLSTATE (pgconn, PgError.Error).
    /^(?:ERROR|FATAL|PANIC): [^\n]*\(SQLSTATE [0-9A-Z]{5}\)/,
    // MySQL and MariaDB: "ERROR %d (%s)", and in a batch " at line %lu in file: '%s'" (client/mysql.cc, put_info).
    /^ERROR \d{4,5} \([0-9A-Z]{5}\)(?: at line \d+(?: in file: '[^'\n]*')?)?: /,
    /^ERROR(?: \d{4,5})? at line \d+(?: in file: '[^'\n]*')?: /,
    // SQLite's shell (src/shell.c.in, runOneSqlLine; older ones write "Error:" alone).
    /^(?:Parse|Runtime) error(?: near line \d+)?: /,
    /^Error near line \d+: /,
    /^Error: (?:near line \d+|in prepare,|stepping,|near "[^\n]*": syntax error)/,
    // MongoDB: mongosh writes the error's name (cli-repl, formatError), after "Uncaught" where a script threw it.
    /^(?:Uncaught:?\s)?Mongo[A-Za-z]*Error(?:\[[^\]\n]+\])?: /,
    // Redis: "redis-cli shows (error) in front of the message" (redis.io, Redis error messages); then its upper-case prefix.
    /^\(error\) [A-Z][A-Z0-9]+(?: |$)/,
    // ClickHouse (Exception.cpp, getExceptionMessage).
    /^Code: \d+\. DB::Exception: /,
];
/** Shorter forms that a row of data could begin with: they count at the start of the whole output only. */
const atTheStart = [
    // PostgreSQL through a driver that keeps the severity; an older shell of SQLite; node-postgres.
    /^(?:ERROR|FATAL|PANIC): \S/,
    /^[Ee]rror: \S/,
    // psql itself, where it has no connection.
    /^psql: (?:error|FATAL): /,
    // lib/pq; the mysql client without a SQLSTATE; go-sql-driver/mysql (MySQLError.Error).
    /^(?:pq|ERROR \d{4,5}|Error \d{4,5}(?: \([0-9A-Z]{5}\))?): \S/,
    // SQLite by its result codes, as Node's drivers have them.
    /^SQLITE_[A-Z_]+(?:: |$)/,
    // Python names the driver's class.
    /^(?:psycopg2?|asyncpg|pymysql|MySQLdb|sqlite3|pymongo|redis)\.[\w.]+: \S/,
    // mongosh, whose language is JavaScript.
    /^(?:Uncaught:?\s)?(?:Syntax|Reference|Type)Error: \S/,
    // Redis without its shell: the prefix alone, or behind the dash of its protocol (redis.io, RESP: Simple errors).
    /^-?(?:ERR|WRONGTYPE|NOAUTH|NOPERM|NOSCRIPT|READONLY|MOVED|OOM|EXECABORT) \S/,
];
/** The bell of the mysql client, and the colour of it and mongosh. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const decoration = /\x07|\x1b\[[0-9;]*m/g;
const shownCharacters = 500;
/**
 * The database's own error line, where the output of the SQL console is an error (contract: db_query), else undefined.
 * Output that merely mentions errors is no failure: a form counts only where a client would print it.
 */
export function consoleFailure(output) {
    const printed = output.replace(decoration, '').replace(/^(?:\uFEFF|\r|\n)+/, '');
    const lines = printed.split(/\r\n|\r|\n/);
    const first = lines[0] ?? '';
    const found = atTheStart.some((form) => form.test(first))
        ? first
        : lines.find((line) => onAnyLine.some((form) => form.test(line)));
    return found?.slice(0, shownCharacters);
}

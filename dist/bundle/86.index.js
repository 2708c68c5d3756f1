export const id = 86;
export const ids = [86];
export const modules = {

/***/ 3414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readConnection)
/* harmony export */ });
/* harmony import */ var _client_api_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7319);
/* harmony import */ var _client_base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2701);


/** @throws InputError naming the input; nothing was sent */
function readConnection(inputs) {
    const baseUrl = inputs.required('base-url');
    (0,_client_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .baseUrlOf */ .i)(baseUrl);
    return { baseUrl, apiKey: (0,_client_api_key_js__WEBPACK_IMPORTED_MODULE_0__/* .apiKeyOf */ .n)(inputs.required('api-key')) };
}


/***/ }),

/***/ 7319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ apiKeyOf)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/client/secret.js

const shown = '***';
/** A value that prints `***` wherever it is written by accident and is revealed on purpose. */
class Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
    /** The value itself. */
    reveal() {
        return this.#value;
    }
    /** `***`. */
    toString() {
        return shown;
    }
    /** `***`. */
    toJSON() {
        return shown;
    }
    [external_node_util_.inspect.custom]() {
        return shown;
    }
}

;// CONCATENATED MODULE: ./build/client/api-key.js


const printable = /^[\x21-\x7E]+$/;
/** A key that can stand in a header. Throws `InputError`, which never shows the key. */
function apiKeyOf(given) {
    const key = typeof given === 'string' ? given : given.reveal();
    if (key.trim() === '')
        throw new errors/* InputError */.dz('api-key', 'The api-key is empty: give a key from the dashboard.');
    if (/[\r\n]/.test(key)) {
        throw new errors/* InputError */.dz('api-key', 'The api-key holds a line break: store the key alone, without a trailing newline.');
    }
    if (!printable.test(key)) {
        throw new errors/* InputError */.dz('api-key', 'The api-key holds a space, a control character or a non-ASCII character.');
    }
    return typeof given === 'string' ? new Secret(key) : given;
}


/***/ }),

/***/ 2701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback),
/* harmony export */   i: () => (/* binding */ baseUrlOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);

/** Throws `InputError`. The key travels in a header, so plain http is allowed to this machine only. */
function baseUrlOf(given) {
    const url = URL.parse(String(given).trim());
    if (url === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', 'The base-url is no URL: give one like https://platform.example.');
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', `The base-url begins with "${url.protocol}", where only "https:" is spoken.`);
    }
    const loopback = isLoopback(url.hostname);
    if (url.protocol === 'http:' && !loopback) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', 'The base-url must use https: plain http would show the key to the network.');
    }
    if (url.username !== '' || url.password !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', 'The base-url holds a user name or password: the key belongs in api-key.');
    }
    if (url.search !== '' || url.hash !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', 'The base-url holds a query or a fragment: give origin and path prefix alone.');
    }
    return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, ''), loopback };
}
/** True for localhost, 127.0.0.0/8 and ::1, after URL parsing has normalised every other spelling of an address. */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}


/***/ }),

/***/ 3741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C8: () => (/* binding */ callOf),
  N4: () => (/* binding */ callWith),
  mM: () => (/* binding */ sendingCallOf),
  Rz: () => (/* binding */ undocumentedCallOf)
});

// EXTERNAL MODULE: ./build/contract/operation.js
var contract_operation = __webpack_require__(2958);
// EXTERNAL MODULE: ./build/contract/operations.js + 2 modules
var operations = __webpack_require__(6638);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
;// CONCATENATED MODULE: ./build/client/arguments.js


/**
 * Holds the arguments against the table before anything is sent. Throws `InputError` with one sentence that names the
 * argument and the rule; it never repeats a value, for a value may be a password.
 */
function checkArguments(name, operation, args) {
    // An array is an object to valibot too.
    const parsed = dist/* safeParse */.xLC(operation.args, Array.isArray(args) ? null : args, { abortEarly: true });
    if (!parsed.success)
        throw inputErrorOf(name, operation, parsed.issues[0]);
    for (const rule of operation.rules ?? [])
        checkRule(name, rule, parsed.output);
    return parsed.output;
}
/** The same for some of the arguments, where the body is a stream that is not looked into. */
function checkFields(name, operation, fields) {
    for (const [field, value] of Object.entries(fields)) {
        const schema = Object.hasOwn(operation.args.entries, field) ? operation.args.entries[field] : undefined;
        if (schema === undefined)
            throw new errors/* InputError */.dz(field, unknownArgument(name, operation, field));
        const parsed = dist/* safeParse */.xLC(schema, value, { abortEarly: true });
        if (!parsed.success) {
            throw new errors/* InputError */.dz(field, `The argument "${field}" of ${name} ${ruleOf(parsed.issues[0])}.`);
        }
    }
}
function inputErrorOf(name, operation, issue) {
    const path = dist/* getDotPath */.BuJ(issue);
    if (path === null)
        return new errors/* InputError */.dz('args', `The arguments of ${name} must be one object.`);
    if (issue.type === 'strict_object' && issue.expected === 'never') {
        return new errors/* InputError */.dz(path, unknownArgument(name, operation, path));
    }
    if (issue.type === 'strict_object' && issue.received === 'undefined') {
        return new errors/* InputError */.dz(path, `${name} needs the argument "${path}".`);
    }
    return new errors/* InputError */.dz(path, `The argument "${path}" of ${name} ${ruleOf(issue)}.`);
}
function unknownArgument(name, operation, argument) {
    const known = Object.keys(operation.args.entries);
    return known.length === 0
        ? `${name} takes no arguments, so not "${argument}" either.`
        : `${name} has no argument "${argument}": it takes ${known.join(', ')}.`;
}
function ruleOf(issue) {
    switch (issue.type) {
        case 'string':
            return `must be a string${quoteHint(issue.input)}`;
        case 'number':
        case 'integer':
            return `must be a whole number${typeof issue.input === 'string' ? ', without quotes' : ''}`;
        case 'boolean':
            return `must be true or false${typeof issue.input === 'string' ? ', without quotes' : ''}`;
        case 'array':
            return 'must be a list';
        case 'strict_object':
            return 'must be an object';
        case 'non_empty':
            return 'must not be empty';
        case 'min_value':
            return `must be at least ${String(issue.requirement)}`;
        case 'picklist':
            return `must be one of ${issue.expected?.replace(/[()"]/g, '').replaceAll(' | ', ', ')}`;
        case 'regex':
            return issue.message;
        default:
            return `must be ${issue.expected ?? 'of another form'}`;
    }
}
/** YAML and JSON make numbers and booleans of what is not quoted: 1.10 would arrive as 1.1. */
function quoteHint(input) {
    return typeof input === 'number' || typeof input === 'boolean' ? ': put it in quotes' : '';
}
function checkRule(name, rule, args) {
    switch (rule.kind) {
        case 'exactly-one-of': {
            const [one, other] = rule.names;
            if ((args[one] === undefined) === (args[other] === undefined)) {
                throw new errors/* InputError */.dz(one, `${name} takes exactly one of "${one}" and "${other}".`);
            }
            return;
        }
        case 'not-below': {
            const lower = args[rule.lower];
            const upper = args[rule.upper];
            if (typeof lower === 'number' && typeof upper === 'number' && upper < lower) {
                throw new errors/* InputError */.dz(rule.upper, `The argument "${rule.upper}" of ${name} must be at least "${rule.lower}".`);
            }
            return;
        }
        case 'not-shorter': {
            const value = args[rule.name];
            // Characters, as JSON Schema counts them, and not the halves of those that take two.
            if (args[rule.when] !== undefined && typeof value === 'string' && [...value].length < rule.minimum) {
                throw new errors/* InputError */.dz(rule.name, `The argument "${rule.name}" of ${name} must have at least ${rule.minimum} characters beside "${rule.when}".`);
            }
            return;
        }
        default:
            rule;
    }
}

// EXTERNAL MODULE: ./build/client/path.js
var client_path = __webpack_require__(8771);
// EXTERNAL MODULE: ./build/client/patience.js
var patience = __webpack_require__(3187);
;// CONCATENATED MODULE: ./build/client/call.js






/** A call of the table. Throws `InputError` where the arguments break a rule of the contract. */
function callOf(name, args) {
    const operation = knownOperation(name);
    const checked = checkArguments(name, operation, args);
    return callWith(name, checked, hasBody(operation) ? jsonBody(placed(operation, checked, 'body')) : undefined);
}
/** A call of the table whose JSON body is a stream; `fields` are its path and query arguments. */
function sendingCallOf(name, fields, body) {
    const operation = knownOperation(name);
    checkFields(name, operation, fields);
    for (const field of Object.keys(fields)) {
        if ((0,contract_operation/* placeOf */.$t)(operation, field) === 'body') {
            throw new errors/* InputError */.dz(field, `The argument "${field}" of ${name} belongs into the body that is sent.`);
        }
    }
    return { ...callWith(name, fields, body), patience: patience/* sending */.bh };
}
/** A call with arguments that were checked already, or that the platform itself gave, as a cursor. */
function callWith(name, args, body) {
    const operation = (0,operations/* operationOf */.zI)(name);
    return {
        operation: name,
        method: operation.method,
        path: (0,client_path/* pathOf */.XM)(operation.path, args) + (0,client_path/* queryOf */.E2)(placed(operation, args, 'query')),
        body,
        headers: { accept: operation.events ? 'text/event-stream' : 'application/json' },
        effect: operation.effect,
        access: operation.access,
        patience: (0,patience/* patienceFor */.RI)(operation.effect),
    };
}
/** A call that the contract does not document. A GET is a read, anything else a write that must not be repeated. */
function undocumentedCallOf(method, path, { query = {}, body }) {
    const effect = method === 'GET' ? 'read' : 'create';
    const asked = (0,client_path/* queryOf */.E2)(query);
    const given = (0,client_path/* givenPathOf */.Aj)(path);
    return {
        operation: `${method} ${given.split('?', 1)[0]}`,
        method,
        path: given.includes('?') ? given + asked.replace('?', '&') : given + asked,
        body: body === undefined ? undefined : jsonBody(body),
        headers: { accept: 'application/json' },
        effect,
        access: { kind: 'not-shown' },
        patience: (0,patience/* patienceFor */.RI)(effect),
    };
}
/** Names come from plain JavaScript too, and from the inputs of a job. */
function knownOperation(name) {
    if ((0,operations/* isOperationName */.F)(name))
        return (0,operations/* operationOf */.zI)(name);
    throw new errors/* InputError */.dz('operation', `The contract has no operation "${String(name)}".`);
}
function hasBody(operation) {
    return Object.keys(operation.args.entries).some((argument) => (0,contract_operation/* placeOf */.$t)(operation, argument) === 'body');
}
/** The arguments that travel in one place; those that are undefined are not sent. */
function placed(operation, args, place) {
    return Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== undefined && (0,contract_operation/* placeOf */.$t)(operation, name) === place));
}
function jsonBody(value) {
    const bytes = Buffer.from(JSON.stringify(value));
    return {
        length: bytes.length,
        async *chunks() {
            yield bytes;
        },
    };
}


/***/ }),

/***/ 8771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ givenPathOf),
/* harmony export */   E2: () => (/* binding */ queryOf),
/* harmony export */   XM: () => (/* binding */ pathOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);

/**
 * Fills the `{name}` places of a path of the table. A value is one segment whatever it holds: a slash is encoded, and the
 * dot segments, which no encoding protects, are refused, as is an empty one.
 */
function pathOf(template, values) {
    return template.replace(/\{(\w+)\}/g, (_, name) => segmentOf(name, values[name]));
}
function segmentOf(name, value) {
    if (typeof value !== 'string' || value === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, `The argument "${name}" must not be empty.`);
    if (value === '.' || value === '..') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, `The argument "${name}" must not be "${value}": it would change the path.`);
    }
    return encodeURIComponent(wellFormed(name, value));
}
/** `?a=1&b=2`, or nothing; values are scalars, and those that are undefined are left out. */
function queryOf(values) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(values))
        if (value !== undefined)
            query.append(name, spelled(name, value));
    return query.size === 0 ? '' : `?${query}`;
}
/** Whole numbers in digits alone, for `1e+21` is none to most who read a query. */
function spelled(name, value) {
    if (typeof value === 'number' && Number.isInteger(value))
        return BigInt(value).toString();
    return wellFormed(name, String(value));
}
/** A URL would carry another text, silently. */
function wellFormed(name, text) {
    if (!text.isWellFormed())
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, `The argument "${name}" is no well-formed text.`);
    return text;
}
/** A path that the caller wrote, e.g. for an undocumented route; it may carry a query. Throws `InputError`. */
function givenPathOf(path) {
    const [steps = ''] = path.split('?', 1);
    if (!path.startsWith('/') || path.startsWith('//')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('path', 'The path must begin with one slash: it stays on the origin of the base-url.');
    }
    if (!/^[\x21-\x7E]+$/.test(path) || /[\\#]/.test(path)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('path', 'The path must be percent-encoded ASCII without backslash, fragment or space.');
    }
    if (steps.split('/').some((step) => /^(?:\.|%2e){1,2}$/i.test(step))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('path', 'The path must not hold the segments "." or "..".');
    }
    return path;
}


/***/ }),

/***/ 3187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ streaming),
/* harmony export */   RI: () => (/* binding */ patienceFor),
/* harmony export */   bh: () => (/* binding */ sending)
/* harmony export */ });
const reading = { headersMs: 30_000, idleMs: 30_000, totalMs: 120_000 };
/** A write may do its work before it answers, and a statement may run for minutes. */
const writing = { headersMs: 120_000, idleMs: 30_000, totalMs: 300_000 };
const executing = { headersMs: 600_000, idleMs: 60_000, totalMs: 600_000 };
/** A body of any size: the platform unpacks it before it answers. */
const sending = { headersMs: 300_000, idleMs: 60_000, totalMs: 3_600_000 };
/** A quiet build sends nothing for long: the watchdog of the stream decides, not the socket. */
const streaming = { headersMs: 75_000, idleMs: 0, totalMs: 24 * 3_600_000 };
/** The bounds of a call whose body is in memory. */
function patienceFor(effect) {
    if (effect === 'read')
        return reading;
    return effect === 'exec' ? executing : writing;
}


/***/ }),

/***/ 107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ failureOfStatement),
  R: () => (/* binding */ failureOfStorage)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/contract/console-failure.js
/**
 * How database clients print an error, so strictly that a line of data does not look like one by chance. These count at the
 * start of any line, for a console may run several statements and fail in a later one. Each is named with where it is printed.
 */
const onAnyLine = [
    // PostgreSQL: libpq writes "%s:  " (fe-protocol3.c, pqBuildErrorMessage3); psql puts the script and its line before it, as
    // "psql:", "%s:" and the number (src/common/logging.c, pg_log_generic_v).
    /^(?:psql:[^\n]{1,200}:\d+: )?(?:ERROR|FATAL|PANIC): {2}\S/,
    // PostgreSQL from Go: pgx ends the message with the SQLSTATE (pgconn/errors.go, PgError.Error).
    /^(?:ERROR|FATAL|PANIC): [^\n]*\(SQLSTATE [0-9A-Z]{5}\)/,
    // MySQL and MariaDB: "ERROR", then " %d (%s)" or " %d", and in a batch " at line %lu" and " in file: '%s'" (client/mysql.cc, put_info).
    /^ERROR \d{4,5} \([0-9A-Z]{5}\)(?: at line \d+(?: in file: '[^'\n]*')?)?: /,
    /^ERROR(?: \d{4,5})? at line \d+(?: in file: '[^'\n]*')?: /,
    // SQLite's shell (src/shell.c.in, runOneSqlLine): "%s near line %d:", with " of %s" for a file, "%s in %r command line argument:"
    // with an ordinal number, and "%s:" where someone types.
    /^(?:Parse|Runtime) error(?: near line \d+(?: of [^\n]{1,200})?| in \d+(?:st|nd|rd|th) command line argument)?: /,
    /^Error (?:near line \d+(?: of [^\n]{1,200})?|in \d+(?:st|nd|rd|th) command line argument): /,
    // Version 3.40 prints a statement of its command line like the second and third (as run), older ones all like the first and last.
    /^Error: (?:near line \d+: |in prepare, |stepping, |near "[^\n]*": syntax error)/,
    // MongoDB: mongosh writes the error's name and "[codeName]" (cli-repl/src/format-output.ts, formatError), behind "Uncaught"
    // where Node's own prompt prints it (Node, lib/repl.js).
    /^(?:Uncaught:?\s)?Mongo[A-Za-z]*Error(?:\[[^\]\n]+\])?: /,
    // Redis: "(error) %s" (redis-cli.c, cliFormatReplyTTY), behind "1) " in the answer to EXEC, where text would be in quotes; the
    // message begins with a word in upper case (redis.io, RESP: Simple errors).
    /^(?: *\d+\) )*\(error\) [A-Z][A-Z0-9]+(?: |$)/,
    // ClickHouse: the text that its server sends.
    /^Code: \d+\. DB::Exception: /,
];
/** Shorter forms that a row of data could begin with: they count at the start of the whole output only. */
const atTheStart = [
    // PostgreSQL through a driver that keeps the severity; the mysql client where an error has no number (put_info).
    /^(?:ERROR|FATAL|PANIC): \S/,
    // An older shell of SQLite ("Error: %s"); Node's SQLite, and any other error in JavaScript; redis-cli without an answer
    // (cliPrintContextError); node-postgres, whose errors bear the name of the message (pg-protocol, DatabaseError).
    /^[Ee]rror: \S/,
    // psql itself, where it has no connection: "psql: error: " (logging.c), without the word before PostgreSQL 12.
    /^psql: (?:error|FATAL): /,
    // lib/pq (error.go); the mysql client without a SQLSTATE; go-sql-driver/mysql (errors.go, MySQLError.Error).
    /^(?:pq|ERROR \d{4,5}|Error \d{4,5}(?: \([0-9A-Z]{5}\))?): \S/,
    // mysql for Node: "code: message" (lib/protocol/sequences/Sequence.js, _packetToError).
    /^ER_[A-Z0-9_]+: \S/,
    // SQLite for Node: "code: message" (node-sqlite3, src/macros.h, EXCEPTION); better-sqlite3 (lib/sqlite-error.js).
    /^(?:SQLITE_[A-Z_]+(?:: |$)|SqliteError: )/,
    // Python names the class and its module (traceback.format_exception_only).
    /^(?:psycopg2?|asyncpg|pymysql|MySQLdb|sqlite3|pymongo|redis)\.[\w.]+: \S/,
    // mongosh, whose language is JavaScript.
    /^(?:Uncaught:?\s)?(?:Syntax|Reference|Type)Error: \S/,
    // Redis: the message alone (cliFormatReplyRaw), behind the dash of its protocol (redis.io, RESP: Simple errors), as CSV
    // (cliFormatReplyCSV) and as JSON (cliFormatReplyJson); and redis-cli that could not connect or was not let in (cliConnect, cliAuth).
    /^-?(?:ERR|WRONGTYPE|WRONGPASS|NOAUTH|NOPERM|NOSCRIPT|READONLY|MOVED|OOM|EXECABORT|NOREPLICAS|CLUSTERDOWN|CROSSSLOT) \S/,
    // Redis in a state in which it does nothing (server.c, createSharedObjects): such a word alone could be data.
    /^-?(?:(?:LOADING|BUSY|MISCONF) Redis|MASTERDOWN Link) /,
    /^(?:ERROR,"|error:"|Could not connect to Redis at |AUTH failed: )/,
];
/** The bell of the mysql client, and the colour of it and mongosh. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const decoration = /\x07|\x1b\[[0-9;]*m/g;
/**
 * The database's own error line, where the output of the SQL console is an error (contract: db_query), else undefined.
 * Output that merely mentions errors is no failure: a form counts only where a client would print it. The line is whole: it can be
 * long, and hold secrets.
 */
function consoleFailure(output) {
    const printed = output
        .replace(decoration, '')
        .replace(/^(?:\uFEFF|\r|\n)+/, '')
        // The mysql client, where someone types and an error has no number (put_info).
        .replace(/^ERROR: \r?\n/, 'ERROR: ');
    const lines = printed.split(/\r\n|\r|\n/);
    const first = lines[0] ?? '';
    if (atTheStart.some((form) => form.test(first)))
        return first;
    return lines.find((line) => onAnyLine.some((form) => form.test(line)));
}

;// CONCATENATED MODULE: ./build/contract/hidden-failure.js


const storageAnswer = dist/* looseObject */._H3({ applyError: dist/* string */.YjP() });
const consoleAnswer = dist/* looseObject */._H3({ output: dist/* string */.YjP() });
const withError = dist/* looseObject */._H3({ error: dist/* union */.KCZ([dist/* string */.YjP(), dist/* looseObject */._H3({ message: dist/* string */.YjP() })]) });
/** `applyError` is an empty string on success (contract: set_storage). */
function failureOfStorage(result) {
    if (!dist.is(storageAnswer, result) || result.applyError.trim() === '')
        return undefined;
    return `The new size was stored, but applying it failed: ${result.applyError.trim()}`;
}
/** Where in the body a failure stands is not shown: an `error` field is one, and so is output that is an error. */
function failureOfStatement(result) {
    if (dist.is(withError, result)) {
        const said = typeof result.error === 'string' ? result.error : result.error.message;
        if (said.trim() !== '')
            return `The statement failed: ${said.trim()}`;
    }
    const failure = dist.is(consoleAnswer, result) ? consoleFailure(result.output) : undefined;
    return failure === undefined ? undefined : `The statement failed: ${failure}`;
}


/***/ }),

/***/ 3163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ historyPageSize),
/* harmony export */   LF: () => (/* binding */ runtimeModes),
/* harmony export */   Mc: () => (/* binding */ allowedSource),
/* harmony export */   Mh: () => (/* binding */ metricsRanges),
/* harmony export */   Uz: () => (/* binding */ portLabel),
/* harmony export */   X1: () => (/* binding */ instancesMinimum),
/* harmony export */   _F: () => (/* binding */ bucketSecretKeyMinimum)
/* harmony export */ });
/* unused harmony export contractVersion */
/** The version of the interface description that this table transcribes (contract: Versioning). */
const contractVersion = '2026-10-07';
/** Page size of the deployment history where no `limit` is sent (contract: Limits). */
const historyPageSize = 25;
/** How far back metrics may reach (contract: Limits). */
const metricsRanges = ['1h', '6h', '24h', '7d'];
/** What an uploaded project runs as; `web` where none is sent (contract: Creating services). */
const runtimeModes = ['web', 'worker', 'static', 'cron'];
/** Lowercase letters, digits and hyphens: the label becomes a part of a hostname (contract: Limits). */
const portLabel = /^[a-z0-9-]+$/;
const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])';
const ipv4 = `${octet}(?:\\.${octet}){3}(?:/(?:3[0-2]|[12]?[0-9]))?`;
const group = '[0-9A-Fa-f]{1,4}';
const groups = `(?:${group}(?::${group}){0,6})?`;
/** Eight groups, or fewer around the only `::`. */
const ipv6 = `(?:(?:${group}:){7}${group}|${groups}::${groups})/(?:12[0-8]|1[01][0-9]|[1-9]?[0-9])`;
/** An IPv4 address, or a CIDR of either family (contract: set_db_allowlist). */
const allowedSource = new RegExp(`^(?:${ipv4}|${ipv6})$`);
/** Instances that a service has at least (contract: Limits). */
const instancesMinimum = 1;
/** Characters of a bucket's secret key at least (contract: Limits). */
const bucketSecretKeyMinimum = 8;


/***/ }),

/***/ 2958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   MQ: () => (/* binding */ operation)
/* harmony export */ });
/* unused harmony exports capabilities, sections */
/** The capability categories that a service or project key can carry (contract: Authentication, 4). */
const capabilities = (/* unused pure expression or super */ null && (['deployments', 'logs', 'metrics', 'variables', 'domains', 'settings', 'project']));
/** The headings below which the contract lists its operations (contract: Endpoints), in its order. */
const sections = (/* unused pure expression or super */ null && ([
    'Identity and catalog',
    'Projects',
    'Creating services',
    'Deployments and service settings',
    'Logs and metrics',
    'Database operations',
    'Other',
]));
/** Keeps the literal types of one entry of the table. */
function operation(definition) {
    return definition;
}
/** Where an argument travels. */
function placeOf(operation, argument) {
    if (operation.path.includes(`{${argument}}`))
        return 'path';
    if (operation.method === 'GET' || operation.method === 'DELETE')
        return 'query';
    return operation.query?.includes(argument) ? 'query' : 'body';
}


/***/ }),

/***/ 6638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ isOperationName),
  qj: () => (/* binding */ operationNames),
  zI: () => (/* binding */ operationOf),
  zU: () => (/* binding */ operations)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/contract/argument.js

/** A string, empty ones included, as the contract does not forbid them. `about` goes to the reference page and the tools. */
function argument_text(about) {
    return dist/* pipe */.FsL(dist/* string */.YjP(), dist/* description */.h_(about));
}
/** Something that stands in a path, and so may not be empty. */
function id(about) {
    return dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq(), dist/* description */.h_(about));
}
/** A string that must match in whole; `rule` ends the sentence that says so. */
function patterned(pattern, rule, about) {
    return dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(pattern, rule), dist/* description */.h_(about));
}
/** A whole number, without a range where the contract shows none. */
function integer(about) {
    return dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* description */.h_(about));
}
/** A whole number that is not below `minimum`. */
function integerFrom(minimum, about) {
    return dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(minimum), dist/* description */.h_(about));
}
/** `true` or `false`. */
function flag(about) {
    return dist/* pipe */.FsL(dist/* boolean */.zMY(), dist/* description */.h_(about));
}
/** One of the values that the contract lists. */
function oneOf(values, about) {
    return dist/* pipe */.FsL(dist/* picklist */.KIO(values), dist/* description */.h_(about));
}
/** An argument that may be left out. */
function optional(schema) {
    return dist/* optional */.lqM(schema);
}
/** The arguments of one operation: no others are allowed. */
function args(entries) {
    return dist/* strictObject */.rej(entries);
}

// EXTERNAL MODULE: ./build/contract/hidden-failure.js + 1 modules
var hidden_failure = __webpack_require__(107);
// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(3163);
// EXTERNAL MODULE: ./build/contract/operation.js
var operation = __webpack_require__(2958);
;// CONCATENATED MODULE: ./build/contract/records.js

/**
 * The records that the contract specifies (contract: Resources and their fields). Unknown fields stay, and a documented one
 * may be missing or null: a platform that says less than it promised must not turn a write that took effect into an error.
 * Only what makes an answer useless without it is required.
 */
const records_text = dist/* nullish */.cl6(dist/* string */.YjP());
const records_integer = dist/* nullish */.cl6(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf()));
const records_flag = dist/* nullish */.cl6(dist/* boolean */.zMY());
const keyScope = dist/* looseObject */._H3({
    kind: records_text,
    serviceId: records_text,
    serviceName: records_text,
    permissions: dist/* nullish */.cl6(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J())),
});
/** Whose key it is (contract: Key scope). */
const identity = dist/* looseObject */._H3({ id: records_text, name: records_text, email: records_text, keyScope: dist/* nullish */.cl6(keyScope) });
/** Contract: Database engine catalog entry. */
const engine = dist/* looseObject */._H3({
    engine: records_text,
    name: records_text,
    port: records_integer,
    hasUser: records_flag,
    hasDatabase: records_flag,
    storage: records_flag,
});
/** A project as its creation shows it. */
const newProject = dist/* looseObject */._H3({ id: records_text, name: records_text, slug: records_text, description: records_text });
/** A project of a listing (contract: Project). */
const project = dist/* looseObject */._H3({
    ...newProject.entries,
    serviceCount: records_integer,
    services: dist/* nullish */.cl6(dist/* array */.YOg(dist/* looseObject */._H3({ sourceType: records_text, engine: records_text }))),
});
/** A service that can still be restored (contract: Other records). */
const deletedService = dist/* looseObject */._H3({ id: records_text, name: records_text, slug: records_text, deletedAt: records_text });
/** Contract: Service. */
const service = dist/* looseObject */._H3({
    id: records_text,
    name: records_text,
    slug: records_text,
    sourceType: records_text,
    status: records_text,
    planKey: records_text,
    projectId: records_text,
    environmentId: records_text,
});
/** A service after set_search_indexing. */
const indexedService = dist/* looseObject */._H3({ ...service.entries, searchIndexing: records_flag });
/** A service after set_autodeploy. */
const autodeployedService = dist/* looseObject */._H3({ ...service.entries, autoDeploy: records_flag });
/** Without the id the deployment cannot be followed. */
const upload = dist/* looseObject */._H3({ service: dist/* nullish */.cl6(service), deploymentId: dist/* string */.YjP() });
/** Without the id the deployment cannot be followed. */
const queuedDeployment = dist/* looseObject */._H3({ deploymentId: dist/* string */.YjP(), ref: records_text });
/** A record of the history (contract: Deployment); what else it holds is not shown. */
const deployment = dist/* looseObject */._H3({ deploymentId: records_text, rollbackable: records_flag });
/** The type of the cursor is not shown beyond the `before` that takes it. */
const records_history = dist/* looseObject */._H3({
    deployments: dist/* array */.YOg(deployment),
    nextCursor: dist/* nullish */.cl6(dist/* union */.KCZ([dist/* number */.aig(), dist/* string */.YjP()])),
});
/** Contract: Scaling. */
const scaling = dist/* looseObject */._H3({
    minReplicas: records_integer,
    maxReplicas: records_integer,
    desiredReplicas: records_integer,
    instances: records_integer,
    autoscaleEnabled: records_flag,
    autoscaleCpuPct: records_integer,
    autoscaleMemPct: records_integer,
    autoscalable: records_flag,
});
/** The answer of scale_service. */
const scaled = dist/* looseObject */._H3({ scaling: dist/* nullish */.cl6(scaling), redeploying: records_flag });
/** `applyError` is empty on success. */
const storage = dist/* looseObject */._H3({ storageGb: records_integer, previousGb: records_integer, applyError: records_text });
/** `token` and `url` are shown once. */
const deployTrigger = dist/* looseObject */._H3({ configured: records_flag, token: records_text, url: records_text });
/** The answer of operations that only say that it is done. */
const statusOnly = dist/* looseObject */._H3({ status: records_text });
/** The answer of import_env: how many were set, and which were skipped and why. */
const importedEnv = dist/* looseObject */._H3({
    imported: records_integer,
    skipped: dist/* nullish */.cl6(dist/* array */.YOg(dist/* looseObject */._H3({ key: records_text, reason: records_text }))),
});
/** A cron configuration (contract: Other records). */
const cron = dist/* looseObject */._H3({ schedule: records_text, command: records_text, nextRun: records_text, scheduleValid: records_flag });
/** Contract: Exposed port. */
const exposedPort = dist/* looseObject */._H3({ port: records_integer, label: records_text, hostname: records_text });
/** Contract: Domain. */
const domain = dist/* looseObject */._H3({ id: records_text, serviceId: records_text, hostname: records_text, status: records_text, port: records_integer });
/** Contract: Dedicated IP; the shape of an attachment is not shown. */
const dedicatedIp = dist/* looseObject */._H3({
    id: records_text,
    address: records_text,
    label: records_text,
    attachments: dist/* nullish */.cl6(dist/* array */.YOg(dist/* unknown */.L5J())),
});
/** The answer of detach_project_dedicated_ip: `ip` is null. */
const detachedIp = dist/* looseObject */._H3({ ip: dist/* nullish */.cl6(dist/* unknown */.L5J()) });
/** The attachment of a service and that of its project; either may be null. */
const serviceIps = dist/* looseObject */._H3({ ip: dist/* nullish */.cl6(dedicatedIp), projectIp: dist/* nullish */.cl6(dedicatedIp) });
/** The answer of attach_service_dedicated_ip. */
const attachedIp = dist/* looseObject */._H3({ ip: dist/* nullish */.cl6(dedicatedIp), redeployRequired: records_flag, effective: records_text });
/** Contract: Log record (service runtime log). */
const logRecord = dist/* looseObject */._H3({ id: records_integer, serviceId: records_text, line: records_text, stream: records_text, ts: records_text });
/** The answer of get_logs. */
const runtimeLogs = dist/* looseObject */._H3({ logs: dist/* nullish */.cl6(dist/* array */.YOg(logRecord)) });
/** Contract: Database connection. The whole of it is a secret. */
const connection = dist/* looseObject */._H3({
    engine: records_text,
    host: records_text,
    port: records_integer,
    username: records_text,
    password: records_text,
    database: records_text,
    externalAccess: records_flag,
    tls: records_flag,
    allowIps: dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())),
});
/** The answer of set_db_allowlist. */
const allowlist = dist/* looseObject */._H3({ allowIps: dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())), enforced: records_flag });
/** The answer of set_db_tls. */
const tlsSetting = dist/* looseObject */._H3({ tls: records_flag, redeploying: records_flag });
/** The answer of db_query; its output may be an error. */
const consoleOutput = dist/* looseObject */._H3({ output: records_text });
/** An environment group (contract: Other records). */
const envGroup = dist/* looseObject */._H3({ id: records_text, name: records_text });

;// CONCATENATED MODULE: ./build/contract/operations.js






const anyKey = { kind: 'any-key' };
const accountOnly = { kind: 'account-only' };
const notShown = { kind: 'not-shown' };
const ownProject = { kind: 'own-project' };
const settingsRead = { kind: 'capability', capability: 'settings', level: 'read', serviceKey: true };
const settingsWrite = { kind: 'capability', capability: 'settings', level: 'write', serviceKey: true };
const deploymentsWrite = { kind: 'capability', capability: 'deployments', level: 'write', serviceKey: true };
const variablesWrite = { kind: 'capability', capability: 'variables', level: 'write', serviceKey: true };
const projectWrite = { kind: 'capability', capability: 'project', level: 'write', serviceKey: false };
const operations_service = id('Service id.');
const database = id('Service id of a database or bucket.');
const operations_deployment = id('Deployment id.');
/**
 * The whole documented interface (contract: Endpoints), keyed by tool name, in the contract's order. An operation is added
 * here and nowhere else: the client, the local platform, the `call` action, the tools and the documents read this table.
 */
const operations = {
    // Identity and catalog
    whoami: (0,operation/* operation */.MQ)({
        section: 'Identity and catalog',
        method: 'GET',
        path: '/api/auth/me',
        summary: 'Shows whose key this is and, for a service or project key, its scope.',
        args: args({}),
        result: identity,
        success: 200,
        access: anyKey,
        errors: [401, 403],
        effect: 'read',
        tool: {},
    }),
    list_engines: (0,operation/* operation */.MQ)({
        section: 'Identity and catalog',
        method: 'GET',
        path: '/api/hangar/engines',
        summary: 'Lists the database engines on offer.',
        args: args({}),
        result: dist/* array */.YOg(engine),
        success: 200,
        access: anyKey,
        errors: [401, 403],
        effect: 'read',
        tool: {},
    }),
    // Projects
    list_projects: (0,operation/* operation */.MQ)({
        section: 'Projects',
        method: 'GET',
        path: '/api/projects',
        summary: 'Lists projects with their number of services and a capped preview of service types.',
        args: args({}),
        result: dist/* array */.YOg(project),
        success: 200,
        access: accountOnly,
        errors: [401, 403, 500],
        effect: 'read',
    }),
    create_project: (0,operation/* operation */.MQ)({
        section: 'Projects',
        method: 'POST',
        path: '/api/projects',
        summary: 'Creates a project.',
        args: args({ name: argument_text('Name of the project.'), description: optional(argument_text('What the project is for.')) }),
        result: newProject,
        success: 201,
        access: accountOnly,
        errors: [400, 401, 403, 409, 500],
        effect: 'create',
        tool: {},
    }),
    list_deleted_services: (0,operation/* operation */.MQ)({
        section: 'Projects',
        method: 'GET',
        path: '/api/projects/{slug}/deleted-services',
        summary: 'Lists deleted services that can still be restored.',
        args: args({ slug: id('Project slug.') }),
        result: dist/* array */.YOg(deletedService),
        success: 200,
        access: ownProject,
        errors: [401, 403, 404, 500],
        effect: 'read',
        tool: {},
    }),
    detach_project_dedicated_ip: (0,operation/* operation */.MQ)({
        section: 'Projects',
        method: 'DELETE',
        path: '/api/projects/{slug}/dedicated-ip',
        summary: 'Detaches the dedicated IP of a project; the address is not released and its billing continues.',
        args: args({ slug: id('Project slug.') }),
        result: detachedIp,
        success: 200,
        access: accountOnly,
        errors: [401, 403],
        effect: 'delete',
        tool: {},
    }),
    // Creating services
    create_service: (0,operation/* operation */.MQ)({
        section: 'Creating services',
        method: 'POST',
        path: '/api/services',
        summary: 'Creates a billed service from a Git repository or an image and queues its first deployment.',
        args: args({
            name: argument_text('Name of the service.'),
            projectSlug: optional(argument_text('Project; a project key must name its own, an account key may use its default one.')),
            environmentSlug: optional(argument_text('Environment; required for a key restricted to environments.')),
            repoUrl: optional(argument_text('Git repository to build.')),
            image: optional(argument_text('Container image to run.')),
            internalPort: optional(integer('Port that the service listens on.')),
            planKey: optional(argument_text('Plan; by default the cheapest that matches the service type.')),
        }),
        rules: [{ kind: 'exactly-one-of', names: ['repoUrl', 'image'] }],
        result: service,
        success: 201,
        access: notShown,
        errors: [400, 401, 402, 403, 404],
        effect: 'create',
        tool: { required: ['projectSlug'] },
    }),
    deploy_upload: (0,operation/* operation */.MQ)({
        section: 'Creating services',
        method: 'POST',
        path: '/api/projects/{projectSlug}/services/upload-b64',
        summary: 'Creates a billed service from an uploaded archive and deploys it; each call creates another service.',
        args: args({
            projectSlug: id('Project slug.'),
            env: optional(argument_text('Environment slug; required for a key restricted to environments.')),
            name: argument_text('Name of the service.'),
            archiveBase64: argument_text('Base64 of a .tar.gz or .zip of the project folder, without dependencies and .git.'),
            runtimeMode: optional(oneOf(limits/* runtimeModes */.LF, 'What the service runs as; web by default.')),
            rootDir: optional(argument_text('Folder of the archive to build in.')),
            installCommand: optional(argument_text('Command that installs the dependencies.')),
            buildCommand: optional(argument_text('Command that builds the project.')),
            startCommand: optional(argument_text('Command that starts the service; for static services the output directory.')),
            internalPort: optional(integer('Port that the service listens on.')),
            planKey: optional(argument_text('Plan; by default the cheapest that matches the service type.')),
        }),
        query: ['env'],
        result: upload,
        success: 201,
        access: projectWrite,
        errors: [400, 401, 403, 409, 500],
        effect: 'create',
        tool: {},
    }),
    // Deployments and service settings
    deploy_service: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'POST',
        path: '/api/services/{id}/deploy',
        summary: 'Queues a deployment; a later build failure is not reported here.',
        args: args({
            id: operations_service,
            ref: optional(argument_text('Branch, tag or commit SHA, for Git services only; by default the tracked branch.')),
        }),
        result: queuedDeployment,
        success: 202,
        access: deploymentsWrite,
        errors: [400, 401, 403, 409],
        effect: 'create',
        tool: {},
    }),
    list_deployments: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'GET',
        path: '/api/services/{id}/deployments',
        summary: 'Reads one page of the deployment history, newest first.',
        args: args({
            id: operations_service,
            limit: optional(integer(`Deployments a page; ${limits/* historyPageSize */.Fe} by default.`)),
            before: optional(integer('Cursor: the nextCursor of the page before.')),
        }),
        result: records_history,
        success: 200,
        access: notShown,
        errors: [],
        effect: 'read',
        tool: { hidden: ['before'] },
    }),
    get_scaling: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'GET',
        path: '/api/services/{id}/scaling',
        summary: 'Shows instances and autoscaling of a service.',
        args: args({ id: operations_service }),
        result: scaling,
        success: 200,
        access: settingsRead,
        errors: [401, 403, 500],
        effect: 'read',
        tool: {},
    }),
    scale_service: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'PATCH',
        path: '/api/services/{id}/scaling',
        summary: 'Sets instances and autoscaling of a service.',
        args: args({
            id: operations_service,
            instances: optional(integerFrom(limits/* instancesMinimum */.X1, 'Instances; with autoscaling on, the floor.')),
            maxInstances: optional(integer('Ceiling of autoscaling, at least `instances`.')),
            autoscaleEnabled: optional(flag('Whether the scaler decides.')),
            autoscaleCpuPct: optional(integer('Target CPU percent per instance; 0 ignores CPU.')),
            autoscaleMemPct: optional(integer('Target memory percent per instance; 0 ignores memory.')),
        }),
        rules: [{ kind: 'not-below', lower: 'instances', upper: 'maxInstances' }],
        result: scaled,
        success: 200,
        access: settingsWrite,
        errors: [400, 401, 403, 500],
        effect: 'set',
        tool: {},
    }),
    set_storage: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'PATCH',
        path: '/api/services/{id}/storage',
        summary: 'Sets the storage of a database or bucket; growth of the filesystem cannot be undone.',
        args: args({ id: database, storageGb: integer('Gigabytes.') }),
        result: storage,
        success: 200,
        access: settingsWrite,
        errors: [400, 401, 403, 409, 500],
        effect: 'set',
        hiddenFailure: hidden_failure/* failureOfStorage */.R,
        tool: {},
    }),
    create_deploy_trigger: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'POST',
        path: '/api/services/{id}/deploy-trigger',
        summary: 'Creates or rotates the secret URL that deploys without a key; it is shown once.',
        args: args({ id: operations_service }),
        result: deployTrigger,
        success: 201,
        access: deploymentsWrite,
        errors: [401, 403, 500],
        effect: 'secret',
        secrets: ['token', 'url'],
        tool: {},
    }),
    delete_env: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'DELETE',
        path: '/api/services/{id}/env/{key}',
        summary: 'Removes an environment variable; the running environment changes with the next deployment.',
        args: args({ id: operations_service, key: id('Name of the variable.') }),
        result: statusOnly,
        success: 200,
        access: variablesWrite,
        errors: [400, 401, 403, 500],
        effect: 'delete',
        tool: {},
    }),
    import_env: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'POST',
        path: '/api/services/{id}/env/import',
        summary: 'Sets environment variables; they apply with the next deployment.',
        args: args({
            id: operations_service,
            vars: dist/* array */.YOg(args({ key: argument_text('Name of the variable.'), value: argument_text('Its value.') })),
        }),
        result: importedEnv,
        success: 200,
        access: notShown,
        errors: [400, 401, 403],
        effect: 'set',
        secretArgs: ['vars.*.value'],
        tool: {},
    }),
    get_cron: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'GET',
        path: '/api/services/{id}/cron',
        summary: 'Shows the schedule of a cron service.',
        args: args({ id: operations_service }),
        result: cron,
        success: 200,
        access: settingsRead,
        errors: [401, 403],
        effect: 'read',
        tool: {},
    }),
    expose_port: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'POST',
        path: '/api/services/{id}/ports',
        summary: 'Exposes an HTTP port under a generated hostname; port mappings apply on redeploy.',
        args: args({
            id: operations_service,
            port: argument_text('Container port.'),
            label: patterned(limits/* portLabel */.Uz, 'must hold lowercase letters, digits and hyphens alone', 'Lowercase letters, digits and hyphens; becomes part of the hostname.'),
            deploy: optional(argument_text('Redeploy now.')),
        }),
        result: exposedPort,
        success: 201,
        access: notShown,
        errors: [400, 401, 403, 409, 500],
        effect: 'create',
        tool: {},
    }),
    add_domain: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'POST',
        path: '/api/services/{id}/domains',
        summary: 'Adds a custom domain, pending until DNS is configured.',
        args: args({ id: operations_service, hostname: argument_text('Hostname of the domain.') }),
        result: domain,
        success: 201,
        access: notShown,
        errors: [400, 401, 403, 409, 500],
        effect: 'create',
        tool: {},
    }),
    set_search_indexing: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'PATCH',
        path: '/api/services/{id}/search-indexing',
        summary: 'Allows or forbids search engines to index the generated hostname.',
        args: args({ id: operations_service, enabled: flag('True allows indexing.') }),
        result: indexedService,
        success: 200,
        access: notShown,
        errors: [400, 401, 403, 500],
        effect: 'set',
        tool: {},
    }),
    set_autodeploy: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'PATCH',
        path: '/api/services/{id}/autodeploy',
        summary: 'Switches automatic deployment of future matching Git pushes.',
        args: args({ id: operations_service, enabled: flag('True deploys each matching push.') }),
        result: autodeployedService,
        success: 200,
        access: notShown,
        errors: [400, 401, 403, 500],
        effect: 'set',
        tool: {},
    }),
    get_service_dedicated_ip: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'GET',
        path: '/api/services/{id}/dedicated-ip',
        summary: 'Shows the dedicated IP of a service and that of its project.',
        args: args({ id: operations_service }),
        result: serviceIps,
        success: 200,
        access: accountOnly,
        errors: [401, 403],
        effect: 'read',
        tool: {},
    }),
    attach_service_dedicated_ip: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'PUT',
        path: '/api/services/{id}/dedicated-ip',
        summary: 'Attaches a dedicated IP to a service; a new deployment applies it.',
        args: args({ id: operations_service, ipId: argument_text('Id of an IP that the account owns.') }),
        result: attachedIp,
        success: 200,
        access: notShown,
        errors: [401, 403, 409],
        effect: 'set',
        tool: {},
    }),
    // Logs and metrics
    get_logs: (0,operation/* operation */.MQ)({
        section: 'Logs and metrics',
        method: 'GET',
        path: '/api/services/{id}/logs',
        summary: 'Reads the runtime log of a service.',
        args: args({
            id: operations_service,
            limit: optional(integer('Lines at most.')),
            q: optional(argument_text('Substring that a line must hold.')),
            before: optional(integer('Lines older than this log id.')),
            after: optional(integer('Lines newer than this log id; search and time filters are then not applied.')),
            since: optional(argument_text('Inclusive RFC 3339 timestamp; ignored where malformed.')),
            until: optional(argument_text('Exclusive RFC 3339 timestamp; ignored where malformed.')),
        }),
        result: runtimeLogs,
        success: 200,
        access: notShown,
        errors: [401, 403, 500],
        effect: 'read',
        tool: { hidden: ['before', 'after', 'since', 'until'] },
    }),
    get_deployment_logs: (0,operation/* operation */.MQ)({
        section: 'Logs and metrics',
        method: 'GET',
        path: '/api/deployments/{id}/logs',
        summary: 'Reads the stored build log of a deployment.',
        args: args({ id: operations_deployment, after: optional(integer('The last sequence number seen: newer records are sent.')) }),
        result: dist/* array */.YOg(dist/* unknown */.L5J()),
        success: 200,
        access: notShown,
        errors: [],
        effect: 'read',
        tool: {},
    }),
    stream_deployment_logs: (0,operation/* operation */.MQ)({
        section: 'Logs and metrics',
        method: 'GET',
        path: '/api/deployments/{id}/logs/stream',
        summary: 'Follows the build log of a deployment as server-sent events.',
        args: args({ id: operations_deployment }),
        result: dist/* unknown */.L5J(),
        events: true,
        success: 200,
        access: notShown,
        errors: [],
        effect: 'read',
    }),
    get_metrics: (0,operation/* operation */.MQ)({
        section: 'Logs and metrics',
        method: 'GET',
        path: '/api/services/{id}/metrics',
        summary: 'Reads the metrics of a service.',
        args: args({ id: operations_service, range: optional(oneOf(limits/* metricsRanges */.Mh, 'How far back.')) }),
        result: dist/* unknown */.L5J(),
        success: 200,
        access: notShown,
        errors: [],
        effect: 'read',
        tool: {},
    }),
    // Database operations
    get_db_connection: (0,operation/* operation */.MQ)({
        section: 'Database operations',
        method: 'GET',
        path: '/api/services/{id}/connection',
        summary: 'Shows how to connect to a database or bucket; the answer is a secret.',
        args: args({ id: database }),
        result: connection,
        success: 200,
        access: accountOnly,
        errors: [400, 401, 403, 500],
        effect: 'read',
        secrets: ['password'],
        confidential: true,
        tool: {},
    }),
    rotate_db_credentials: (0,operation/* operation */.MQ)({
        section: 'Database operations',
        method: 'POST',
        path: '/api/services/{id}/db/password',
        summary: 'Sets a new credential and invalidates the previous one.',
        args: args({
            id: database,
            password: argument_text(`New password; for buckets the secret key, ${limits/* bucketSecretKeyMinimum */._F} characters at least.`),
            accessKey: optional(argument_text('New access key, for buckets only; by default the current one stays.')),
        }),
        rules: [{ kind: 'not-shorter', name: 'password', minimum: limits/* bucketSecretKeyMinimum */._F, when: 'accessKey' }],
        result: statusOnly,
        success: 200,
        access: accountOnly,
        errors: [400, 401, 403, 500],
        effect: 'set',
        secretArgs: ['password', 'accessKey'],
        tool: {},
    }),
    set_db_allowlist: (0,operation/* operation */.MQ)({
        section: 'Database operations',
        method: 'POST',
        path: '/api/services/{id}/db/allowlist',
        summary: 'Sets who may reach a database from outside; an empty list allows all sources.',
        args: args({
            id: database,
            allowIps: dist/* array */.YOg(patterned(limits/* allowedSource */.Mc, 'must be an IPv4 address or a CIDR, as 203.0.113.0/24', 'IPv4 address or CIDR.')),
        }),
        result: allowlist,
        success: 200,
        access: accountOnly,
        errors: [400, 401, 403, 500],
        effect: 'set',
        tool: {},
    }),
    set_db_tls: (0,operation/* operation */.MQ)({
        section: 'Database operations',
        method: 'POST',
        path: '/api/services/{id}/db/tls',
        summary: 'Switches TLS for outside connections, where the database supports it.',
        args: args({ id: database, tls: flag('True switches TLS on.') }),
        result: tlsSetting,
        success: 200,
        access: accountOnly,
        errors: [400, 401, 403, 500],
        effect: 'set',
        tool: {},
    }),
    db_query: (0,operation/* operation */.MQ)({
        section: 'Database operations',
        method: 'POST',
        path: '/api/services/{id}/db/console',
        summary: 'Runs a statement in the SQL console; it can modify data, and its failure hides in a 200.',
        args: args({ id: database, query: argument_text('The statement.') }),
        result: consoleOutput,
        success: 200,
        access: accountOnly,
        errors: [400, 401, 403],
        effect: 'exec',
        hiddenFailure: hidden_failure/* failureOfStatement */.v,
        tool: {},
    }),
    // Other
    list_env_groups: (0,operation/* operation */.MQ)({
        section: 'Other',
        method: 'GET',
        path: '/api/env-groups',
        summary: 'Lists shared environment groups, without their values.',
        args: args({}),
        result: dist/* array */.YOg(envGroup),
        success: 200,
        access: accountOnly,
        errors: [401, 403],
        effect: 'read',
        tool: {},
    }),
};
/** Every operation's name, in the contract's order. */
const operationNames = Object.keys(operations).filter(isOperationName);
/** True for the names of the table alone, not for what every object has. */
function isOperationName(name) {
    return Object.hasOwn(operations, name);
}
/** An operation without its literal types, for code that walks the table. */
function operationOf(name) {
    return operations[name];
}


/***/ })

};

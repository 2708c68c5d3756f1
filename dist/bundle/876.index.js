export const id = 876;
export const ids = [876];
export const modules = {

/***/ 945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configuredInputs: () => (/* binding */ configuredInputs),
/* harmony export */   productionInputs: () => (/* binding */ productionInputs),
/* harmony export */   serviceOf: () => (/* binding */ serviceOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3597);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9190);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3592);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2307);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9274);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6906);








/** Names that a preview must not share with the service that it is a preview of. */
const productionInputs = new Set([
    'service-id',
    'service-name',
    'archive-path',
    'environment',
    'environment-url',
]);
/** @throws InputError where the file has no such service */
function serviceOf(file, name) {
    const service = file.services.get(name);
    if (service !== undefined)
        return service;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('service', (0,_services_js__WEBPACK_IMPORTED_MODULE_6__/* .explainUnknownService */ .zj)(name, new Set(file.services.keys())));
}
/**
 * The inputs of a run, and below them those of the file: what the run itself sets counts, then the service, then the top level.
 * The service's `env` joins `env-vars`, which wins.
 *
 * @param folder of the file; its paths are relative to it
 */
function configuredInputs(given, file, folder, run) {
    const { service, sha, takes } = run;
    const values = new Map([
        ...file.inputs,
        ...(service?.inputs ?? []),
        ...(service?.gate?.inputs ?? []),
    ]);
    const valueFor = (name) => (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isInputName */ .wp)(name) && takes(name) && given.text(name) === undefined ? values.get(name) : undefined;
    let filled;
    const env = () => (filled ??= filledEnv(service, file, run));
    return new _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .Inputs */ .G((name) => {
        if (name === 'env-vars' && takes(name))
            return joinVariables(env(), given.verbatim(name) ?? '');
        const value = valueFor(name);
        if (value === undefined || !(0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isInputName */ .wp)(name))
            return (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isInputName */ .wp)(name) ? given.verbatim(name) : undefined;
        if (name === 'health-body')
            return withCommit(value, sha);
        return _table_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu[name].kind === _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .path */ .Ae ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, value.text) : value.text;
    }, { originOf: (name) => valueFor(name)?.origin, shown: () => [...env().values()] });
}
function withCommit({ text, origin }, sha) {
    if (!text.includes('{sha}'))
        return text;
    if (sha !== undefined)
        return text.replaceAll('{sha}', sha);
    const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `config-commit-unknown: \`health-body\` contains {sha} (${origin}), and the commit of this run is not known. Give \`health-body\` without it.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('health-body', why);
}
function filledEnv(service, file, { addressOf }) {
    const fill = (template) => (0,_services_js__WEBPACK_IMPORTED_MODULE_6__/* .fillAddresses */ .AV)(template, (name) => {
        const address = addressOf?.(name) ?? file.services.get(name)?.inputs.get('environment-url')?.text;
        if (address !== undefined)
            return address;
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `config-address-unknown: \`env\` needs the address of the service "${name}", which a run of one service does not know. Set its \`environment-url\`, or deploy both with \`taxiway fleet deploy\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('env-vars', text);
    });
    return new Map([...(service?.env ?? [])].map(([name, template]) => [name, fill(template)]));
}
/** As dotenv text; a name of `given` is left to it. */
function joinVariables(env, given) {
    const named = new Set((0,_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDotenv */ .q)(given, 'env-vars').all.map(({ key }) => key));
    const lines = [...env].filter(([name]) => !named.has(name)).map(([name, value]) => `${name}=${quoted(value)}\n`);
    return `${lines.join('')}${given}`;
}
function quoted(value) {
    return `"${value.replaceAll(/["\\]/g, String.raw `\$&`).replaceAll('\n', String.raw `\n`).replaceAll('\r', String.raw `\r`)}"`;
}


/***/ }),

/***/ 9274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables),
/* harmony export */   q: () => (/* binding */ parseDotenv)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(196);




/** Far more than any platform accepts: a larger file is the wrong one. */
const largestFile = 1024 * 1024;
const quotes = new Set(['"', "'", '`']);
const escapes = { n: '\n', r: '\r', '"': '"', '\\': '\\' };
/**
 * The variables of `env-file` and `env-vars`; the latter win.
 *
 * @throws InputError naming the input and the line, never a value
 */
function readVariables(inputs, workspace) {
    const file = readEnvFile(inputs, workspace);
    const own = parseDotenv(inputs.get('env-vars') ?? '', 'env-vars');
    const merged = new Map([...file.all, ...own.all].map((variable) => [variable.key, variable]));
    return { all: [...merged.values()], duplicates: [...file.duplicates, ...own.duplicates] };
}
function readEnvFile(inputs, workspace) {
    const given = inputs.get('env-file');
    if (given === undefined)
        return { all: [], duplicates: [] };
    const path = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInWorkspace */ .e)(workspace, 'env-file', given);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    if (stat.isFile() && stat.size <= largestFile)
        return parseDotenv((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'), 'env-file');
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `env-file-invalid: \`env-file\` is not a dotenv file: "${given}". Use a file of at most 1 MiB.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('env-file', text);
}
/**
 * Parses dotenv text: `NAME=value`, an optional `export`, comments, values in single, double or back quotes that may span
 * lines. In double quotes `\n`, `\r`, `\"` and `\\` are escapes. Names are not checked: the platform does that. A message
 * names the line and shows nothing of it.
 *
 * @param source the input to name in a message
 * @throws InputError for a line without `=`, an empty name, a quote that is never closed, text after a closing quote
 */
function parseDotenv(text, source) {
    const variables = new Map();
    const duplicates = new Set();
    const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    for (let at = 0; at < normal.length;) {
        const entry = readEntry(normal, at);
        if ('problem' in entry) {
            const line = normal.slice(0, at).split('\n').length;
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `dotenv-invalid: Line ${line} of \`${source}\` is not a dotenv line: it has ${entry.problem}. Write \`NAME=value\` lines.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(source, why);
        }
        at = entry.end;
        if (entry.key === undefined)
            continue;
        if (variables.has(entry.key))
            duplicates.add(entry.key);
        variables.set(entry.key, entry.value);
    }
    return { all: [...variables].map(([key, value]) => ({ key, value })), duplicates: [...duplicates] };
}
/** The entry whose line begins at `at`, or what is wrong with it. */
function readEntry(text, at) {
    const end = lineEnd(text, at);
    const line = text.slice(at, end);
    if (/^\s*(?:#|$)/.test(line))
        return { key: undefined, value: '', end: end + 1 };
    const equals = line.indexOf('=');
    if (equals < 0)
        return { problem: 'no `=`' };
    const key = line
        .slice(0, equals)
        .trim()
        .replace(/^export\s+/, '');
    if (key === '')
        return { problem: 'no name before the `=`' };
    const raw = line.slice(equals + 1);
    const quote = raw.trimStart().charAt(0);
    if (!quotes.has(quote))
        return { key, value: raw.replace(/(?:^|\s)\s*#.*$/, '').trim(), end: end + 1 };
    const opens = at + equals + 1 + raw.indexOf(quote);
    const closes = closingQuote(text, opens + 1, quote);
    if (closes < 0)
        return { problem: 'a quote that is never closed' };
    const after = lineEnd(text, closes);
    if (!/^\s*(?:#.*)?$/.test(text.slice(closes + 1, after)))
        return { problem: 'text after a closing quote' };
    const value = text.slice(opens + 1, closes);
    const unescaped = value.replace(/\\([nr"\\])/g, (_whole, name) => escapes[name] ?? '');
    return { key, value: quote === '"' ? unescaped : value, end: after + 1 };
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
}
/** Where the quote closes, or -1; in double quotes a backslash escapes the character after it. */
function closingQuote(text, from, quote) {
    if (quote !== '"')
        return text.indexOf(quote, from);
    for (let at = from; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '"')
            return at;
    }
    return -1;
}


/***/ }),

/***/ 2788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ nearestNames),
/* harmony export */   m: () => (/* binding */ likelyName)
/* harmony export */ });
/** The names most like a wrong one, the best first: names that share its words, then names that differ by a slip. */
function nearestNames(wrongName, names, most = 3) {
    const asked = wordsOf(wrongName);
    const scored = names.map((name) => {
        const words = wordsOf(name).split('_');
        const shared = words.filter((word) => asked.split('_').includes(word)).length;
        return { name, score: editDistance(asked, wordsOf(name)) - 4 * shared };
    });
    const sorted = scored.sort((one, other) => one.score - other.score);
    return sorted.slice(0, most).map(({ name }) => name);
}
/** The one name that a slip of the keyboard explains, if there is one: at most a third of its letters differ. */
function likelyName(wrongName, names) {
    const [nearest] = nearestNames(wrongName, names, 1);
    if (nearest === undefined)
        return undefined;
    const letters = (name) => wordsOf(name).replaceAll('_', '');
    return editDistance(letters(wrongName), letters(nearest)) <= letters(nearest).length / 3 ? nearest : undefined;
}
/** In lower case, with `_` between words: `serviceId`, `service-id` and `SERVICE_ID` are one. */
function wordsOf(name) {
    const apart = name.slice(0, longest).replace(/([a-z0-9])([A-Z])/g, '$1_$2');
    return apart.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
}
/** The rest of a longer name is not compared. */
const longest = 60;
/** Insertions, deletions and replacements that turn one text into the other (Levenshtein), one row of the table at a time. */
function editDistance(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [line, left] of [...from].entries()) {
        const next = [line + 1];
        for (const [column, right] of [...to].entries()) {
            const replaced = (row[column] ?? 0) + (left === right ? 0 : 1);
            next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}


/***/ })

};

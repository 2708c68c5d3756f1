export const id = 630;
export const ids = [630];
export const modules = {

/***/ 7630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  call: () => (/* binding */ call)
});

// EXTERNAL MODULE: ./build/contract/operations.js + 3 modules
var operations = __webpack_require__(1825);
// EXTERNAL MODULE: ./build/actions/call/failure.js
var failure = __webpack_require__(1699);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/request.js + 1 modules
var request = __webpack_require__(2246);
// EXTERNAL MODULE: ./build/config/connection.js
var config_connection = __webpack_require__(2807);
;// CONCATENATED MODULE: ./build/actions/call/arguments.js

/** Repetitions of what an anchor stands for; a few lines could otherwise unfold into gigabytes. */
const mostAliases = 100;
/** What the core schema of YAML 1.2 knows. */
const coreTags = new Set(['map', 'seq', 'str', 'int', 'float', 'bool', 'null'].map((tag) => `tag:yaml.org,2002:${tag}`));
/**
 * The `args` input: JSON, or one YAML document of the core schema (`yes` is text, a date is text). Empty is no arguments.
 *
 * @throws InputError that names the line at most, never what stands there, for it may be a password
 */
async function parseArguments(text) {
    if (text.trim() === '')
        return {};
    const value = /^\s*[{[]/.test(text) ? (readJson(text) ?? (await readYaml(text))) : await readYaml(text);
    refuseRoundedNumbers(value);
    if (isObject(value))
        return value;
    throw wrong('must be one object: an argument a line, as `id: svc_1`, or JSON in braces');
}
/** Undefined where it is no JSON: it may be YAML in braces. */
function readJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Loaded here alone: most calls are JSON or carry no arguments at all. */
async function readYaml(text) {
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lines = new yaml.LineCounter();
    const document = yaml.parseDocument(text, {
        schema: 'core',
        version: '1.2',
        customTags: [],
        merge: false,
        uniqueKeys: true,
        // Pretty messages quote the line, which may be a secret.
        prettyErrors: false,
        lineCounter: lines,
    });
    const [error] = document.errors;
    if (error !== undefined) {
        const why = error.code === 'DUPLICATE_KEY' ? 'names an argument twice' : 'is neither JSON nor YAML';
        throw wrong(`${why} (line ${lines.linePos(error.pos[0]).line})`);
    }
    if (document.warnings.length > 0)
        throw wrong('holds a YAML tag: only plain values are taken');
    yaml.visit(document, (_, node) => {
        const tag = yaml.isNode(node) && 'tag' in node ? node.tag : undefined;
        if (typeof tag === 'string' && !coreTags.has(tag))
            throw wrong('holds a YAML tag: only plain values are taken');
    });
    try {
        // The copy has no value twice and none inside itself.
        return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: mostAliases })));
    }
    catch {
        throw wrong('holds a YAML alias without an anchor, inside its own anchor, or too often');
    }
}
/** 12345678901234567890 would be sent as another number. */
function refuseRoundedNumbers(value) {
    if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
        throw wrong('holds a number of more than 15 digits, which would be rounded: put it in quotes if it is text');
    }
    if (typeof value === 'object' && value !== null)
        for (const each of Object.values(value))
            refuseRoundedNumbers(each);
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function wrong(what) {
    return new errors/* InputError */.dz('args', `Input \`args\` ${what}.`);
}

;// CONCATENATED MODULE: ./build/actions/call/nearest.js
const most = 3;
/** The names most like a wrong one, the best first: those that share its words, then those that it is a slip away from. */
function nearestNames(wrong, names) {
    const asked = wrong.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
    const words = new Set(asked.split('_'));
    const scored = names.map((name) => {
        const own = name.split('_');
        const shared = own.filter((word) => words.has(word)).length;
        return { name, score: editDistance(asked, name) - 4 * shared };
    });
    return scored
        .sort((one, other) => one.score - other.score)
        .slice(0, most)
        .map(({ name }) => name);
}
/** Insertions, deletions and replacements that make one text of the other (Levenshtein), a row of the table at a time. */
function editDistance(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [line, left] of [...from.slice(0, 60)].entries()) {
        const next = [line + 1];
        for (const [column, right] of [...to].entries()) {
            const replaced = (row[column] ?? 0) + (left === right ? 0 : 1);
            next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}

;// CONCATENATED MODULE: ./build/actions/call/inputs.js






/**
 * @param hide hides what is secret among the arguments; it comes before the first sentence about any of them
 * @throws InputError naming the input or the argument, never a value; nothing was sent
 */
async function readCallInputs(inputs, hide) {
    const connection = (0,config_connection/* readConnection */.d)(inputs);
    const operation = knownOperation(inputs.required('operation'));
    const args = await parseArguments(inputs.verbatim('args') ?? '');
    hide({ operation, args });
    (0,request/* buildCall */.dX)(operation, args);
    return { connection, operation, args };
}
function knownOperation(name) {
    if ((0,operations/* isOperationName */.F)(name))
        return name;
    const nearest = nearestNames(name, operations/* operationNames */.qj).map((each) => `\`${each}\``);
    const said = name.replace(/[\p{Cc}`]+/gu, ' ').slice(0, 60);
    throw new errors/* InputError */.dz('operation', `Input \`operation\` names no operation of the platform, \`${said}\`: the nearest are ${nearest.join(', ')}.`);
}

// EXTERNAL MODULE: ./build/actions/call/secrets.js + 1 modules
var secrets = __webpack_require__(495);
;// CONCATENATED MODULE: ./build/actions/call/action.js




/** The call action: one operation of the contract, its answer as an output. */
async function call(job) {
    try {
        const request = await readCallInputs(job.inputs, (given) => (0,secrets/* maskArguments */.J)(job, given));
        if ((0,operations/* operationOf */.zI)(request.operation).events)
            await (await Promise.all(/* import() */[__webpack_require__.e(302), __webpack_require__.e(241)]).then(__webpack_require__.bind(__webpack_require__, 6241))).streamToTheEnd(job, request);
        else
            await (await __webpack_require__.e(/* import() */ 791).then(__webpack_require__.bind(__webpack_require__, 5791))).callOnce(job, request);
    }
    catch (error) {
        (0,failure/* reportFailure */.x)(job, error);
    }
}


/***/ }),

/***/ 1699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ setStatus),
/* harmony export */   x: () => (/* binding */ reportFailure)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);

/** Ends the step red, with one sentence or two; the status is an output where the platform answered at all. */
function reportFailure(job, error) {
    process.exitCode = 1;
    setStatus(job, error);
    const message = error instanceof Error ? error.message : String(error);
    const ours = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .yJ || (job.signal.aborted && error === job.signal.reason);
    job.console.error(ours ? message : `Taxiway failed unexpectedly: ${message}`);
}
/** The `http-status` output, where the error came with an answer. */
function setStatus(job, error) {
    if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk || error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableError */ .Gy) {
        job.outputs.set('http-status', String(error.status));
    }
}


/***/ }),

/***/ 495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ guardResult),
  J: () => (/* binding */ maskArguments)
});

// EXTERNAL MODULE: ./build/contract/operations.js + 3 modules
var operations = __webpack_require__(1825);
// EXTERNAL MODULE: ./build/output/masks.js
var masks = __webpack_require__(693);
// EXTERNAL MODULE: ./build/text/redactor.js
var redactor = __webpack_require__(7744);
;// CONCATENATED MODULE: ./build/actions/call/texts.js
/** Every string within a JSON value. */
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
/** The strings at a dotted path of a JSON value, where `*` stands for each element of a list; none where it leads nowhere. */
function textsAt(value, path) {
    let found = [value];
    for (const step of path.split('.'))
        found = found.flatMap((each) => childrenAt(each, step));
    return found.filter((each) => typeof each === 'string');
}
/** The same JSON value with every string replaced; the names of fields stay. */
function withTexts(value, replace) {
    if (typeof value === 'string')
        return replace(value);
    if (Array.isArray(value))
        return value.map((each) => withTexts(each, replace));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, replace)]));
}
function childrenAt(value, step) {
    if (typeof value !== 'object' || value === null)
        return [];
    if (step === '*')
        return Array.isArray(value) ? value : [];
    return Object.entries(value).flatMap(([name, child]) => (name === step ? [child] : []));
}

;// CONCATENATED MODULE: ./build/actions/call/secrets.js




/** Hides the secret arguments, so that no refusal of the platform can repeat them. */
function maskArguments(job, { operation, args }) {
    const shown = job.inputs.shownBut(['api-key', 'args']);
    for (const path of (0,operations/* operationOf */.zI)(operation).secretArgs ?? []) {
        for (const secret of textsAt(args, path))
            for (const mask of (0,masks/* masksOf */.J)(secret, shown))
                job.console.mask(mask);
    }
}
/**
 * Masks the secrets of a result. Must come before anything of the result is written. A secret that is so short or common
 * that its mask would blacken the log stays unmasked, which a warning says.
 */
function guardResult(job, operation, result) {
    // First, for afterwards the redactor knows the new secrets too.
    const whole = withTexts(result, (text) => job.redactor.redact(text));
    const named = (operation.secrets ?? []).flatMap((path) => textsAt(result, path));
    const perhaps = operation.confidential ? undocumentedTexts(operation, result) : [];
    const unmasked = named.filter((secret) => secret !== '' && (0,masks/* masksOf */.J)(secret, []).length === 0);
    for (const secret of [...named, ...perhaps])
        for (const mask of (0,masks/* masksOf */.J)(secret, []))
            job.console.mask(mask);
    if (unmasked.length > 0) {
        job.console.warn('A secret of the answer is too short or too common a word to be masked: keep `result` out of logs.');
    }
    if (operation.confidential)
        return { whole, shown: undefined };
    const secrets = new Set(named);
    return { whole, shown: withTexts(whole, (text) => (secrets.has(text) ? redactor/* redacted */.pc : text)) };
}
/** What the contract does not show of a secret answer may be the secret in another form, as a whole connection URL. */
function undocumentedTexts({ result: schema }, result) {
    const documented = 'entries' in schema && typeof schema.entries === 'object' ? Object.keys(schema.entries ?? {}) : [];
    if (typeof result !== 'object' || result === null)
        return textsIn(result);
    return Object.entries(result).flatMap(([field, value]) => (documented.includes(field) ? [] : textsIn(value)));
}


/***/ }),

/***/ 693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ masksOf)
/* harmony export */ });
/* unused harmony export shortestMasked */
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7744);

/** Values shorter than this are never masked (product: `env-vars`). */
const shortestMasked = 6;
/**
 * Settings, not secrets. Masking them would blacken the log and, worse, make the runner drop every job output that contains
 * them.
 */
const commonWords = new Set([
    'production',
    'development',
    'staging',
    'preview',
    'testing',
    'default',
    'enabled',
    'disabled',
    'localhost',
    'verbose',
    'warning',
    'release',
    'public',
    'private',
]);
/**
 * Which of a variable's value must be hidden: the value, and each of its lines where it has several. Nothing for values of
 * fewer than six characters, for common words, and for what `shown` (inputs that the runner has printed already) contains.
 */
function masksOf(value, shown) {
    if (value.length < shortestMasked || commonWords.has(value.toLowerCase()))
        return [];
    if (shown.some((text) => text.includes(value)))
        return [];
    return [value, ...(0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(value)];
}


/***/ })

};

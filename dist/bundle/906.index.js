export const id = 906;
export const ids = [906];
export const modules = {

/***/ 3078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ SlowPatternError),
/* harmony export */   z: () => (/* binding */ Pattern)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6167);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);




/** The most that one search may take, whatever the pattern and the texts are. */
const mostMs = 1_000;
/** A search that took too long: the pattern backtracks without end on some text. */
class SlowPatternError extends Error {
    constructor() {
        super('matching took more than a second');
        this.name = 'SlowPatternError';
    }
}
/** A user's regular expression for untrusted text. A search that backtracks without end is stopped after a second. */
class Pattern {
    #expression;
    /** @throws InputError naming the input, also for a pattern that matches an empty text, and so every text */
    constructor(input, source) {
        try {
            this.#expression = new RegExp(source);
        }
        catch (error) {
            const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : String(error);
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `pattern-invalid: \`${input}\` is not a valid regular expression: "${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(source)}" (${why}).`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
        if (this.#expression.test('')) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `pattern-matches-anything: \`${input}\` matches any text: "${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(source)}". Use a pattern that needs at least one character.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
    }
    /** Index of the first text that matches, -1 where none does. Throws `SlowPatternError`. */
    find(texts) {
        return bounded(() => texts.findIndex((text) => this.#expression.test(text)));
    }
    /** Where the text matches first, -1 where it does not. Throws `SlowPatternError`. */
    placeIn(text) {
        return bounded(() => text.search(this.#expression));
    }
}
function bounded(search) {
    try {
        return Number(new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('search()').runInContext((0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ search }), { timeout: mostMs }));
    }
    catch (error) {
        // The error may come from the other context, so it may not be an instance of our `Error`.
        const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
        throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new SlowPatternError() : error;
    }
}


/***/ }),

/***/ 1891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ StatusRanges)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6167);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);



/** The statuses that count as healthy, written like `200-399` or `200, 204, 301-303`. */
class StatusRanges {
    #ranges;
    /** @throws InputError naming the input */
    constructor(input, text) {
        const parts = text.split(/[\s,]+/).filter((part) => part !== '');
        const ranges = parts.map(rangeOf).filter((range) => range !== undefined);
        if (ranges.length === 0 || ranges.length < parts.length) {
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `statuses-invalid: \`${input}\` is not a list of HTTP statuses: "${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(text)}". Use statuses from 100 to 599 or ranges, such as \`200-399\` or \`200, 204\`.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, why);
        }
        this.#ranges = ranges;
    }
    includes(status) {
        return this.#ranges.some(([from, to]) => from <= status && status <= to);
    }
    /** Whether the status is listed by itself, not only as part of a range. */
    lists(status) {
        return this.#ranges.some(([from, to]) => from === status && to === status);
    }
}
function rangeOf(part) {
    const [, from, to = from] = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/.exec(part) ?? [];
    return from === undefined || Number(from) > Number(to) ? undefined : [Number(from), Number(to)];
}


/***/ }),

/***/ 16:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ fileKeys),
/* harmony export */   S3: () => (/* binding */ configFileName),
/* harmony export */   cG: () => (/* binding */ variableName),
/* harmony export */   fe: () => (/* binding */ serviceName)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3592);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2307);


/** The name that is looked for. */
const configFileName = 'taxiway.yaml';
/** The name of a service: a part of addresses, options and variables. */
const serviceName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;
/** The name of an environment variable. */
const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Keys that are not inputs. */
const ownKeys = {
    top: {
        services: {
            shape: { holds: 'names', name: serviceName, of: 'service' },
            text: 'The services, by a name that you choose: letters, digits, `-` and `_`, at most 63.',
        },
    },
    service: {
        paths: {
            shape: { holds: 'list', kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8, more: { contains: { not: { type: 'string', pattern: '^!' } } } },
            text: 'The service is deployed if a file that these patterns match has changed. The patterns are those of `.gitignore`, relative to the root of the repository; `!` excludes. Without `paths` any file counts.',
        },
        needs: {
            shape: { holds: 'list', kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8 },
            text: 'Services of this file that are deployed before this one, where they are deployed at all.',
        },
        env: {
            shape: { holds: 'names', name: variableName, of: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq },
            text: 'Variables to import before each deploy. `{services.NAME.url}` stands for the address of a service that this one `needs`. Everyone who may read the repository reads them: secrets belong into `env-file` or `env-vars`.',
        },
        gate: {
            shape: { holds: 'part', place: 'gate' },
            text: 'Checks that follow the deployment, before any service that needs this one is deployed.',
        },
    },
    gate: {
        rollback: {
            shape: { holds: 'value', kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt },
            text: '`true` deploys the commit of the last successful deployment again if a check fails.',
            default: 'false',
        },
    },
};
/** Texts of inputs that mean a little more or less in the file. */
const texts = {
    'service-id': 'Service that the platform builds from its Git repository.',
    environment: 'Name of a GitHub environment. At the top level it is that of all services, and a service `api` has `NAME/api`. Taxiway keeps a GitHub deployment in it up to date, which needs the permission `deployments: write`.',
    'health-body': 'JavaScript regular expression that the first 256 KiB of the body must match. `{sha}` stands for the commit that is deployed.',
    'env-file': 'A dotenv file in the workspace, whose variables are imported before each deploy. `env` wins over it.',
};
/** The keys of each part of the file, in the order in which the documentation shows them. */
const fileKeys = {
    top: keysOf('top'),
    service: keysOf('service'),
    gate: keysOf('gate'),
};
function keysOf(place) {
    const names = Object.keys(_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu).filter(_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isInputName */ .wp);
    const inputs = names
        .filter((name) => _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu[name].places.includes(place))
        .map((name) => {
        const { kind, text, default: fallback } = _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu[name];
        const more = fallback === undefined ? {} : { default: fallback };
        return [name, { shape: { holds: 'value', kind }, text: texts[name] ?? text, ...more }];
    });
    return new Map([...inputs, ...Object.entries(ownKeys[place])]);
}


/***/ }),

/***/ 2876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ readScalar),
/* harmony export */   A7: () => (/* binding */ mapOf),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   on: () => (/* binding */ readPart)
/* harmony export */ });
/* unused harmony export readValue */
/* harmony import */ var _checks_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3078);
/* harmony import */ var _checks_status_ranges_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1891);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6167);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3597);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2788);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3592);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2307);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16);








const placeNames = {
    top: 'at the top level',
    service: 'in a service',
    gate: 'in the `gate` of a service',
};
/** What the flows would find out only after something was sent. */
const checks = {
    'health-body': (name, given) => new _checks_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .Pattern */ .z(name, given),
    'log-fail-pattern': (name, given) => new _checks_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .Pattern */ .z(name, given),
    'health-status': (name, given) => new _checks_status_ranges_js__WEBPACK_IMPORTED_MODULE_1__/* .StatusRanges */ .R(name, given),
};
/** Reads the keys of a part, and checks the values of its inputs. */
function readPart(tree, place, mistakes) {
    const inputs = new Map();
    const own = new Map();
    for (const entry of mapOf(tree, placeNames[place], mistakes)?.entries ?? []) {
        const key = _keys_js__WEBPACK_IMPORTED_MODULE_4__/* .fileKeys */ .Nh[place].get(entry.key);
        if (key === undefined)
            mistakes.add(entry, explainUnknown(entry.key, place));
        // `services` is an input of a fleet too, where it chooses some.
        else if (!(0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isInputName */ .wp)(entry.key) || key.shape.holds !== 'value')
            own.set(entry.key, entry);
        else {
            const { key: name, value } = entry;
            const text = readValue(name, value, key, mistakes);
            if (text === undefined)
                continue;
            const { line, column } = value;
            inputs.set(name, { text, line, column });
            mistakes.try(value, () => checks[name]?.(name, text));
        }
    }
    return { inputs, own };
}
/** The text of a value; undefined, and a mistake, where the key does not take it. */
function readValue(name, tree, { shape }, mistakes) {
    if (shape.holds !== 'value')
        return undefined;
    if (tree.is === 'list' && shape.kind === _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)
        return readList(name, tree, mistakes)
            ?.map(({ text }) => text)
            .join('\n');
    return readScalar(name, tree, shape.kind, mistakes);
}
/** The values of a list; undefined, and a mistake, where it is none, or is empty. */
function readList(name, tree, mistakes, kind = _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) {
    if (tree.is === 'wrong')
        return undefined;
    if (tree.is !== 'list' || tree.items.length === 0) {
        mistakes.add(tree, (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-not-a-list: \`${name}\` must be a list with at least one item, such as \`[one, two]\`.`);
        return undefined;
    }
    return tree.items.flatMap((item) => {
        const text = readScalar(name, item, kind, mistakes);
        return text === undefined ? [] : [{ text, line: item.line, column: item.column }];
    });
}
/** The keys of a tree; undefined, and a mistake, where it has none. */
function mapOf(tree, where, mistakes) {
    if (tree.is === 'map')
        return tree;
    if (tree.is === 'wrong')
        return undefined;
    mistakes.add(tree, (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-not-keys: Keys with values must stand ${where}, such as \`key: value\`.`);
    return undefined;
}
/** The text of one value; undefined, and a mistake, where it is none, or not of this kind. */
function readScalar(name, tree, kind, mistakes) {
    if (tree.is === 'wrong')
        return undefined;
    if (tree.is !== 'scalar') {
        mistakes.add(tree, (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-not-one-value: \`${name}\` must be one value, not ${tree.is === 'list' ? 'a list' : 'keys'}.`);
        return undefined;
    }
    const { value } = tree;
    const text = kind.schema['type'] === 'integer' && typeof value === 'number' ? String(value) : tree.text;
    if (text.trim() === '') {
        mistakes.add(tree, (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-no-value: \`${name}\` has no value. Set it, or remove the key.`);
        return undefined;
    }
    // Editors know only these types.
    const isQuoted = typeof value === 'string' && (kind === _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt || kind.schema['type'] === 'integer');
    return mistakes.try(tree, () => {
        kind.parse(name, text);
        if (isQuoted)
            kind.parse(name, `'${text}'`);
        return text;
    });
}
function explainUnknown(key, place) {
    const shown = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)(key, 60);
    if ((0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .likelyName */ .m)(key, _table_js__WEBPACK_IMPORTED_MODULE_3__/* .secretInputs */ ._y) !== undefined) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-secret: "${shown}" must not stand in the file, because everyone who may read the repository would read the key. Store it as a secret, and hand it over as an input of the step or as TAXIWAY_API_KEY.`;
    }
    const meant = (name) => lettersOf(name) === lettersOf(key);
    const names = [..._keys_js__WEBPACK_IMPORTED_MODULE_4__/* .fileKeys */ .Nh[place].keys()];
    const here = names.find(meant);
    if (here !== undefined)
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-key-spelling: The key "${shown}" is spelt \`${here}\`.`;
    const elsewhere = ['top', 'service', 'gate'].find((other) => [..._keys_js__WEBPACK_IMPORTED_MODULE_4__/* .fileKeys */ .Nh[other].keys()].some(meant));
    if (elsewhere !== undefined) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-key-elsewhere: "${shown}" does not stand ${placeNames[place]}, but ${placeNames[elsewhere]}. Move it there.`;
    }
    if ((0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isInputName */ .wp)(key) && _table_js__WEBPACK_IMPORTED_MODULE_3__/* .inputTable */ .Fu[key].places.length === 0) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-key-of-a-run: "${shown}" belongs to a single run, not to the file. Set it in the step, or as an option.`;
    }
    const likely = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .likelyName */ .m)(key, names);
    if (likely !== undefined)
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-key-mistyped: Unknown key "${shown}". Did you mean \`${likely}\`?`;
    const nearest = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .nearestNames */ .L)(key, names).map((name) => `\`${name}\``);
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-key-unknown: Unknown key "${shown}" ${placeNames[place]}. The nearest are ${nearest.join(', ')}.`;
}
/** `service-id`, `serviceId` and `SERVICE_ID` are one. */
function lettersOf(name) {
    return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}


/***/ }),

/***/ 6906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mh: () => (/* binding */ addressesIn),
  zj: () => (/* binding */ explainUnknownService),
  AV: () => (/* binding */ fillAddresses),
  JQ: () => (/* binding */ readServices)
});

// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(2788);
// EXTERNAL MODULE: ./build/config/kinds.js
var kinds = __webpack_require__(3592);
// EXTERNAL MODULE: ./build/config/table.js
var table = __webpack_require__(2307);
// EXTERNAL MODULE: ./build/config/file/keys.js
var keys = __webpack_require__(16);
;// CONCATENATED MODULE: ./build/config/file/needs.js


/** Enough to see what is wrong. */
const mostCircles = 20;
const longestCircle = 1_000;
/** Refuses services that wait for each other, each circle once and spelt out: `api -> web -> api`. */
function refuseCycles(services, mistakes) {
    const done = new Set();
    let circles = 0;
    for (const start of services.keys()) {
        // Without recursion: a chain may be as long as the file.
        const way = [];
        const open = new Set();
        const enter = (name) => {
            open.add(name);
            way.push({ name, left: [...(services.get(name)?.needs ?? [])] });
        };
        if (!done.has(start))
            enter(start);
        for (let here = way.at(-1); here !== undefined; here = way.at(-1)) {
            const next = here.left.shift();
            if (next === undefined) {
                done.add(here.name);
                open.delete(here.name);
                way.pop();
            }
            else if (open.has(next)) {
                circles += 1;
                if (circles > mostCircles)
                    return;
                const names = way.map(({ name }) => name);
                const circle = [...names.slice(names.indexOf(next)), next].join(' -> ');
                const at = services.get(next);
                if (at)
                    mistakes.add(at, (0,message/* message */.i) `config-cycle: Services wait for each other: ${(0,excerpt/* shorten */.ml)(circle, longestCircle)}. Remove one of these \`needs\`.`);
            }
            else if (!done.has(next) && services.has(next))
                enter(next);
        }
    }
}

// EXTERNAL MODULE: ./build/config/file/parts.js
var parts = __webpack_require__(2876);
;// CONCATENATED MODULE: ./build/config/file/services.js








/** Reads the services, and checks what they say of one another. */
function readServices({ value }, mistakes) {
    const entries = (0,parts/* mapOf */.A7)(value, 'below `services`', mistakes)?.entries ?? [];
    if (value.is === 'map' && entries.length === 0) {
        mistakes.add(value, (0,message/* message */.i) `config-no-services: \`services\` is empty. Add a service, or remove the key.`);
    }
    const names = new Map();
    for (const entry of entries) {
        const { key } = entry;
        const other = names.get(key.toLowerCase());
        if (!keys/* serviceName */.fe.test(key)) {
            const text = (0,message/* message */.i) `config-service-name: "${(0,excerpt/* shorten */.ml)(key)}" is not a name for a service. Use at most 63 letters, digits, \`-\` and \`_\`, and begin with a letter or a digit.`;
            mistakes.add(entry, text);
        }
        else if (other !== undefined) {
            const text = (0,message/* message */.i) `config-service-case: The names "${other.key}" (line ${other.line}) and "${key}" differ in case only. GitHub takes their environments for one: rename one of them.`;
            mistakes.add(entry, text);
        }
        else
            names.set(key.toLowerCase(), entry);
    }
    const known = new Set(entries.map(({ key }) => key));
    const services = new Map(entries.map((entry) => [entry.key, readService(entry, known, mistakes)]));
    refuseSameIds(services, mistakes);
    refuseCycles(services, mistakes);
    return services;
}
function readService(entry, known, mistakes) {
    const { key: name, line, column } = entry;
    const part = (0,parts/* readPart */.on)(entry.value, 'service', mistakes);
    const needs = readNeeds(part.own.get('needs')?.value, known, mistakes);
    return {
        name,
        line,
        column,
        part,
        needs,
        gate: readGate(part.own.get('gate')?.value, mistakes),
        paths: readPaths(part.own.get('paths')?.value, mistakes),
        env: readEnv(part.own.get('env')?.value, { known, needs }, mistakes),
    };
}
function readNeeds(tree, known, mistakes) {
    const items = tree === undefined ? [] : ((0,parts/* readList */.LD)('needs', tree, mistakes, kinds/* line */.n8) ?? []);
    for (const item of items)
        if (!known.has(item.text))
            mistakes.add(item, explainUnknownService(item.text, known));
    return [...new Set(items.map((item) => item.text))];
}
function readPaths(tree, mistakes) {
    if (tree === undefined)
        return [];
    const paths = (0,parts/* readList */.LD)('paths', tree, mistakes, kinds/* line */.n8)?.map((item) => item.text) ?? [];
    if (paths.length > 0 && paths.every((path) => path.startsWith('!'))) {
        const text = (0,message/* message */.i) `config-paths-exclude-all: \`paths\` only excludes, so that no file would count. Begin it with a pattern that includes, such as \`**\`.`;
        mistakes.add(tree, text);
    }
    return paths;
}
function readGate(tree, mistakes) {
    if (tree === undefined)
        return undefined;
    const part = (0,parts/* readPart */.on)(tree, 'gate', mistakes);
    for (const [name, missing] of table/* checkPairs */.yI) {
        const given = part.inputs.get(name);
        if (given === undefined || part.inputs.has(missing))
            continue;
        const text = (0,message/* message */.i) `config-half-a-check: \`${name}\` has no effect without \`${missing}\`. Set both or neither.`;
        mistakes.add(given, text);
    }
    const rollback = part.own.get('rollback')?.value;
    return { part, rollback: rollback !== undefined && (0,parts/* readScalar */.$t)('rollback', rollback, kinds/* flag */.Jt, mistakes) === 'true' };
}
function readEnv(tree, { known, needs }, mistakes) {
    const env = new Map();
    for (const { key, value, ...at } of (tree && (0,parts/* mapOf */.A7)(tree, 'in `env`', mistakes))?.entries ?? []) {
        if (!keys/* variableName */.cG.test(key)) {
            const text = (0,message/* message */.i) `config-variable-name: "${(0,excerpt/* shorten */.ml)(key)}" is not a name for a variable. Use letters, digits and \`_\`, and begin with a letter or \`_\`.`;
            mistakes.add(at, text);
        }
        const given = (0,parts/* readScalar */.$t)(`env.${key}`, value, kinds/* text */.Qq, mistakes);
        if (given === undefined)
            continue;
        env.set(key, given);
        for (const name of addressesIn(given)) {
            if (!known.has(name))
                mistakes.add(value, explainUnknownService(name, known));
            else if (!needs.includes(name)) {
                const text = (0,message/* message */.i) `config-env-without-need: \`${key}\` holds the address of "${name}", which is not among \`needs\`. Add it: only then the address is known in time.`;
                mistakes.add(value, text);
            }
        }
    }
    return env;
}
const addressTemplate = /\{services\.([^.{}]*)\.url\}/g;
/** The services whose addresses a template names. */
function addressesIn(template) {
    return [...template.matchAll(addressTemplate)].map(([, name = '']) => name);
}
/** The text with the address of each service that it names. */
function fillAddresses(template, addressOf) {
    return template.replaceAll(addressTemplate, (_, name) => addressOf(name));
}
function refuseSameIds(services, mistakes) {
    const first = new Map();
    for (const service of services.values()) {
        const id = service.part.inputs.get('service-id');
        const other = first.get(id?.text ?? '');
        if (id === undefined)
            continue;
        if (other === undefined)
            first.set(id.text, service);
        else {
            const text = (0,message/* message */.i) `config-same-service: "${service.name}" and "${other.name}" (line ${other.line}) have one \`service-id\`: "${(0,excerpt/* shorten */.ml)(id.text)}". Each service may stand in the file once.`;
            mistakes.add(id, text);
        }
    }
}
/** The file has no service of this name. */
function explainUnknownService(name, known) {
    const names = [...known];
    const likely = (0,nearest/* likelyName */.m)(name, names);
    const hint = likely === undefined ? `It has ${(0,excerpt/* shorten */.ml)(names.join(', '), 200)}.` : `Did you mean "${likely}"?`;
    return (0,message/* message */.i) `config-service-unknown: The file has no service "${(0,excerpt/* shorten */.ml)(name)}". ${hint}`;
}


/***/ })

};

export const id = 12;
export const ids = [12];
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




const mostMs = 1_000;
class SlowPatternError extends Error {
    constructor() {
        super('matching took more than a second');
        this.name = 'SlowPatternError';
    }
}
class Pattern {
    #expression;
    constructor(input, source) {
        try {
            this.#expression = new RegExp(source);
        }
        catch (error) {
            const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : String(error);
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `pattern-invalid: \`${input}\` is not a valid regular expression: "${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(source)}" (${why}). Write a backslash before each character that is meant as itself.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
        if (this.#expression.test('')) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `pattern-matches-anything: \`${input}\` matches any text: "${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(source)}". Use a pattern that needs at least one character.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
    }
    find(texts) {
        return bounded(() => texts.findIndex((text) => this.#expression.test(text)));
    }
    placeIn(text) {
        return bounded(() => text.search(this.#expression));
    }
}
function bounded(search) {
    try {
        return Number(new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('search()').runInContext((0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ search }), { timeout: mostMs }));
    }
    catch (error) {
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



class StatusRanges {
    #ranges;
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
    lists(status) {
        return this.#ranges.some(([from, to]) => from === status && to === status);
    }
}
function rangeOf(part) {
    const [, from, to = from] = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/.exec(part) ?? [];
    return from === undefined || Number(from) > Number(to) ? undefined : [Number(from), Number(to)];
}


/***/ }),

/***/ 8012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findConfig: () => (/* binding */ findConfig)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/config/file/keys.js
var file_keys = __webpack_require__(16);
// EXTERNAL MODULE: ./build/config/following.js
var following = __webpack_require__(3752);
// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/config/table.js
var table = __webpack_require__(2307);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/config/file/document.js



const deepest = 8;
const mostValues = 200_000;
const coreTags = new Set(['map', 'seq', 'str', 'int', 'float', 'bool', 'null'].map((tag) => `tag:yaml.org,2002:${tag}`));
function readDocument(text, mistakes, isSecret = () => false) {
    const lines = new dist.LineCounter();
    lines.addNewLine(0);
    for (const { index } of text.matchAll(/\n/g))
        lines.addNewLine(index + 1);
    const at = (offset = 0) => {
        const { line, col } = lines.linePos(offset);
        return { line, column: col };
    };
    try {
        const document = (0,dist.parseDocument)(text, {
            schema: 'core',
            version: '1.2',
            customTags: [],
            merge: false,
            uniqueKeys: false,
            prettyErrors: false,
        });
        if (document.errors.length > 0) {
            const firsts = Map.groupBy(document.errors, (error) => at(error.pos[0]).line);
            for (const [error] of firsts.values())
                if (error)
                    mistakes.add(at(error.pos[0]), explain(error));
            return undefined;
        }
        if (document.contents === null || ((0,dist.isScalar)(document.contents) && document.contents.value === null)) {
            mistakes.add(at(), (0,message/* message */.i) `config-empty: The file is empty. Begin with \`base-url\` or \`services\`.`);
            return undefined;
        }
        const targets = new Map();
        const anchors = new Map();
        (0,dist.visit)(document, (_, node) => {
            if ((0,dist.isAlias)(node))
                targets.set(node, anchors.get(node.source));
            else if (((0,dist.isMap)(node) || (0,dist.isSeq)(node) || (0,dist.isScalar)(node)) && node.anchor)
                anchors.set(node.anchor, node);
        });
        return new Reader({ at, targets, isSecret }, mistakes).read(document.contents, 0);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        mistakes.add(at(), tooDeep());
        return undefined;
    }
}
class Reader {
    #at;
    #targets;
    #isSecret;
    #mistakes;
    #values = 0;
    constructor({ at, targets, isSecret }, mistakes) {
        this.#at = at;
        this.#targets = targets;
        this.#isSecret = isSecret;
        this.#mistakes = mistakes;
    }
    read(node, depth, nearby = this.#at(), name = '') {
        const found = (0,dist.isAlias)(node) ? this.#targets.get(node) : node;
        const own = (0,dist.isAlias)(node) ? node : found;
        const place = (0,dist.isMap)(own) || (0,dist.isSeq)(own) || (0,dist.isScalar)(own) || (0,dist.isAlias)(own) ? this.#at(own.range?.[0]) : nearby;
        const wrong = { is: 'wrong', ...place };
        this.#values += 1;
        if (this.#values > mostValues) {
            if (this.#values === mostValues + 1) {
                const text = (0,message/* message */.i) `config-too-many-values: The file has more than ${mostValues} values, its aliases unfolded. Split it, or use fewer aliases.`;
                this.#mistakes.add(place, text);
            }
            return wrong;
        }
        if (depth > deepest) {
            this.#mistakes.add(place, tooDeep());
            return wrong;
        }
        if ((0,dist.isAlias)(node) && found === undefined) {
            const text = (0,message/* message */.i) `config-alias-unknown: No anchor has this name: "${(0,excerpt/* shorten */.ml)(node.source)}". Write \`&${(0,excerpt/* shorten */.ml)(node.source)}\` before the value that it repeats.`;
            this.#mistakes.add(place, text);
            return wrong;
        }
        const tag = (0,dist.isMap)(found) || (0,dist.isSeq)(found) || (0,dist.isScalar)(found) ? found.tag : undefined;
        if (tag !== undefined && !coreTags.has(tag)) {
            const text = (0,message/* message */.i) `config-tag: The YAML tag "${(0,excerpt/* shorten */.ml)(tag)}" is not supported. Use plain values.`;
            this.#mistakes.add(place, text);
            return wrong;
        }
        if ((0,dist.isMap)(found))
            return { is: 'map', entries: this.#entriesOf(found.items, depth, place, name), ...place };
        if ((0,dist.isSeq)(found))
            return { is: 'list', items: found.items.map((item) => this.read(item, depth + 1, place, name)), ...place };
        if (!(0,dist.isScalar)(found))
            return { is: 'scalar', text: '', value: null, ...place };
        const { value } = found;
        const text = typeof value === 'string' ? value : value === null ? '' : (found.source ?? String(value));
        if (this.#isSecret(text)) {
            const what = name === '' ? (0,message/* message */.i) `config-secret-in-key: A key or an item of the file` : `\`${(0,excerpt/* shorten */.ml)(name)}\``;
            this.#mistakes.add(place, (0,message/* message */.i) `config-secret-value: ${what} holds an API key or a token, which everyone who may read the repository would read. Store it as a secret of the CI, hand it over as an input or a variable, and replace it at its issuer.`);
            return wrong;
        }
        return { is: 'scalar', text, value, ...place };
    }
    #entriesOf(items, depth, nearby, name) {
        const entries = new Map();
        for (const item of items) {
            if (!(0,dist.isPair)(item))
                continue;
            const key = this.read(item.key, depth + 1, nearby);
            const value = this.read(item.value, depth + 1, key, key.is === 'scalar' ? key.text : name);
            const { line, column } = key;
            const first = key.is === 'scalar' ? entries.get(key.text) : undefined;
            if (key.is === 'wrong')
                continue;
            if (key.is !== 'scalar' || key.text === '') {
                this.#mistakes.add(key, (0,message/* message */.i) `config-key-not-text: A key must be a plain word.`);
            }
            else if (key.text === '<<') {
                const text = (0,message/* message */.i) `config-merge-key: \`<<\` is not supported. What the services share stands at the top level.`;
                this.#mistakes.add(key, text);
            }
            else if (first !== undefined) {
                const text = (0,message/* message */.i) `config-key-twice: The key "${(0,excerpt/* shorten */.ml)(key.text)}" is set twice, first in line ${first.line}. Remove one.`;
                this.#mistakes.add(key, text);
            }
            else
                entries.set(key.text, { key: key.text, value, line, column });
        }
        return [...entries.values()];
    }
}
function explain({ code, message: parserSays }) {
    if (code === 'MULTIPLE_DOCS')
        return (0,message/* message */.i) `config-several-documents: A second YAML document begins here. Keep one in the file.`;
    if (code === 'TAB_AS_INDENT')
        return (0,message/* message */.i) `config-tab: A tab indents this line, which YAML does not allow. Use spaces.`;
    if (/call stack/.test(parserSays))
        return tooDeep();
    const [why = ''] = parserSays.split(/:|\bat line\b/);
    return (0,message/* message */.i) `config-not-yaml: This is not YAML: ${why.trim()}. Check the indentation, quotes and brackets.`;
}
function tooDeep() {
    return (0,message/* message */.i) `config-too-deep: Lists or keys are nested too deeply here, or an alias stands inside its own anchor.`;
}

// EXTERNAL MODULE: ./build/text/size.js
var size = __webpack_require__(7397);
;// CONCATENATED MODULE: ./build/config/file/mistakes.js



const mostShown = 50;
class ConfigFileError extends errors/* InputError */.dz {
    mistakes;
    constructor(path, mistakes) {
        const sorted = mistakes.toSorted((one, other) => one.line - other.line || one.column - other.column);
        const lines = sorted.slice(0, mostShown).map(({ line, column, text }) => `${path}:${line}:${column}: ${text}`);
        const more = sorted.length > mostShown ? [`\u2026 and ${(0,size/* formatCount */.B)(sorted.length - mostShown, 'more mistake')}.`] : [];
        const title = (0,message/* message */.i) `config-invalid: "${path}" has ${(0,size/* formatCount */.B)(sorted.length, 'mistake')}. Nothing was sent.`;
        super('config', [title, ...lines, ...more].join('\n'));
        this.mistakes = sorted;
    }
}
class Mistakes {
    all = [];
    add({ line, column }, text) {
        this.all.push({ line, column, text });
    }
    try(at, read) {
        try {
            return read();
        }
        catch (error) {
            if (!(error instanceof errors/* InputError */.dz))
                throw error;
            this.add(at, error.message);
            return undefined;
        }
    }
}

// EXTERNAL MODULE: ./build/config/file/parts.js
var parts = __webpack_require__(2876);
// EXTERNAL MODULE: ./build/text/redactor.js
var text_redactor = __webpack_require__(7744);
;// CONCATENATED MODULE: ./build/config/file/secrets.js

const shortestInside = 6;
const knownTokens = new RegExp([
    /gh[opsur]_[A-Za-z0-9]{30,}/,
    /github_pat_[A-Za-z0-9_]{30,}/,
    /gl(?:pat|ptt|dt|rt|cbt|soat|oas|ft|agent|imt)-[\w-]{20,}/,
    /[rs]k_\w{16,}/,
    /sk-(?:proj|ant|svcacct)-[\w-]{16,}/,
    /npm_[A-Za-z0-9]{36}/,
    /xox[abeoprs]-[A-Za-z0-9-]{16,}/,
    /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/,
]
    .map(({ source }) => `(?<![A-Za-z0-9])${source}`)
    .join('|'));
function secretFinder(keys) {
    const given = keys.map((key) => key.trim()).filter((key) => key !== '');
    const redactor = new text_redactor/* Redactor */.pO(...given.filter((key) => key.length >= shortestInside));
    return (text) => given.includes(text.trim()) || redactor.finds(text) || knownTokens.test(text);
}

// EXTERNAL MODULE: ./build/config/file/services.js + 1 modules
var file_services = __webpack_require__(6906);
;// CONCATENATED MODULE: ./build/config/file/config-file.js








function parseConfigFile(text, path, keys = []) {
    const mistakes = new Mistakes();
    const tree = readDocument(text, mistakes, secretFinder(keys));
    const found = tree && readAll(tree, mistakes);
    if (found === undefined || mistakes.all.length > 0)
        throw new ConfigFileError(path, mistakes.all);
    const valued = (inputs) => new Map([...inputs].map(([name, { text, line, column }]) => [name, { text, origin: `${path}:${line}:${column}` }]));
    const services = [...found.services.values()].map(({ part, gate, line, name, paths, needs, env }) => {
        const inputs = valued(inherited(name, part, found.top));
        const gated = gate && { inputs: valued(gate.part.inputs), rollback: gate.rollback };
        return [name, { name, inputs, gate: gated, paths, needs, env, line }];
    });
    return { path, inputs: valued(found.top.inputs), services: new Map(services) };
}
function readAll(tree, mistakes) {
    const top = (0,parts/* readPart */.on)(tree, 'top', mistakes);
    const listed = top.own.get('services');
    const services = listed === undefined ? new Map() : (0,file_services/* readServices */.JQ)(listed, mistakes);
    refuseAmbiguousWords(top.inputs, mistakes);
    for (const { name, part } of services.values()) {
        const own = part.inputs.get('success-states') ?? part.inputs.get('failure-states');
        if (own !== undefined)
            refuseAmbiguousWords(inherited(name, part, top), mistakes);
    }
    return { top, services };
}
function refuseAmbiguousWords(inputs, mistakes) {
    const place = inputs.get('success-states');
    const texts = new Map([
        ['success-states', place?.text],
        ['failure-states', inputs.get('failure-states')?.text],
    ]);
    const words = new config_inputs/* Inputs */.G((name) => texts.get(name));
    if (place !== undefined)
        mistakes.try(place, () => (0,following/* readFollowInputs */.j)(words));
}
function inherited(name, service, top) {
    const environment = top.inputs.get('environment');
    const own = environment && { ...environment, text: `${environment.text}/${name}` };
    const shared = [...top.inputs].filter(([input]) => table/* inputTable */.Fu[input].places.includes('service'));
    const more = own === undefined ? [] : [['environment', own]];
    return new Map([...shared, ...more, ...service.inputs]);
}

;// CONCATENATED MODULE: ./build/config/file/read.js





const largestFile = 1024 * 1024;
function readConfigFile(path, shown, keys = []) {
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stat === undefined) {
        const text = (0,message/* message */.i) `config-missing: The configuration file does not exist: "${(0,excerpt/* shorten */.ml)(shown)}". Check the path, or write one with \`taxiway init\`.`;
        throw new errors/* InputError */.dz('config', text);
    }
    if (!stat.isFile()) {
        const text = (0,message/* message */.i) `config-not-a-file: The configuration is not a file: "${(0,excerpt/* shorten */.ml)(shown)}". Name a YAML file.`;
        throw new errors/* InputError */.dz('config', text);
    }
    if (stat.size > largestFile)
        throw tooLarge(shown);
    return checkConfigFile((0,external_node_fs_.readFileSync)(path), shown, keys);
}
function checkConfigFile(bytes, shown, keys = []) {
    if (bytes.length > largestFile)
        throw tooLarge(shown);
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        const why = (0,message/* message */.i) `config-not-utf8: The configuration file is not UTF-8: "${(0,excerpt/* shorten */.ml)(shown)}". Save it in that encoding.`;
        throw new errors/* InputError */.dz('config', why);
    }
    return parseConfigFile(text.replaceAll(/\r\n?/g, '\n'), shown, keys);
}
function tooLarge(shown) {
    const text = (0,message/* message */.i) `config-too-large: The configuration file is larger than 1 MiB: "${(0,excerpt/* shorten */.ml)(shown)}". Check that it is the right one.`;
    return new errors/* InputError */.dz('config', text);
}

;// CONCATENATED MODULE: ./build/config/file/find.js







async function findConfig(search) {
    const { folder, base, keys } = search;
    const path = (0,external_node_path_.resolve)(folder, search.path ?? file_keys/* configFileName */.S3);
    const shown = search.path === undefined ? file_keys/* configFileName */.S3 : (0,external_node_path_.relative)(folder, path).replaceAll('\\', '/');
    const file = base === undefined ? readConfigFile(path, shown, keys) : await readFromBase(search, { path, shown, base });
    return { file, folder: (0,external_node_path_.dirname)(path) };
}
async function readFromBase({ git, folder, keys }, { path, shown, base }) {
    const commit = await commitOf(git, folder, base);
    const here = (0,external_node_fs_.statSync)((0,external_node_path_.dirname)(path), { throwIfNoEntry: false })?.isDirectory() ? (0,external_node_path_.dirname)(path) : folder;
    const name = here === folder ? (0,external_node_path_.relative)(folder, path).replaceAll('\\', '/') : (0,external_node_path_.basename)(path);
    const object = `${commit}:./${name}`;
    if ((await git(here, ['cat-file', '-e', object])) === undefined) {
        const text = (0,message/* message */.i) `config-not-in-base: On a change request the configuration file of the base counts, and the base (${(0,excerpt/* shorten */.ml)(base)}) has no "${(0,excerpt/* shorten */.ml)(shown)}". Merge the file first, without this job.`;
        throw new errors/* InputError */.dz('config', text);
    }
    const printed = (await git(here, ['show', '--no-patch', '--format=%H', commit, object])) ?? '';
    const end = printed.indexOf('\n');
    return checkConfigFile(Buffer.from(end < 0 ? '' : printed.slice(end + 1)), `${shown} of ${base.slice(0, 12)}`, keys);
}
const commitId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const patient = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=20'];
async function commitOf(git, folder, base) {
    const idOf = async (name) => {
        const id = await git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
        return id !== undefined && commitId.test(id) ? id : undefined;
    };
    const isCommit = commitId.test(base);
    const known = isCommit ? await idOf(base) : undefined;
    if (known !== undefined)
        return known;
    const isShallow = (await git(folder, ['rev-parse', '--is-shallow-repository'])) === 'true';
    const depth = isShallow ? ['--depth=1'] : [];
    const wanted = isCommit ? base : `refs/heads/${base}`;
    const fetched = await git(folder, [...patient, 'fetch', '--quiet', '--no-tags', ...depth, 'origin', wanted]);
    const id = isCommit
        ? await idOf(base)
        : ((fetched === undefined ? undefined : await idOf('FETCH_HEAD')) ?? (await idOf(`refs/remotes/origin/${base}`)));
    if (id !== undefined)
        return id;
    const text = (0,message/* message */.i) `config-base-unreadable: On a change request the configuration file of the base counts, and Git has no commit for the base here: ${(0,excerpt/* shorten */.ml)(base)}. Check out with \`fetch-depth: 0\`, or the like in your CI system.`;
    throw new errors/* InputError */.dz('config', text);
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


const configFileName = 'taxiway.yaml';
const serviceName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;
const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;
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
            text: '`true` deploys the commit of the last successful deployment again if a check fails. Only a fleet does: a gate of its own needs `rollback-ref`.',
            default: 'false',
        },
    },
};
const texts = {
    'service-id': 'Service that the platform builds from its Git repository.',
    environment: 'Name of a GitHub environment. At the top level it is that of all services, and a service `api` has `NAME/api`. Taxiway keeps a GitHub deployment in it up to date, which needs the permission `deployments: write`.',
    'health-body': 'JavaScript regular expression that the first 256 KiB of the body must match. `{sha}` stands for the commit that is deployed.',
    'env-file': 'A dotenv file in the workspace, whose variables are imported before each deploy. `env` wins over it.',
};
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
const checks = {
    'health-body': (name, given) => new _checks_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .Pattern */ .z(name, given),
    'log-fail-pattern': (name, given) => new _checks_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .Pattern */ .z(name, given),
    'health-status': (name, given) => new _checks_status_ranges_js__WEBPACK_IMPORTED_MODULE_1__/* .StatusRanges */ .R(name, given),
};
function readPart(tree, place, mistakes) {
    const inputs = new Map();
    const own = new Map();
    for (const entry of mapOf(tree, placeNames[place], mistakes)?.entries ?? []) {
        const key = _keys_js__WEBPACK_IMPORTED_MODULE_4__/* .fileKeys */ .Nh[place].get(entry.key);
        if (key === undefined)
            mistakes.add(entry, explainUnknown(entry.key, place));
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
function readValue(name, tree, { shape }, mistakes) {
    if (shape.holds !== 'value')
        return undefined;
    if (tree.is === 'list' && shape.kind === _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)
        return readList(name, tree, mistakes)
            ?.map(({ text }) => text)
            .join('\n');
    return readScalar(name, tree, shape.kind, mistakes);
}
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
function mapOf(tree, where, mistakes) {
    if (tree.is === 'map')
        return tree;
    if (tree.is === 'wrong')
        return undefined;
    mistakes.add(tree, (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-not-keys: Keys with values must stand ${where}, such as \`key: value\`.`);
    return undefined;
}
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
    if ((0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .likelyName */ .mP)(key, _table_js__WEBPACK_IMPORTED_MODULE_3__/* .secretInputs */ ._y) !== undefined) {
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
    const hint = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .au)(key, names, (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-key-list: docs/config.md lists the keys that may stand there.`);
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-key-unknown: Unknown key "${shown}" ${placeNames[place]}. ${hint}`;
}
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


const mostCircles = 20;
const longestCircle = 1_000;
function refuseCycles(services, mistakes) {
    const done = new Set();
    let circles = 0;
    for (const start of services.keys()) {
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
function addressesIn(template) {
    return [...template.matchAll(addressTemplate)].map(([, name = '']) => name);
}
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
function explainUnknownService(name, known) {
    const names = [...known];
    const likely = (0,nearest/* likelyName */.mP)(name, names);
    const hint = likely === undefined ? `It has ${(0,excerpt/* shorten */.ml)(names.join(', '), 200)}.` : `Did you mean "${likely}"?`;
    return (0,message/* message */.i) `config-service-unknown: The file has no service "${(0,excerpt/* shorten */.ml)(name)}". ${hint}`;
}


/***/ })

};

export const id = 706;
export const ids = [706];
export const modules = {

/***/ 9804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Pattern)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5373);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4908);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2950);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1103);





const mostMs = 1_000;
class Pattern {
    #expression;
    constructor(input, source, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameAsInput */ .A) {
        try {
            this.#expression = new RegExp(source);
        }
        catch (error) {
            const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : String(error);
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `pattern-invalid: ${named(input)} is not a valid regular expression: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(source)}" (${why}). Write a backslash before each character that is meant as itself.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
        if (this.#expression.test('')) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `pattern-matches-anything: ${named(input)} matches any text: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(source)}". Use a pattern that needs at least one character.`;
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
        if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ StatusRanges)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4908);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2950);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1103);




class StatusRanges {
    #ranges;
    constructor(input, text, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameAsInput */ .A) {
        const parts = text.split(/[\s,]+/).filter((part) => part !== '');
        const ranges = parts.map(parseRange).filter((range) => range !== undefined);
        if (ranges.length === 0 || ranges.length < parts.length) {
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `statuses-invalid: ${named(input)} is not a list of HTTP statuses: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(text)}". Use statuses from 100 to 599 or ranges, such as \`200-399\` or \`200, 204\`.`;
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
function parseRange(part) {
    const [, from, to = from] = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/.exec(part) ?? [];
    return from === undefined || Number(from) > Number(to) ? undefined : [Number(from), Number(to)];
}


/***/ }),

/***/ 2706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  checkConfigFile: () => (/* binding */ checkConfigFile),
  readConfigFile: () => (/* binding */ readConfigFile)
});


var external_node_fs_ = __webpack_require__(3024);

var errors = __webpack_require__(5373);

var shortening = __webpack_require__(4908);

var message = __webpack_require__(1103);

var follow_inputs = __webpack_require__(7992);

var input_table = __webpack_require__(9995);

var config_inputs = __webpack_require__(5412);

var config_mistakes = __webpack_require__(5996);

var keys = __webpack_require__(7466);

var pattern = __webpack_require__(9804);

var request_headers = __webpack_require__(4244);

var status_ranges = __webpack_require__(697);

var spelling_suggestions = __webpack_require__(1516);

var kinds = __webpack_require__(8846);

var workspace_path = __webpack_require__(8842);
;











const placeNames = {
    top: 'at the top level',
    service: 'in a service',
    gate: 'in the `gate` of a service',
};
const checks = {
    'health-headers': (_, given) => (0,request_headers/* parseHeaders */.QG)(given),
    'health-body': (name, given) => new pattern/* Pattern */.z(name, given),
    'log-fail-pattern': (name, given) => new pattern/* Pattern */.z(name, given),
    'health-status': (name, given) => new status_ranges/* StatusRanges */.R(name, given),
};
function readPart(part, place, at) {
    const inputs = new Map();
    const spots = new Map();
    for (const [name, spot] of readEntries(part, placeNames[place])) {
        const shape = keys/* fileKeys */.Nh[place].get(name)?.shape;
        if (shape === undefined)
            spot.refuseKey(explainUnknown(name, place));
        else
            spots.set(name, spot);
        if (shape?.holds !== 'value' || !(0,input_table/* isInputName */.wp)(name))
            continue;
        const isList = shape.kind === kinds/* words */.aL && spot.content.items !== undefined;
        const text = isList ? readList(name, spot)?.join('\n') : readScalar(name, spot, shape.kind);
        if (text === undefined)
            continue;
        inputs.set(name, { text, origin: spot.origin });
        spot.try(() => checks[name]?.(name, text));
        if (at !== undefined && shape.kind === kinds/* path */.Ae)
            spot.try(() => (0,workspace_path/* pathInside */._)(at.root, name, text, { from: at.folder }));
    }
    return { inputs, spots };
}
function readList(name, spot, kind = kinds/* text */.Qq, check = () => undefined) {
    const { items = [] } = spot.content;
    if (items.length === 0) {
        spot.refuse((0,message/* message */.i) `config-not-a-list: \`${name}\` must be a list with at least one item, such as \`[one, two]\`.`);
        return undefined;
    }
    return items.flatMap((item) => {
        const text = readScalar(name, item, kind);
        if (text === undefined)
            return [];
        check(text, item);
        return [text];
    });
}
function readEntries(spot, where) {
    const { entries, items } = spot.content;
    if (entries !== undefined)
        return entries;
    const found = items === undefined ? 'a value alone' : 'a list. Remove the dashes';
    spot.refuse((0,message/* message */.i) `config-not-keys: Keys with values must be ${where}, such as \`key: value\`, not ${found}.`);
    return new Map();
}
function readScalar(name, spot, kind) {
    const { text, isQuoted, items, entries } = spot.content;
    if (items !== undefined || entries !== undefined) {
        const what = items === undefined ? 'keys' : 'a list';
        spot.refuse((0,message/* message */.i) `config-not-one-value: \`${name}\` must be one value, not ${what}.`);
        return undefined;
    }
    if (text === undefined || text.trim() === '') {
        spot.refuse((0,message/* message */.i) `config-no-value: \`${name}\` has no value. Set it, or remove the key.`);
        return undefined;
    }
    return spot.try(() => {
        kind.parse(name, text);
        if (!isQuoted || (kind !== kinds/* flag */.Jt && kind.schema['type'] !== 'integer'))
            return text;
        throw new errors/* InputError */.dz(name, (0,message/* message */.i) `config-quoted: \`${name}\` must not be in quotes: write \`${name}: ${text}\`.`);
    });
}
function explainUnknown(key, place) {
    const shown = (0,shortening/* shorten */.ml)(key, 60);
    const secretInputs = input_table/* inputNames */.vj.filter((name) => input_table/* inputTable */.Fu[name].isSecret);
    if ((0,spelling_suggestions/* likelyName */.mP)(key, secretInputs) !== undefined) {
        return (0,message/* message */.i) `config-secret: "${shown}" does not belong in the file, because everyone who may read the repository would read the key. Store it as a secret, and hand it over as an input of the step or as TAXIWAY_API_KEY.`;
    }
    if ((0,spelling_suggestions/* normaliseName */.GX)(key) === (0,spelling_suggestions/* normaliseName */.GX)('base-url')) {
        return (0,message/* message */.i) `config-base-url: "${shown}" does not belong in the file, because a change of the file would send the API key to another host. Set it where the key is set: the input \`base-url\` of the step, TAXIWAY_BASE_URL, or an option.`;
    }
    const meant = (name) => (0,spelling_suggestions/* normaliseName */.GX)(name) === (0,spelling_suggestions/* normaliseName */.GX)(key);
    const names = [...keys/* fileKeys */.Nh[place].keys()];
    const elsewhere = ['top', 'service', 'gate'].find((other) => [...keys/* fileKeys */.Nh[other].keys()].some(meant));
    if (elsewhere !== undefined && !names.some(meant)) {
        return (0,message/* message */.i) `config-key-elsewhere: "${shown}" does not belong ${placeNames[place]}, but ${placeNames[elsewhere]}. Move it there.`;
    }
    if ((0,input_table/* isInputName */.wp)(key) && input_table/* inputTable */.Fu[key].places.length === 0) {
        return (0,message/* message */.i) `config-key-of-a-run: "${shown}" belongs to a single run, not to the file. Set it in the step, or as an option.`;
    }
    const hint = (0,spelling_suggestions/* didYouMean */.au)(key, names, `docs/config-keys.md lists the keys.`);
    return (0,message/* message */.i) `config-key-unknown: Unknown key "${shown}" ${placeNames[place]}. ${hint}`;
}


var secrets_redactor = __webpack_require__(367);
;

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
    const redactor = new secrets_redactor/* Redactor */.pO(...given.filter((key) => key.length >= shortestInside));
    return (text) => given.includes(text.trim()) || redactor.finds(text) || knownTokens.test(text);
}


var dependency_cycles = __webpack_require__(1923);

var dotenv_parser = __webpack_require__(3319);
;









function readServices(services, place) {
    const entries = readEntries(services, 'below `services`');
    if (services.content.entries?.size === 0)
        services.refuse((0,message/* message */.i) `config-no-services: \`services\` is empty. Add a service, or remove the key.`);
    const known = new Set(entries.keys());
    const found = [...entries].map(([name, spot]) => readService(name, spot, known, place));
    const names = new Map();
    const ids = new Map();
    for (const service of found) {
        const { name, spot, part } = service;
        const namesake = names.get(name.toLowerCase());
        if (!keys/* serviceName */.fe.test(name)) {
            const text = (0,message/* message */.i) `config-service-name: "${(0,shortening/* shorten */.ml)(name)}" is not a name for a service. Use at most 63 letters, digits, \`-\` and \`_\`, and begin with a letter or a digit.`;
            spot.refuseKey(text);
        }
        else if (namesake !== undefined) {
            const text = (0,message/* message */.i) `config-service-case: The names "${namesake.name}" (line ${namesake.line}) and "${name}" differ in case only. GitHub takes their environments for one: rename one of them.`;
            spot.refuseKey(text);
        }
        else
            names.set(name.toLowerCase(), service);
        const id = part.inputs.get('service-id')?.text;
        if (id === undefined)
            continue;
        const twin = ids.get(id);
        if (twin === undefined)
            ids.set(id, service);
        else {
            const text = (0,message/* message */.i) `config-same-service: "${name}" and "${twin.name}" (line ${twin.line}) have one \`service-id\`: "${(0,shortening/* shorten */.ml)(id)}". Each service may be in the file only once.`;
            part.spots.get('service-id')?.refuse(text);
        }
    }
    refuseCircles(found);
    return found;
}
function readService(name, spot, known, place) {
    const part = readPart(spot, 'service', place);
    return {
        ...{ name, spot, part },
        needs: readNeeds(part.spots.get('needs'), known),
        gate: readGate(part.spots.get('gate')),
        paths: readPaths(part.spots.get('paths')),
        env: readEnv(part.spots.get('env')),
        line: spot.line,
    };
}
function readNeeds(spot, known) {
    const check = (name, item) => {
        if (!known.has(name))
            item.refuse((0,config_mistakes/* explainUnknownService */.zj)(name, known));
    };
    return [...new Set(spot && readList('needs', spot, kinds/* line */.n8, check))];
}
function readPaths(spot) {
    const paths = (spot && readList('paths', spot, kinds/* line */.n8)) ?? [];
    if (paths.length > 0 && paths.every((path) => path.startsWith('!'))) {
        const text = (0,message/* message */.i) `config-paths-exclude-all: \`paths\` only excludes, so that no file would count. Begin it with a pattern that includes, such as \`**\`.`;
        spot?.refuse(text);
    }
    return paths;
}
function readGate(spot) {
    if (spot === undefined)
        return undefined;
    const { inputs, spots } = readPart(spot, 'gate');
    for (const [name, missing] of input_table/* checkPairs */.yI) {
        if (!inputs.has(name) || inputs.has(missing))
            continue;
        const text = (0,message/* message */.i) `config-half-a-check: \`${name}\` has no effect without \`${missing}\`. Set both or neither.`;
        spots.get(name)?.refuse(text);
    }
    return inputs;
}
function readEnv(spot) {
    const env = new Map();
    for (const [key, value] of spot === undefined ? [] : readEntries(spot, 'in `env`')) {
        if (!dotenv_parser/* variableName */.c.test(key)) {
            const text = (0,message/* message */.i) `config-variable-name: "${(0,shortening/* shorten */.ml)(key)}" is not a name for a variable. Use letters, digits and \`_\`, and begin with a letter or \`_\`.`;
            value.refuseKey(text);
        }
        const given = readScalar(`env.${key}`, value, kinds/* text */.Qq);
        if (given !== undefined)
            env.set(key, given);
    }
    return env;
}
function refuseCircles(services) {
    for (const circle of (0,dependency_cycles/* findCycles */.p)(new Map(services.map((service) => [service.name, service.needs])))) {
        const shown = (0,shortening/* shorten */.ml)(circle.join(' -> '), longestCircle);
        const text = (0,message/* message */.i) `config-cycle: Services wait for each other: ${shown}. Remove one of these \`needs\`.`;
        services.find(({ name }) => name === circle[0])?.spot.refuseKey(text);
    }
}
const longestCircle = 1_000;

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;





const mostValues = 200_000;
const tooMuch = `Lists or keys are nested too deeply, or aliases repeat too many values. Write plain values.`;
class Spot {
    content;
    #reader;
    #start;
    #nearby;
    constructor(reader, content, start, nearby) {
        this.content = content;
        this.#reader = reader;
        this.#start = start;
        this.#nearby = nearby;
    }
    get origin() {
        const { line, col } = this.#reader.lines.linePos(this.#start);
        return `${this.#reader.file}:${line}:${col}`;
    }
    get line() {
        return this.#reader.lines.linePos(this.#nearby).line;
    }
    refuse(text) {
        this.#reader.refuse(this.#start, text);
    }
    refuseKey(text) {
        this.#reader.refuse(this.#nearby, text);
    }
    try(read) {
        try {
            return read();
        }
        catch (error) {
            if (!(error instanceof errors/* InputError */.dz))
                throw error;
            this.refuse(error.message);
            return undefined;
        }
    }
}
class Reader {
    file;
    lines = new dist/* LineCounter */.HN();
    mistakes = [];
    isReadable = true;
    #isSecret;
    #anchors = new Map();
    constructor(file, text, isSecret) {
        this.file = file;
        this.#isSecret = isSecret;
        this.lines.addNewLine(0);
        for (const { index } of text.matchAll(/\n/g))
            this.lines.addNewLine(index + 1);
    }
    refuse(offset, text) {
        const { line, col } = this.lines.linePos(offset);
        this.mistakes.push({ line, column: col, text });
    }
    read(node, nearby, key) {
        const start = findStart(node) ?? nearby;
        if ((0,dist/* isAlias */.Vj)(node)) {
            const content = this.#anchors.get(node.source);
            const name = (0,shortening/* shorten */.ml)(node.source);
            if (content === undefined)
                this.#stop(start, (0,message/* message */.i) `config-alias-unknown: No anchor has this name: "${name}". Write \`&${name}\` before the value that it repeats.`);
            return new Spot(this, content ?? { size: 1 }, start, nearby);
        }
        const content = this.#contentOf(node, start, key);
        if ((0,dist/* isNode */.Ll)(node) && node.anchor)
            this.#anchors.set(node.anchor, content);
        return new Spot(this, content, start, nearby);
    }
    #contentOf(node, start, key) {
        if ((0,dist/* isMap */.jh)(node)) {
            const entries = new Map();
            for (const pair of node.items) {
                const at = findStart(pair.key) ?? start;
                const name = this.read(pair.key, start).content.text ?? '';
                const twin = entries.get(name);
                if (name === '')
                    this.#stop(at, (0,message/* message */.i) `config-key-not-text: A key must be a plain word.`);
                else if (twin !== undefined)
                    this.refuse(at, (0,message/* message */.i) `config-key-twice: The key "${(0,shortening/* shorten */.ml)(name)}" is set twice, first in line ${twin.line}. Remove one.`);
                entries.set(name, this.read(pair.value, at, name));
            }
            return { entries, size: countNodes(entries.values()) };
        }
        if ((0,dist/* isSeq */.oP)(node)) {
            const items = node.items.map((item) => this.read(item, start, key));
            return { items, size: countNodes(items) };
        }
        if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string')
            return { size: 1 };
        if (this.#isSecret(node.value)) {
            const what = key === undefined ? 'A key or an item of the file' : `\`${(0,shortening/* shorten */.ml)(key)}\``;
            this.#stop(start, (0,message/* message */.i) `config-secret-value: ${what} holds an API key or a token, which everyone who may read the repository would read. Store it as a secret of the CI, hand it over as an input or a variable, and replace it at its issuer.`);
        }
        return { text: node.value, isQuoted: node.type !== 'PLAIN', size: 1 };
    }
    #stop(offset, text) {
        this.refuse(offset, text);
        this.isReadable = false;
    }
}
function readDocument(text, { file, isSecret }, read) {
    const reader = new Reader(file, text, isSecret);
    const { lines, mistakes } = reader;
    try {
        const { contents, errors, warnings } = (0,dist/* parseDocument */.Tp)(text, {
            schema: 'failsafe',
            customTags: ['null'],
            version: '1.2',
            resolveKnownTags: false,
            uniqueKeys: false,
            prettyErrors: false,
        });
        const problems = [...errors, ...warnings.filter(({ code }) => code === unknownTag)];
        const firsts = Map.groupBy(problems, ({ pos }) => lines.linePos(pos[0]).line);
        for (const [error] of firsts.values())
            if (error)
                reader.refuse(error.pos[0], explain(error));
        const isEmpty = contents === null || ((0,dist/* isScalar */.jn)(contents) && contents.value === null);
        if (isEmpty && problems.length === 0)
            reader.refuse(0, (0,message/* message */.i) `config-empty: The file is empty. Begin with \`services\`.`);
        if (mistakes.length === 0) {
            const root = reader.read(contents, 0);
            if (root.content.size > mostValues)
                reader.refuse(0, tooMuch);
            else if (reader.isReadable) {
                const result = read(root);
                if (mistakes.length === 0)
                    return result;
            }
        }
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        reader.refuse(0, tooMuch);
    }
    throw new config_mistakes/* ConfigFileError */.x(file, mistakes);
}
function countNodes(spots) {
    return [...spots].reduce((sum, { content }) => sum + content.size, 1);
}
function findStart(node) {
    return (0,dist/* isNode */.Ll)(node) ? node.range?.[0] : undefined;
}
const unknownTag = 'TAG_RESOLVE_FAILED';
const reasons = {
    BAD_INDENT: 'a line is indented too little, or a bracket is not closed',
    BLOCK_AS_IMPLICIT_KEY: 'a line has two keys, or keys stand below a value. Quote a text that contains `: `',
    MISSING_CHAR: 'a quote, a bracket, a comma or a colon is missing',
};
function explain({ code, message: parserSays }) {
    if (code === unknownTag)
        return (0,message/* message */.i) `config-tag: A YAML tag, such as \`!name\`, is not supported. Use plain values.`;
    if (code === 'MULTIPLE_DOCS')
        return (0,message/* message */.i) `config-several-documents: A second YAML document begins here. Keep one in the file.`;
    if (code === 'TAB_AS_INDENT')
        return (0,message/* message */.i) `config-tab: A tab indents this line, which YAML does not allow. Use spaces.`;
    if (/call stack/.test(parserSays))
        return tooMuch;
    const why = reasons[code] ?? 'the text cannot be read from here on';
    return (0,message/* message */.i) `config-not-yaml: This is not YAML: ${why}. Check the indentation, quotes and brackets.`;
}

;













const largestFile = 1024 * 1024;
function readConfigFile(path, shown, options) {
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        throw (0,config_mistakes/* missingFile */.Bi)(shown);
    if (stat.isDirectory()) {
        const why = (0,message/* message */.i) `config-is-folder: The configuration is a folder: "${(0,shortening/* shorten */.ml)(shown || '.')}". Name the file in it, such as ${keys/* configFileName */.S3}.`;
        throw new errors/* InputError */.dz('config', why);
    }
    if (!stat.isFile() || stat.size > largestFile)
        throw new errors/* InputError */.dz('config', tooLarge(shown));
    return checkConfigFile((0,external_node_fs_.readFileSync)(path), shown, options);
}
function checkConfigFile(bytes, shown, { keys = [], place } = {}) {
    if (bytes.length > largestFile)
        throw new errors/* InputError */.dz('config', tooLarge(shown));
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        const why = (0,message/* message */.i) `config-not-utf8: The configuration file is not UTF-8: "${(0,shortening/* shorten */.ml)(shown)}". Save it in that encoding.`;
        throw new errors/* InputError */.dz('config', why);
    }
    const source = { file: shown, isSecret: secretFinder(keys) };
    return readDocument(text.replaceAll(/\r\n?/g, '\n'), source, (root) => readAll(root, shown, place));
}
function tooLarge(shown) {
    return (0,message/* message */.i) `config-too-large: The configuration is not a file of at most 1 MiB: "${(0,shortening/* shorten */.ml)(shown)}". Check that it is the right one.`;
}
function readAll(root, path, place) {
    const top = readPart(root, 'top');
    refuseAmbiguousWords(top.inputs, top);
    const listed = top.spots.get('services');
    const services = listed === undefined ? [] : readServices(listed, place);
    const configured = services.map(({ part, spot: _, ...service }) => {
        const inputs = inherited(service.name, part, top);
        refuseAmbiguousWords(inputs, part);
        return [service.name, { ...service, inputs }];
    });
    return { path, inputs: top.inputs, services: new Map(configured) };
}
function refuseAmbiguousWords(inputs, { spots }) {
    const spot = spots.get('success-states') ?? spots.get('failure-states');
    const words = new config_inputs/* Inputs */.G((name) => name.endsWith('-states') && (0,input_table/* isInputName */.wp)(name) ? inputs.get(name)?.text : undefined);
    spot?.try(() => (0,follow_inputs/* readFollowInputs */.j)(words));
}
function inherited(name, service, top) {
    const environment = top.inputs.get('environment');
    const own = environment && { ...environment, text: `${environment.text}/${name}` };
    const shared = [...top.inputs].filter(([input]) => input_table/* inputTable */.Fu[input].places.includes('service'));
    const more = own === undefined ? [] : [['environment', own]];
    return new Map([...shared, ...more, ...service.inputs]);
}


/***/ }),

/***/ 1923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findCycles)
/* harmony export */ });
function findCycles(needs) {
    const circles = [];
    const left = new Map(needs);
    for (const start of needs.keys()) {
        const path = left.has(start) ? [start] : [];
        for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
            const next = left.get(here)?.find((need) => left.has(need));
            if (next !== undefined && !path.includes(next)) {
                path.push(next);
                continue;
            }
            if (next !== undefined)
                circles.push([...path.slice(path.indexOf(next)), next]);
            left.delete(here);
            path.pop();
        }
    }
    return circles;
}


/***/ })

};

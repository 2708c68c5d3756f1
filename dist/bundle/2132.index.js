export const id = 2132;
export const ids = [2132];
export const modules = {

/***/ 2132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  checkConfigFile: () => (/* binding */ checkConfigFile),
  readConfigFile: () => (/* binding */ readConfigFile)
});


var external_node_fs_ = __webpack_require__(3024);

var errors = __webpack_require__(6695);

var shortening = __webpack_require__(8086);

var message = __webpack_require__(3597);

var follow_inputs = __webpack_require__(7446);

var input_table = __webpack_require__(786);

var config_inputs = __webpack_require__(9190);

var config_file = __webpack_require__(4821);

var parts = __webpack_require__(2876);

var secrets_redactor = __webpack_require__(2325);
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


var file_services = __webpack_require__(2636);
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
    lines = new dist.LineCounter();
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
        if ((0,dist.isAlias)(node)) {
            const content = this.#anchors.get(node.source);
            const name = (0,shortening/* shorten */.ml)(node.source);
            if (content === undefined)
                this.#stop(start, (0,message/* message */.i) `config-alias-unknown: No anchor has this name: "${name}". Write \`&${name}\` before the value that it repeats.`);
            return new Spot(this, content ?? { size: 1 }, start, nearby);
        }
        const content = this.#contentOf(node, start, key);
        if ((0,dist.isNode)(node) && node.anchor)
            this.#anchors.set(node.anchor, content);
        return new Spot(this, content, start, nearby);
    }
    #contentOf(node, start, key) {
        if ((0,dist.isMap)(node)) {
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
        if ((0,dist.isSeq)(node)) {
            const items = node.items.map((item) => this.read(item, start, key));
            return { items, size: countNodes(items) };
        }
        if (!(0,dist.isScalar)(node) || typeof node.value !== 'string')
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
        const { contents, errors, warnings } = (0,dist.parseDocument)(text, {
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
        const isEmpty = contents === null || ((0,dist.isScalar)(contents) && contents.value === null);
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
    throw new config_file/* ConfigFileError */.x(file, mistakes);
}
function countNodes(spots) {
    return [...spots].reduce((sum, { content }) => sum + content.size, 1);
}
function findStart(node) {
    return (0,dist.isNode)(node) ? node.range?.[0] : undefined;
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
        throw (0,config_file/* missingFile */.Bi)(shown);
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
    const top = (0,parts/* readPart */.on)(root, 'top');
    refuseAmbiguousWords(top.inputs, top);
    const listed = top.spots.get('services');
    const services = listed === undefined ? [] : (0,file_services/* readServices */.JQ)(listed, place);
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

/***/ 7446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFollowInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);




function readFollowInputs(inputs) {
    const successStates = inputs.get('success-states') ?? [];
    const failureStates = inputs.get('failure-states') ?? [];
    const failures = new Set(failureStates.map(_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7));
    const both = successStates.find((word) => failures.has((0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7)(word)));
    if (both !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `word-in-both-lists: ${inputs.named('success-states')} and ${inputs.named('failure-states')} both contain "${both}". Keep it in one of them.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('success-states', text);
    }
    return {
        timeoutMs: inputs.get('timeout'),
        ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ pollIntervalMs: inputs.get('poll-interval') }),
        successStates,
        failureStates,
        explainFailure: true,
    };
}


/***/ }),

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j7: () => (/* binding */ normalise),
/* harmony export */   vQ: () => (/* binding */ buildVocabulary)
/* harmony export */ });
/* unused harmony export assumedWords */
const assumedWords = [
    ['succeeded', ['success', 'succeeded', 'succeed', 'successful', 'conditionsucceeded', 'runtimesuccessful']],
    ['succeeded', ['live', 'healthy', 'ready', 'complete', 'completed', 'finished', 'done']],
    ['failed', ['failed', 'fail', 'failure', 'error', 'errored', 'internalerror', 'crashed', 'crashederror', 'rejected']],
    ['failed', ['timeout', 'timedout', 'timeouterror', 'expired']],
    ['failed', ['buildfailed', 'builderror', 'predeployfailed', 'hookerror', 'updatefailed', 'createfailed']],
    ['failed', ['launchfailed', 'runtimefailed', 'conditionfailed', 'submissionfailure']],
    ['failed', ['deploymentfailed', 'deploymentcontentfailed', 'deploymentlost']],
    ['failed', ['rollbacksucceeded', 'rollbacksuccessful', 'rollbackfailed']],
    ['cancelled', ['canceled', 'cancelled', 'cancelledbyuser', 'deploymentcancelled', 'aborted', 'buildaborted']],
    ['cancelled', ['interrupted', 'removed', 'deleted', 'destroyed']],
    ['superseded', ['superseded', 'replaced', 'deactivated', 'inactive']],
    ['ambiguous', ['running', 'started', 'active', 'deployed', 'ok', 'sleeping']],
    ['ongoing', ['new', 'created', 'pending', 'pendingreview', 'accepted', 'enqueued', 'queued', 'scheduled', 'waiting']],
    ['ongoing', ['needsapproval', 'idle', 'retrying', 'deploymentattempterror']],
    ['ongoing', ['initializing', 'cloning', 'building', 'buildinprogress', 'buildpending', 'buildrequestreceived']],
    ['ongoing', ['buildsuccessful', 'pendingbuild', 'working', 'uploading', 'uploaded', 'preparing', 'prepared']],
    ['ongoing', ['processing', 'processed', 'pushing']],
    ['ongoing', ['inprogress', 'wip', 'workinprogress', 'taskrunning', 'taskinprogress', 'operationinprogress']],
    ['ongoing', ['predeployinprogress', 'updateinprogress', 'pendingdeploy', 'deploying', 'deploymentinprogress']],
    ['ongoing', ['provisioning', 'allocating', 'creating', 'starting', 'restarting', 'updating', 'replacing']],
    ['ongoing', ['activating', 'baking', 'conditionpending', 'conditionreconciling', 'postbuildrestartrequired']],
    ['ongoing', ['startpolling', 'startpollingwithrestart', 'runtimestarting']],
    ['ongoing', ['syncingfiles', 'finishedfilesync', 'updatingpages', 'purgingcdn']],
    ['ongoing', ['canceling', 'cancelling', 'stopping', 'stoprequested', 'erroring', 'removing', 'destroying']],
    ['ongoing', ['rollbackrequested', 'rollbackinprogress']],
];
const assumed = new Map(assumedWords.flatMap(([meaning, words]) => words.map((word) => [word, meaning])));
function normalise(word) {
    return word.toLowerCase().replace(/[-_\s]+/gu, '');
}
function buildVocabulary(user = {}) {
    const taught = new Map();
    for (const word of user.successStates ?? [])
        taught.set(normalise(word), 'succeeded');
    for (const word of user.failureStates ?? [])
        taught.set(normalise(word), 'failed');
    taught.delete('');
    return (word) => {
        const known = normalise(word);
        return taught.get(known) ?? assumed.get(known) ?? 'unknown';
    };
}


/***/ })

};

export const id = 316;
export const ids = [316];
export const modules = {

/***/ 7316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkConfigFile: () => (/* binding */ checkConfigFile),
  readConfigFile: () => (/* binding */ readConfigFile)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/config/following.js
var following = __webpack_require__(3752);
// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/config/kinds.js
var kinds = __webpack_require__(3592);
// EXTERNAL MODULE: ./build/config/table.js
var table = __webpack_require__(2307);
// EXTERNAL MODULE: ./build/config/workspace-path.js
var workspace_path = __webpack_require__(196);
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
            mistakes.add(at(), (0,message/* message */.i) `config-empty: The file is empty. Begin with \`services\`.`);
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
                const text = (0,message/* message */.i) `config-merge-key: \`<<\` is not supported. Put what the services share at the top level.`;
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
    return (0,message/* message */.i) `config-too-deep: Lists or keys are nested too deeply here, or an alias is inside its own anchor.`;
}

// EXTERNAL MODULE: ./build/config/file/mistakes.js
var file_mistakes = __webpack_require__(3013);
// EXTERNAL MODULE: ./build/config/file/parts.js
var parts = __webpack_require__(2876);
// EXTERNAL MODULE: ./build/text/redactor.js + 1 modules
var text_redactor = __webpack_require__(665);
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










function parseConfigFile(text, path, { keys = [], place } = {}) {
    const mistakes = new file_mistakes/* Mistakes */.So();
    const tree = readDocument(text, mistakes, secretFinder(keys));
    const found = tree && readAll(tree, mistakes);
    for (const { part } of place && found ? found.services.values() : [])
        for (const [name, value] of part.inputs)
            if (place && table/* inputTable */.Fu[name].kind === kinds/* path */.Ae)
                mistakes.try(value, () => (0,workspace_path/* pathInside */._l)(place.root, name, value.text, place.folder));
    if (found === undefined || mistakes.all.length > 0)
        throw new file_mistakes/* ConfigFileError */.x(path, mistakes.all);
    const valued = (inputs) => new Map([...inputs].map(([name, { text, line, column }]) => [name, { text, origin: `${path}:${line}:${column}` }]));
    const services = [...found.services.values()].map(({ part, gate, line, name, paths, needs, env }) => {
        const inputs = valued(inherited(name, part, found.top));
        return [name, { name, inputs, gate: gate && valued(gate.inputs), paths, needs, env, line }];
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
function readConfigFile(path, shown, options = {}) {
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        throw (0,file_mistakes/* missingFile */.Bi)(shown);
    if (!stat.isFile()) {
        const text = (0,message/* message */.i) `config-not-a-file: The configuration is not a file: "${(0,excerpt/* shorten */.ml)(shown)}". Name a YAML file.`;
        throw new errors/* InputError */.dz('config', text);
    }
    if (stat.size > largestFile)
        throw tooLarge(shown);
    return checkConfigFile((0,external_node_fs_.readFileSync)(path), shown, options);
}
function checkConfigFile(bytes, shown, options = {}) {
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
    return parseConfigFile(text.replaceAll(/\r\n?/g, '\n'), shown, options);
}
function tooLarge(shown) {
    const text = (0,message/* message */.i) `config-too-large: The configuration file is larger than 1 MiB: "${(0,excerpt/* shorten */.ml)(shown)}". Check that it is the right one.`;
    return new errors/* InputError */.dz('config', text);
}


/***/ }),

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFollowInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);




function readFollowInputs(inputs) {
    const pollIntervalMs = inputs.get('poll-interval');
    const successStates = inputs.get('success-states') ?? [];
    const failureStates = inputs.get('failure-states') ?? [];
    const failures = new Set(failureStates.map(_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7));
    const both = successStates.find((word) => failures.has((0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7)(word)));
    if (both !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `word-in-both-lists: \`success-states\` and \`failure-states\` both contain "${both}". Keep it in one of them.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('success-states', text);
    }
    return {
        timeoutMs: inputs.get('timeout'),
        ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ pollIntervalMs }),
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

export const id = 416;
export const ids = [416];
export const modules = {

/***/ 416:
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
var keys = __webpack_require__(16);
// EXTERNAL MODULE: ./build/config/following.js
var following = __webpack_require__(3752);
// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/config/table.js
var table = __webpack_require__(2307);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/config/file/document.js



/** The file's own form is 5 deep. */
const deepest = 8;
/** A few lines of aliases could unfold into gigabytes. */
const mostValues = 200_000;
const coreTags = new Set(['map', 'seq', 'str', 'int', 'float', 'bool', 'null'].map((tag) => `tag:yaml.org,2002:${tag}`));
/** Reads YAML 1.2 of the core schema (`yes` is text, a date is text). Undefined where it has no values, or is not YAML at all. */
function readDocument(text, mistakes) {
    const lines = new dist.LineCounter();
    lines.addNewLine(0);
    // The parser misses some lines inside of what it cannot read.
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
            // The parser would compare each key with all others.
            uniqueKeys: false,
            // Pretty messages quote the line, which may be a secret.
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
        return new Reader(at, targets, mistakes).read(document.contents, 0);
    }
    catch (error) {
        // The parser calls itself for what is nested.
        if (!(error instanceof RangeError))
            throw error;
        mistakes.add(at(), tooDeep());
        return undefined;
    }
}
/** Turns the parser's nodes into trees. */
class Reader {
    #at;
    #targets;
    #mistakes;
    #values = 0;
    constructor(at, targets, mistakes) {
        this.#at = at;
        this.#targets = targets;
        this.#mistakes = mistakes;
    }
    /** An absent value stands where its key does, at `nearby`. */
    read(node, depth, nearby = this.#at()) {
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
            return { is: 'map', entries: this.#entriesOf(found.items, depth, place), ...place };
        if ((0,dist.isSeq)(found))
            return { is: 'list', items: found.items.map((item) => this.read(item, depth + 1, place)), ...place };
        if (!(0,dist.isScalar)(found))
            return { is: 'scalar', text: '', value: null, ...place };
        const { value } = found;
        const text = typeof value === 'string' ? value : value === null ? '' : (found.source ?? String(value));
        return { is: 'scalar', text, value, ...place };
    }
    #entriesOf(items, depth, nearby) {
        const entries = new Map();
        for (const item of items) {
            if (!(0,dist.isPair)(item))
                continue;
            const key = this.read(item.key, depth + 1, nearby);
            const value = this.read(item.value, depth + 1, key);
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
    // What follows a colon may quote the file.
    const [why = ''] = parserSays.split(/:|\bat line\b/);
    return (0,message/* message */.i) `config-not-yaml: This is not YAML: ${why.trim()}. Check the indentation, quotes and brackets.`;
}
function tooDeep() {
    return (0,message/* message */.i) `config-too-deep: Lists or keys are nested too deeply here, or an alias stands inside its own anchor.`;
}

// EXTERNAL MODULE: ./build/text/size.js
var size = __webpack_require__(7397);
;// CONCATENATED MODULE: ./build/config/file/mistakes.js



/** A message that lists more is not read. */
const mostShown = 50;
/** A `taxiway.yaml` that cannot be used, with everything that is wrong in it. Nothing was sent. */
class ConfigFileError extends errors/* InputError */.dz {
    /** In the order of their places. */
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
/** Collects the mistakes of a file. */
class Mistakes {
    all = [];
    add({ line, column }, text) {
        this.all.push({ line, column, text });
    }
    /** Runs what throws an `InputError` for a mistake at this place. Gives undefined where it did. */
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
// EXTERNAL MODULE: ./build/config/file/services.js + 1 modules
var file_services = __webpack_require__(6906);
;// CONCATENATED MODULE: ./build/config/file/config-file.js







/**
 * Reads the text of a `taxiway.yaml`, and checks all of it.
 *
 * @param path how messages name the file
 * @throws ConfigFileError with every mistake
 */
function parseConfigFile(text, path) {
    const mistakes = new Mistakes();
    const tree = readDocument(text, mistakes);
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
/** A word may not mean success and failure. */
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
/** The inputs of a service: its own, else those of the top level that a service may have. */
function inherited(name, service, top) {
    const environment = top.inputs.get('environment');
    const own = environment && { ...environment, text: `${environment.text}/${name}` };
    const shared = [...top.inputs].filter(([input]) => table/* inputTable */.Fu[input].places.includes('service'));
    const more = own === undefined ? [] : [['environment', own]];
    return new Map([...shared, ...more, ...service.inputs]);
}

;// CONCATENATED MODULE: ./build/config/file/read.js





/** Five hundred services take a tenth of it. */
const largestFile = 1024 * 1024;
/**
 * Reads and checks a `taxiway.yaml`.
 *
 * @param path absolute
 * @param shown how messages name it
 * @throws ConfigFileError with every mistake; InputError where the file cannot be read
 */
function readConfigFile(path, shown) {
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
    return checkConfigFile((0,external_node_fs_.readFileSync)(path), shown);
}
/**
 * Checks the bytes of a `taxiway.yaml`.
 *
 * @throws ConfigFileError with every mistake; InputError where it is not a text
 */
function checkConfigFile(bytes, shown) {
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
    return parseConfigFile(text.replaceAll(/\r\n?/g, '\n'), shown);
}
function tooLarge(shown) {
    const text = (0,message/* message */.i) `config-too-large: The configuration file is larger than 1 MiB: "${(0,excerpt/* shorten */.ml)(shown)}". Check that it is the right one.`;
    return new errors/* InputError */.dz('config', text);
}

;// CONCATENATED MODULE: ./build/config/file/find.js







/**
 * Finds and reads the configuration file. On a change request it is the one of the base, else the change could redefine what
 * success means.
 *
 * @throws ConfigFileError with every mistake; InputError where the file, or the base, cannot be read
 */
async function findConfig(search) {
    const { folder, base } = search;
    const path = (0,external_node_path_.resolve)(folder, search.path ?? keys/* configFileName */.S3);
    const shown = search.path === undefined ? keys/* configFileName */.S3 : (0,external_node_path_.relative)(folder, path).replaceAll('\\', '/');
    const file = base === undefined ? readConfigFile(path, shown) : await readFromBase(search, { path, shown, base });
    return { file, folder: (0,external_node_path_.dirname)(path) };
}
async function readFromBase({ git, folder }, { path, shown, base }) {
    const commit = await commitOf(git, folder, base);
    // A folder that the change removes cannot be asked.
    const here = (0,external_node_fs_.statSync)((0,external_node_path_.dirname)(path), { throwIfNoEntry: false })?.isDirectory() ? (0,external_node_path_.dirname)(path) : folder;
    const name = here === folder ? (0,external_node_path_.relative)(folder, path).replaceAll('\\', '/') : (0,external_node_path_.basename)(path);
    const object = `${commit}:./${name}`;
    if ((await git(here, ['cat-file', '-e', object])) === undefined) {
        const text = (0,message/* message */.i) `config-not-in-base: On a change request the configuration file of the base counts, and the base (${(0,excerpt/* shorten */.ml)(base)}) has no "${(0,excerpt/* shorten */.ml)(shown)}". Merge the file first, without this job.`;
        throw new errors/* InputError */.dz('config', text);
    }
    // The commit's id before the file keeps its first line as it is: Git's output is trimmed.
    const printed = (await git(here, ['show', '--no-patch', '--format=%H', commit, object])) ?? '';
    const end = printed.indexOf('\n');
    return checkConfigFile(Buffer.from(end < 0 ? '' : printed.slice(end + 1)), `${shown} of ${base.slice(0, 12)}`);
}
const commitId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** A server that sends nothing must not hold the run up. */
const patient = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=20'];
/** The id of the base commit, which is fetched where a shallow checkout lacks it. */
async function commitOf(git, folder, base) {
    const idOf = async (name) => {
        const id = await git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
        return id !== undefined && commitId.test(id) ? id : undefined;
    };
    const isCommit = commitId.test(base);
    const known = isCommit ? await idOf(base) : undefined;
    if (known !== undefined)
        return known;
    // In a full clone a depth would cut the history off.
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

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFollowInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);




/** @throws InputError naming the input */
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
    };
}


/***/ }),

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ assumedWords),
/* harmony export */   j7: () => (/* binding */ normalise),
/* harmony export */   vQ: () => (/* binding */ buildVocabulary)
/* harmony export */ });
/**
 * ASSUMED words: the contract shows none. Hosted platforms use these words for a deployment in their public APIs;
 * docs/status-words.md names the platform, the meaning and the source of each, and the words left out.
 *
 * A word is a success or a failure only where no hosted platform gives it another meaning. A false success is the worst error, a
 * false failure the second; `ambiguous` (success on further evidence only) and a word left out (`unknown`) are safe. The success
 * of a build alone is `ongoing`. Each word is listed once, as `normalise` returns it.
 */
const assumedWords = [
    ['succeeded', ['success', 'succeeded', 'succeed', 'successful', 'conditionsucceeded', 'runtimesuccessful']],
    ['succeeded', ['live', 'healthy', 'ready', 'complete', 'completed', 'finished', 'done']],
    ['failed', ['failed', 'fail', 'failure', 'error', 'errored', 'internalerror', 'crashed', 'crashederror', 'rejected']],
    ['failed', ['timeout', 'timedout', 'timeouterror', 'expired']],
    ['failed', ['buildfailed', 'builderror', 'predeployfailed', 'hookerror', 'updatefailed', 'createfailed']],
    ['failed', ['launchfailed', 'runtimefailed', 'conditionfailed', 'submissionfailure']],
    ['failed', ['deploymentfailed', 'deploymentcontentfailed', 'deploymentlost']],
    // Our deployment does not run after a rollback, successful or not.
    ['failed', ['rollbacksucceeded', 'rollbacksuccessful', 'rollbackfailed']],
    ['cancelled', ['canceled', 'cancelled', 'cancelledbyuser', 'deploymentcancelled', 'aborted', 'buildaborted']],
    ['cancelled', ['interrupted', 'removed', 'deleted', 'destroyed']],
    ['superseded', ['superseded', 'replaced', 'deactivated', 'inactive']],
    // Live on one platform, in progress or asleep on another; `deployed` may have crashed, and many APIs say `ok` to any request.
    ['ambiguous', ['running', 'started', 'active', 'deployed', 'ok', 'sleeping']],
    // Waiting
    ['ongoing', ['new', 'created', 'pending', 'pendingreview', 'accepted', 'enqueued', 'queued', 'scheduled', 'waiting']],
    // The last one: failed for now, and tried again by the platform itself.
    ['ongoing', ['needsapproval', 'idle', 'retrying', 'deploymentattempterror']],
    // Building; the end of a build is not the end of a deployment
    ['ongoing', ['initializing', 'cloning', 'building', 'buildinprogress', 'buildpending', 'buildrequestreceived']],
    ['ongoing', ['buildsuccessful', 'pendingbuild', 'working', 'uploading', 'uploaded', 'preparing', 'prepared']],
    ['ongoing', ['processing', 'processed', 'pushing']],
    // Rolling out
    ['ongoing', ['inprogress', 'wip', 'workinprogress', 'taskrunning', 'taskinprogress', 'operationinprogress']],
    ['ongoing', ['predeployinprogress', 'updateinprogress', 'pendingdeploy', 'deploying', 'deploymentinprogress']],
    ['ongoing', ['provisioning', 'allocating', 'creating', 'starting', 'restarting', 'updating', 'replacing']],
    ['ongoing', ['activating', 'baking', 'conditionpending', 'conditionreconciling', 'postbuildrestartrequired']],
    ['ongoing', ['startpolling', 'startpollingwithrestart', 'runtimestarting']],
    ['ongoing', ['syncingfiles', 'finishedfilesync', 'updatingpages', 'purgingcdn']],
    // On the way out, with a last word still to come
    ['ongoing', ['canceling', 'cancelling', 'stopping', 'stoprequested', 'erroring', 'removing', 'destroying']],
    ['ongoing', ['rollbackrequested', 'rollbackinprogress']],
];
const assumed = new Map(assumedWords.flatMap(([meaning, words]) => words.map((word) => [word, meaning])));
/** Lower case, without `-`, `_` and white space: `IN_PROGRESS`, `in-progress` and `InProgress` are one word. */
function normalise(word) {
    return word.toLowerCase().replace(/[-_\s]+/gu, '');
}
/**
 * Looks a word up in the user's words, then in the built-in list; a word in neither is `unknown`. A word that the user gave as
 * both is a failure (the inputs refuse it before). A user's word of separators only is ignored: it would match an empty status.
 */
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

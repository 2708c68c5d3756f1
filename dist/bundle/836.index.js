export const id = 836;
export const ids = [836];
export const modules = {

/***/ 7836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deploy: () => (/* binding */ deploy)
});

// EXTERNAL MODULE: ./build/config/connection.js
var connection = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/actions/shared/run.js + 5 modules
var run = __webpack_require__(3343);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/config/following.js
var following = __webpack_require__(3752);
// EXTERNAL MODULE: ./build/config/reporting.js
var reporting = __webpack_require__(9497);
// EXTERNAL MODULE: ./build/config/variables.js + 1 modules
var variables = __webpack_require__(5301);
// EXTERNAL MODULE: ./build/config/workspace-path.js
var workspace_path = __webpack_require__(196);
;// CONCATENATED MODULE: ./build/actions/deploy/inputs.js






const refInputs = ['ref'];
const archiveInputs = [
    'project-slug',
    'service-name',
    'environment-slug',
    'runtime-mode',
    'root-dir',
    'install-command',
    'build-command',
    'start-command',
    'internal-port',
    'plan-key',
];
const runtimeModes = ['web', 'worker', 'static', 'cron'];
/** @throws InputError with one sentence that names the input, what is wrong and what to do; nothing was sent */
function readDeployInputs(inputs, context) {
    const report = (0,reporting/* readReportInputs */.g)(inputs);
    return {
        connection: (0,connection/* readConnection */.d)(inputs),
        source: readSource(inputs, context, report),
        follow: (0,following/* readFollowInputs */.j)(inputs),
        report,
        wait: inputs.boolean('wait', true),
        dryRun: inputs.boolean('dry-run', false),
    };
}
function readSource(inputs, context, report) {
    const serviceId = inputs.identifier('service-id');
    const path = inputs.line('archive-path');
    const skipUnchanged = inputs.boolean('skip-unchanged', false);
    if (serviceId !== undefined && path !== undefined) {
        throw new errors/* InputError */.dz('service-id', 'Inputs `service-id` and `archive-path` exclude each other: an upload creates a service of its own, so give one.');
    }
    if (serviceId !== undefined)
        return readRefSource(inputs, context, { serviceId, skipUnchanged });
    if (path === undefined) {
        throw new errors/* InputError */.dz('service-id', 'Nothing to deploy is named: give `service-id` (a service built from Git) or `archive-path` (a folder or archive).');
    }
    return readArchiveSource(inputs, context, { path, skipUnchanged, report });
}
function readRefSource(inputs, context, { serviceId, skipUnchanged }) {
    refuse(inputs, archiveInputs, 'belongs to an upload: leave it out with `service-id`, or give `archive-path` instead');
    if (skipUnchanged) {
        throw new errors/* InputError */.dz('skip-unchanged', 'Input `skip-unchanged` compares archives: leave it out with `service-id`, or give `archive-path` instead.');
    }
    const ref = inputs.ref('ref');
    return { kind: 'ref', serviceId, ref, variables: (0,variables/* readVariables */.C)(inputs, context.workspace) };
}
function readArchiveSource(inputs, context, { path, skipUnchanged, report }) {
    refuse(inputs, refInputs, 'belongs to a deploy from Git: leave it out with `archive-path`, or give `service-id` instead');
    const why = 'cannot go with an upload, which creates a new service each time';
    refuse(inputs, ['env-vars', 'env-file'], `${why}: set variables on a service that exists and deploy it by \`service-id\``);
    if (skipUnchanged && report.environment === undefined) {
        throw new errors/* InputError */.dz('environment', 'Input `skip-unchanged` needs `environment`: the last upload is remembered in its GitHub deployment.');
    }
    const projectSlug = inputs.identifier('project-slug');
    if (projectSlug === undefined)
        throw needed('project-slug', 'the project in which the service is created');
    const name = inputs.line('service-name');
    if (name === undefined)
        throw needed('service-name', 'the name of the service that is created');
    const optional = {
        runtimeMode: inputs.oneOf('runtime-mode', runtimeModes),
        rootDir: inputs.line('root-dir'),
        installCommand: inputs.text('install-command'),
        buildCommand: inputs.text('build-command'),
        startCommand: inputs.text('start-command'),
        internalPort: inputs.port('internal-port'),
        planKey: inputs.line('plan-key'),
    };
    const given = Object.entries(optional).filter((entry) => entry[1] !== undefined);
    return {
        kind: 'archive',
        path: (0,workspace_path/* pathInWorkspace */.e)(context.workspace, 'archive-path', path),
        projectSlug,
        environmentSlug: inputs.identifier('environment-slug'),
        fields: { name, ...Object.fromEntries(given) },
        skipUnchanged,
    };
}
function refuse(inputs, names, why) {
    const [name] = inputs.given(names);
    if (name !== undefined)
        throw new errors/* InputError */.dz(name, `Input \`${name}\` ${why}.`);
}
function needed(name, what) {
    return new errors/* InputError */.dz(name, `Input \`${name}\` is missing: an upload needs ${what}.`);
}

;// CONCATENATED MODULE: ./build/actions/deploy/action.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});



/** The deploy action: reads the inputs, runs one flow, reports its result. */
function deploy(job) {
    return (0,run/* runAction */.Cs)(job, 'deploy', async (openReporter) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const inputs = readDeployInputs(job.inputs, job.context);
            const reporter = openReporter(inputs.report);
            const platform = __addDisposableResource(env_1, (0,connection/* openPlatform */.W)(inputs.connection, job), true);
            const context = { job, platform, reporter, inputs };
            const { source } = inputs;
            switch (source.kind) {
                case 'ref':
                    return await (await Promise.all(/* import() */[__webpack_require__.e(302), __webpack_require__.e(628), __webpack_require__.e(63)]).then(__webpack_require__.bind(__webpack_require__, 9063))).deployRef(context, source);
                case 'archive':
                    return await (await Promise.all(/* import() */[__webpack_require__.e(302), __webpack_require__.e(628), __webpack_require__.e(638)]).then(__webpack_require__.bind(__webpack_require__, 2638))).deployArchive(context, source);
                default:
                    return source;
            }
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    });
}


/***/ }),

/***/ 5301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ readVariables)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
;// CONCATENATED MODULE: ./build/config/dotenv.js

const quotes = new Set(['"', "'", '`']);
/**
 * Reads dotenv text: `NAME=value`, an optional `export`, comments, values in single, double or back quotes that may span
 * lines. In double quotes `\n`, `\r`, `\"` and `\\` are escapes. Names are not judged: the platform does that. A message
 * names the line and shows nothing of it.
 *
 * @param source the input to name in a message
 * @throws InputError for a line without `=`, an empty name, a quote that never closes, text after a closing quote
 */
function parseDotenv(text, source) {
    const variables = new Map();
    const duplicates = new Set();
    const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    let at = 0;
    while (at < normal.length) {
        const entry = readEntry(normal, at, (problem) => {
            const line = normal.slice(0, at).split('\n').length;
            return new errors/* InputError */.dz(source, `Input \`${source}\` ${problem} in line ${line}: write \`NAME=value\` lines.`);
        });
        at = entry.end;
        if (entry.key === undefined)
            continue;
        if (variables.has(entry.key))
            duplicates.add(entry.key);
        variables.set(entry.key, entry.value);
    }
    return { variables: [...variables].map(([key, value]) => ({ key, value })), duplicates: [...duplicates] };
}
/** The entry whose line begins at `at`; without a key for a blank line or a comment. `end` is where the next line begins. */
function readEntry(text, at, problem) {
    const end = lineEnd(text, at);
    const line = text.slice(at, end);
    if (/^\s*(?:#|$)/.test(line))
        return { key: undefined, value: '', end: end + 1 };
    const equals = line.indexOf('=');
    if (equals < 0)
        throw problem('has no `=`');
    const key = line
        .slice(0, equals)
        .trim()
        .replace(/^export\s+/, '');
    if (key === '')
        throw problem('has no name before the `=`');
    const raw = line.slice(equals + 1);
    const quote = raw.trimStart().charAt(0);
    if (!quotes.has(quote))
        return { key, value: raw.replace(/(?:^|\s)\s*#.*$/, '').trim(), end: end + 1 };
    const opens = at + equals + 1 + raw.indexOf(quote);
    const closes = closing(text, opens + 1, quote);
    if (closes < 0)
        throw problem('has a quote that is never closed');
    const after = lineEnd(text, closes);
    if (!/^\s*(?:#.*)?$/.test(text.slice(closes + 1, after)))
        throw problem('has text after a closing quote');
    const value = text.slice(opens + 1, closes);
    return { key, value: quote === '"' ? unescaped(value) : value, end: after + 1 };
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
}
/** Where the quote closes, or -1; in double quotes a backslash guards the character after it. */
function closing(text, from, quote) {
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
const escapes = { n: '\n', r: '\r', '"': '"', '\\': '\\' };
function unescaped(text) {
    return text.replace(/\\([nr"\\])/g, (_whole, name) => escapes[name] ?? '');
}

// EXTERNAL MODULE: ./build/config/workspace-path.js
var workspace_path = __webpack_require__(196);
;// CONCATENATED MODULE: ./build/config/variables.js




/** Far more than any platform takes; a file beyond it is the wrong one. */
const largestFile = 1024 * 1024;
/** @throws InputError naming the input and the line, never a value */
function readVariables(inputs, workspace) {
    const file = readEnvFile(inputs, workspace);
    const own = parseDotenv(inputs.text('env-vars') ?? '', 'env-vars');
    const merged = new Map([...file.variables, ...own.variables].map((variable) => [variable.key, variable]));
    return { all: [...merged.values()], duplicates: [...file.duplicates, ...own.duplicates] };
}
function readEnvFile(inputs, workspace) {
    const given = inputs.line('env-file');
    if (given === undefined)
        return { variables: [], duplicates: [] };
    const path = (0,workspace_path/* pathInWorkspace */.e)(workspace, 'env-file', given);
    const { size, file } = { size: (0,external_node_fs_.statSync)(path).size, file: (0,external_node_fs_.statSync)(path).isFile() };
    if (!file || size > largestFile) {
        throw new errors/* InputError */.dz('env-file', 'Input `env-file` is no dotenv file: name a file of at most 1 MiB.');
    }
    return parseDotenv((0,external_node_fs_.readFileSync)(path, 'utf8'), 'env-file');
}


/***/ }),

/***/ 196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ pathInWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);



/**
 * The real path of a file or folder that an input names, relative to the workspace.
 *
 * @throws InputError where it does not exist, or lies outside the workspace, be it through a link
 */
function pathInWorkspace(workspace, input, given) {
    const root = real(workspace) ?? workspace;
    const outside = () => new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `Input \`${input}\` leads out of the workspace: name a path inside it, links followed.`);
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
    if (!isInside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace), asked) && !isInside(root, asked))
        throw outside();
    const found = given.includes('\0') ? undefined : real(asked);
    if (found === undefined) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `Input \`${input}\` names nothing that exists in the workspace: check it out or make it in an earlier step.`);
    }
    if (!isInside(root, found))
        throw outside();
    return found;
}
function real(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
/** Also for the folder itself. */
function isInside(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}


/***/ })

};

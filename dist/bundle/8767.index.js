export const id = 8767;
export const ids = [8767];
export const modules = {

/***/ 8842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ pathInside),
/* harmony export */   e: () => (/* binding */ pathInWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5373);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4908);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2950);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1103);






function pathInWorkspace(workspace, input, given, { from = workspace, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nameAsInput */ .A } = {}) {
    const found = pathInside(workspace, input, given, { from, named });
    if (found !== undefined)
        return found;
    const advice = input.endsWith('path') ? 'Check the path, and build what it names first.' : 'Check the path.';
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `path-missing: ${named(input)} does not exist: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". ${advice}`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
}
function pathInside(folder, input, given, { from = folder, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nameAsInput */ .A } = {}) {
    const root = real(folder) ?? folder;
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, given);
    const found = given.includes('\0') ? undefined : real(asked);
    const isSpeltInside = isInside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), asked) || isInside(root, asked);
    if (isSpeltInside && (found === undefined || isInside(root, found)))
        return found;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, leadsOut(input, given, named));
}
function leadsOut(input, given, named) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `path-outside-workspace: ${named(input)} leads out of the workspace: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". Use a path that stays inside it, links followed.`;
}
function real(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
function isInside(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}


/***/ }),

/***/ 8767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  deployAction: () => (/* binding */ deployAction)
});


var connection = __webpack_require__(1465);

var run_to_end = __webpack_require__(4363);

var errors = __webpack_require__(5373);

var follow_inputs = __webpack_require__(7992);

var given_variables = __webpack_require__(400);

var input_table = __webpack_require__(9995);

var report_inputs = __webpack_require__(8701);

var workspace_path = __webpack_require__(8842);

var defined_fields = __webpack_require__(5023);
;








function readDeployInputs(inputs, context) {
    return {
        connection: (0,connection/* readConnection */.d)(inputs),
        source: readSource(inputs, context.workspace),
        follow: (0,follow_inputs/* readFollowInputs */.j)(inputs),
        report: (0,report_inputs/* readReportInputs */.g)(inputs),
        wait: inputs.get('wait'),
        dryRun: inputs.get('dry-run'),
        onOutdated: inputs.get('on-outdated'),
    };
}
function readSource(inputs, workspace) {
    const serviceId = inputs.get('service-id');
    const path = inputs.get('archive-path');
    if (serviceId !== undefined && path !== undefined) {
        const text = `${inputs.named('service-id')} ("${serviceId}") and ${inputs.named('archive-path')} ("${path}") cannot be combined. Set ${inputs.named('service-id')} to deploy an existing service, or ${inputs.named('archive-path')} to upload to a new one.`;
        throw new errors/* InputError */.dz('service-id', text);
    }
    if (serviceId !== undefined) {
        refuseWithService(inputs);
        return { kind: 'ref', serviceId, ref: inputs.get('ref'), variables: (0,given_variables/* readVariables */.C)(inputs) };
    }
    if (path === undefined) {
        const text = `There is nothing to deploy. Set ${inputs.named('service-id')} for a service that is built from Git, or ${inputs.named('archive-path')} for a folder or archive.`;
        throw new errors/* InputError */.dz('service-id', text);
    }
    refuseWithArchive(inputs);
    const projectSlug = inputs.required('project-slug', 'the project in which the upload creates its service; `taxiway call list_projects` lists them');
    const name = inputs.required('service-name', 'the name of the service that the upload creates');
    const given = (0,defined_fields/* definedFields */.X)({
        runtimeMode: inputs.get('runtime-mode'),
        rootDir: inputs.get('root-dir'),
        installCommand: inputs.get('install-command'),
        buildCommand: inputs.get('build-command'),
        startCommand: inputs.get('start-command'),
        internalPort: inputs.get('internal-port'),
        planKey: inputs.get('plan-key'),
    });
    const environmentSlug = inputs.get('environment-slug');
    const real = (0,workspace_path/* pathInWorkspace */.e)(workspace, 'archive-path', path, { named: inputs.named });
    return { kind: 'archive', path: real, projectSlug, environmentSlug, fields: { name, ...given } };
}
function refuseWithService(inputs) {
    const ofUpload = input_table/* inputNames */.vj.filter((each) => input_table/* inputTable */.Fu[each].isOfUpload);
    const forUploads = inputs.given(ofUpload);
    const name = forUploads.find((each) => inputs.findOrigin(each) === undefined);
    if (name === undefined)
        return;
    const text = `${inputs.named(name)} applies to uploads only. Remove it, or set ${inputs.named('archive-path')} instead of ${inputs.named('service-id')}.`;
    throw new errors/* InputError */.dz(name, text);
}
function refuseWithArchive(inputs) {
    if (inputs.text('ref') !== undefined) {
        const text = `${inputs.named('ref')} applies to deploys from Git only. Remove it, or set ${inputs.named('service-id')} instead of ${inputs.named('archive-path')}.`;
        throw new errors/* InputError */.dz('ref', text);
    }
    const [name] = inputs.env.size > 0 ? ['env-vars'] : inputs.given(['env-vars']);
    if (name !== undefined) {
        const text = `${inputs.named(name)} cannot be combined with ${inputs.named('archive-path')}, because each upload creates a new service. Set variables on an existing service and deploy it with ${inputs.named('service-id')}.`;
        throw new errors/* InputError */.dz(name, text);
    }
}

;
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



async function deployAction(job) {
    await (0,run_to_end/* runAction */.Cs)(job, 'deploy', async (openReporter) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const inputs = readDeployInputs(job.inputs, job.context);
            const reporter = openReporter(inputs.report);
            const platform = __addDisposableResource(env_1, (0,connection/* openPlatform */.W)(inputs.connection, job), true);
            const context = { job, platform, reporter, inputs };
            const { source } = inputs;
            switch (source.kind) {
                case 'ref':
                    return await (await Promise.all(/* import() */[__webpack_require__.e(7777), __webpack_require__.e(47), __webpack_require__.e(8843)]).then(__webpack_require__.bind(__webpack_require__, 8843))).deployRef(context, source);
                case 'archive':
                    return await (await Promise.all(/* import() */[__webpack_require__.e(7777), __webpack_require__.e(47), __webpack_require__.e(6876)]).then(__webpack_require__.bind(__webpack_require__, 6876))).deployArchive(context, source);
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


/***/ })

};

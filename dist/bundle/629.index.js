export const id = 629;
export const ids = [629];
export const modules = {

/***/ 9629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployRun: () => (/* binding */ deployRun)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deploy_deploy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8567);
/* harmony import */ var _deploy_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3913);
/* harmony import */ var _deploy_rehearse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7601);
/* harmony import */ var _deploy_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3405);
/* harmony import */ var _github_tracked_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4492);
/* harmony import */ var _inputs_declared_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2120);
/* harmony import */ var _inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3759);
/* harmony import */ var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5789);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3387);
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










async function* deployRun(host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs } = host;
        (0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .checkInputs */ .sw)(inputs, 'deploy');
        const source = readSource(host);
        const startMs = performance.now();
        const options = {
            ...(0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunOptions */ .u8)(inputs, host.signal),
            wait: inputs.get('wait'),
            waitWhenBusyMs: inputs.get('wait-when-busy'),
        };
        const [isRehearsal, url] = [inputs.get('dry-run'), inputs.get('environment-url')];
        const platform = __addDisposableResource(env_1, (0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .openPlatform */ .WN)(inputs, host.secrets), true);
        let run;
        if (source.kind === 'archive') {
            const { rehearseUpload } = await __webpack_require__.e(/* import() */ 207).then(__webpack_require__.bind(__webpack_require__, 7207));
            const { upload } = await __webpack_require__.e(/* import() */ 799).then(__webpack_require__.bind(__webpack_require__, 799));
            if (isRehearsal)
                return yield* rehearseUpload(platform, source.request, options);
            run = upload(platform, source.request, options);
        }
        else {
            const { request } = source;
            host.setOutput('service-id', request.serviceId);
            if (request.ref !== undefined)
                host.setOutput('ref', request.ref);
            const outdated = yield* checkOutdated(host, platform, request, options);
            if (outdated !== undefined)
                return outdated;
            if (isRehearsal)
                return yield* (0,_deploy_rehearse_js__WEBPACK_IMPORTED_MODULE_3__/* .rehearse */ .K)(platform, request, options);
            const timeoutMs = Math.max(1, inputs.get('timeout') - (performance.now() - startMs));
            run = (0,_deploy_deploy_js__WEBPACK_IMPORTED_MODULE_1__/* .deploy */ .g)(platform, request, { ...options, timeoutMs });
        }
        host.remember({ hasBegun: true });
        return yield* (0,_github_tracked_js__WEBPACK_IMPORTED_MODULE_5__/* .trackedBy */ .a)(host, url === undefined ? run : (0,_deploy_events_js__WEBPACK_IMPORTED_MODULE_2__/* .servedAt */ .rv)(run, url), inputs.get('ref'));
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
}
function readSource({ inputs, facts }) {
    const [serviceId, path] = [inputs.get('service-id'), inputs.get('archive-path')];
    if (serviceId !== undefined && path !== undefined) {
        const advice = 'Set service-id to deploy an existing service, or archive-path to upload to a new one.';
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('service-id', `service-id and archive-path cannot be combined. ${advice}`);
    }
    if (serviceId !== undefined) {
        refuseOf('upload', inputs, 'applies to uploads only, but service-id is set. Remove one of them.');
        const variables = (0,_inputs_variables_js__WEBPACK_IMPORTED_MODULE_8__/* .readVariables */ .C)(inputs.text('env-vars') ?? '');
        return { kind: 'ref', request: { serviceId, ref: inputs.get('ref'), variables } };
    }
    if (path === undefined) {
        const advice = 'Set service-id for a service that is built from Git, or archive-path for a folder or archive.';
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('service-id', `There is nothing to deploy. ${advice}`);
    }
    if (inputs.text('env-vars') !== undefined) {
        const advice = 'Import variables into the service afterwards.';
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('env-vars', `env-vars cannot be set for an upload, which creates a new service. ${advice}`);
    }
    refuseOf('ref', inputs, 'applies to deploys from Git only, but archive-path is set. Remove one of them.');
    const request = {
        ...{ path, workspace: facts.workspace, temporaryFolder: facts.temporaryFolder },
        projectSlug: inputs.require('project-slug', 'the project in which the upload creates its service; `taxiway call list_projects` lists them'),
        name: inputs.require('service-name', 'the name of the service that the upload creates'),
        environmentSlug: inputs.get('environment-slug'),
        runtimeMode: inputs.get('runtime-mode'),
        rootDir: inputs.get('root-dir'),
        installCommand: inputs.get('install-command'),
        buildCommand: inputs.get('build-command'),
        startCommand: inputs.get('start-command'),
        internalPort: inputs.get('internal-port'),
        planKey: inputs.get('plan-key'),
    };
    return { kind: 'archive', request };
}
function refuseOf(way, inputs, why) {
    const isGiven = (name) => {
        const { only, default: fallback } = _inputs_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .inputs */ .QL[name];
        return only === way && ![undefined, fallback].includes(inputs.text(name));
    };
    const given = _inputs_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .inputNames */ .vj.find(isGiven);
    if (given !== undefined)
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(given, `${given} ${why}`);
}
async function* checkOutdated(host, platform, { serviceId, ref }, options) {
    const onOutdated = host.inputs.get('on-outdated');
    if (onOutdated === 'deploy')
        return undefined;
    const { compareWithLive } = await __webpack_require__.e(/* import() */ 40).then(__webpack_require__.bind(__webpack_require__, 40));
    const comparison = await compareWithLive(platform, { serviceId, ref }, host, options);
    switch (comparison.kind) {
        case 'not-behind':
            return undefined;
        case 'unknown': {
            const text = `It is not known whether the live commit is newer: ${comparison.why}. The deploy goes on.`;
            yield { kind: 'notice', text: host.redact(text) };
            return undefined;
        }
        case 'behind': {
            const live = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .shorten */ .ml)(comparison.live, 12);
            const reason = `Nothing was deployed: the live commit ${live} is newer than "${ref}".`;
            const outcome = onOutdated === 'skip' ? 'skipped' : 'failed';
            return (0,_deploy_result_js__WEBPACK_IMPORTED_MODULE_4__/* .makeResult */ .U2)({ outcome, reason: host.redact(reason), serviceId, ref: ref ?? null, durationMs: 0 });
        }
        default:
            return comparison;
    }
}


/***/ })

};

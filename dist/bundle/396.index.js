export const id = 396;
export const ids = [396];
export const modules = {

/***/ 8018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gate: () => (/* binding */ gate)
/* harmony export */ });
/* harmony import */ var _config_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4917);
/* harmony import */ var _shared_job_reporter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1917);
/* harmony import */ var _shared_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5389);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(699);
/* harmony import */ var _reporter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9673);
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






async function gate(job) {
    await (0,_shared_job_reporter_js__WEBPACK_IMPORTED_MODULE_1__/* .runAction */ .C)(job, 'gate', async (openReporter) => {
        (0,_reporter_js__WEBPACK_IMPORTED_MODULE_4__/* .setGateOutputs */ .mT)(job, _reporter_js__WEBPACK_IMPORTED_MODULE_4__/* .unfinished */ .M1);
        let report;
        const result = await (0,_shared_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runToEnd */ .c)(job, async () => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readGateInputs */ .r)(job);
                const reporter = openReporter(inputs.report);
                const request = withMemory(inputs.request, reporter);
                const host = (0,_reporter_js__WEBPACK_IMPORTED_MODULE_4__/* .gateHost */ .OA)(job, reporter, request);
                const platform = __addDisposableResource(env_1, (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .openPlatform */ .W)(inputs.connection, job), true);
                const { gate: judge } = await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(628), __webpack_require__.e(42)]).then(__webpack_require__.bind(__webpack_require__, 7042));
                report = await judge(platform, request, host, { ...inputs.follow, signal: job.signal });
                return (0,_reporter_js__WEBPACK_IMPORTED_MODULE_4__/* .resultOfGate */ .Um)(report);
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
        const told = report ?? { deployment: result };
        (0,_reporter_js__WEBPACK_IMPORTED_MODULE_4__/* .setGateOutputs */ .mT)(job, told);
        return { ...result, gate: told };
    });
}
function withMemory(request, { github }) {
    const { rollbackRef, rollback, serviceId } = request;
    if (rollbackRef !== undefined || !rollback)
        return request;
    return { ...request, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .definedFields */ .X)({ remembered: github.rememberedRuns(serviceId) }) };
}


/***/ }),

/***/ 3078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Pattern)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);



const mostMs = 1_000;
class Pattern {
    #expression;
    constructor(input, source) {
        try {
            this.#expression = new RegExp(source);
        }
        catch (error) {
            const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : String(error);
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .iU) `pattern-invalid: \`${input}\` is not a valid regular expression: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(source)}" (${why}). Write a backslash before each character that is meant as itself.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
        if (this.#expression.test('')) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .iU) `pattern-matches-anything: \`${input}\` matches any text: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(source)}". Use a pattern that needs at least one character.`;
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

/***/ 1891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ StatusRanges)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);


class StatusRanges {
    #ranges;
    constructor(input, text) {
        const parts = text.split(/[\s,]+/).filter((part) => part !== '');
        const ranges = parts.map(rangeOf).filter((range) => range !== undefined);
        if (ranges.length === 0 || ranges.length < parts.length) {
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU) `statuses-invalid: \`${input}\` is not a list of HTTP statuses: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text)}". Use statuses from 100 to 599 or ranges, such as \`200-399\` or \`200, 204\`.`;
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

/***/ 7397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   X: () => (/* binding */ formatSize)
/* harmony export */ });
const units = ['B', 'kB', 'MB', 'GB', 'TB'];
function formatSize(bytes) {
    let [amount, unit] = [bytes, 0];
    for (; amount >= 999.5 && unit < units.length - 1; unit += 1)
        amount /= 1000;
    const digits = unit === 0 || amount >= 99.95 ? 0 : 1;
    return `${amount.toFixed(digits)} ${units[unit]}`;
}
function formatCount(count, noun) {
    const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${count === 1 ? noun : `${noun}s`}`;
}


/***/ })

};

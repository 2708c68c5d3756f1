export const id = 486;
export const ids = [486];
export const modules = {

/***/ 6487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Run)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9376);
/* harmony import */ var _timeout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3541);
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



const defaultTimeoutMs = 30 * 60_000;
class Run {
    clock;
    random;
    signal;
    deadlineMs;
    inDoubt = false;
    #startMs;
    constructor(options) {
        this.clock = options.clock ?? _clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m;
        this.random = options.random ?? Math.random;
        this.signal = options.signal ?? new AbortController().signal;
        this.deadlineMs = options.timeoutMs ?? defaultTimeoutMs;
        this.#startMs = this.clock.now();
    }
    elapsed() {
        return this.clock.now() - this.#startMs;
    }
    remaining() {
        return this.deadlineMs - this.elapsed();
    }
    sleep(ms) {
        return this.clock.sleep(Math.max(0, ms), this.signal);
    }
    async waitWhileHeld(platform, signal = this.signal) {
        while (platform.heldMs > 0) {
            if (platform.heldMs > this.remaining())
                return false;
            await this.clock.sleep(platform.heldMs, signal);
        }
        return true;
    }
    async within(ms, operation, work, parent = this.signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            parent.throwIfAborted();
            const text = `${operation}: no answer within ${Math.round(ms / 100) / 10} s.`;
            const onTimeout = () => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5(text, { operation, sent: true });
            const scope = __addDisposableResource(env_1, new _timeout_js__WEBPACK_IMPORTED_MODULE_2__/* .AbortScope */ .DK({ clock: this.clock, signal: parent, timeoutMs: ms, onTimeout }), false);
            return await work(scope.signal);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
}


/***/ }),

/***/ 7810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SE: () => (/* binding */ isNotInstalled),
/* harmony export */   X9: () => (/* binding */ gitOfDirectory),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* unused harmony export gitOutside */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1708);
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7666);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9556);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3597);






const mostMs = { here: 60_000, remote: 120_000 };
const mostWords = 4_000;
const remoteCommands = new Set(['fetch', 'ls-remote']);
const keptVariables = /^GIT_(?:SSL_\w+|HTTP_\w+|PROXY_SSL_\w+|SSH|SSH_COMMAND|SSH_VARIANT|EXEC_PATH)$/i;
const ownVariables = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    SSH_ASKPASS_REQUIRE: 'never',
    GCM_INTERACTIVE: 'never',
    GIT_PROXY_COMMAND: '',
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
    LANGUAGE: '',
};
const noPrograms = [
    'core.fsmonitor=',
    `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_0__.devNull}`,
    'core.askPass=',
    'core.alternateRefsCommand=:',
    'gc.auto=0',
    'maintenance.auto=false',
    'fetch.recurseSubmodules=false',
    'credential.helper=',
    'credential.interactive=false',
];
const networkProtocols = 'http:https:ssh:git';
const patience = ['http.lowSpeedLimit=1', 'http.lowSpeedTime=20'];
const sshOptions = ' -o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=10 -o ServerAliveCountMax=2';
function gitIn(root, signal, options = {}) {
    return runIn(['-C', root, `--git-dir=${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git')}`, `--work-tree=${root}`], signal, options);
}
function gitOfDirectory(directory, signal) {
    return runIn([`--git-dir=${directory}`], signal);
}
function gitOutside(signal) {
    return gitOfDirectory(devNull, signal);
}
function runIn(where, signal, options = {}) {
    let hung;
    return async (args, input = '') => {
        if (hung !== undefined)
            return hung;
        const { hasHung, answer } = await runOne(where, args, { input, signal, ...options });
        if (hasHung)
            hung = answer;
        return answer;
    };
}
async function runOne(where, args, { input, signal, fetchesObjects = true }) {
    const [command = '', ...others] = args;
    if (!remoteCommands.has(command)) {
        const lazy = fetchesObjects ? {} : { GIT_NO_LAZY_FETCH: '1' };
        const variables = { GIT_SSH_COMMAND: sshCommand(undefined), GIT_ALLOW_PROTOCOL: networkProtocols, ...lazy };
        return await run([...where, ...settings([...noPrograms, ...patience]), ...args], { input, signal, variables });
    }
    const ofUser = await readUserSettings(where, signal);
    const variables = { GIT_SSH_COMMAND: sshCommand(ofUser.ssh), GIT_ALLOW_PROTOCOL: `${networkProtocols}:file` };
    const all = settings([...noPrograms, ...patience, ...ofUser.credentials]);
    const ownPack = '--upload-pack=git-upload-pack';
    return await run([...where, ...all, command, ownPack, ...others], { input, signal, isRemote: true, variables });
}
function sshCommand(ofUser) {
    const command = node_process__WEBPACK_IMPORTED_MODULE_2__.env['GIT_SSH_COMMAND'] || ofUser || (node_process__WEBPACK_IMPORTED_MODULE_2__.env['GIT_SSH'] ? undefined : 'ssh');
    return command !== undefined && /\bssh(?:\.exe)?["']?(?:\s|$)/.test(command) ? command + sshOptions : command;
}
function settings(all) {
    return all.flatMap((setting) => ['-c', setting]);
}
async function readUserSettings(where, signal) {
    const scopes = await Promise.all(['--system', '--global'].map((scope) => run([...where, 'config', scope, '-z', '--get-regexp', '^(credential\\..*|core\\.sshcommand)$'], {
        signal,
        variables: {},
    })));
    const found = scopes.flatMap(({ answer }) => answer.ok ? answer.output.split('\0').filter((each) => each !== '') : []);
    const pairs = found.map((each) => [each.split('\n', 1)[0] ?? '', each.slice(each.indexOf('\n') + 1)]);
    return {
        credentials: pairs.filter(([key]) => key !== 'core.sshcommand').map(([key, value]) => `${key}=${value}`),
        ssh: pairs.findLast(([key]) => key === 'core.sshcommand')?.[1],
    };
}
async function run(args, { input = '', signal, isRemote = false, variables }) {
    if (signal?.aborted)
        return { answer: { ok: false, why: 'it was stopped' }, hasHung: false };
    const { spawn } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
    const inherited = Object.entries(node_process__WEBPACK_IMPORTED_MODULE_2__.env).filter(([name]) => !/^GIT_/i.test(name) || keptVariables.test(name));
    const limitMs = isRemote ? mostMs.remote : mostMs.here;
    return await new Promise((resolve) => {
        const child = spawn('git', ['--no-replace-objects', ...args], {
            stdio: ['pipe', 'pipe', 'pipe'],
            windowsHide: true,
            env: { ...Object.fromEntries(inherited), ...ownVariables, ...variables },
            detached: node_process__WEBPACK_IMPORTED_MODULE_2__.platform !== 'win32',
        });
        const chunks = [];
        let words = '';
        let stopped;
        let hasHung = false;
        const end = (why) => {
            stopped ??= why;
            endGroup(child);
        };
        const timer = setTimeout(() => {
            hasHung = stopped === undefined;
            end(`it did not end within ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(limitMs)}`);
        }, limitMs);
        const onAbort = () => end('it was stopped');
        const onExit = () => endGroup(child);
        signal?.addEventListener('abort', onAbort, { once: true });
        node_process__WEBPACK_IMPORTED_MODULE_2__.once('exit', onExit);
        const settle = (answer) => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', onAbort);
            node_process__WEBPACK_IMPORTED_MODULE_2__.removeListener('exit', onExit);
            resolve({ answer, hasHung });
        };
        child.stdout.on('data', (chunk) => chunks.push(chunk));
        child.stderr.setEncoding('utf8').on('data', (text) => {
            if (words.length < mostWords)
                words += text;
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end(input);
        child.on('error', (error) => settle({ ok: false, why: error.message }));
        child.on('exit', () => {
            if (stopped !== undefined)
                settle({ ok: false, why: stopped });
        });
        child.on('close', (code) => {
            if (stopped === undefined && code === 0)
                settle({ ok: true, output: Buffer.concat(chunks).toString('utf8') });
            else
                settle({ ok: false, why: stopped ?? (causeIn(words) || `git ended with ${code}`) });
        });
    });
}
function endGroup(child) {
    if (child.pid === undefined || node_process__WEBPACK_IMPORTED_MODULE_2__.platform === 'win32')
        child.kill('SIGKILL');
    else {
        try {
            node_process__WEBPACK_IMPORTED_MODULE_2__.kill(-child.pid, 'SIGKILL');
        }
        catch (error) {
            if (!isGone(error))
                throw error;
        }
    }
}
function isGone(error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
}
function isNotInstalled(why) {
    return /^spawn \S*git\S* ENOENT$/.test(why);
}
function causeIn(words) {
    const lines = words.split('\n');
    const at = lines.findIndex((line) => /^(?:fatal|error): /.test(line));
    const cause = lines[at]?.endsWith(':') ? lines.slice(at, at + 2).join(' ') : lines[at];
    return (0,_text_address_js__WEBPACK_IMPORTED_MODULE_3__/* .withPlainAddresses */ .h)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)((cause ?? words).trim()));
}


/***/ }),

/***/ 8032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ brokenRepository),
/* harmony export */   Kd: () => (/* binding */ foldersUpTo),
/* harmony export */   No: () => (/* binding */ nearestWorkingCopy),
/* harmony export */   QU: () => (/* binding */ isGitDirectory),
/* harmony export */   bN: () => (/* binding */ owningWorkingCopy),
/* harmony export */   rv: () => (/* binding */ isWorkingCopy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _text_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1841);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7810);




function foldersUpTo(folder, root) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return folder === root || above === folder ? [folder] : [folder, ...foldersUpTo(above, root)];
}
function isWorkingCopy(folder) {
    const git = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
    const stat = (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .statOf */ ._N)(git);
    if (stat === undefined)
        return false;
    return !stat.isDirectory() || isGitDirectory(git);
}
function isGitDirectory(folder) {
    return (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isThere */ .$B)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD')) && (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isThere */ .$B)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'objects'));
}
function nearestWorkingCopy(folder) {
    return foldersUpTo(folder, '').find(isWorkingCopy);
}
function brokenRepository(folder) {
    return foldersUpTo(folder, '')
        .map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(each, '.git'))
        .find((git) => (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .statOf */ ._N)(git) !== undefined && !isGitDirectory(git));
}
async function owningWorkingCopy(folder, signal) {
    const [nearest, ...outer] = foldersUpTo(folder, '').filter(isWorkingCopy);
    if (nearest === undefined)
        return { kind: 'absent', proof: 'no repository' };
    let root = nearest;
    for (const each of outer) {
        const between = foldersUpTo(root, each).filter((inner) => inner !== each);
        const suspects = between.filter((inner) => inner === root || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(inner).isSymbolicLink());
        const paths = suspects.map((inner) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(each, inner).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'));
        const listed = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .gitIn */ .uM)(each, signal)(['--literal-pathspecs', 'ls-files', '--stage', '-z', '--', ...paths]);
        if (!listed.ok)
            return { kind: 'unknown', why: listed.why };
        if (/(?:^|\0)(?:160000|120000) /.test(listed.output))
            root = each;
    }
    return { kind: 'found', value: root };
}


/***/ }),

/***/ 7666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ hostAndPath),
/* harmony export */   h: () => (/* binding */ withPlainAddresses)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

const shownProtocols = new Set(['http:', 'https:', 'ssh:', 'git:', 'git+ssh:', 'ssh+git:', 'file:']);
function hostAndPath(address) {
    const text = address.trim();
    if (/[\s@?#]/.test(text) === false && ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(text) || /^\.{0,2}[/\\]/.test(text)))
        return text;
    const [, host, path] = /^(?:[\w.-]+@)?([\w.-]{2,}):([^\s@?#:]+)$/.exec(text) ?? [];
    if (host !== undefined && path !== undefined && !text.includes('://'))
        return `${host}/${path.replace(/^\/+/, '')}`;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !shownProtocols.has(url.protocol) || url.pathname.includes('@'))
        return undefined;
    return url.host + url.pathname;
}
function withPlainAddresses(text) {
    return text.replace(/(['"])([^'"]*:\/\/[^'"]*)\1|[a-z][a-z\d+.-]*:\/\/[^\s'"]*/gi, (found, quote = '', quoted) => {
        return quote + (hostAndPath(quoted ?? found) ?? '(an address)') + quote;
    });
}


/***/ })

};

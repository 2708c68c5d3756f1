export const id = 505;
export const ids = [505];
export const modules = {

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

/***/ 505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  annotateFiles: () => (/* binding */ annotateFiles)
});

// EXTERNAL MODULE: ./build/git/commit.js
var git_commit = __webpack_require__(4474);
// EXTERNAL MODULE: ./build/git/run.js
var git_run = __webpack_require__(7810);
// EXTERNAL MODULE: ./build/output/cause/failure-signs.js
var failure_signs = __webpack_require__(1833);
;// CONCATENATED MODULE: ./build/output/cause/places.js

const mostPlaces = 9;
const longestLine = 1_000;
const file = String.raw `(?<file>(?:file:\/\/)?(?:(?<![A-Za-z])[A-Za-z]:[\\/])?[^\s:()"'<>\[\]|=,]*(?:[^\s:()"'<>\[\]|=,\\/]\.[A-Za-z]\w{0,9}|\b(?:Docker|Rake|Gem)file))`;
const places_forms = [
    String.raw `${file}:(?<line>\d{1,7})(?::(?<column>\d{1,5}))?(?!\d|\.\d)`,
    String.raw `${file}:?[(\[](?<line>\d{1,7}),(?<column>\d{1,5})[)\]]`,
    String.raw `${file} \((?<line>\d{1,7}):(?<column>\d{1,5})\)`,
    String.raw `${file} (?<line>\d{1,7}):(?<column>\d{1,5})(?=[-\s]|$)`,
    String.raw `${file}(?:", line|:line| on line| line) (?<line>\d{1,7})\b`,
].map((source) => new RegExp(source));
const reversed = new RegExp(String.raw `\bline (?<line>\d{1,7}) of ${file}`);
const below = /^\s+(?<line>\d{1,7}):(?<column>\d{1,5})\s+error\s+(?<text>\S.*)/;
const heading = new RegExp(`^${file}$`);
const message = /^[\])]?(?::| -|,)? *(?:\S.*)$/;
const harmless = /\b(?:warning|note|info)\b/i;
const buildFolder = /^\/(?:app|workspace|usr\/src\/app|src|code|build|project|repo|source)\//;
function placesIn(lines, project) {
    const plain = lines.map((line) => (0,failure_signs/* bare */.$B)(line.slice(0, longestLine)));
    const found = [...findAll(plain, project)];
    const messages = found.filter(({ kind }) => kind === 'message');
    const statement = plain.find((line) => (0,failure_signs/* signalStrength */.cR)(line) === 3)?.trim();
    const frames = found.filter(({ kind }) => kind === 'frame');
    const frame = frames.some(({ isPython }) => isPython) ? frames.findLast(({ isPython }) => isPython) : frames[0];
    const chosen = messages.length > 0 || frame === undefined ? messages : [{ ...frame, text: statement ?? frame.text }];
    const unique = new Map(chosen.map((place) => [`${place.file}:${place.line}:${place.text}`, place]));
    return [...unique.values()].slice(0, mostPlaces).map(({ kind: _, isPython: __, ...place }) => place);
}
function* findAll(lines, project) {
    let named;
    for (const text of lines) {
        const head = heading.exec(text.trim())?.groups?.['file'];
        if (head !== undefined)
            named = ownFile(head, project);
        const inner = named === undefined ? undefined : below.exec(text)?.groups;
        if (named !== undefined && inner !== undefined) {
            const [line, column] = [Number(inner['line']), Number(inner['column'])];
            yield { file: named, line, column, text: (inner['text'] ?? '').trim(), kind: 'message', isPython: false };
        }
        else if (!(0,failure_signs/* isOthers */.s2)(text))
            yield* findIn(text, project);
    }
}
function* findIn(text, project) {
    for (const form of [...places_forms, reversed]) {
        const match = form.exec(text);
        const { file: path = '', line = '', column } = match?.groups ?? {};
        const own = match === null ? undefined : ownFile(path, project);
        if (match === null || own === undefined || Number(line) === 0)
            continue;
        const rest = text.slice(match.index + match[0].length).trim();
        const before = text.slice(0, match.index);
        const isFirst = /^[\s\W]*(?:ERROR\]?[\s\W]*|\w*Error: )?$/.test(before);
        const says = isFirst && message.test(rest) && /[A-Za-z]{3}/.test(rest) && !/^:?in `/.test(rest);
        const isMessage = (says && !harmless.test(rest)) || form === reversed || /\b(?:on )?line$/.test(form.source);
        if (says && harmless.test(rest))
            return;
        const place = { file: own, line: Number(line), column: column === undefined ? undefined : Number(column) };
        yield { ...place, text: text.trim(), kind: isMessage ? 'message' : 'frame', isPython: /^\s*File "/.test(text) };
        return;
    }
}
function ownFile(given, { paths, root }) {
    const path = given
        .replace(/^file:\/\//, '')
        .replaceAll('\\', '/')
        .replace(/^(?:\.\/)+/, '');
    if (path.startsWith('//') || path.split('/').includes('..'))
        return undefined;
    const isAbsolute = /^(?:[A-Za-z]:)?\//.test(path);
    if (!isAbsolute) {
        if (paths.has(root + path))
            return root + path;
        if (paths.has(path))
            return path;
        return onlyOne([...paths].filter((each) => each.endsWith(`/${path}`)));
    }
    const absolute = path.replace(/^[A-Za-z]:/, '');
    const usual = absolute.replace(buildFolder, '');
    for (const known of [root + usual, usual])
        if (paths.has(known))
            return known;
    const ends = [...absolute.matchAll(/\//g)].slice(1).map(({ index }) => absolute.slice(index + 1));
    return onlyOne(ends.flatMap((end) => [root + end, end]).filter((end) => paths.has(end)));
}
function onlyOne(found) {
    const [first, ...others] = new Set(found);
    return others.length === 0 ? first : undefined;
}

// EXTERNAL MODULE: ./build/report/run-report.js
var run_report = __webpack_require__(2065);
// EXTERNAL MODULE: ./build/text/commit.js
var text_commit = __webpack_require__(5573);
;// CONCATENATED MODULE: ./build/run/annotate.js





const mostMs = 3_000;
async function annotateFiles(job, run) {
    const { cause } = run;
    const { ref } = (0,run_report/* judgedDeployment */.x9)(run) ?? {};
    const { console, context, inputs } = job;
    if (console.annotate === undefined || cause.length === 0)
        return;
    const git = (0,git_run/* gitIn */.uM)(context.workspace, AbortSignal.timeout(mostMs));
    const isBranch = ref === undefined || ref === context.refName;
    const commit = (0,text_commit/* readCommit */.kN)(ref ?? '') ?? (isBranch ? context.sha : undefined);
    if (commit === undefined || !(await isCheckedOut(git, commit)))
        return;
    const listed = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', 'HEAD']);
    if (!listed.ok)
        return;
    const folder = [inputs.text('archive-path'), inputs.text('root-dir')].filter((each) => each !== undefined).join('/');
    const root = folder.replace(/^(?:\.?\/)+|\/\.?(?=\/|$)|^\.$/g, '');
    const project = { paths: new Set(listed.output.split('\0')), root: root === '' ? '' : `${root}/` };
    for (const place of placesIn(cause, project))
        console.annotate(place);
}
async function isCheckedOut(git, commit) {
    const [head, , ...merged] = await (0,git_commit/* checkedOutCommits */.Cm)(git);
    return [head, ...merged].some((each) => each?.startsWith(commit));
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

export const id = 144;
export const ids = [144];
export const modules = {

/***/ 2323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ hasListed),
/* harmony export */   readRequest: () => (/* binding */ readRequest)
/* harmony export */ });
/* unused harmony export interpretEvent */
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9497);
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9220);
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8996);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);




const dependabot = 'dependabot[bot]';
function hasListed(labels, listed) {
    const lower = new Set(labels.map((label) => label.toLowerCase()));
    return listed.some((label) => lower.has(label.toLowerCase()));
}
async function readRequest(job, wanted) {
    const { environment } = job;
    const named = (0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .readNamedPullRequest */ .O1)(environment);
    if (named === undefined)
        return interpretEvent((0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .readPullRequestEvent */ .$f)(environment), environment, wanted);
    if ('wrong' in named) {
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `preview-dispatch-unnamed: The input \`pull-request\` of the workflow is not the number of a pull request: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(named.wrong)}". Use one such as 7.`;
        return { kind: 'none', outcome: 'failed', reason };
    }
    const { number, name } = named;
    const { githubToken: token } = (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_0__/* .readReportInputs */ .g)(job.inputs);
    const { repository } = job.context;
    if (token === undefined || repository === undefined) {
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `preview-pull-unknown: The event \`${name}\` only names pull request #${number}, and GitHub cannot be asked for it: \`github-token\` is empty, or GITHUB_REPOSITORY is not set.`;
        return { kind: 'none', outcome: 'failed', reason };
    }
    const github = new _github_api_client_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubRepository */ .so({ repository, token, redactor: job.redactor, signal: job.signal });
    try {
        const pull = await github.pullRequest(number);
        return interpretEvent({ ...pull, number, name, action: name, label: undefined }, environment, wanted);
    }
    catch (error) {
        job.signal.throwIfAborted();
        const why = (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_1__/* .githubRefusal */ .eD)(error, 'pull-requests: read');
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `preview-pull-unread: GitHub did not say what pull request #${number} is: ${why}. Nothing was created or deployed.`;
        return { kind: 'none', outcome: 'failed', reason };
    }
}
function interpretEvent(event, environment, wanted) {
    if (event === undefined)
        return withoutPullRequest(environment['GITHUB_EVENT_NAME'] || '(none)');
    const { action, labels } = event;
    const isRerun = Number(environment['GITHUB_RUN_ATTEMPT'] ?? 1) > 1;
    const stranger = wanted.hasKey ? undefined : whoGetsNoSecrets(event, environment);
    if (stranger !== undefined) {
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `preview-fork-without-key: No preview: GitHub gives no secrets to a run for ${stranger}, so \`api-key\` is empty.`;
        return { kind: 'none', outcome: 'skipped', reason };
    }
    if (action === 'closed')
        return { kind: 'close', event, isRerun, ending: 'closed' };
    if (action === 'unlabeled' && wanted.labels !== undefined && labels !== undefined) {
        if (!hasListed(labels, wanted.labels))
            return { kind: 'close', event, isRerun, ending: 'unlabeled' };
    }
    const untrusted = whyUntrusted(event, environment, wanted);
    if (untrusted !== undefined)
        return { kind: 'none', outcome: 'skipped', reason: untrusted };
    return { kind: 'deploy', event, isFirstRun: action === 'opened' && !isRerun, ifMissing: !isPush(action) };
}
function isPush(action) {
    return action === 'opened' || action === 'reopened' || action === 'synchronize';
}
function withoutPullRequest(eventName) {
    if (eventName === _github_job_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeQueue */ ._5) {
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `preview-merge-queue: No preview: a merge queue tests a commit of several pull requests, and each of them has its own.`;
        return { kind: 'none', outcome: 'skipped', reason };
    }
    const reason = (0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .isPullRequest */ .r0)(eventName)
        ? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `preview-event-unreadable: Could not read a pull request from the file at GITHUB_EVENT_PATH. Run the preview action in a GitHub job.`
        : (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `preview-event-unsupported: The event \`${eventName}\` names no pull request. Run the preview action on \`pull_request\`, on a comment of a pull request, or on \`workflow_dispatch\` with an input \`pull-request\`.`;
    return { kind: 'none', outcome: 'failed', reason };
}
function whyUntrusted(event, environment, { labels }) {
    const { name, action, label, number } = event;
    if (name === 'pull_request' || !isFork(event, environment))
        return undefined;
    if (name === 'pull_request_target' && isPush(action) && labels === undefined)
        return undefined;
    if (action === 'labeled' && label !== undefined && labels !== undefined && hasListed([label], labels))
        return undefined;
    const what = action === name ? name : `${name}: ${action}`;
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `preview-fork-untrusted: No preview: pull request #${number} comes from a fork, and a run for \`${what}\` has this repository's secrets. With \`when-labeled\`, setting the label deploys the commit that it is set on.`;
}
function isFork({ headRepository }, { GITHUB_REPOSITORY: repository = '' }) {
    return headRepository?.toLowerCase() !== repository.toLowerCase();
}
function whoGetsNoSecrets(event, environment) {
    const { GITHUB_ACTOR: actor } = environment;
    if (isFork(event, environment))
        return 'a fork';
    return actor === dependabot || event.author === dependabot ? 'Dependabot' : undefined;
}


/***/ }),

/***/ 16:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ fileKeys),
/* harmony export */   S3: () => (/* binding */ configFileName),
/* harmony export */   cG: () => (/* binding */ variableName),
/* harmony export */   fe: () => (/* binding */ serviceName)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3592);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2307);


const configFileName = 'taxiway.yaml';
const serviceName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;
const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;
const ownKeys = {
    top: {
        services: {
            shape: { holds: 'names', name: serviceName, of: 'service' },
            text: 'The services, by a name that you choose: letters, digits, `-` and `_`, at most 63.',
        },
    },
    service: {
        paths: {
            shape: { holds: 'list', kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8, more: { contains: { not: { type: 'string', pattern: '^!' } } } },
            text: 'The service is deployed if a file that these patterns match has changed. The patterns are those of `.gitignore`, relative to the root of the repository; `!` excludes. Without `paths` any file counts.',
        },
        needs: {
            shape: { holds: 'list', kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8 },
            text: 'Services of this file that are deployed before this one, if they are deployed at all.',
        },
        env: {
            shape: { holds: 'names', name: variableName, of: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq },
            text: 'Variables to import before each deploy. `{services.NAME.url}` stands for the address of a service that this one `needs`. Everyone who may read the repository reads them: secrets belong in `env-file` or `env-vars`.',
        },
        gate: {
            shape: { holds: 'part', place: 'gate' },
            text: 'Checks that follow the deployment, before any service that needs this one is deployed.',
        },
    },
    gate: {},
};
const texts = {
    environment: 'Name of a GitHub environment. At the top level it is that of all services, and a service `api` has `NAME/api`. Taxiway keeps a GitHub deployment in it up to date, which needs the permission `deployments: write`.',
    'health-headers': 'Headers of the health requests, as `Name: value` lines, sent to the origin of `health-url` alone. Everyone who may read the repository reads them: give a secret as the input of the step, or as `TAXIWAY_HEALTH_HEADERS`.',
    'health-body': 'JavaScript regular expression that the first 256 KiB of the body must match. `{sha}` stands for the commit that is deployed.',
};
const fileKeys = {
    top: keysOf('top'),
    service: keysOf('service'),
    gate: keysOf('gate'),
};
function keysOf(place) {
    const names = Object.keys(_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu).filter(_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isInputName */ .wp);
    const inputs = names
        .filter((name) => _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu[name].places.includes(place))
        .map((name) => {
        const { kind, text, default: fallback } = _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu[name];
        const more = fallback === undefined ? {} : { default: fallback };
        return [name, { shape: { holds: 'value', kind }, text: texts[name] ?? text, ...more }];
    });
    return new Map([...inputs, ...Object.entries(ownKeys[place])]);
}


/***/ }),

/***/ 196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ fileToWrite),
/* harmony export */   _l: () => (/* binding */ pathInside),
/* harmony export */   ep: () => (/* binding */ pathInWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);




function pathInWorkspace(workspace, input, given, from = workspace) {
    const found = pathInside(workspace, input, given, from);
    if (found !== undefined)
        return found;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `path-missing: \`${input}\` does not exist: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(given)}". Check the path, and build what it names first.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
}
function pathInside(folder, input, given, from = folder) {
    const root = real(folder) ?? folder;
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, given);
    const found = given.includes('\0') ? undefined : real(asked);
    const isSpeltInside = isInside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), asked) || isInside(root, asked);
    if (isSpeltInside && (found === undefined || isInside(root, found)))
        return found;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, leadsOut(input, given));
}
function fileToWrite(workspace, input, given) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
    let existing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    while (real(existing) === undefined)
        existing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(existing);
    if (given.includes('\0') || !isInside(real(workspace) ?? workspace, real(existing) ?? existing))
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, leadsOut(input, given));
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(real(existing) ?? existing, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(existing, path));
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real(workspace) ?? workspace, written).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    if (way.some((name) => /^\.git$/i.test(name))) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `path-in-git: \`${input}\` leads into a folder \`.git\`: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(given)}". What Git keeps there must not be overwritten: name another file.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
    }
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stat !== undefined && !stat.isFile()) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `\`${input}\` names something other than a file: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(given)}". Name a file.`);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    return path;
}
function leadsOut(input, given) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `path-outside-workspace: \`${input}\` leads out of the workspace: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(given)}". Use a path that stays inside it, links followed.`;
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

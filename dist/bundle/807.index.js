export const id = 807;
export const ids = [807];
export const modules = {

/***/ 6863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findLastGood),
/* harmony export */   a: () => (/* binding */ newestGood)
/* harmony export */ });
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7058);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);
/* harmony import */ var _past_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8880);



async function findLastGood(platform, { serviceId, current, remembered, signal, timeoutMs, ...words }) {
    const runs = remembered === undefined ? [] : await remembered();
    const failed = new Set();
    let newest;
    let isShown = false;
    const history = new _past_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .PastDeployments */ .p(platform, serviceId, { ...words, signal, timeoutMs });
    for await (const past of history) {
        const { id, commit, succeeded } = past;
        newest ??= past;
        isShown ||= commit !== undefined;
        const from = current ?? newest.commit;
        if (from === undefined)
            break;
        if (commit === undefined || !succeeded || !isNew(commit, from, newest))
            continue;
        const run = runs.find((each) => (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(each.commit, commit));
        if (run !== undefined && (failed.has(run.commit) || (await run.result()) === 'failed')) {
            failed.add(run.commit);
            continue;
        }
        const deployment = id === undefined ? 'the newest deployment' : `deployment ${id}, the newest`;
        const how = `Going back to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(commit)}: it is the commit of ${deployment} that succeeded with another commit than ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(from)}.`;
        return { kind: 'found', commit, from, how };
    }
    const from = current ?? newest?.commit;
    if (from === undefined) {
        const reason = newest === undefined
            ? nothingShown(history)
            : `The record of the newest deployment (${newest.id ?? 'without an id'}) shows no commit, so it is not known what to go back from.`;
        return { kind: 'none', from, reason };
    }
    const commit = isShown ? undefined : await newestGood(runs, (each) => isNew(each, from, newest));
    if (commit !== undefined) {
        const how = `Going back to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(commit)}: GitHub remembers it as the newest that succeeded with another commit than ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(from)}; the platform's records show no commit.`;
        return { kind: 'found', commit, from, how };
    }
    const passed = failed.size > 0 ? ' and passed its checks' : '';
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `rollback-nothing-good: No deployment to go back to: of ${history.extent} none succeeded with a known commit other than ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(from)}${passed}.`;
    return { kind: 'none', from, reason };
}
async function newestGood(runs, isWanted = () => true) {
    const judged = new Set();
    for await (const { commit, result } of runs) {
        if (judged.has(commit) || !isWanted(commit))
            continue;
        judged.add(commit);
        if ((await result()) === 'succeeded')
            return commit;
    }
    return undefined;
}
function isNew(commit, from, newest) {
    return !(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, from) && (newest?.commit === undefined || !(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, newest.commit));
}
function nothingShown({ isWhole, extent }) {
    return isWhole ? `The service has no deployment yet.` : `The history shows no deployment: ${extent}.`;
}


/***/ }),

/***/ 3807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  decideByProof: () => (/* binding */ decideByProof)
});


var errors = __webpack_require__(6695);

var abort_scope = __webpack_require__(9713);

var clock = __webpack_require__(9376);

var poll = __webpack_require__(9617);

var timeout = __webpack_require__(3541);

var taxiway_error = __webpack_require__(2190);

var vocabulary = __webpack_require__(9022);

var history_record = __webpack_require__(1023);

var past_deployments = __webpack_require__(8880);
;




async function* historyPlace(platform, serviceId, options) {
    const interpret = (0,vocabulary/* buildVocabulary */.vQ)(options);
    const history = new past_deployments/* PastDeployments */.p(platform, serviceId, options);
    for await (const { commit, succeeded, record } of history) {
        const { word } = (0,history_record/* readRecord */.aE)(record);
        const meaning = word === undefined ? 'unknown' : interpret(word);
        const result = async () => {
            if (succeeded)
                return { kind: 'succeeded' };
            if (meaning === 'ongoing')
                return { kind: 'going', what: 'the deployment' };
            if (meaning === 'failed' || meaning === 'cancelled')
                return { kind: 'failed' };
            return { kind: 'unknown', why: `its record says "${word ?? 'nothing'}"` };
        };
        yield {
            isUpload: false,
            commit: async () => commit,
            archive: undefined,
            result,
            origin: async () => ({ kind: 'trusted' }),
        };
    }
    if (!history.isWhole)
        throw new taxiway_error/* TaxiwayError */.y('unreadable', `its history could be read only in part: ${history.extent}`);
}


var commit_id = __webpack_require__(7058);

var input_name = __webpack_require__(140);

var message = __webpack_require__(3597);

var last_good = __webpack_require__(6863);
;




async function findProof(deployments, wanted) {
    let hasNameless = false;
    for await (const deployment of deployments) {
        const shown = wanted.kind === 'commit' ? await deployment.commit() : deployment.archive;
        hasNameless ||= shown === undefined && deployment.isUpload === (wanted.kind === 'archive');
        if (shown !== undefined && isSame(wanted, shown))
            return await judge(deployment, shown);
    }
    if (!hasNameless)
        return { kind: 'absent', proof: 'it was never deployed there' };
    return { kind: 'unknown', why: `of a deployment there it is not known what it has deployed` };
}
function isSame({ kind, id }, shown) {
    return kind === 'commit' ? (0,commit_id/* sameCommit */.Kd)(shown, id) : shown === id;
}
async function judge({ result, origin }, id) {
    const found = await result();
    switch (found.kind) {
        case 'succeeded':
            return judgeOrigin(await origin(), id);
        case 'failed':
            return { kind: 'absent', proof: 'it was deployed there, and failed' };
        case 'gate failed':
            return { kind: 'absent', proof: 'it was deployed there, and its gate failed' };
        case 'going': {
            const what = found.what === 'the gate' ? 'its gate has not ended' : 'its deployment there has not ended';
            return { kind: 'going', why: what };
        }
        case 'unknown':
            return found;
        default:
            return found;
    }
}
function judgeOrigin(origin, id) {
    switch (origin.kind) {
        case 'trusted':
            return { kind: 'found', id, notHeld: origin.notHeld };
        case 'untrusted':
            return { kind: 'absent', proof: `it succeeded there, but ${origin.why}` };
        case 'unknown':
            return { kind: 'unknown', why: `it succeeded there, but ${origin.why}` };
        default:
            return origin;
    }
}
async function findProvenCommit(deployments, isProvenElsewhere) {
    const runs = async function* () {
        for await (const deployment of deployments) {
            const commit = await deployment.commit();
            if (commit === undefined)
                continue;
            const result = async () => {
                const { kind } = await judge(deployment, commit);
                return kind === 'found' && (await isProvenElsewhere(commit)) ? 'succeeded' : 'unknown';
            };
            yield { commit, result };
        }
    };
    return await (0,last_good/* newestGood */.a)(runs());
}
function notProven(wanted, { name }, found, named = input_name/* nameAsInput */.A) {
    const what = wanted.kind === 'commit' ? (0,commit_id/* shortenCommit */.tl)(wanted.id) : 'this archive';
    if (found.kind === 'absent')
        return (0,message/* message */.i) `after-not-proven: Not deployed: ${named('after')} names ${name}, and ${what} is not proven there: ${found.proof}. Deploy it to ${name} first.`;
    if (found.kind === 'going')
        return (0,message/* message */.i) `after-still-going: Not deployed: ${named('after')} names ${name}, and ${what} is not proven there: ${found.why}, and the timeout passed. Set a longer ${named('timeout')}, or run this again.`;
    return (0,message/* message */.i) `after-unknown: Not deployed: ${named('after')} names ${name}, and whether ${what} is proven there is not known: ${found.why}.`;
}


var preflight = __webpack_require__(6266);

var run_end = __webpack_require__(6394);

var format_error = __webpack_require__(4913);

var shortening = __webpack_require__(8086);
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














const readGapMs = 5_000;
const readTimeoutMs = 30_000;
async function decideByProof(context, candidate, provenHere = new Set()) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, job } = context;
        const places = inputs.after.filter((name) => !provenHere.has(name)).map((name) => findPlace(context, name));
        const scope = __addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ signal: job.signal, timeoutMs: inputs.follow.timeoutMs }), false);
        for (const place of places)
            await requireReadable(context, place);
        const wanted = readWanted(candidate, context.job.inputs.named);
        if (wanted === undefined)
            return await promote(context, places, scope);
        const unheld = new Set();
        let ref = wanted.id;
        for (const place of places) {
            const found = await waitForProof(context, place, wanted, scope);
            if (found.kind !== 'found')
                return { kind: 'refused', reason: notProven(wanted, place, found, context.job.inputs.named) };
            if (found.notHeld !== undefined)
                unheld.add(found.notHeld);
            if (wanted.kind === 'commit' && found.id.length > ref.length)
                ref = found.id;
        }
        const same = wanted.kind === 'archive' ? 'the same artifact' : 'the same commit; the platform builds it again';
        const facts = [['Proven first', `${inputs.after.join(', ')}: ${same}`], ...notHeldFacts(unheld)];
        const how = (0,message/* message */.i) `after-proven: Proven in ${inputs.after.join(' and ')}: ${same}.`;
        return { kind: 'proven', ref: wanted.kind === 'commit' ? ref : undefined, how, facts };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function readWanted(candidate, named) {
    if (candidate.kind === 'archive')
        return { kind: 'archive', id: candidate.digest };
    const { ref } = candidate;
    if (ref === undefined)
        return undefined;
    if ((0,commit_id/* isCommit */.WM)(ref))
        return { kind: 'commit', id: ref.toLowerCase() };
    const text = (0,message/* message */.i) `after-needs-commit: ${named('after')} needs a commit as ${named('ref')}, not the name "${(0,shortening/* shorten */.ml)(ref)}", which may stand for another commit once the platform builds it. Set ${named('ref')} to the commit, such as \`\${{ github.sha }}\`, or leave it out to take the newest that is proven.`;
    throw new errors/* InputError */.dz('ref', text);
}
async function promote(context, [first, ...others], scope) {
    const { after } = context.inputs;
    const names = after.join(' and ');
    if (first === undefined)
        return { kind: 'refused', reason: `Nothing names a place.` };
    let asked = first;
    try {
        const isProvenElsewhere = async (commit) => {
            for (const place of others) {
                asked = place;
                const found = await findProof(deploymentsAt(context, place, scope), { kind: 'commit', id: commit });
                asked = first;
                if (found.kind !== 'found')
                    return false;
            }
            return true;
        };
        let uploads = 0;
        const noting = async function* () {
            for await (const deployment of deploymentsAt(context, first, scope)) {
                if (deployment.archive !== undefined)
                    uploads++;
                yield deployment;
            }
        };
        const commit = await findProvenCommit(noting(), isProvenElsewhere);
        if (commit === undefined && uploads > 0) {
            const reason = (0,message/* message */.i) `after-only-uploads: Not deployed: ${first.name} has uploads, of which nobody keeps the archive, and no commit is proven there. Upload the same archive with ${context.job.inputs.named('after')}, or deploy ${first.name} from Git.`;
            return { kind: 'refused', reason };
        }
        if (commit === undefined) {
            const reason = (0,message/* message */.i) `after-nothing-proven: Not deployed: no commit is proven in ${names}, as far as its deployments are remembered. Deploy one there first, or set ${context.job.inputs.named('ref')}.`;
            return { kind: 'refused', reason };
        }
        const found = await findProof(deploymentsAt(context, first, scope), { kind: 'commit', id: commit });
        const unheld = new Set(found.kind === 'found' && found.notHeld !== undefined ? [found.notHeld] : []);
        const how = (0,message/* message */.i) `after-promoted: Promoting ${(0,commit_id/* shortenCommit */.tl)(commit)}: it is the commit of the newest deployment that is proven in ${names}.`;
        const facts = [
            ['Promoted from', `${names}: the same commit; the platform builds it again`],
            ...notHeldFacts(unheld),
        ];
        return { kind: 'proven', ref: commit, how, facts };
    }
    catch (error) {
        return { kind: 'refused', reason: unread(context, asked, error) };
    }
}
function notHeldFacts(whys) {
    return [...whys].map((why) => [run_end/* notHeld */.H7, why]);
}
async function waitForProof(context, place, wanted, scope) {
    const { job, inputs } = context;
    let last = { kind: 'unknown', why: 'it was not read' };
    const readProof = async () => {
        const isFirst = last.kind === 'unknown';
        const found = await findSafely(context, place, wanted, scope);
        if (found.kind === 'unknown' && scope.signal.aborted && !isFirst)
            return last;
        last = found;
        if (last.kind !== 'going')
            return last;
        if (isFirst)
            job.console.say((0,message/* message */.i) `after-waiting: Waiting for ${place.name}: ${last.why}.`);
        return undefined;
    };
    const gapMs = inputs.follow.pollIntervalMs ?? readGapMs;
    const found = await (0,poll/* poll */.w)(readProof, {
        pauseMs: () => (scope.leftMs < gapMs ? undefined : gapMs),
        sleep: (ms) => clock/* systemClock */.m.sleep(ms, job.signal),
    });
    return found ?? last;
}
async function findSafely(context, place, wanted, scope) {
    try {
        return await findProof(deploymentsAt(context, place, scope), wanted);
    }
    catch (error) {
        context.job.signal.throwIfAborted();
        return { kind: 'unknown', why: explainUnread(context, place, error) };
    }
}
function explainUnread(context, place, error) {
    const memory = openMemory(context, place);
    if (memory !== undefined)
        return memory.proofs.explain(error);
    return `the platform did not say: ${(0,timeout/* isTimeout */.kL)(error) ? 'it gave no answer in time' : (0,format_error/* formatErrorAsClause */.N_)(error)}`;
}
function unread(context, place, error) {
    context.job.signal.throwIfAborted();
    return (0,message/* message */.i) `after-unread: Not deployed: ${context.job.inputs.named('after')} names ${place.name}, and what is proven there could not be read: ${explainUnread(context, place, error)}.`;
}
function findPlace({ job }, name) {
    const service = job.inputs.serviceNamed(name);
    if (service === undefined)
        return { name, environment: name, service: undefined };
    const { serviceId: id, environment, hasGate } = service;
    return { name, environment, service: id === undefined ? undefined : { id, hasGate } };
}
async function requireReadable(context, place) {
    const { keyCheck, platform } = context;
    const { name, service } = place;
    if (openMemory(context, place) !== undefined)
        return;
    if (service === undefined) {
        const text = (0,message/* message */.i) `after-no-memory: ${context.job.inputs.named('after')} names "${(0,shortening/* shorten */.ml)(name)}", which is neither a service of the configuration file nor an environment that this run can read. Environments are those of GitHub, in an action, and of GitLab: name one of them in such a job, or a service of taxiway.yaml.`;
        throw new errors/* InputError */.dz('after', text);
    }
    if (service.hasGate) {
        const text = (0,message/* message */.i) `after-gate-not-remembered: ${context.job.inputs.named('after')} names "${name}", which has a gate, and the platform's history does not say whether a gate passed. Set its ${context.job.inputs.named('environment')}, and use the action in a GitHub job, whose deployments remember it.`;
        throw new errors/* InputError */.dz('after', text);
    }
    const answer = await (keyCheck ?? new preflight/* KeyCheck */.yw(platform)).answer;
    const own = answer.kind === 'told' ? answer.identity.keyScope?.serviceId : undefined;
    if (!own || own === service.id)
        return;
    const text = (0,message/* message */.i) `after-key-too-narrow: ${context.job.inputs.named('after')} names "${name}" (${service.id}), and ${context.job.inputs.named('api-key')} belongs to another service (${own}), so it cannot read that history. Use a key of the project, or set the ${context.job.inputs.named('environment')} of "${name}".`;
    throw new errors/* InputError */.dz('api-key', text, { answered: true });
}
function deploymentsAt(context, place, scope) {
    const { platform, inputs } = context;
    const { name, service } = place;
    const memory = openMemory(context, place);
    if (memory !== undefined)
        return memory.proofs.read({ ...place, environment: memory.environment }, scope.signal);
    if (service === undefined)
        throw new taxiway_error/* TaxiwayError */.y('unreadable', `nothing remembers the deployments of ${name}`);
    const timeoutMs = Math.max(1, Math.min(readTimeoutMs, scope.leftMs));
    return historyPlace(platform, service.id, { ...inputs.follow, signal: scope.signal, timeoutMs });
}
function openMemory({ reporter }, { environment, service }) {
    const { proofs } = reporter;
    if (proofs === undefined || environment === undefined || (service !== undefined && !proofs.knowsServices))
        return undefined;
    return { proofs, environment };
}


/***/ })

};

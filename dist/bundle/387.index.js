export const id = 387;
export const ids = [387];
export const modules = {

/***/ 387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   githubPlace: () => (/* binding */ githubPlace)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3374);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8086);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3597);
/* harmony import */ var _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2190);
/* harmony import */ var _api_github_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9503);
/* harmony import */ var _deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5350);
/* harmony import */ var _status_description_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3468);








const runAnswer = (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)({
    id: (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)(),
    event: (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj)(),
    head_branch: (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl)((0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj)()),
    head_sha: (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)((0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj)()),
});
const repositoryAnswer = (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)({ default_branch: (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj)() });
const matchingRefs = (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YO)((0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)({ ref: (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj)(), object: (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)({ sha: (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj)(), type: (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)((0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj)()) }) }));
const tagAnswer = (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)({ object: (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)({ sha: (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj)() }) });
const permission = 'actions: read';
async function* githubPlace(access, place) {
    const deployments = new _deployments_js__WEBPACK_IMPORTED_MODULE_3__/* .Deployments */ .DS({ ...access, environment: place.environment });
    const runs = new RunLookup(deployments.github);
    const gates = new Map();
    const own = deployments.own();
    for (let next = await own.next();; next = await own.next()) {
        if (next.done) {
            for (const gate of gates.values())
                yield toPlaceDeployment(deployments, gate, gate, runs);
            if (next.value)
                return;
            throw new _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TaxiwayError */ .y('unreadable', `GitHub has more deployments of ${place.environment} than could be read`);
        }
        const { memory } = next.value;
        const { deployment } = memory;
        if (!isOfPlace(memory.target, place))
            continue;
        if (memory.gate === 'own' && deployment !== undefined) {
            if (!gates.has(deployment))
                gates.set(deployment, next.value);
            continue;
        }
        const gate = deployment === undefined ? undefined : gates.get(deployment);
        if (deployment !== undefined)
            gates.delete(deployment);
        yield toPlaceDeployment(deployments, next.value, gate, runs);
    }
}
function isOfPlace(target, { service }) {
    if (service !== undefined)
        return target === `service:${service.id}`;
    return target.startsWith('service:') || target.startsWith('upload:');
}
function toPlaceDeployment(deployments, row, gate, runs) {
    const { memory } = row;
    const ofRow = callOnce(() => deployments.ownStatuses(row.id));
    const ofJudge = gate === undefined || gate === row ? ofRow : callOnce(() => deployments.ownStatuses(gate.id));
    const isUpload = memory.target.startsWith('upload:');
    return {
        isUpload,
        commit: async () => {
            if (isUpload)
                return undefined;
            return memory.commit ?? gate?.memory.commit ?? namedIn(await ofRow()) ?? namedIn(await ofJudge());
        },
        archive: memory.archive,
        result: async () => readPlaceResult(await ofJudge(), gate !== undefined || memory.gate !== undefined),
        origin: async () => {
            const proof = (await ofJudge()).find(({ state }) => state === 'success');
            return await runs.judge(proof?.logUrl);
        },
    };
}
function callOnce(call) {
    let called;
    return () => (called ??= call());
}
function namedIn(statuses) {
    return statuses.map(_status_description_js__WEBPACK_IMPORTED_MODULE_4__/* .readNamedCommit */ .LE).find((each) => each !== undefined);
}
function readPlaceResult(statuses, hasGate) {
    const gate = statuses.map(_status_description_js__WEBPACK_IMPORTED_MODULE_4__/* .readGate */ .cw).find((each) => each !== undefined);
    if (gate === 'failed')
        return { kind: 'gate failed' };
    const hasSucceeded = statuses.some(({ state }) => state === 'success');
    if (hasSucceeded && (!hasGate || gate === 'passed')) {
        const [last] = statuses;
        return last?.state === 'failure' || last?.state === 'error' ? { kind: 'failed' } : { kind: 'succeeded' };
    }
    if (hasSucceeded)
        return { kind: 'going', what: 'the gate' };
    const [last] = statuses;
    if (last === undefined || last.state === 'in_progress' || last.state === 'queued' || last.state === 'pending')
        return { kind: 'going', what: 'the deployment' };
    return { kind: 'failed' };
}
class RunLookup {
    #github;
    #known = new Map();
    constructor(github) {
        this.#github = github;
    }
    judge(logUrl) {
        const [, id] = /\/actions\/runs\/(\d+)(?:$|[/?#])/.exec(logUrl ?? '') ?? [];
        if (id === undefined)
            return Promise.resolve({ kind: 'unknown', why: 'its record names no run' });
        const known = this.#known.get(id) ?? this.#read(id);
        this.#known.set(id, known);
        return known;
    }
    async #read(id) {
        try {
            const asked = { run_id: Number(id) };
            const answer = await this.#github.ask(({ rest }, place) => rest.actions.getWorkflowRun({ ...place, ...asked }));
            const { event, head_branch: branch, head_sha: commit } = (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .parse */ .qg)(runAnswer, answer);
            if (event === 'release')
                return { kind: 'trusted' };
            const isTrusted = !event.startsWith('pull_request') && branch && (await this.#isTrustedBranch(event, branch, commit));
            if (isTrusted)
                return { kind: 'trusted' };
            const from = branch ? ` on ${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)(branch)}` : '';
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `after-untrusted-run: the run that says so, ${id}, was started by \`${event}\`${from}, and not on the default branch, by a tag or a release`;
            return { kind: 'untrusted', why };
        }
        catch (error) {
            this.#github.signal.throwIfAborted();
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbidden */ .US)(error)))
                return { kind: 'unknown', why: `its run ${id} could not be read: ${(0,_api_github_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .githubRefusal */ .eD)(error, permission)}` };
            const notHeld = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `after-run-not-read: whether a change under review wrote the proof was not looked up, because the token lacks the permission \`${permission}\``;
            return { kind: 'trusted', notHeld };
        }
    }
    async #isTrustedBranch(event, branch, commit) {
        const repository = await this.#github.ask(({ rest }, place) => rest.repos.get(place));
        if ((0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .parse */ .qg)(repositoryAnswer, repository).default_branch === branch)
            return true;
        if (event !== 'push')
            return false;
        const asked = { ref: `tags/${branch}` };
        const answer = await this.#github.ask(({ rest }, place) => rest.git.listMatchingRefs({ ...place, ...asked }));
        const tag = (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .parse */ .qg)(matchingRefs, answer).find(({ ref }) => ref === `refs/tags/${branch}`)?.object;
        if (tag === undefined || commit === undefined)
            return false;
        return tag.sha === commit || (tag.type === 'tag' && (await this.#taggedBy(tag.sha)) === commit);
    }
    async #taggedBy(sha) {
        const answer = await this.#github.ask(({ rest }, place) => rest.git.getTag({ ...place, tag_sha: sha }));
        return (0,valibot__WEBPACK_IMPORTED_MODULE_5__/* .parse */ .qg)(tagAnswer, answer).object.sha;
    }
}


/***/ })

};

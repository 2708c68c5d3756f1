export const id = 941;
export const ids = [941];
export const modules = {

/***/ 6197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pt: () => (/* binding */ deployedRefs),
/* harmony export */   Se: () => (/* binding */ githubHost),
/* harmony export */   rE: () => (/* binding */ githubRows)
/* harmony export */ });
/* harmony import */ var _github_api_github_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2195);
/* harmony import */ var _github_deployments_remembered_deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6720);
/* harmony import */ var _github_job_runner_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4820);
/* harmony import */ var _github_previews_github_preview_memory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9078);
/* harmony import */ var _preview_memory_preview_memory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3709);





function githubHost(job, event, keepsComment, tracker) {
    const { number, headSha, createdAt: since } = event;
    const deployments = tracker.deployments({ transient: true });
    const refs = deployedRefs(number, headSha);
    return {
        number,
        reference: `pull request #${number}`,
        headSha,
        memory: deployments === undefined
            ? (0,_preview_memory_preview_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .noMemory */ .Dl)('GitHub', {
                why: '`github-token` is empty',
                remedy: (0,_github_job_runner_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnderAct */ .tj)(job.environment)
                    ? 'Run the workflow on GitHub, which gives the job a token'
                    : "Remove `github-token` to use the job's own token",
            })
            : new _github_previews_github_preview_memory_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubPreviewMemory */ .t({
                ...{ deployments, refs, headSha, since, logUrl: job.context.runUrl, heads: tracker },
            }),
        now: () => deployments?.github.pullRequest(number) ?? Promise.resolve(undefined),
        isDeployed: deployments && ((target) => (0,_github_deployments_remembered_deployments_js__WEBPACK_IMPORTED_MODULE_1__/* .hasSucceeded */ .yO)(deployments, target, headSha)),
        explain: (error) => deployments?.github.explain(error, 'pull-requests: read') ?? (0,_github_api_github_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .githubRefusal */ .eD)(error, 'pull-requests: read'),
        comments: keepsComment && deployments ? deployments.github.comments(number) : undefined,
        rows: githubRows(job, headSha),
    };
}
function deployedRefs(number, headSha) {
    return [headSha, `refs/pull/${number}/head`];
}
function githubRows({ context, environment }, sha) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = environment;
    const address = server && repository ? `${server}/${repository}/commit/${sha}` : undefined;
    return {
        commit: { sha, address },
        run: run && context.runUrl ? { id: run, address: context.runUrl } : undefined,
    };
}


/***/ }),

/***/ 9078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ GitHubPreviewMemory)
});


var errors = __webpack_require__(5373);

var serial_queue = __webpack_require__(9248);

var preview_memory = __webpack_require__(3709);

var deployments_deployments = __webpack_require__(945);

var memory_row_format = __webpack_require__(6378);
;
class PreviewDeployment {
    #options;
    #shown;
    constructor(options) {
        this.#options = options;
        if (options.current !== undefined)
            this.#shown = { id: options.current, service: undefined };
    }
    async show({ target, url }, service) {
        if (this.#shown?.service === service)
            return true;
        const { heads, refs, since } = this.#options;
        const id = await heads.show({
            ...{ memory: { target, head: true }, refs, since, url, description: `Service ${service}` },
            find: () => this.#findHead(target, service),
        });
        if (id !== undefined)
            this.#shown = { id, service };
        return id !== undefined;
    }
    async showDoubt({ target, url }, find) {
        const { heads, refs, since } = this.#options;
        const description = 'A service may have been created';
        const id = await heads.show({ memory: { target }, refs, since, url, description, find });
        if (id !== undefined)
            this.#shown = { id, service: undefined };
        return id !== undefined;
    }
    async #findHead(target, service) {
        const { deployments, headSha } = this.#options;
        for await (const { id, sha, memory } of deployments.own({ sha: headSha, pages: 1 })) {
            const isHead = memory.head === true || memory.service === service;
            if (sha === headSha && memory.target === target && isHead)
                return id;
        }
        return undefined;
    }
    async isOvertaken(target) {
        const ours = this.#shown;
        if (ours === undefined)
            return false;
        try {
            for await (const { id, memory } of this.#options.deployments.own({ pages: 1 })) {
                const isHead = memory.head === true || memory.service !== undefined;
                if (memory.target === target && isHead)
                    return id > ours.id;
            }
        }
        catch { }
        return false;
    }
}


var clock = __webpack_require__(342);

var remembered_previews = __webpack_require__(1144);
;





async function findRoom(deployments, own, limits) {
    for (let looks = 1;; looks++) {
        try {
            return await countPlaces(deployments, own, limits);
        }
        catch (error) {
            if (!(0,errors/* isMissing */.b2)(error) || looks === preview_memory/* mostLooks */.Oh)
                throw error;
        }
        await clock/* systemClock */.m.sleep(preview_memory/* lookGapMs */.sk, deployments.github.signal);
    }
}
async function countPlaces(deployments, own, { most, keepsClosed }) {
    const read = await readShown(deployments, own);
    if (!read.isWhole)
        return { kind: 'unknown', why: 'not all GitHub deployments of the environment could be read' };
    const places = placesIn(read, own, keepsClosed).toSorted((one, other) => oldestId(one) - oldestId(other));
    const holders = [];
    for (const [index, { rows, number, name }] of places.entries()) {
        if (holders.length + places.length - index < most)
            return { kind: 'free' };
        const left = await findLeft(deployments, rows);
        if (left !== undefined)
            holders.push({ number, name, ...(left.isClaim ? { claim: left.id } : {}) });
    }
    return holders.length < most ? { kind: 'free' } : { kind: 'full', holders };
}
function oldestId({ rows: [oldest] }) {
    return oldest?.id ?? 0;
}
async function findLeft(deployments, rows) {
    for (const row of rows) {
        const status = await deployments.lastStatus(row.id);
        if (!(status?.own && status.description === (row.isClaim ? memory_row_format/* nothingCreated */.KH : memory_row_format/* noServiceLeft */.eO)))
            return row;
    }
    return undefined;
}
async function readShown(deployments, { number, name, claim }) {
    for (let looks = 1; looks <= preview_memory/* mostLooks */.Oh; looks++) {
        const read = await (0,remembered_previews/* readPreviews */.i)(deployments, new Set());
        const all = [...read.previews, ...read.claimed].filter((each) => each.number === number && each.name === name);
        if (claim === undefined || all.some(({ claims }) => claims.includes(claim)))
            return read;
        await clock/* systemClock */.m.sleep(preview_memory/* lookGapMs */.sk, deployments.github.signal);
    }
    throw new Error('GitHub does not show the claim that it has just taken');
}
function placesIn({ previews, claimed }, own, keepsClosed) {
    const counts = ({ number, name, pullRequest }) => (number !== own.number || name !== own.name) && (keepsClosed || pullRequest === 'open');
    const claimsSince = (claims, service = 0) => claims
        .filter((id) => id > service && (own.claim === undefined || id < own.claim))
        .toSorted((one, other) => one - other)
        .map((id) => ({ id, isClaim: true }));
    const existing = previews.filter(counts).map(({ number, name, claims, records: [id = 0] }) => {
        return { number, name, rows: [{ id, isClaim: false }, ...claimsSince(claims, id)] };
    });
    const before = claimed.filter(counts).map(({ number, name, claims }) => ({ number, name, rows: claimsSince(claims) }));
    return [...existing, ...before.filter(({ rows }) => rows.length > 0)];
}


var removal_claim = __webpack_require__(5313);

var service_owners = __webpack_require__(6624);
;









function rowContent({ service, created, image, exposed }) {
    return JSON.stringify([service, created, image, exposed?.port, exposed?.label, exposed?.url]);
}
class GitHubPreviewMemory {
    name = 'GitHub';
    remedy = 'Check that the job has `deployments: write`';
    clearing = 'set another `service-name`';
    signal;
    #options;
    #head;
    #recalled;
    #row;
    #claim;
    #remembering = new serial_queue/* SerialQueue */.y();
    constructor(options) {
        this.#options = options;
        this.signal = options.deployments.github.signal;
        this.#head = new PreviewDeployment(options);
    }
    async *read(targets, ours) {
        const { deployments, since } = this.#options;
        const rowTargets = targets.map(memory_row_format/* rowTarget */.cm);
        const found = { hasClaim: false };
        const rows = deployments.own({ since, targets: rowTargets, task: memory_row_format/* previewTask */.Mw, pages: memory_row_format/* mostPreviewPages */.Gj });
        for await (const row of rows) {
            const target = targets[rowTargets.indexOf(row.memory.target)];
            if (target !== undefined)
                yield await this.#readRecord(row, target, { ours, found });
        }
    }
    async #readRecord({ id, ageMs = 0, memory }, target, { ours, found }) {
        const { service, created, image, exposed, attempt } = memory;
        const record = { id, target, attempt, service, created, image, exposed };
        if (service === undefined && ours !== undefined && id >= ours)
            return record;
        const status = await orGone(id, this.#options.deployments.lastStatus(id));
        const own = status?.own ? status : undefined;
        if (service === undefined) {
            const wasEmpty = own?.description === memory_row_format/* nothingCreated */.KH;
            found.hasClaim ||= !wasEmpty;
            const mayGoOn = own === undefined || own.state === 'inactive' || own.description === memory_row_format/* creating */.SP;
            return { ...record, freshForMs: mayGoOn ? memory_row_format/* claimFreshMs */["do"] - ageMs : undefined, isOver: wasEmpty };
        }
        const isOver = own?.description === memory_row_format/* noServiceLeft */.eO;
        if (!found.hasClaim && !isOver) {
            this.#recalled = id;
            if (memory.target !== target)
                this.#row = { id, content: rowContent(record), isOurs: false };
        }
        return { ...record, url: own?.url, isOver };
    }
    async write({ target, attempt }) {
        const { deployments, refs } = this.#options;
        const id = await deployments.create(refs, { target: (0,memory_row_format/* rowTarget */.cm)(target), attempt }, memory_row_format/* previewTask */.Mw);
        this.#claim = { attempt, id };
        await orGone(id, this.settle(id, { state: 'in_progress', description: memory_row_format/* creating */.SP }));
        return id;
    }
    async forget(attempt) {
        await this.#endClaim(attempt, memory_row_format/* nothingCreated */.KH);
    }
    async #endClaim(attempt, description) {
        const id = await this.#findClaim(attempt);
        if (id === undefined)
            return;
        try {
            await this.settle(id, { state: 'inactive', description });
        }
        catch (error) {
            if (!(0,errors/* isMissing */.b2)(error))
                throw error;
        }
    }
    async #findClaim(attempt) {
        if (this.#claim?.attempt === attempt)
            return this.#claim.id;
        return await this.#options.deployments.findCreated(attempt, memory_row_format/* previewTask */.Mw);
    }
    async remember(facts) {
        return await this.#remembering.run(() => facts.service === undefined ? this.#rememberDoubt(facts) : this.#rememberService(facts, facts.service));
    }
    async #rememberDoubt({ target, attempt, url }) {
        const findClaim = async () => (attempt === undefined ? undefined : await this.#findClaim(attempt));
        return await this.#head.showDoubt({ target, url }, findClaim);
    }
    async #rememberService(facts, service) {
        const { attempt } = facts;
        const [row, head] = await Promise.allSettled([this.#placeRow(facts, service), this.#head.show(facts, service)]);
        if (head.status === 'rejected')
            throw head.reason;
        if (row.status === 'rejected') {
            if (head.value)
                throw row.reason;
            return false;
        }
        const ending = attempt === undefined ? undefined : this.#endClaim(attempt, (0,memory_row_format/* formatCreationStatus */.x8)(service));
        await Promise.allSettled([ending, this.#dateRow(facts, service)]);
        return true;
    }
    async #placeRow(facts, service) {
        const { deployments, refs } = this.#options;
        const { target, created, image, exposed } = facts;
        const last = this.#row;
        const content = rowContent(facts);
        if (last !== undefined && (last.isOurs || last.content === content))
            return;
        const memory = { target: (0,memory_row_format/* rowTarget */.cm)(target), service, created, image, exposed };
        const id = await deployments.create(refs, memory, memory_row_format/* previewTask */.Mw);
        this.#row = { id, content, isOurs: true };
        if (last !== undefined)
            await Promise.allSettled([deployments.remove(last.id)]);
    }
    async #dateRow(facts, service) {
        const row = this.#row;
        const dated = facts.url ?? '';
        if (row === undefined || row.dated === dated)
            return;
        try {
            await this.settle(row.id, { state: 'inactive', description: `Service ${service}`, url: facts.url });
            this.#row = { ...row, isOurs: true, dated };
        }
        catch (error) {
            if (!(0,errors/* isMissing */.b2)(error))
                throw error;
            this.#row = undefined;
            await this.#placeRow(facts, service);
        }
    }
    limitMs(error) {
        return this.#options.deployments.github.limitMs(error);
    }
    isForbidden(error) {
        return error instanceof errors/* RefusedError */.fk && [401, 403, 404].includes(error.status);
    }
    async isOvertaken(target) {
        return await this.#head.isOvertaken(target);
    }
    async findRoom(target, limits) {
        const { number, name } = (0,memory_row_format/* namedPreview */.c6)(target) ?? { number: 0, name: target };
        return await findRoom(this.#options.deployments, { number, name, claim: this.#claim?.id }, limits);
    }
    async hasCreated(target, service) {
        const { deployments, since } = this.#options;
        return await (0,service_owners/* hasCreated */.n7)(deployments, { target, service, since });
    }
    async claimRemoval(target, service) {
        const { deployments, refs } = this.#options;
        if (await (0,service_owners/* isShared */.yM)(deployments, target, service))
            return { kind: 'shared' };
        return await (0,removal_claim/* claimRemoval */.rV)(deployments, service, refs);
    }
    async endRemoval({ id }, isRemoved) {
        if (id !== undefined)
            await (0,removal_claim/* endRemoval */.GH)(this.#options.deployments, id, isRemoved);
    }
    async close(target, isGone) {
        const { deployments, since } = this.#options;
        await deployments.endAll(target, deployments_deployments/* closedStatus */.PM, { since });
        if (!isGone || this.#recalled === undefined)
            return;
        await deployments.update(this.#recalled, { state: 'inactive', description: memory_row_format/* noServiceLeft */.eO });
    }
    async settle(id, status) {
        await this.#options.deployments.update(id, { ...status, logUrl: this.#options.logUrl });
    }
    explain(error) {
        return (0,memory_row_format/* previewRefusal */.zV)(this.#options.deployments.github, error);
    }
}
async function orGone(id, asked) {
    try {
        return await asked;
    }
    catch (error) {
        if ((0,errors/* isMissing */.b2)(error))
            throw new preview_memory/* RecordGoneError */.Pq(`GitHub deployment ${id} was deleted meanwhile`, { cause: error });
        throw error;
    }
}


/***/ }),

/***/ 6378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ mostPreviewPages),
/* harmony export */   KH: () => (/* binding */ nothingCreated),
/* harmony export */   LO: () => (/* binding */ findPreviewTarget),
/* harmony export */   Mw: () => (/* binding */ previewTask),
/* harmony export */   SP: () => (/* binding */ creating),
/* harmony export */   c6: () => (/* binding */ namedPreview),
/* harmony export */   cm: () => (/* binding */ rowTarget),
/* harmony export */   "do": () => (/* binding */ claimFreshMs),
/* harmony export */   eO: () => (/* binding */ noServiceLeft),
/* harmony export */   it: () => (/* binding */ findCreated),
/* harmony export */   pV: () => (/* binding */ hasClaimEnded),
/* harmony export */   x8: () => (/* binding */ formatCreationStatus),
/* harmony export */   zV: () => (/* binding */ previewRefusal)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);

const previewTask = 'taxiway-preview';
const mostPreviewPages = 40;
const rowPrefix = 'memory:';
const creating = 'A service is being created';
const nothingCreated = 'Nothing was created';
const noServiceLeft = 'No service is left of it';
function rowTarget(preview) {
    return `${rowPrefix}${preview}`;
}
function findPreviewTarget({ target }) {
    return target.startsWith(rowPrefix) ? target.slice(rowPrefix.length) : undefined;
}
function formatCreationStatus(service) {
    return `Service ${service} was created`;
}
function findCreated(status) {
    return /^Service (.+) was created$/s.exec(status)?.[1];
}
function hasClaimEnded(status) {
    return status === nothingCreated || findCreated(status) !== undefined;
}
const claimFreshMs = 6 * 60_000;
function namedPreview(target) {
    const [, number, name] = /^preview:(\d+):(.*)$/s.exec(target) ?? [];
    return number === undefined || name === undefined ? undefined : { number: Number(number), name };
}
function previewRefusal(github, error) {
    const ofPulls = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.operation.includes('/pulls');
    return github.explain(error, ofPulls ? 'pull-requests: read' : 'deployments: write');
}


/***/ }),

/***/ 1144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readPreviews)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3374);
/* harmony import */ var _api_github_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2195);
/* harmony import */ var _memory_row_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6378);



const claimOverMs = 24 * 3_600_000;
const mostPullPages = 100;
const label = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ name: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj)() });
const pulls = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ number: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(), labels: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(label), []) }));
async function readPreviews(deployments, deleted) {
    const own = await readAll(deployments);
    const open = await readOpenPulls(deployments);
    const { rows } = own;
    const users = Map.groupBy(rows, ({ memory }) => memory.service);
    const claimed = [];
    const laterClaims = [];
    const previews = [...Map.groupBy(rows, ({ memory }) => (0,_memory_row_format_js__WEBPACK_IMPORTED_MODULE_1__/* .findPreviewTarget */ .LO)(memory))].flatMap(([target = '', records]) => {
        const named = (0,_memory_row_format_js__WEBPACK_IMPORTED_MODULE_1__/* .namedPreview */ .c6)(target);
        if (named === undefined)
            return [];
        const newest = records.find(({ memory }) => memory.service !== undefined);
        const service = newest?.memory.service;
        const claims = records.filter(({ memory }) => memory.service === undefined).map(({ id }) => id);
        const pullRequest = open.has(named.number) ? 'open' : 'closed';
        for (const { id, ageMs, memory } of records)
            if (memory.service === undefined && id > (newest?.id ?? 0))
                laterClaims.push({ ...named, pullRequest, id, ageMs });
        if (newest === undefined || service === undefined) {
            claimed.push({ ...named, claims, pullRequest });
            return [];
        }
        const preview = {
            ...{ ...named, service, claims, deployedAt: newest.updatedAt, ageMs: newest.idleMs },
            url: records.flatMap(({ memory }) => memory.exposed?.url ?? [])[0],
            pullRequest,
            labels: open.get(named.number) ?? [],
            exists: deleted.has(service) ? 'deleted' : 'not known',
            isShared: new Set(users.get(service)?.map(({ memory }) => (0,_memory_row_format_js__WEBPACK_IMPORTED_MODULE_1__/* .findPreviewTarget */ .LO)(memory))).size > 1,
            created: records.some(({ memory }) => memory.service === service && memory.created === true),
            records: records.filter((row) => isPast(row, newest)).map(({ id }) => id),
        };
        return [preview];
    });
    return { previews, claimed, laterClaims, isWhole: own.isWhole };
}
function isPast({ id, ageMs = 0, memory }, newest) {
    return memory.service !== undefined || (id < newest.id && ageMs > claimOverMs);
}
async function readAll(deployments) {
    const rows = [];
    const reading = deployments.own({ task: _memory_row_format_js__WEBPACK_IMPORTED_MODULE_1__/* .previewTask */ .Mw, pages: _memory_row_format_js__WEBPACK_IMPORTED_MODULE_1__/* .mostPreviewPages */ .Gj });
    for (;;) {
        const next = await reading.next();
        if (next.done)
            return { rows, isWhole: next.value };
        rows.push(next.value);
    }
}
async function readOpenPulls({ github }) {
    const open = new Map();
    const opened = { state: 'open', per_page: _api_github_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .pageSize */ .T0 };
    for await (const page of github.pages(({ paginate, rest }, place) => paginate.iterator(rest.pulls.list, { ...place, ...opened }), mostPullPages)) {
        for (const { number: each, labels } of (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qg)(pulls, page.rows))
            open.set(each, labels.map(({ name }) => name));
        if (page.isLast)
            return open;
    }
    throw new Error(`the repository has more open pull requests than are read (${open.size})`);
}


/***/ }),

/***/ 5313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ endRemoval),
/* harmony export */   rV: () => (/* binding */ claimRemoval),
/* harmony export */   sE: () => (/* binding */ orGiveBack)
/* harmony export */ });
/* unused harmony export removing */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5373);
/* harmony import */ var _client_time_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(342);
/* harmony import */ var _preview_memory_preview_memory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3709);




const removing = 'Its service is being removed';
const wasRemoved = 'Its service was removed';
function removalTarget(service) {
    return `removal:${service}`;
}
function removalTask(service) {
    return `taxiway-removal-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(service).digest('hex').slice(0, 16)}`;
}
async function claimRemoval(deployments, service, refs) {
    const [earlier] = await readClaims(deployments, service);
    if (earlier !== undefined)
        return toClaim(earlier);
    const memory = { target: removalTarget(service), attempt: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)() };
    const id = await deployments.create(refs, memory, removalTask(service));
    return await orGiveBack(deployments, id, async () => {
        await deployments.update(id, { state: 'inactive', description: removing });
        const first = await readFirst(deployments, service, id);
        if (first.id === id)
            return { kind: 'ours', id };
        await endRemoval(deployments, id, false);
        return toClaim(first);
    });
}
async function orGiveBack(deployments, id, prepare) {
    try {
        return await prepare();
    }
    catch (error) {
        await endRemoval(deployments, id, false).catch(() => undefined);
        throw error;
    }
}
async function readFirst(deployments, service, ours) {
    for (let looks = 1; looks <= _preview_memory_preview_memory_js__WEBPACK_IMPORTED_MODULE_3__/* .mostLooks */ .Oh; looks++) {
        if (looks > 1)
            await _client_time_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m.sleep(_preview_memory_preview_memory_js__WEBPACK_IMPORTED_MODULE_3__/* .lookGapMs */ .sk, deployments.github.signal);
        const [first] = await readClaims(deployments, service, ours);
        if (first !== undefined)
            return first;
    }
    throw new Error('GitHub does not show the claim of the removal that it has just taken');
}
async function endRemoval(deployments, id, isRemoved) {
    if (isRemoved)
        await deployments.update(id, { state: 'inactive', description: wasRemoved });
    else
        await deployments.remove(id);
}
function toClaim({ id, isOver }) {
    return isOver ? { kind: 'removed' } : { kind: 'in doubt', id };
}
async function readClaims(deployments, service, ours = Infinity) {
    const target = removalTarget(service);
    const claims = [];
    const rows = deployments.own({ task: removalTask(service), targets: [target] });
    for (let next = await rows.next();; next = await rows.next()) {
        if (next.done) {
            if (next.value)
                return claims.toSorted((one, other) => one.id - other.id);
            throw new Error(`GitHub did not show all claims of the removal of service ${service}`);
        }
        const { id, memory } = next.value;
        if (memory.target !== target || id > ours)
            continue;
        const said = id === ours ? [] : await readDescriptions(deployments, id);
        if (said !== undefined)
            claims.push({ id, isOver: said.includes(wasRemoved) });
    }
}
async function readDescriptions(deployments, id) {
    try {
        return (await deployments.ownStatuses(id)).map(({ description }) => description);
    }
    catch (error) {
        if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissing */ .b2)(error))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 6624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n7: () => (/* binding */ hasCreated),
/* harmony export */   uS: () => (/* binding */ hasClaimed),
/* harmony export */   yM: () => (/* binding */ isShared)
/* harmony export */ });
/* harmony import */ var _memory_row_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6378);

async function hasClaimed(deployments, claims, service) {
    for (const id of claims) {
        const status = await deployments.lastStatus(id);
        if (status?.own && status.description === (0,_memory_row_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCreationStatus */ .x8)(service))
            return true;
    }
    return false;
}
async function hasCreated(deployments, preview) {
    const { target, service, since } = preview;
    const claims = [];
    const row = (0,_memory_row_format_js__WEBPACK_IMPORTED_MODULE_0__/* .rowTarget */ .cm)(target);
    for await (const { id, memory } of deployments.own({ since, targets: [row], task: _memory_row_format_js__WEBPACK_IMPORTED_MODULE_0__/* .previewTask */ .Mw }))
        if (memory.target === row && memory.service === undefined)
            claims.push(id);
    return await hasClaimed(deployments, claims, service);
}
async function isShared(deployments, target, service) {
    const own = (0,_memory_row_format_js__WEBPACK_IMPORTED_MODULE_0__/* .rowTarget */ .cm)(target);
    const rows = deployments.own({ task: _memory_row_format_js__WEBPACK_IMPORTED_MODULE_0__/* .previewTask */ .Mw, pages: _memory_row_format_js__WEBPACK_IMPORTED_MODULE_0__/* .mostPreviewPages */ .Gj });
    for (let next = await rows.next();; next = await rows.next()) {
        if (next.done) {
            if (next.value)
                return false;
            throw new Error('GitHub did not show all previews of the environment, and one may use the service');
        }
        const { memory } = next.value;
        if (memory.service === service && memory.target !== own)
            return true;
    }
}


/***/ }),

/***/ 3709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ noMemory),
/* harmony export */   Oh: () => (/* binding */ mostLooks),
/* harmony export */   Pq: () => (/* binding */ RecordGoneError),
/* harmony export */   sk: () => (/* binding */ lookGapMs)
/* harmony export */ });
/* harmony import */ var _text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9531);

class RecordGoneError extends Error {
}
const mostLooks = 12;
const lookGapMs = 1_000;
function noMemory(name, { why, remedy }) {
    const refuse = async () => {
        throw new Error(why);
    };
    return {
        name,
        remedy,
        clearing: remedy,
        read: async function* () {
            await refuse();
        },
        write: refuse,
        remember: async () => false,
        forget: async () => undefined,
        limitMs: () => undefined,
        isForbidden: () => true,
        isOvertaken: async () => false,
        hasCreated: async () => false,
        claimRemoval: refuse,
        endRemoval: refuse,
        close: async () => undefined,
        explain: _text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_0__/* .formatErrorAsClause */ .N_,
    };
}


/***/ }),

/***/ 393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ defaultEnvironment),
  y: () => (/* binding */ readPreviewInputs)
});


var limits = __webpack_require__(3163);

var errors = __webpack_require__(5373);

var connection = __webpack_require__(1465);

var follow_inputs = __webpack_require__(7992);

var given_variables = __webpack_require__(400);

var report_inputs = __webpack_require__(8701);

var defined_fields = __webpack_require__(5023);

var shortening = __webpack_require__(4908);

var external_node_crypto_ = __webpack_require__(7598);

var input_name = __webpack_require__(2950);
;



const longestName = 63;
const longestLabel = 48;
const hashCharacters = 10;
function chooseServiceName(given, repo, number, named = input_name/* nameAsInput */.A) {
    if (given === undefined && repo === undefined) {
        throw new errors/* InputError */.dz('service-name', `The name of the service is not known, because the repository is not. Set ${named('service-name')}.`);
    }
    const name = given ?? `${repo}-pr-${number}`;
    return name.length <= longestName ? name : `${cut(name, longestName)}-${hash(name)}`;
}
function toPortLabel(name) {
    const plain = name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '');
    if (plain === name && name.length <= longestLabel)
        return name;
    const start = cut(plain, longestLabel).replace(/-+$/, '');
    return start === '' ? hash(name) : `${start}-${hash(name)}`;
}
function cut(text, longest) {
    return text.slice(0, longest - hashCharacters - 1).replace(/[\ud800-\udbff]$/, '');
}
function hash(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, hashCharacters);
}

;









const defaultEnvironment = 'preview';
function readPreviewInputs({ inputs }, number, ownRepository) {
    const report = (0,report_inputs/* readReportInputs */.g)(inputs);
    const source = readSource(inputs, ownRepository);
    const repository = readRepositoryName(ownRepository ?? source.repoUrl);
    const service = inputs.get('service');
    const own = service === undefined || repository === undefined ? undefined : `${repository}-pr-${number}-${service}`;
    const given = inputs.get('service-name') ?? own;
    const name = chooseServiceName(given, repository, number, inputs.named);
    return {
        connection: (0,connection/* readConnection */.d)(inputs),
        follow: (0,follow_inputs/* readFollowInputs */.j)(inputs),
        report: { ...report, environment: report.environment ?? defaultEnvironment },
        name,
        source,
        create: (0,defined_fields/* definedFields */.X)({
            projectSlug: inputs.get('project-slug'),
            environmentSlug: inputs.get('environment-slug'),
            planKey: inputs.get('plan-key'),
            internalPort: inputs.get('internal-port'),
        }),
        variables: (0,given_variables/* readVariables */.C)(inputs),
        expose: readExpose(inputs, name),
        comment: inputs.get('comment'),
        maxPreviews: inputs.get('max-previews'),
        teardown: inputs.get('teardown-request'),
    };
}
function readRepositoryName(repository = '') {
    return /([^/:\\]+?)(?:\.git)?\/*$/.exec(repository)?.[1];
}
function readSource(inputs, ownRepository) {
    const image = inputs.get('image');
    const repoUrl = inputs.get('repo-url') ?? (image === undefined ? ownRepository : undefined);
    if (image !== undefined && repoUrl === undefined)
        return { image };
    if (image === undefined && repoUrl !== undefined)
        return { repoUrl };
    if (image === undefined) {
        throw new errors/* InputError */.dz('repo-url', `The repository of the change request is not known. Set ${inputs.named('repo-url')}, or ${inputs.named('image')}.`);
    }
    throw new errors/* InputError */.dz('image', `${inputs.named('image')} and ${inputs.named('repo-url')} cannot both be set. A service either runs an image or is built from a repository: remove one.`);
}
function readExpose(inputs, name) {
    const port = inputs.get('port');
    const label = inputs.get('label');
    if (label !== undefined && !limits/* portLabel */.Uz.test(label)) {
        throw new errors/* InputError */.dz('label', `${inputs.named('label')} is not valid: "${(0,shortening/* shorten */.ml)(label)}". It becomes part of a hostname: use only lowercase letters, digits and hyphens.`);
    }
    return port === undefined ? undefined : { port: String(port), label: label ?? toPortLabel(name) };
}


/***/ })

};

export const id = 606;
export const ids = [606];
export const modules = {

/***/ 3606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  GitHubPreviewList: () => (/* binding */ GitHubPreviewList),
  openPreviewList: () => (/* binding */ openPreviewList)
});


var errors = __webpack_require__(6695);

var report_inputs = __webpack_require__(4847);

var preview_inputs = __webpack_require__(5611);

var deployments_deployments = __webpack_require__(3022);

var memory_row_format = __webpack_require__(4852);

var service_owners = __webpack_require__(4954);
;


const mostMoved = 50;
async function migrateOldRows(deployments, old, refs) {
    let moved = 0;
    for (const [target = '', rows] of Map.groupBy(old, ({ memory }) => (0,memory_row_format/* findPreviewTarget */.LO)(memory))) {
        if (!target.startsWith('preview:'))
            continue;
        for (const { sha, memory } of await readOpen(deployments, rows)) {
            if (moved++ === mostMoved)
                return;
            await deployments.create(sha === undefined ? refs : [sha, ...refs], { ...memory, target: (0,memory_row_format/* rowTarget */.cm)(target) }, memory_row_format/* previewTask */.Mw);
        }
    }
    await deployments.create(refs, { target: memory_row_format/* scannedTarget */.YO }, memory_row_format/* previewTask */.Mw);
}
async function readOpen(deployments, rows) {
    const open = [];
    for (const { id, sha, memory } of rows) {
        const status = await deployments.lastStatus(id);
        const said = status?.own ? status.description : undefined;
        const { service } = memory;
        if (service === undefined) {
            if (said !== memory_row_format/* nothingCreated */.KH)
                open.unshift({ sha, memory });
            continue;
        }
        const claims = rows.filter((row) => row.memory.service === undefined).map((row) => row.id);
        const created = memory.created || (await (0,service_owners/* hasClaimed */.uS)(deployments, claims, service));
        if (said !== memory_row_format/* noServiceLeft */.eO)
            open.unshift({ sha, memory: { ...memory, created } });
        break;
    }
    return open;
}


var remembered_previews = __webpack_require__(6430);

var removal_claim = __webpack_require__(4267);
;









const mostClaims = 100;
class GitHubPreviewList {
    #deployments;
    #refs;
    #forgotten = new Set();
    #ended = [];
    #read;
    constructor(deployments, refs) {
        this.#deployments = deployments;
        this.#refs = refs;
    }
    async read(deleted) {
        this.#read = await (0,remembered_previews/* readPreviews */.i)(this.#deployments, deleted);
        return this.#read;
    }
    async isCreatedByUs({ created, claims, service }) {
        return created || (await (0,service_owners/* hasClaimed */.uS)(this.#deployments, claims, service));
    }
    async claimRemoval(preview) {
        const state = await this.readState(preview);
        if (state !== 'due')
            return { kind: state === 'over' ? 'removed' : state };
        const claim = await (0,removal_claim/* claimRemoval */.rV)(this.#deployments, preview.service, this.#refs);
        if (claim.kind !== 'ours')
            return claim;
        return await (0,removal_claim/* orGiveBack */.sE)(this.#deployments, claim.id, async () => {
            const { open } = await this.#deployments.github.pullRequest(preview.number);
            if (open) {
                await this.endRemoval(claim.id, false);
                return { kind: 'open' };
            }
            const [newest = 0] = preview.records;
            await this.#deployments.update(newest, { state: 'inactive', description: deployments_deployments/* closedStatus */.PM });
            return claim;
        });
    }
    async readState({ records: [newest = 0], number: pull }) {
        const { open } = await this.#deployments.github.pullRequest(pull);
        if (open)
            return 'open';
        const last = await lastStatusOf(this.#deployments, newest);
        if (last === 'missing')
            return 'forgotten';
        return last?.own && last.description === memory_row_format/* noServiceLeft */.eO ? 'over' : 'due';
    }
    async endRemoval(claim, isRemoved) {
        await (0,removal_claim/* endRemoval */.GH)(this.#deployments, claim, isRemoved);
    }
    async forget({ records, claims, number: pull, name }) {
        const deployments = this.#deployments;
        for (const id of records)
            this.#forgotten.add(id);
        const [newest = 0] = records;
        const { headSha } = await deployments.github.pullRequest(pull);
        try {
            await deployments.endAll(`preview:${pull}:${name}`, deployments_deployments/* closedStatus */.PM, { sha: headSha });
            await deployments.update(newest, { state: 'inactive', description: memory_row_format/* noServiceLeft */.eO });
        }
        catch (error) {
            if ((0,errors/* isMissing */.b2)(error))
                return;
            throw error;
        }
        for (const id of claims)
            if (!records.includes(id))
                await this.#forgetClaim(id);
        for (const id of records.toReversed())
            await deployments.remove(id);
    }
    async #forgetClaim(id) {
        const last = await lastStatusOf(this.#deployments, id);
        if (last === 'missing' || !last?.own || !(0,memory_row_format/* hasClaimEnded */.pV)(last.description))
            return;
        this.#forgotten.add(id);
        await this.#deployments.remove(id);
    }
    async readClaims() {
        const all = (this.#read?.laterClaims ?? []).filter(({ pullRequest, id }) => pullRequest === 'closed' && !this.#forgotten.has(id));
        const claims = [];
        for (const { id, number, name, ageMs = Number.POSITIVE_INFINITY } of all.slice(0, mostClaims)) {
            const last = await lastStatusOf(this.#deployments, id);
            if (last === 'missing')
                continue;
            const status = last?.own ? last.description : memory_row_format/* creating */.SP;
            if (status === memory_row_format/* nothingCreated */.KH)
                this.#ended.push(id);
            else if (status !== memory_row_format/* creating */.SP || ageMs > memory_row_format/* claimFreshMs */["do"])
                claims.push({ id, number, name, service: (0,memory_row_format/* findCreated */.it)(status) });
        }
        return { claims, more: Math.max(0, all.length - mostClaims) };
    }
    async forgetClaim({ id }) {
        await this.#deployments.remove(id);
    }
    async tidy() {
        for (const id of this.#ended)
            await this.#deployments.remove(id);
        const { isWhole, unmoved } = this.#read ?? {};
        if (!isWhole || unmoved === undefined)
            return;
        const kept = unmoved.filter(({ id }) => !this.#forgotten.has(id));
        await migrateOldRows(this.#deployments, kept, this.#refs);
    }
    explain(error) {
        return (0,memory_row_format/* previewRefusal */.zV)(this.#deployments.github, error);
    }
    isRefusedToAll(error) {
        return error instanceof errors/* RefusedError */.fk && (error.status === 403 || error.status === 429);
    }
}
async function lastStatusOf(deployments, id) {
    try {
        return await deployments.lastStatus(id);
    }
    catch (error) {
        if ((0,errors/* isMissing */.b2)(error))
            return 'missing';
        throw error;
    }
}
function openPreviewList({ inputs, context, redactor }, signal) {
    const { githubToken: token, environment = preview_inputs/* defaultEnvironment */.L6 } = (0,report_inputs/* readReportInputs */.g)(inputs);
    const { repository } = context;
    if (repository !== undefined && token !== undefined) {
        const deployments = new deployments_deployments/* Deployments */.DS({ repository, environment, token, redactor, signal });
        return new GitHubPreviewList(deployments, context.sha === undefined ? [] : [context.sha, 'HEAD']);
    }
    const text = repository === undefined
        ? 'GITHUB_REPOSITORY does not name a repository. Previews are remembered in the GitHub deployments of one: set it, such as `owner/name`.'
        : `${inputs.named('github-token')} (for the command: the variable GITHUB_TOKEN) is empty. GitHub shows what it remembers to a token with \`deployments: read\` and \`pull-requests: read\`.`;
    throw new errors/* InputError */.dz('github-token', text);
}


/***/ })

};

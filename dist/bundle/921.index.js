export const id = 921;
export const ids = [921];
export const modules = {

/***/ 1921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitHubPreviewList: () => (/* binding */ GitHubPreviewList),
/* harmony export */   openPreviewList: () => (/* binding */ openPreviewList)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8701);
/* harmony import */ var _preview_preview_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(393);
/* harmony import */ var _deployments_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(945);
/* harmony import */ var _memory_row_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6378);
/* harmony import */ var _remembered_previews_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1144);
/* harmony import */ var _removal_claim_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5313);
/* harmony import */ var _service_owners_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6624);








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
        this.#read = await (0,_remembered_previews_js__WEBPACK_IMPORTED_MODULE_5__/* .readPreviews */ .i)(this.#deployments, deleted);
        return this.#read;
    }
    async isCreatedByUs({ created, claims, service }) {
        return created || (await (0,_service_owners_js__WEBPACK_IMPORTED_MODULE_7__/* .hasClaimed */ .uS)(this.#deployments, claims, service));
    }
    async claimRemoval(preview) {
        const state = await this.readState(preview);
        if (state !== 'due')
            return { kind: state === 'over' ? 'removed' : state };
        const claim = await (0,_removal_claim_js__WEBPACK_IMPORTED_MODULE_6__/* .claimRemoval */ .rV)(this.#deployments, preview.service, this.#refs);
        if (claim.kind !== 'ours')
            return claim;
        return await (0,_removal_claim_js__WEBPACK_IMPORTED_MODULE_6__/* .orGiveBack */ .sE)(this.#deployments, claim.id, async () => {
            const { open } = await this.#deployments.github.pullRequest(preview.number);
            if (open) {
                await this.endRemoval(claim.id, false);
                return { kind: 'open' };
            }
            const [newest = 0] = preview.records;
            await this.#deployments.update(newest, { state: 'inactive', description: _deployments_deployments_js__WEBPACK_IMPORTED_MODULE_3__/* .closedStatus */ .PM });
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
        return last?.own && last.description === _memory_row_format_js__WEBPACK_IMPORTED_MODULE_4__/* .noServiceLeft */ .eO ? 'over' : 'due';
    }
    async endRemoval(claim, isRemoved) {
        await (0,_removal_claim_js__WEBPACK_IMPORTED_MODULE_6__/* .endRemoval */ .GH)(this.#deployments, claim, isRemoved);
    }
    async forget({ records, claims, number: pull, name }) {
        const deployments = this.#deployments;
        for (const id of records)
            this.#forgotten.add(id);
        const [newest = 0] = records;
        const { headSha } = await deployments.github.pullRequest(pull);
        try {
            await deployments.endAll(`preview:${pull}:${name}`, _deployments_deployments_js__WEBPACK_IMPORTED_MODULE_3__/* .closedStatus */ .PM, { sha: headSha });
            await deployments.update(newest, { state: 'inactive', description: _memory_row_format_js__WEBPACK_IMPORTED_MODULE_4__/* .noServiceLeft */ .eO });
        }
        catch (error) {
            if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error))
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
        if (last === 'missing' || !last?.own || !(0,_memory_row_format_js__WEBPACK_IMPORTED_MODULE_4__/* .hasClaimEnded */ .pV)(last.description))
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
            const status = last?.own ? last.description : _memory_row_format_js__WEBPACK_IMPORTED_MODULE_4__/* .creating */ .SP;
            if (status === _memory_row_format_js__WEBPACK_IMPORTED_MODULE_4__/* .nothingCreated */ .KH)
                this.#ended.push(id);
            else if (status !== _memory_row_format_js__WEBPACK_IMPORTED_MODULE_4__/* .creating */ .SP || ageMs > _memory_row_format_js__WEBPACK_IMPORTED_MODULE_4__/* .claimFreshMs */ ["do"])
                claims.push({ id, number, name, service: (0,_memory_row_format_js__WEBPACK_IMPORTED_MODULE_4__/* .findCreated */ .it)(status) });
        }
        return { claims, more: Math.max(0, all.length - mostClaims) };
    }
    async forgetClaim({ id }) {
        await this.#deployments.remove(id);
    }
    async tidy() {
        for (const id of this.#ended)
            await this.#deployments.remove(id);
    }
    explain(error) {
        return (0,_memory_row_format_js__WEBPACK_IMPORTED_MODULE_4__/* .previewRefusal */ .zV)(this.#deployments.github, error);
    }
    isRefusedToAll(error) {
        return error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && (error.status === 403 || error.status === 429);
    }
}
async function lastStatusOf(deployments, id) {
    try {
        return await deployments.lastStatus(id);
    }
    catch (error) {
        if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error))
            return 'missing';
        throw error;
    }
}
function openPreviewList({ inputs, context, redactor }, signal) {
    const { githubToken: token, environment = _preview_preview_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultEnvironment */ .L } = (0,_config_report_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readReportInputs */ .g)(inputs);
    const { repository } = context;
    if (repository !== undefined && token !== undefined) {
        const deployments = new _deployments_deployments_js__WEBPACK_IMPORTED_MODULE_3__/* .Deployments */ .DS({ repository, environment, token, redactor, signal });
        return new GitHubPreviewList(deployments, context.sha === undefined ? [] : [context.sha, 'HEAD']);
    }
    const text = repository === undefined
        ? 'GITHUB_REPOSITORY does not name a repository. Previews are remembered in the GitHub deployments of one: set it, such as `owner/name`.'
        : `${inputs.named('github-token')} (for the command: the variable GITHUB_TOKEN) is empty. GitHub shows what it remembers to a token with \`deployments: read\` and \`pull-requests: read\`.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
}


/***/ })

};

export const id = 55;
export const ids = [55];
export const modules = {

/***/ 6055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitHubDeployment: () => (/* binding */ GitHubDeployment)
/* harmony export */ });
/* harmony import */ var _client_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2426);
/* harmony import */ var _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5970);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3387);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(987);




class GitHubDeployment {
    #place;
    #octokit;
    id;
    constructor(place, id) {
        this.#place = place;
        this.#octokit = (0,_octokit_js__WEBPACK_IMPORTED_MODULE_1__/* .openOctokit */ .O)(place.token, place.apiUrl);
        this.#octokit.catch(() => undefined);
        this.id = id;
    }
    async create(refs) {
        const { rest } = await this.#octokit;
        const [ref = 'HEAD', ...others] = refs;
        const fields = { ref, environment: this.#place.environment, auto_merge: false, required_contexts: [] };
        try {
            const request = { ...this.#repository, ...fields, description: 'Taxiway', request: { retries: 0 } };
            const { data } = await rest.repos.createDeployment(request);
            if (!('id' in data))
                throw new Error('GitHub created no deployment');
            this.id = data.id;
            return data.id;
        }
        catch (error) {
            if ((0,_client_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(error, 'status') !== 422 || others.length === 0)
                throw error;
            return await this.create(others);
        }
    }
    async setState(state, description, url) {
        if (this.id === undefined)
            return;
        const { rest } = await this.#octokit;
        await rest.repos.createDeploymentStatus({
            ...this.#repository,
            ...{ deployment_id: this.id, state, description: (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenAtWord */ .px)(description, 140) },
            ...(this.#place.runUrl === undefined ? {} : { log_url: this.#place.runUrl }),
            ...(url ? { environment_url: url } : {}),
        });
    }
    async settle({ outcome, passed, reason, url }) {
        await this.setState((0,_deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .githubState */ .Fz)(outcome, passed), reason, url);
    }
    get #repository() {
        const [owner = '', repo = ''] = this.#place.repository.split('/');
        return { owner, repo };
    }
}


/***/ })

};

export const id = 2515;
export const ids = [2515];
export const modules = {

/***/ 2515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  commentFleet: () => (/* binding */ commentFleet)
});


var sticky_comment = __webpack_require__(782);

var markdown = __webpack_require__(2255);

var duration = __webpack_require__(1589);

var fleet_table = __webpack_require__(8361);

var headline = __webpack_require__(6494);
;




const mostComment = 60_000;
function formatFleetComment(run, { runUrl }) {
    const { services } = run;
    const { icon, text, rest } = (0,headline/* toHeadline */.GM)(run, { action: 'fleet' });
    const took = services.length === 0 ? '' : (0,duration/* formatDuration */.a3)(run.durationMs);
    const log = runUrl === undefined ? '' : (0,markdown/* link */.nf)(runUrl, 'log');
    const facts = (0,markdown/* paragraph */.FY)((0,markdown/* besides */.oN)([(0,markdown/* sentence */.em)(rest), took, log]));
    const head = `${(0,markdown/* heading */.R_)(`${icon} ${(0,markdown/* sentence */.em)(text)}`)}${facts === '' ? '' : `\n\n${facts}`}\n\n`;
    return `${head}${(0,fleet_table/* formatServices */.mn)(services, mostComment - head.length)}\n`;
}

;


async function commentFleet({ console, context }, { place, isCurrent }, fleet, file) {
    try {
        if (!(await isCurrent()))
            return;
        const marker = `<!-- taxiway fleet ${encodeURIComponent(file)} -->`;
        await (0,sticky_comment/* writeComment */.H)(place, formatFleetComment(fleet, { runUrl: context.runUrl }), { marker });
    }
    catch (error) {
        console.warn(`Could not write the comment of the fleet: ${place.explain(error)}.`);
    }
}


/***/ }),

/***/ 782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ writeComment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3374);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_write_or_find_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6811);



const mostPages = 50;
const created = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)() });
const rows = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
    id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(),
    body: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj)()),
    user: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ login: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj)() })),
    author: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)() })),
}));
async function writeComment(place, body, { marker, id, create = true }) {
    const text = `${marker}\n${body}`;
    if (id !== undefined && (await update(place, id, text)))
        return id;
    let found = await readOwn(place, marker);
    if (found.length === 0) {
        if (!create)
            return undefined;
        const made = await createComment(place, marker, text);
        found = await readOwn(place, marker);
        if (made <= (found[0] ?? made))
            return made;
    }
    const [oldest = 0, ...later] = found;
    await update(place, oldest, text);
    for (const each of later)
        await unlessGone(place.remove(each));
    return oldest;
}
async function readOwn({ list, own }, marker) {
    const account = await own();
    const found = [];
    let isWhole = false;
    for await (const page of list(mostPages)) {
        isWhole = page.isLast;
        for (const { id, body, user, author } of (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qg)(rows, page.rows)) {
            if ((user?.login ?? author?.id) === account && body?.startsWith(marker))
                found.push(id);
        }
    }
    if (!isWhole && found.length === 0)
        throw new Error('there are more comments than are searched');
    return found.sort((one, other) => one - other);
}
async function createComment(place, marker, body) {
    const write = async () => (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qg)(created, await place.create(body)).id;
    const look = async () => {
        const [found] = await readOwn(place, marker);
        return found !== undefined && (await update(place, found, body)) ? found : undefined;
    };
    return await (0,_client_write_or_find_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOrFind */ .S)(write, look, place.signal);
}
async function update({ change }, id, body) {
    return await unlessGone(change(id, body));
}
async function unlessGone(request) {
    try {
        await request;
        return true;
    }
    catch (error) {
        if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) && !error.said.includes('not accessible'))
            return false;
        throw error;
    }
}


/***/ })

};

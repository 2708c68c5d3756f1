export const id = 440;
export const ids = [440];
export const modules = {

/***/ 1056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/client/base-url.js
var base_url = __webpack_require__(2701);
// EXTERNAL MODULE: ./build/output/log-commands.js
var log_commands = __webpack_require__(6393);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/actions/shared/failure.js
var failure = __webpack_require__(6410);
// EXTERNAL MODULE: ./build/actions/shared/run.js
var run = __webpack_require__(5389);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/config/connection.js
var connection = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/config/table.js
var table = __webpack_require__(2307);
// EXTERNAL MODULE: ./build/config/workspace-path.js
var workspace_path = __webpack_require__(196);
// EXTERNAL MODULE: ./build/dialect/dialect.js
var dialect = __webpack_require__(1071);
// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
;// CONCATENATED MODULE: ./build/actions/doctor/inputs.js











const defaultTimeout = '2m';
function readDoctorInputs(inputs, workspace) {
    return {
        connection: (0,connection/* readConnection */.d)(inputs),
        serviceId: inputs.get('service-id'),
        deploymentId: inputs.get('deployment-id'),
        timeoutMs: table/* inputTable */.Fu.timeout.read('timeout', inputs.originOf('timeout') ? defaultTimeout : (inputs.text('timeout') ?? defaultTimeout)),
        words: (0,defined_fields/* definedFields */.X)({
            successStates: inputs.get('success-states'),
            failureStates: inputs.get('failure-states'),
        }),
        expected: readExpected(inputs, workspace),
        reportFile: fileToWrite(inputs, 'report', workspace),
        dialectFile: fileToWrite(inputs, 'dialect', workspace),
        jobSummary: inputs.get('job-summary'),
    };
}
function readExpected(inputs, workspace) {
    const given = inputs.get('expect');
    if (given === undefined)
        return undefined;
    const path = (0,workspace_path/* pathInWorkspace */.e)(workspace, 'expect', given);
    try {
        const value = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        if ((0,dialect/* isPartialDialect */.gb)(value))
            return value;
        (0,dialect/* parseDialect */.un)(value);
        return undefined;
    }
    catch (error) {
        const text = (0,message/* message */.i) `expect-unreadable: \`expect\` cannot be read: "${(0,excerpt/* shorten */.ml)(given)}". ${(0,failure/* textOf */.b)(error)}`;
        throw new errors/* InputError */.dz('expect', text);
    }
}
function fileToWrite(inputs, name, workspace) {
    const given = inputs.get(name);
    if (given === undefined)
        return undefined;
    const path = (0,external_node_path_.resolve)(workspace, given);
    return (0,external_node_path_.join)((0,workspace_path/* pathInWorkspace */.e)(workspace, name, (0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
}

;// CONCATENATED MODULE: ./build/actions/doctor/action.js








async function doctor(job, { show } = {}) {
    const result = await (0,run/* resultOf */.B)(job, async () => {
        const inputs = readDoctorInputs(job.inputs, job.context.workspace);
        const { report, shareable } = await look(job, inputs);
        const { baseUrl } = inputs.connection;
        write(job, inputs.dialectFile, 'dialect', report.dialect);
        write(job, inputs.reportFile, 'report', shareable);
        await tell(job, report, { ...inputs, baseUrl });
        await show?.(report, baseUrl);
        return { outcome: report.ready ? 'succeeded' : 'failed', reason: report.next };
    }, () => (0,message/* message */.i) `doctor-cancelled: Nothing was written.`);
    const ready = result.outcome === 'succeeded';
    job.end(result, ready);
    job.outputs.set('ready', String(ready));
    if (!ready)
        job.console.error(result.reason);
}
async function look(job, { connection, serviceId, deploymentId, timeoutMs, words, expected }) {
    const { examine } = await __webpack_require__.e(/* import() */ 322).then(__webpack_require__.bind(__webpack_require__, 9322));
    const { signal, console } = job;
    const progress = (text) => {
        console.say(`${text}\u2026`);
        console.stand?.(text);
    };
    return await examine({ ...connection, serviceId, deploymentId, expected, ...words }, { signal, timeoutMs, progress, proxied: isProxied(job, connection.baseUrl) });
}
function isProxied({ environment }, baseUrl) {
    const { hostname, protocol } = new URL(baseUrl);
    const of = (name) => environment[name] || environment[name.toLowerCase()] || '';
    const proxy = of(protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY');
    const exempt = of('NO_PROXY')
        .split(/[\s,]+/)
        .filter(Boolean);
    const isExempt = exempt.some((name) => name === '*' || `.${hostname}`.endsWith(`.${name.replace(/^\*?\./, '').split(':')[0]}`));
    return proxy !== '' && !(0,base_url/* isLoopback */.U)(hostname) && !isExempt;
}
function write(job, file, input, value) {
    if (file === undefined)
        return;
    try {
        (0,external_node_fs_.writeFileSync)(file, `${job.redactor.redact(JSON.stringify(value, undefined, 2))}\n`);
    }
    catch (error) {
        warnNotWritten(job, input, error);
    }
}
function warnNotWritten({ console }, input, error) {
    console.warn((0,message/* message */.i) `doctor-file-not-written: Could not write the file of \`${input}\`: ${(0,failure/* textOf */.b)(error)}`);
}
async function tell(job, report, { baseUrl, jobSummary }) {
    const { outputs } = job;
    const { documentOf } = await __webpack_require__.e(/* import() */ 810).then(__webpack_require__.bind(__webpack_require__, 6810));
    const json = (0,log_commands/* guardedJson */.v)(documentOf(report));
    outputs.setMasked('report', job.redactor.redact(json));
    for (const [name, words] of Object.entries(report.proposals))
        outputs.set(name, words.length === 0 ? undefined : words.join(','));
    if (!jobSummary)
        return;
    const { doctorSummary } = await __webpack_require__.e(/* import() */ 101).then(__webpack_require__.bind(__webpack_require__, 8101));
    try {
        await outputs.addSummary(doctorSummary(report, { baseUrl, clean: (text) => (0,untrusted/* sanitizeText */.jZ)(text, job.redactor) }));
    }
    catch (error) {
        warnNotWritten(job, 'job-summary', error);
    }
}


/***/ }),

/***/ 9497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ defaultReport),
/* harmony export */   g: () => (/* binding */ readReportInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);


const defaultReport = {
    jobSummary: true,
    supersededIsNeutral: false,
    environmentUrl: undefined,
    environment: undefined,
    githubToken: undefined,
};
function readReportInputs(inputs) {
    return {
        jobSummary: inputs.get('job-summary'),
        supersededIsNeutral: inputs.get('on-superseded') === 'neutral',
        environmentUrl: inputs.get('environment-url'),
        environment: inputs.get('environment'),
        githubToken: readToken(inputs),
    };
}
function readToken(inputs) {
    const token = inputs.get('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `token-invalid: \`github-token\` is not a token: it contains a space, a line break or a non-ASCII character.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
}


/***/ }),

/***/ 196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ pathInside),
/* harmony export */   e: () => (/* binding */ pathInWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6167);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);





function pathInWorkspace(workspace, input, given, from = workspace) {
    const found = pathInside(workspace, input, given, from);
    if (found !== undefined)
        return found;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `path-missing: \`${input}\` does not exist in the workspace: "${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(given)}". Check it out or build it in an earlier step.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
}
function pathInside(folder, input, given, from = folder) {
    const root = real(folder) ?? folder;
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, given);
    const found = given.includes('\0') ? undefined : real(asked);
    const isSpeltInside = isInside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), asked) || isInside(root, asked);
    if (isSpeltInside && (found === undefined || isInside(root, found)))
        return found;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `path-outside-workspace: \`${input}\` leads out of the workspace: "${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(given)}". Use a path that stays inside it, links followed.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
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

/***/ 1071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gb: () => (/* binding */ isPartialDialect),
/* harmony export */   sc: () => (/* binding */ defaultHeartbeatMs),
/* harmony export */   un: () => (/* binding */ parseDialect)
/* harmony export */ });
/* unused harmony exports stages, jsonTypes, dialectSchema, DialectError */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7492);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);


const stages = (/* unused pure expression or super */ null && (['queued', 'building', 'starting', 'live', 'retired', 'failed', 'superseded']));
const jsonTypes = ['string', 'number', 'boolean', 'object', 'array', 'null'];
const name = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[^\s"\\]{1,64}$/, 'a name of a field has 1 to 64 characters and no spaces'));
const word = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .trim */ .Bqr(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(64));
const milliseconds = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(3_600_000));
const pageSize = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(1), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(100_000));
const typedFields = valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(name, valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(jsonTypes));
const defaultHeartbeatMs = 15_000;
const words = valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    queued: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(word, 'queued'),
    building: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(word, 'building'),
    starting: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(word, 'deploying'),
    live: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(word, 'live'),
    retired: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(word, 'deactivated'),
    failed: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(word, 'failed'),
    superseded: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(word, 'superseded'),
});
const lineFields = valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    seq: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name, 'seq'),
    text: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name, 'line'),
    stream: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    ts: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
});
const headers = valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^(?:x-)?[a-z][a-z0-9-]*$/, 'a header has a lower-case name')), valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[\x20-\x7E]*$/, 'the value of a header is printable ASCII')));
const dialectSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    title: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('What kind of platform it is, in one sentence.')), ''),
    words: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(words), {}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('The status word of each stage; null for a platform whose records show no status.')),
    moreWords: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(word), []), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('Further status words that were seen on a platform. The local platform shows none of them.')),
    statusKey: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name, 'status'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('The field of a record that holds its status.')),
    idKey: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['deploymentId', 'id']), 'deploymentId'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('The field of a record that holds its id.')),
    shows: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        ref: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
        commit: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
        createdAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
        finishedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
        reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    }), {}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('The names of further fields of a record; a field without a name is not shown.')),
    extra: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(typedFields, {}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('Fields of a record that Taxiway does not read, with the JSON type of each.')),
    times: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['rfc3339', 'seconds', 'milliseconds']), 'rfc3339'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('How a record writes a time: as text, or as a number since 1970.')),
    address: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['url', 'hostname', 'none']), 'url'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('How a service and its live deployment show their address.')),
    storedLine: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(lineFields, {}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('The names of the fields of a stored log record.')),
    streamedLine: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['json', 'text']), 'json'),
        ids: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), true),
        event: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[^\r\n]+$/))),
        fields: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(lineFields),
    }), {}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('An event of the stream: JSON or bare text, with or without an `id:`, the name of the event, and the fields of the JSON where they are not those of a stored record.')),
    numbers: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        first: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(1_000_000)), 1),
        step: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(1), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(1_000)), 1),
    }), {}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('The number of the first line of a log, and how far the next one is.')),
    after: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['newer', 'from', 'ignored']), 'newer'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('What a read of the stored log with `after` answers: the lines after that one, that line too, or the whole log.')),
    replay: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), true), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('Whether a stream begins with the lines that were there before it was opened.')),
    heartbeatMs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(milliseconds, valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(1))), defaultHeartbeatMs), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('Silence before the stream sends a comment; null for a platform that sends none.')),
    streamEnd: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
        valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['close', 'stay-open']),
        valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ event: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    ]), 'close'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('What follows the last line: the end of the stream, nothing (`stay-open`), or an event and then the end.')),
    whenBusy: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['queue', 'supersede', 'refuse']), 'queue'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('What a new deployment does while another one of the service waits or builds: queue behind it, replace it if it still waits, or answer 409.')),
    lastPage: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['absent', 'null', 'zero']), 'absent'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('The next cursor of the last page of the history.')),
    cursor: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['number', 'text']), 'number'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('The JSON type of a cursor.')),
    historyPage: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(pageSize, 100), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('The most records on a page of the history, whatever limit is sent.')),
    logPage: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(pageSize), null), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('The most records in one answer of the stored log; null where it answers with all of them.')),
    errors: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(typedFields, {}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('Fields of an error answer beside `error`, with their JSON types.')),
    headers: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(headers, {}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('Further headers of every answer.')),
    compression: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['none', 'gzip', 'deflate', 'br']), 'none'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('How JSON answers are compressed.')),
    answerMs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(milliseconds, valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(10_000)), 0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('Milliseconds before each answer.')),
}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z6Y(({ words }) => words === null || !unlikeLive.some((stage) => words[stage] === words.live), 'words.live is also the word of a stage that is not live: no client could tell them apart'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z6Y(({ logPage, after }) => logPage === null || after === 'newer' || (after === 'from' && logPage > 1), 'logPage needs an `after` that moves on: no client could read beyond the first answer'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z6Y(({ idKey, statusKey, shows, extra, address, words }) => {
    const names = [idKey, 'rollbackable', ...Object.values(shows), ...Object.keys(extra)];
    if (words !== null)
        names.push(statusKey);
    if (address !== 'none')
        names.push(address);
    return new Set(names).size === names.length;
}, 'two fields of a record have the same name'));
const unlikeLive = ['queued', 'building', 'starting', 'failed', 'superseded'];
function isPartialDialect(value) {
    return valibot__WEBPACK_IMPORTED_MODULE_0__.is(dialectSchema, value);
}
class DialectError extends Error {
    constructor(message) {
        super(message);
        this.name = 'DialectError';
    }
}
function parseDialect(value) {
    const { success, output, issues } = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(dialectSchema, value);
    if (success)
        return output;
    const [issue] = issues;
    const path = valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(issue) ?? 'the file';
    throw new DialectError((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `dialect-invalid: This is not a dialect: ${path}: ${issue.message}.`);
}


/***/ }),

/***/ 2255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6167);

function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function prose(text) {
    return escapeMarkdown((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text)).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text))}</code>`;
}
function link(address) {
    if (!/^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(address))
        return code(address);
    const escaped = escapeMarkdown(address);
    return `<a href="${escaped}">${escaped}</a>`;
}
function folded(title, lines) {
    return `<details><summary>${title}</summary>\n\n<pre>\n${lines.map(escapeMarkdown).join('\n')}\n</pre>\n\n</details>`;
}


/***/ })

};

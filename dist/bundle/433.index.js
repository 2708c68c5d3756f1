export const id = 433;
export const ids = [433];
export const modules = {

/***/ 7433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (/* binding */ dryRun)
});


var outdated_messages = __webpack_require__(2445);

var operations = __webpack_require__(3380);

var errors = __webpack_require__(5373);

var key_kind = __webpack_require__(6622);

var time_run = __webpack_require__(5557);

var deferred_rejection = __webpack_require__(8331);

var shortening = __webpack_require__(4908);

var message = __webpack_require__(1103);

var taxiway_error = __webpack_require__(7776);

var comparison = __webpack_require__(4798);

var history_history = __webpack_require__(5275);

var missing_messages = __webpack_require__(8704);

var preflight = __webpack_require__(7384);
;












const readTimeoutMs = 30_000;
async function rehearse(platform, rehearsal, options = {}) {
    const run = new time_run/* Run */.K(options);
    const isDeploy = rehearsal.kind === 'deploy';
    const operation = isDeploy ? 'deploy_service' : 'deploy_upload';
    const key = preflight/* KeyCheck */.yw.of(run, platform);
    const reading = readTarget(run, platform, rehearsal);
    (0,deferred_rejection/* silenceUntilAwaited */.n)(reading);
    const answer = await key.require(operation, isDeploy ? { serviceId: rehearsal.serviceId } : {});
    if (answer.kind === 'untold') {
        const text = (0,message/* message */.i) `dry-run-unanswered: The platform did not say whose key it is. ${answer.error.message} Check ${platform.named('base-url')}, and whether the platform is up.`;
        throw new errors/* InputError */.dz('base-url', text, { answered: true });
    }
    const { unchecked, page } = await reading;
    const comparison = await compare(run, rehearsal, page, options);
    return { unchecked: [...unchecked, ...listUnchecked(rehearsal, operation, answer.identity)], comparison };
}
async function compare(run, rehearsal, page, words) {
    if (rehearsal.forward === undefined)
        return undefined;
    if (rehearsal.kind === 'upload')
        return await (0,comparison/* compareWithRemembered */.w0)(run, rehearsal.forward.commit, rehearsal.forward);
    return await (0,comparison/* compareWithLive */._f)(run, { ref: rehearsal.ref, page, words }, rehearsal.forward);
}
async function readTarget(run, platform, rehearsal) {
    const options = { signal: run.signal, timeoutMs: Math.min(readTimeoutMs, run.remaining()) };
    const isDeploy = rehearsal.kind === 'deploy';
    try {
        if (isDeploy) {
            const page = await (0,history_history/* readRows */.aK)(platform, rehearsal.serviceId, { ...options, retries: true, mostPages: 1 });
            return { unchecked: [], page };
        }
        await platform.call('list_deleted_services', { slug: rehearsal.projectSlug }, options);
        return { unchecked: [] };
    }
    catch (error) {
        const what = isDeploy ? `service ${rehearsal.serviceId}` : `project ${rehearsal.projectSlug}`;
        if (!(0,errors/* isMissing */.b2)(error))
            return { unchecked: [`whether ${what} exists (${explainUnknown(run, error)})`] };
        const text = isDeploy
            ? (0,missing_messages/* serviceMissing */.W)(rehearsal.serviceId, error.status, platform)
            : (0,message/* message */.i) `dry-run-project-missing: The platform shows no project "${rehearsal.projectSlug}" to this key (${error.status}). Check ${platform.named('project-slug')} for a typo, and whose key it is.`;
        throw new errors/* InputError */.dz(isDeploy ? 'service-id' : 'project-slug', text, { answered: true });
    }
}
function explainUnknown(run, error) {
    run.signal.throwIfAborted();
    if (!(error instanceof taxiway_error/* TaxiwayError */.y) || error.kind === 'input' || error instanceof errors/* UnreadableError */.Gy)
        throw error;
    if (error instanceof errors/* RefusedError */.fk && error.status < 500 && error.status !== 429 && !(0,errors/* isForbidden */.US)(error))
        throw error;
    if (error instanceof errors/* NoAnswerError */.i5 && !error.sent)
        throw error;
    return (0,shortening/* withoutFullStop */.Qu)(error.message);
}
function listUnchecked(rehearsal, operation, identity) {
    const { access } = operations/* operations */.zU[operation];
    const right = access.kind === 'capability' ? `${access.capability}:${access.level}` : operation;
    const unchecked = [];
    const isAccount = (0,key_kind/* readKeyKind */._)(identity) === 'account';
    if (isAccount)
        unchecked.push(`whether the account key may write`);
    else if (!identity.keyScope?.permissions)
        unchecked.push(`whether the key has ${right}`);
    if (rehearsal.kind === 'deploy') {
        const { ref, importsVariables } = rehearsal;
        if (importsVariables && !isAccount)
            unchecked.push(`whether the key may import variables`);
        if (ref !== undefined)
            unchecked.push(`whether the service's repository has "${ref}"`);
    }
    else if (rehearsal.environmentSlug !== undefined) {
        unchecked.push(`whether environment "${rehearsal.environmentSlug}" exists`);
    }
    return unchecked;
}


var run_end = __webpack_require__(4608);

var deploy_context = __webpack_require__(6821);
;





async function dryRun(context, rehearsal, reason) {
    const { platform, inputs } = context;
    const rehearsed = await rehearse(platform, rehearsal, (0,deploy_context/* flowOptions */.p)(context, inputs.follow.timeoutMs));
    const { unchecked, comparison } = rehearsed;
    const list = unchecked.join('; ');
    const facts = unchecked.length === 0 ? [] : [['Not checked', list]];
    const whole = unchecked.length === 0
        ? reason
        : `${reason} ${(0,message/* message */.i) `dry-run-unchecked: Not checked, because the interface or the key does not show it: ${list}. The deploy itself will.`}`;
    return comparison === undefined
        ? (0,run_end/* plainEnd */._u)('skipped', whole, { facts })
        : endCompared(context, comparison, { reason: whole, facts });
}
function endCompared({ job, inputs }, comparison, { reason, facts }) {
    const { onOutdated } = inputs;
    if (comparison.kind === 'behind' && job.purpose === undefined && onOutdated !== 'deploy') {
        const outdatedBy = comparison.live.id;
        const outcome = onOutdated === 'skip' ? 'skipped' : 'failed';
        return (0,run_end/* plainEnd */._u)(outcome, (0,outdated_messages/* wouldBeOutdated */.zS)(comparison, onOutdated, job.inputs.named), { facts, outdatedBy });
    }
    const text = (0,outdated_messages/* deployedAnyway */.W7)(comparison, job.purpose);
    if (text !== undefined)
        job.console.notice(text);
    const why = comparison.kind === 'unknown' ? comparison.why : undefined;
    return (0,run_end/* plainEnd */._u)('skipped', reason, { facts: [...facts, ...(0,run_end/* notComparedFacts */.Aq)(why)] });
}


/***/ })

};

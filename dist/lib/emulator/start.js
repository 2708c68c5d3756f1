var __addDisposableResource = (this && this.__addDisposableResource) || function (env, value, async) {
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
var __disposeResources = (this && this.__disposeResources) || (function (SuppressedError) {
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
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Autodeploy } from './autodeploy/autodeploy.js';
import { Builds } from './builds/builds.js';
import { buildLimits } from './builds/limits.js';
import { ProcessGroups } from './builds/process-groups.js';
import { dialectOf } from './dialects.js';
import { withAdmin } from './faults/admin.js';
import { Faults } from './faults/faults.js';
import { Journal } from './faults/journal.js';
import { Ledger } from './faults/ledger.js';
import { withFaults } from './faults/with-faults.js';
import { withJournal } from './faults/with-journal.js';
import { withMcp } from './http/mcp.js';
import { withOpenApi } from './http/openapi.js';
import { answerer } from './http/respond.js';
import { listen } from './http/server.js';
import { withoutTriggerToken } from './http/trigger-url.js';
import { Sampler } from './metrics/sampler.js';
import { defaultSeed, plant } from './seed.js';
import { withGeneratedHostnames } from './serving/generated-hostname.js';
import { consoleLimits } from './sql/engine.js';
import { Engines } from './sql/engines.js';
import { State } from './state/state.js';
const usualVolumeGb = 1_000;
/** Starts a platform. Rejects, with nothing left open, where the port is taken or the data file is not usable. */
export async function startOn(machine, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const dialect = dialectOf(options.dialect ?? 'plain');
        const faults = new Faults(options.faults ?? [], options.seed ?? 1);
        const seed = { ...defaultSeed, ...given(options) };
        const opened = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const folder = await mkdtemp(join(await realpath(machine.temporaryFolder), 'taxiway-platform-'));
        opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
        const now = () => machine.now();
        const ledger = new Ledger(now);
        const state = opened.use(new State(options.data ?? ':memory:', now, ledger));
        plant(state, seed);
        ledger.forget();
        const tokens = state.keys.tokens();
        const limits = { ...buildLimits, ...options.limits };
        const images = options.images ?? {};
        const workshop = {
            state,
            groups: new ProcessGroups(),
            limits,
            images,
            folder,
            systemEnvironment: machine.environment,
        };
        const builds = new Builds(workshop, dialect.whenBusy);
        opened.defer(() => builds.stop());
        const engines = new Engines({
            folder: options.data === undefined ? join(folder, 'databases') : `${options.data}-databases`,
            temporaryFolder: folder,
            limits: { ...consoleLimits, ...options.console },
        });
        opened.defer(() => engines.stop());
        const autodeploy = new Autodeploy(workshop, builds);
        opened.defer(() => autodeploy.stop());
        await autodeploy.resume();
        const sampler = new Sampler({ state, builds, now });
        opened.defer(() => sampler.stop());
        const world = {
            state,
            builds,
            autodeploy,
            sampler,
            engines,
            volumeGb: options.volumeGb ?? usualVolumeGb,
            dialect,
            now,
        };
        const journal = new Journal(state, now);
        const operations = withFaults(answerer(world), { faults, journal }, world);
        const interfaces = withJournal(withOpenApi(withMcp(operations, world)), { journal, ledger });
        const everything = withGeneratedHostnames(withAdmin(interfaces, { faults, journal, ledger, state }), world);
        const respond = logged(everything, options.log);
        const listening = await listen(respond, options.port ?? 0);
        opened.defer(() => listening.close());
        const resources = opened.move();
        const close = () => resources.disposeAsync();
        return {
            url: listening.url,
            keys: keysOf(tokens),
            faults,
            get journal() {
                return journal.entries();
            },
            get ledger() {
                return ledger.entries(state);
            },
            async deleteService(id) {
                const service = state.services.byId(id);
                if (!service)
                    throw new Error(`There is no service "${id}".`);
                state.deletedServices.add(service);
                await autodeploy.leave(id);
                await builds.end(id);
                await engines.remove(id);
            },
            async reset() {
                await autodeploy.stop();
                await builds.stop();
                await engines.wipe();
                state.wipe();
                plant(state, seed, tokens);
                ledger.forget();
                journal.forget();
                faults.reset();
                await autodeploy.resume();
            },
            close,
            [Symbol.asyncDispose]: close,
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** What of the seed the caller named. */
function given({ services, keys, dedicatedIps, envGroups }) {
    return {
        ...(services && { services }),
        ...(keys && { keys }),
        ...(dedicatedIps && { dedicatedIps }),
        ...(envGroups && { envGroups }),
    };
}
function keysOf({ account = '', readOnly = '', project = '', preview = '', service = '', ...others }) {
    return { ...others, account, readOnly, project, preview, service };
}
function logged(respond, log) {
    if (!log)
        return respond;
    return (request, response) => {
        response.once('close', () => log(`${response.statusCode} ${request.method} ${withoutTriggerToken(request.url ?? '')}`));
        return respond(request, response);
    };
}

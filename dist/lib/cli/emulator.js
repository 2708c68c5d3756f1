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
import { parseEmulatorOptions } from './emulator-options.js';
import { readFaults } from './faults-file.js';
import { UsageError } from './usage-error.js';
function usage(dialects) {
    return `Usage: taxiway emulator [options]

Starts a local platform on 127.0.0.1 that really builds what is deployed to it. It is not a sandbox:
what is deployed to it runs on this machine, as you.

Options:
  --port N         Port to listen on; 0 takes a free one. Default: 4010.
  --data FILE      Keep the state in this file. Default: in memory.
  --dialect NAME   How it speaks where the contract shows nothing: ${dialects.join(', ')}.
                   Default: plain.
  --repo URL       A Git repository, or the folder of one, that the service "demo" is built from.
  --faults FILE    Let things go wrong as this JSON file says: see docs/faults.md.
  --seed N         What the chance of faults begins with. Default: 1.
  -h, --help       Show this.
`;
}
/** Runs a local platform until SIGINT or SIGTERM. */
export async function emulator(args) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { help, port, data, dialect, repository, faults: file, seed } = parseEmulatorOptions(args);
        const { dialects, isDialectName, start } = await import('../emulator/index.js');
        if (help) {
            process.stdout.write(usage(Object.keys(dialects)));
            return;
        }
        if (!isDialectName(dialect)) {
            throw new UsageError(`--dialect must be one of ${Object.keys(dialects).join(', ')}, not "${dialect}".`);
        }
        const faults = file === undefined ? [] : await readFaults(file);
        const stopped = signalled();
        // Nobody may read any more what it prints, as after `| head`. It serves on.
        process.stdout.on('error', () => { });
        const platform = __addDisposableResource(env_1, await start({
            port,
            dialect,
            faults,
            ...(data === undefined ? {} : { data }),
            ...(seed === undefined ? {} : { seed }),
            services: [
                { name: 'demo', ...(repository === undefined ? {} : { repoUrl: repository }) },
                { name: 'database', engine: 'postgres' },
            ],
            log: (line) => process.stdout.write(`${line}\n`),
        }).catch((error) => {
            throw isTaken(error)
                ? new UsageError(`Port ${port} is taken: give another one with --port; 0 finds a free one.`)
                : error;
        }), true);
        process.stdout.write(greeting(platform));
        await stopped;
        process.stdout.write('Stopping: ending what runs.\n');
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
/** Resolves at the first signal; a second one then ends the process at once. */
function signalled() {
    return new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'])
            process.once(signal, () => resolve());
    });
}
function isTaken(error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
function greeting({ url, keys, faults }) {
    const rows = [
        ['account key', keys.account],
        ['read-only key', keys.readOnly],
        ['project key', `${keys.project} (project demo)`],
        ['preview key', `${keys.preview} (project demo, environment preview)`],
        ['service key', `${keys.service} (service svc_demo)`],
    ];
    return [
        `Local platform at ${url}`,
        'It is not a sandbox: what is deployed to it runs on this machine, as you.',
        ...rows.map(([name, value]) => `  ${name.padEnd(14)} ${value}`),
        'Beside svc_demo there is svc_database, a PostgreSQL database.',
        ...(faults.list.length > 0 ? [`Faults that are set: ${faults.list.length}; the seed is ${faults.seed}.`] : []),
        'Ctrl+C stops it.\n',
    ].join('\n');
}

import { clauseOf } from '../checks/check.js';
import { evidenceOf } from '../checks/excerpt.js';
/** The checks of one gate, run in order up to the first that does not pass. */
export class RunChecks {
    #checks;
    #platform;
    #host;
    #run;
    #clean;
    #unprepared = new Map();
    constructor(checks, context) {
        this.#checks = checks;
        this.#platform = context.platform;
        this.#host = context.host;
        this.#run = context.run;
        this.#clean = (text) => context.host.clean?.(text) ?? text;
    }
    /** Each check's report. */
    async run() {
        for (const check of this.#checks)
            await this.#prepare(check);
        const reports = [];
        for (const check of this.#checks) {
            const goOn = reports.every(({ result }) => result === 'passed');
            reports.push(goOn ? await this.#one(check) : notRun(check));
        }
        return reports;
    }
    /** The same where there is nothing to check: no deployment succeeded. */
    notRun() {
        return this.#checks.map(notRun);
    }
    /** What goes wrong here is told when the check's turn comes. */
    async #prepare(check) {
        try {
            if (!this.#run.signal.aborted)
                await check.prepare?.(this.#context(check));
        }
        catch (error) {
            this.#unprepared.set(check, error);
        }
    }
    async #one(check) {
        this.#host.report({ kind: 'check-began', name: check.name });
        const startMs = this.#run.elapsed();
        const report = { name: check.name, ...(await this.#finding(check)), startMs, endMs: this.#run.elapsed() };
        this.#host.report({ kind: 'check-ended', check: report });
        return report;
    }
    /** A check that crashes has proved nothing, so it has failed. */
    async #finding(check) {
        const { signal } = this.#run;
        try {
            signal.throwIfAborted();
            if (this.#unprepared.has(check))
                throw this.#unprepared.get(check);
            const { passed, summary, evidence } = await check.run(this.#context(check));
            return {
                result: passed ? 'passed' : 'failed',
                summary: clauseOf(summary),
                evidence: evidenceOf(evidence, this.#clean),
            };
        }
        catch (error) {
            if (signal.aborted) {
                const doubt = check.doubt === undefined ? '' : `; ${check.doubt}`;
                return { result: 'cut-short', summary: `the run was cancelled${doubt}`, evidence: [] };
            }
            const message = error instanceof Error ? error.message : String(error);
            return { result: 'failed', summary: `it could not be run: ${clauseOf(message)}`, evidence: [] };
        }
    }
    #context({ name }) {
        const { clock, signal } = this.#run;
        const progress = (text) => this.#host.report({ kind: 'check-progress', name, text });
        return { platform: this.#platform, clock, signal, progress, clean: this.#clean };
    }
}
function notRun({ name }) {
    return { name, result: 'not-run', summary: 'not run', evidence: [], startMs: 0, endMs: 0 };
}

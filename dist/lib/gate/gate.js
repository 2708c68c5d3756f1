import { Run } from '../client/time/run.js';
import { DeploymentFollower } from '../deployment/follow.js';
import { Phases } from '../deployment/phases.js';
import { deploy } from '../deployment/start/deploy.js';
import { preflight, preflightMs } from '../deployment/start/preflight.js';
import { buildVocabulary } from '../deployment/verdict/vocabulary.js';
import { chooseDeployment, longestWaitMs } from './choose.js';
import { NewerDeployments } from './newer-deployments.js';
import { alsoSeen, reasonOf } from './reason.js';
import { RunChecks } from './run-checks.js';
/**
 * Waits for a deployment that something else started, then checks what it made; where a check fails, deploys another ref. All that
 * the platform and the app do is in the report. `timeoutMs` bounds the following alone, and that of a rollback by itself.
 *
 * @throws InputError where the key's scope does not permit a check or the rollback; nothing was judged then.
 */
export async function gate(platform, request, host, options = {}) {
    return await new Gate(platform, request, host, options).run();
}
class Gate {
    #platform;
    #request;
    #host;
    #options;
    /** The gate's own time; the choice and the following have runs of their own. */
    #run;
    #checks;
    constructor(platform, request, host, options) {
        this.#platform = platform;
        this.#request = request;
        this.#host = host;
        this.#options = options;
        this.#run = new Run(options);
        this.#checks = new RunChecks(request.checks ?? [], { platform, host, run: this.#run });
    }
    async run() {
        const { serviceId, rollbackRef } = this.#request;
        const choice = await this.#choose();
        if (choice.kind === 'none')
            return this.#unjudged(choice.reason);
        const { by, deploymentId, ref, how } = choice;
        this.#host.report({ kind: 'chosen', by, deploymentId, serviceId, ref, how });
        const followedFromMs = this.#run.elapsed();
        const deployment = await this.#follow(deploymentId, ref);
        this.#host.report({ kind: 'judged', deployment });
        const { checks, newer } = await this.#check(deployment, deploymentId);
        const rollback = checks.some(({ result }) => result === 'failed') ? await this.#rollBack() : undefined;
        const passed = deployment.outcome === 'succeeded' && checks.every(({ result }) => result === 'passed');
        const reason = reasonOf(deployment, checks, { rollbackRef, rollback, newer });
        const durationMs = this.#run.elapsed();
        return { passed, reason, deployment, chosenBy: by, followedFromMs, checks, newer, rollback, durationMs };
    }
    async #choose() {
        const { serviceId, deploymentId, commit, allowLatest = false } = this.#request;
        try {
            for (const operation of this.#needs())
                await this.#preflight(operation);
            if (!(await this.#run.waitForRetryAfter()))
                return { kind: 'none', reason: 'The platform asked to wait past the timeout.' };
            if (deploymentId !== undefined) {
                const how = `Deployment ${deploymentId} of service ${serviceId} is judged, as asked for.`;
                return { kind: 'chosen', by: 'id', deploymentId, ref: undefined, how };
            }
            const run = new Run({ ...this.#options, timeoutMs: longestWaitMs });
            const { pollIntervalMs } = this.#options;
            const onWait = (text) => this.#host.report({ kind: 'waiting', text });
            const pace = { run, meaningOf: buildVocabulary(this.#options), pollIntervalMs, onWait };
            return await chooseDeployment(this.#platform, { serviceId, commit, allowLatest }, pace);
        }
        catch (error) {
            if (!this.#run.signal.aborted)
                throw error;
            return { kind: 'none', reason: 'The run was cancelled before a deployment was chosen.' };
        }
    }
    #needs() {
        const { checks = [], rollbackRef } = this.#request;
        const needed = checks.flatMap(({ needs }) => (needs === undefined ? [] : [needs]));
        return new Set(rollbackRef === undefined ? needed : [...needed, 'deploy_service']);
    }
    async #preflight(operation) {
        const { signal } = this.#run;
        const onFailure = (error) => this.#run.noteRetryAfter(error);
        const target = operation === 'deploy_service' ? { serviceId: this.#request.serviceId } : {};
        await preflight(this.#platform, operation, target, { signal, timeoutMs: preflightMs, onFailure });
    }
    #follow(deploymentId, ref) {
        const { serviceId } = this.#request;
        const run = new Run(this.#options);
        const target = {
            serviceId,
            deploymentId,
            older: { kind: 'unknown' },
            ref,
            url: undefined,
            graceUntilMs: 0,
        };
        const context = { run, options: this.#options, phases: new Phases('waiting') };
        return new DeploymentFollower(this.#platform, target, this.#host, context).run();
    }
    /** Runs the checks, and sees whether they may have looked at another deployment. */
    async #check({ outcome }, deploymentId) {
        const { checks = [], serviceId } = this.#request;
        if (outcome !== 'succeeded' || checks.length === 0)
            return { checks: this.#checks.notRun(), newer: [] };
        const newer = new NewerDeployments(this.#platform, this.#run, serviceId);
        await newer.begin();
        const reports = await this.#checks.run();
        const ids = await newer.end(deploymentId);
        if (ids.length > 0)
            this.#host.report({ kind: 'warning', text: alsoSeen(ids) });
        return { checks: reports, newer: ids };
    }
    async #rollBack() {
        const { serviceId, rollbackRef: ref } = this.#request;
        if (ref === undefined || this.#run.signal.aborted)
            return undefined;
        const startMs = this.#run.elapsed();
        this.#host.report({ kind: 'rollback-began', ref });
        const deployment = await deploy(this.#platform, { serviceId, ref }, this.#host, this.#options).catch((error) => {
            const reason = error instanceof Error ? error.message : String(error);
            return {
                ...nothingDeployed,
                serviceId,
                ref,
                outcome: 'failed',
                reason,
                durationMs: this.#run.elapsed() - startMs,
            };
        });
        const rollback = { ref, startMs, deployment };
        this.#host.report({ kind: 'rollback-ended', rollback });
        return rollback;
    }
    #unjudged(reason) {
        const { serviceId } = this.#request;
        const durationMs = this.#run.elapsed();
        const outcome = this.#run.signal.aborted ? 'aborted' : 'indeterminate';
        const phases = [{ name: 'choosing', startMs: 0, endMs: durationMs }];
        const deployment = { ...nothingDeployed, serviceId, ref: undefined, outcome, reason, durationMs, phases };
        const checks = this.#checks.notRun();
        const nothing = { chosenBy: undefined, newer: [], rollback: undefined, followedFromMs: 0 };
        return { passed: false, reason, deployment, checks, durationMs, ...nothing };
    }
}
const nothingDeployed = { deploymentId: undefined, url: undefined, status: undefined, phases: [] };

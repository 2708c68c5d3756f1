import { LogFollower } from '../build-log/follower.js';
import { RefusedError, TaxiwayError } from '../client/errors.js';
import { Run } from '../client/time/run.js';
import { WakeableTimer } from '../client/time/wakeable-timer.js';
import { lookForRecord } from './history.js';
import { Phases } from './phases.js';
import { readRef } from './record.js';
import { beginVerdict } from './verdict/state.js';
import { step } from './verdict/step.js';
import { buildVocabulary } from './verdict/vocabulary.js';
const readLimitMs = 15_000;
const lastReadMs = 3_500;
const evidenceMs = 5_000;
const heldPastTheDeadline = 'The platform asked to wait past the timeout.';
/**
 * Follows a deployment to its outcome: prints its log, judges its record in the history. Never throws for what the
 * platform does; rejects only where the host cannot write.
 */
export async function follow(platform, target, host, options = {}) {
    const run = new Run(options);
    const known = { ...target, older: { kind: 'unknown' }, ref: undefined, url: undefined, graceUntilMs: 0 };
    return new DeploymentFollower(platform, known, host, { run, options, phases: new Phases('waiting') }).run();
}
/** One run of the driver: it owns the sockets and timers around the pure verdict. */
export class DeploymentFollower {
    #platform;
    #host;
    #run;
    #phases;
    #meaningOf;
    #log;
    #timer = new WakeableTimer();
    #target;
    #step;
    #url;
    constructor(platform, target, host, context) {
        const { run, options, phases } = context;
        this.#platform = platform;
        this.#target = target;
        this.#host = host;
        this.#run = run;
        this.#phases = phases;
        this.#url = target.url;
        this.#meaningOf = buildVocabulary(options);
        this.#log = new LogFollower(run, { platform, deploymentId: target.deploymentId, host }, (hint) => {
            if (this.#effect().kind === 'finish')
                return;
            this.#advance(step(this.#step.state, { kind: 'hint', atMs: run.elapsed(), hint }));
            this.#timer.wake();
        });
        const rules = {
            meaningOf: this.#meaningOf,
            pollIntervalMs: options.pollIntervalMs,
            deadlineMs: run.deadlineMs,
            graceUntilMs: target.graceUntilMs,
            random: run.random,
        };
        this.#step = beginVerdict(rules, run.elapsed());
    }
    async run() {
        try {
            this.#log.start();
            const { outcome, reason } = await this.#judge();
            await this.#finishLog();
            return this.#report(outcome, reason);
        }
        catch (error) {
            await this.#log.abandon();
            if (!this.#run.signal.aborted)
                throw error;
            return this.#report('aborted', 'The run was cancelled.');
        }
    }
    /** An abort while the log is read to its end takes nothing from the verdict; that lines may be missing is said. */
    async #finishLog() {
        try {
            await this.#log.finish();
        }
        catch (error) {
            await this.#log.abandon();
            if (!this.#run.signal.aborted)
                throw error;
            const text = 'The run was cancelled before the end of the build log was read; the dashboard has all of it.';
            this.#host.report({ kind: 'warning', text });
        }
    }
    async #judge() {
        for (;;) {
            const effect = this.#effect();
            if (effect.kind === 'finish')
                return effect;
            if (this.#run.retryAfterUntilMs > this.#run.deadlineMs)
                return { outcome: 'indeterminate', reason: heldPastTheDeadline };
            const atMs = Math.min(Math.max(effect.atMs, this.#run.retryAfterUntilMs), this.#run.deadlineMs);
            const waitMs = atMs - this.#run.elapsed();
            if (waitMs > 0)
                await this.#timer.sleep(this.#run.clock, waitMs, this.#run.signal);
            else if (this.#run.remaining() > 0)
                await this.#read(effect.withLog);
            else
                await this.#lookForTheLastTime(effect.withLog);
        }
    }
    async #lookForTheLastTime(withLog) {
        if (this.#run.retryAfterUntilMs <= this.#run.elapsed())
            await this.#read(withLog, lastReadMs);
        if (this.#effect().kind === 'finish')
            return;
        this.#advance(step(this.#step.state, { kind: 'deadline', atMs: this.#run.elapsed() }));
    }
    async #read(withLog, ms = Math.min(readLimitMs, this.#run.remaining())) {
        const untilMs = this.#run.elapsed() + ms;
        const storedMark = withLog ? await this.#log.readToEnd(Math.min(evidenceMs, ms / 2)) : undefined;
        const askedMs = this.#run.elapsed();
        try {
            const look = await this.#run.within(untilMs - this.#run.elapsed(), 'list_deployments', (signal) => lookForRecord(this.#platform, this.#target, this.#meaningOf, signal));
            const shown = look.kind === 'found' ? readRef(look.record.refs) : undefined;
            this.#target = { ...this.#target, older: look.older, ref: this.#target.ref ?? shown };
            this.#advance(step(this.#step.state, {
                kind: 'read',
                askedMs,
                atMs: this.#run.elapsed(),
                read: look,
                log: this.#evidence(storedMark),
            }));
        }
        catch (error) {
            this.#run.signal.throwIfAborted();
            const failure = readFailure(error);
            this.#advance(step(this.#step.state, { kind: 'read-failed', askedMs, atMs: this.#run.elapsed(), failure }));
        }
    }
    #evidence(storedMark) {
        return { anyLine: this.#log.anyLine, streamOver: this.#log.streamOver, storedMark };
    }
    #effect() {
        const [effect] = this.#step.effects;
        if (effect === undefined)
            throw new Error('a step of the verdict always has an effect');
        return effect;
    }
    #advance(next) {
        this.#step = next;
        for (const event of next.events)
            this.#tell(event);
    }
    #tell(event) {
        if (event.kind === 'status') {
            this.#phases.enter(event.word, event.atMs);
            this.#log.expectLines();
        }
        if (event.kind === 'url')
            this.#url = event.url;
        this.#host.report(event);
    }
    #report(outcome, reason) {
        const { serviceId, deploymentId, ref } = this.#target;
        const leftBehind = outcome === 'timed-out' || outcome === 'aborted' || outcome === 'indeterminate';
        const durationMs = this.#run.elapsed();
        return {
            outcome,
            reason: leftBehind ? `${reason} ${leftRunning(this.#target, outcome)}` : reason,
            deploymentId,
            serviceId,
            ref,
            url: this.#url,
            status: this.#step.state.word,
            durationMs,
            phases: this.#phases.end(durationMs),
        };
    }
}
/** The contract documents no way to abort a deployment. */
function leftRunning({ serviceId, deploymentId }, outcome) {
    const how = outcome === 'indeterminate' ? 'left as it is and may still be running' : 'left running';
    return (`Deployment ${deploymentId} is ${how}; ` +
        `to wait for it again use the gate action with service-id ${serviceId} and deployment-id ${deploymentId}.`);
}
function readFailure(error) {
    if (error instanceof RefusedError) {
        return { kind: 'refused', status: error.status, retryAfterMs: error.retryAfterMs };
    }
    if (error instanceof TaxiwayError)
        return { kind: 'unanswered' };
    throw error;
}

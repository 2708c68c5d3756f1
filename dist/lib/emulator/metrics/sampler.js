import { readUsage } from './usage.js';
/** Milliseconds between two measurements. */
const interval = 10_000;
/** Milliseconds for which a measurement is fresh: a shorter stretch says nothing about a processor's use. */
const fresh = 500;
/** Measures what runs, again and again, and keeps what it finds. */
export class Sampler {
    #state;
    #builds;
    #now;
    /** The last measurement of each process group, by its leader. `at` counts from when the platform's process started. */
    #last = new Map();
    #timer;
    #measuring = Promise.resolve();
    constructor(world) {
        this.#state = world.state;
        this.#builds = world.builds;
        this.#now = () => world.now();
        this.#timer = setInterval(() => void this.measure().catch(() => undefined), interval).unref();
    }
    /** Measures whatever was not measured a moment ago. One at a time: a second call waits for the first. */
    measure() {
        const measured = this.#measuring.then(() => this.#measure());
        this.#measuring = measured.catch(() => undefined);
        return measured;
    }
    /** Resolves when nothing is being measured any more. */
    async stop() {
        clearInterval(this.#timer);
        await this.#measuring;
    }
    async #measure() {
        const running = this.#builds.running();
        for (const leader of this.#last.keys()) {
            if (!running.some((process) => process.leader === leader))
                this.#last.delete(leader);
        }
        const due = running.filter(({ leader }) => performance.now() - (this.#last.get(leader)?.at ?? Number.NEGATIVE_INFINITY) >= fresh);
        const usages = await readUsage(due.map(({ leader }) => leader));
        const at = performance.now();
        for (const { serviceId, leader, startedAt } of due) {
            const usage = usages.get(leader);
            // It may have ended, or been deleted, while it was measured.
            if (!usage || !this.#state.services.byId(serviceId))
                continue;
            const last = this.#last.get(leader) ?? { at: startedAt, cpuMs: 0 };
            // A child that ended takes its time with it.
            const cpuPct = (Math.max(0, usage.cpuMs - last.cpuMs) / Math.max(1, at - last.at)) * 100;
            this.#last.set(leader, { at, cpuMs: usage.cpuMs });
            this.#state.samples.add(serviceId, { at: this.#now().getTime(), cpuPct, memoryBytes: usage.memoryBytes });
        }
    }
}

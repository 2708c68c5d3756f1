import { parseFaults } from './parse.js';
import { choose, scheduleOf } from './schedule.js';
import { Reads } from './stale.js';
/** Chooses what goes wrong with each request. */
export class Faults {
    /** Answers of earlier reads, for the stale ones. */
    reads = new Reads();
    #first;
    #firstSeed;
    #seed;
    #schedule;
    constructor(faults, seed) {
        this.#first = parseFaults(faults);
        this.#firstSeed = seed;
        this.#seed = seed;
        this.#schedule = scheduleOf(this.#first, seed);
    }
    get list() {
        return this.#schedule.faults;
    }
    get seed() {
        return this.#seed;
    }
    get struck() {
        return this.#schedule.counts.map(({ struck }) => struck);
    }
    set(faults, seed = this.#seed) {
        this.#schedule = scheduleOf(parseFaults(faults), seed);
        this.#seed = seed;
        this.reads.forget();
    }
    clear() {
        this.set([]);
    }
    /** Back to the faults and the seed of the start. */
    reset() {
        this.set(this.#first, this.#firstSeed);
    }
    /** The faults that strike a request for an operation. Each call is one request. */
    strike(operation) {
        const { struck, next } = choose(this.#schedule, operation);
        this.#schedule = next;
        return struck;
    }
    /** Whether answers of an operation are to be kept, for a stale fault to show. */
    remembers(operation) {
        return this.list.some((fault) => fault.kind === 'stale' && fault.operation === operation);
    }
}

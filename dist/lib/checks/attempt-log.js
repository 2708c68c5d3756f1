/** What was seen when, equal sightings in a row as one. Memory is bounded by the number of changes that are kept. */
export class Tally {
    #runs = [];
    get last() {
        return this.#runs.at(-1)?.said;
    }
    /** `atMs`: since the check began. */
    add(atMs, said) {
        const last = this.#runs.at(-1);
        if (last?.said === said) {
            last.toMs = atMs;
            last.count++;
            return;
        }
        this.#runs.push({ said, fromMs: atMs, toMs: atMs, count: 1 });
        if (this.#runs.length > mostRuns)
            this.#runs = this.#runs.slice(-mostRuns);
    }
    /** Oldest first. */
    lines() {
        return this.#runs.map(({ said, fromMs, toMs, count }) => count === 1 ? `${seconds(fromMs)}: ${said}` : `${seconds(fromMs)} to ${seconds(toMs)}: ${said} (${count} times)`);
    }
}
const mostRuns = 100;
function seconds(ms) {
    return `${(ms / 1000).toFixed(1)} s`;
}

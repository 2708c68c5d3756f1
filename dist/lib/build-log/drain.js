const drainMs = 5_000;
const drainEveryMs = 500;
const afterFailureMs = 1_000;
/** So many lines in 5 s are a backlog, which is read to its end; a log that trickles on after the verdict is not. */
const backlogLines = 5_000;
/**
 * Reads the stored log to its end once the verdict is known: as far as the stream had told it, or as far as it was stored by
 * then, for 5 s at most but for a backlog. Whether the end was reached; rejects where the run is aborted.
 */
export class LogDrain {
    #run;
    #log;
    #untilMs;
    #mark;
    /** The time counts from here on. */
    constructor(run, log) {
        this.#run = run;
        this.#log = log;
        this.#untilMs = run.elapsed() + drainMs;
        this.#mark = log.mark;
    }
    async toTheEnd() {
        let ended = false;
        for (;;) {
            this.#extend();
            const leftMs = this.#untilMs - this.#run.elapsed();
            if (leftMs <= 0 || this.#run.retryAfterUntilMs > this.#untilMs)
                return ended;
            try {
                ended = (await this.#log.readToEnd(leftMs, this.#run.signal)) !== undefined;
                if (ended && !this.#log.hasUnconfirmed)
                    return true;
            }
            catch {
                this.#run.signal.throwIfAborted();
                // A log that was refused is asked for once more: a refusal may pass.
                if (this.#log.forbidden)
                    return true;
            }
            const waitMs = ended ? drainEveryMs : afterFailureMs;
            await this.#run.sleep(Math.min(waitMs, this.#untilMs - this.#run.elapsed()));
        }
    }
    /** While a backlog is still coming, the time begins again. */
    #extend() {
        if (this.#untilMs > this.#run.elapsed() || this.#log.mark - this.#mark < backlogLines)
            return;
        this.#untilMs = Math.min(this.#run.elapsed() + drainMs, this.#run.deadlineMs);
        this.#mark = this.#log.mark;
    }
}

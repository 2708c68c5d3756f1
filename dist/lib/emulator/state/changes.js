/** Wakes whoever waits for news of a deployment: a new line, a new stage. News that nobody waits for is forgotten. */
export class Changes {
    #waiting = new Map();
    /** Tells that something about the deployment changed. */
    ring(deploymentId) {
        for (const wake of this.#waiting.get(deploymentId) ?? [])
            wake();
    }
    /** Tells everyone: the state was wiped, or the platform stops. */
    ringAll() {
        for (const deploymentId of this.#waiting.keys())
            this.ring(deploymentId);
    }
    /**
     * Resolves at the next change, after `timeoutMs`, or when the signal aborts. It listens from the moment of the call, so
     * what is read just before it, in the same turn, is never out of date unnoticed.
     */
    next(deploymentId, timeoutMs, signal) {
        return new Promise((resolve) => {
            const waiting = this.#waiting.get(deploymentId) ?? new Set();
            this.#waiting.set(deploymentId, waiting);
            const finish = (outcome) => {
                clearTimeout(timer);
                signal.removeEventListener('abort', onAbort);
                waiting.delete(onChange);
                if (waiting.size === 0)
                    this.#waiting.delete(deploymentId);
                resolve(outcome);
            };
            const onChange = () => finish('changed');
            const onAbort = () => finish('aborted');
            const timer = timeoutMs === null ? undefined : setTimeout(() => finish('timeout'), timeoutMs);
            waiting.add(onChange);
            signal.addEventListener('abort', onAbort, { once: true });
            if (signal.aborted)
                finish('aborted');
        });
    }
}

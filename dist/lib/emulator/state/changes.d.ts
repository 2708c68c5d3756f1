/** Wakes whoever waits for news of a deployment: a new line, a new stage. News that nobody waits for is forgotten. */
export declare class Changes {
    #private;
    /** Tells that something about the deployment changed. */
    ring(deploymentId: string): void;
    /** Tells everyone: the state was wiped, or the platform stops. */
    ringAll(): void;
    /**
     * Resolves at the next change, after `timeoutMs`, or when the signal aborts. It listens from the moment of the call, so
     * what is read just before it, in the same turn, is never out of date unnoticed.
     */
    next(deploymentId: string, timeoutMs: number | null, signal: AbortSignal): Promise<'changed' | 'timeout' | 'aborted'>;
}

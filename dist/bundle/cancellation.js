export class CancelledError extends Error {
    constructor(signal) {
        super(`The job was cancelled (${signal}).`);
        this.name = 'CancelledError';
    }
}
const names = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
export function cancellation() {
    const controller = new AbortController();
    for (const name of names)
        process.on(name, () => controller.abort(new CancelledError(name)));
    return controller;
}

export class CancelledError extends Error {
    constructor(what, signal) {
        super(`${what} (${signal}).`);
        this.name = 'CancelledError';
    }
}
const names = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
export function cancellation(what = 'The job was cancelled') {
    const controller = new AbortController();
    for (const name of names)
        process.on(name, () => controller.abort(new CancelledError(what, name)));
    return controller;
}

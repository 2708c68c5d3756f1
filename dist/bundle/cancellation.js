const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
export function cancellation(what = 'The job was cancelled') {
    const controller = new AbortController();
    for (const signal of signals) {
        process.on(signal, () => controller.abort(new Error(`${what} (${signal}).`, { cause: signal })));
    }
    return controller;
}

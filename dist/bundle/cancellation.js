const names = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
export function cancellation(what = 'The job was cancelled') {
    const controller = new AbortController();
    for (const name of names)
        process.on(name, () => controller.abort(new Error(`${what} (${name}).`)));
    return controller;
}

const shownFields = ['ref', 'commit', 'createdAt', 'finishedAt', 'reason'];
/** A deployment as the history shows it. `url` is where its service is served, if it is. */
export function recordOf(dialect, deployment, url) {
    const { stage } = deployment;
    const record = {
        [dialect.idKey]: deployment.id,
        rollbackable: stage === 'live' || stage === 'retired',
    };
    if (dialect.words)
        record[dialect.statusKey] = dialect.words[stage];
    for (const field of shownFields) {
        const name = dialect.shows[field];
        if (name !== undefined)
            record[name] = deployment[field] ?? null;
    }
    return stage === 'live' ? { ...record, ...addressOf(dialect, url) } : record;
}
/** The fields that say where something is served: none where it is not, or where the dialect keeps it to itself. */
export function addressOf(dialect, url) {
    if (url === undefined || dialect.address === 'none')
        return {};
    return dialect.address === 'url' ? { url } : { hostname: new URL(url).host };
}

const minute = 60_000;
const hour = 60 * minute;
/** How far back each range reaches, and the stretch of time that one point stands for. Milliseconds. */
const ranges = {
    '1h': { reach: hour, step: minute },
    '6h': { reach: 6 * hour, step: 5 * minute },
    '24h': { reach: 24 * hour, step: 15 * minute },
    '7d': { reach: 7 * 24 * hour, step: hour },
};
/** The shape is this platform's own: the contract shows none. A stretch in which nothing ran has no point. */
export const getMetrics = async ({ id, range = '1h' }, { sight, state, sampler, now }) => {
    const service = sight.service(id);
    // Whoever asks a moment after the first deployment gets a point too.
    await sampler.measure();
    const { reach, step } = ranges[range];
    const samples = state.samples.since(service.id, now().getTime() - reach, step);
    return {
        range,
        stepSeconds: step / 1_000,
        points: samples.map(({ at, cpuPct, memoryBytes }) => ({ ts: new Date(at).toISOString(), cpuPct, memoryBytes })),
    };
};

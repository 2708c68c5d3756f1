export const buildLimits = {
    commandMs: 15 * 60_000,
    startMs: 60_000,
    settleMs: 1_000,
    outputBytes: 256 * 2 ** 20,
};

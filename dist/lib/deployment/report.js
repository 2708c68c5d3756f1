/** How a run ended (product: outputs). `skipped`, `accepted` and `aborted` are decided around the verdict, the rest by it. */
export const outcomes = [
    'succeeded',
    'failed',
    'cancelled',
    'superseded',
    'timed-out',
    'indeterminate',
    'accepted',
    'skipped',
    'aborted',
];

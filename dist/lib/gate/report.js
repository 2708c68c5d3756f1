/** How a check ended; `cut-short` by a cancellation, `not-run` where something before it failed. */
export const checkResults = ['passed', 'failed', 'cut-short', 'not-run'];

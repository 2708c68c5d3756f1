/** Tells nobody. */
export const unnoticed = { service: () => { }, deployment: () => { } };

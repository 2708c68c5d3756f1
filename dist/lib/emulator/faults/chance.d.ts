/** A drawn number, and the state to draw the next one from. */
export interface Draw {
    /** From 0 up to, but not including, 1. */
    readonly value: number;
    readonly next: number;
}
/** Draws from a state of 32 bits, which the seed is the first of. The same state gives the same number everywhere. */
export declare function draw(state: number): Draw;

/** A key that is refused so many times in a row is refused for good (following: The verdict). */
export declare const refusalsThatCount = 2;
/** Whether the status speaks of the key. */
export declare function forbids(status: number): boolean;
/** Whether the platform answered that the key may not. */
export declare function isForbidden(error: unknown): boolean;

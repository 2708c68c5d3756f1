/** An answer with an error status: `{ error }` (contract: Errors). */
export declare class Refusal extends Error {
    readonly status: number;
    constructor(status: number, message: string);
}

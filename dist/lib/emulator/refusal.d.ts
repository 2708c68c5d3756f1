/** An answer with an error status: `{ error }` (contract: Errors). */
export declare class Refusal extends Error {
    readonly status: number;
    /** Headers that belong to the status, by lower-case name. */
    readonly headers: Readonly<Record<string, string>>;
    constructor(status: number, message: string, headers?: Readonly<Record<string, string>>);
}
/** Refuses a method; those that the path takes are named. */
export declare function methodRefusal(allowed: readonly string[]): Refusal;

/** `applyError` is an empty string on success (contract: set_storage). */
export declare function failureOfStorage(result: unknown): string | undefined;
/** Where in the body a failure stands is not shown: an `error` field is one, and so is output that is an error. */
export declare function failureOfStatement(result: unknown): string | undefined;

/** Statuses that count as healthy, as `200-399` or `200, 204, 301-303` say it. */
export declare class StatusRanges {
    #private;
    /**
     * `input` is named where the text is wrong.
     *
     * @throws InputError
     */
    constructor(input: string, text: string);
    includes(status: number): boolean;
    /** Whether the status stands there by itself, not only inside a range. */
    names(status: number): boolean;
}

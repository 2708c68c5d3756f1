/** The milliseconds of `90s`, `30m`, `1h30m`, `300ms`; undefined for anything else, a bare number included. */
export declare function parseDuration(text: string): number | undefined;
/** Bounds of a duration input in milliseconds; `words` says them to the user. */
export interface DurationRange {
    readonly least: number;
    readonly most: number;
    readonly words: string;
}
/** @throws InputError that names the input, for what is no duration or outside the range. */
export declare function readDuration(input: string, text: string, range: DurationRange): number;

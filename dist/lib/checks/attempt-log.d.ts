/** What was seen when, equal sightings in a row as one. Memory is bounded by the number of changes that are kept. */
export declare class Tally {
    #private;
    get last(): string | undefined;
    /** `atMs`: since the check began. */
    add(atMs: number, said: string): void;
    /** Oldest first. */
    lines(): string[];
}

import { type DurationRange } from './duration.ts';
/** The inputs of a step, each read with its form. What is absent is undefined: nothing later meets an empty string. */
export declare class Inputs {
    #private;
    constructor(environment: Readonly<Record<string, string | undefined>>);
    /** Trimmed. */
    text(name: string): string | undefined;
    /** As the runner hands it over, white space and all: only spaces of a name change, dashes stay. */
    verbatim(name: string): string | undefined;
    required(name: string): string;
    /** One line without control characters. */
    line(name: string): string | undefined;
    /** An id or slug, which becomes one segment of a path. */
    identifier(name: string): string | undefined;
    /** `true` or `false`, in the spellings of YAML; absent is the fallback. */
    boolean(name: string, fallback: boolean): boolean;
    oneOf<const Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined;
    /** Milliseconds. */
    duration(name: string, range: DurationRange): number | undefined;
    /** Words between commas or line ends. */
    words(name: string): string[];
    /** A branch, tag or commit. */
    ref(name: string): string | undefined;
    /** A whole number. */
    count(name: string, { least, most }: {
        readonly least: number;
        readonly most: number;
    }): number | undefined;
    /** A TCP port, 1 to 65535. */
    port(name: string): number | undefined;
    /** An absolute http(s) address. */
    url(name: string): string | undefined;
    /** Those of the names that are given. */
    given(names: readonly string[]): string[];
    /** Every value but those named: what the runner has printed before any code of ours ran. */
    shownBut(hidden: readonly string[]): string[];
}

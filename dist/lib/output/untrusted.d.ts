import type { Redactor } from '../text/redactor.ts';
/** Begins every foreign line: white space alone would not stop `::command::`, nor an earlier step's problem matcher. */
export declare const bar = " \u2502 ";
/** The most bytes of one printed line, without its bar and the note that it was cut. */
export declare const longestLine: number;
/**
 * Lines of a foreign log as the lines of a job's log: without line ends, free of secrets and of what the runner obeys
 * inside a line, at most 8 KB long. An empty line stays one. What it obeys at the beginning of a line is left to `barred`.
 */
export declare function harmlessLines(texts: readonly string[], redactor: Redactor): string[];
/**
 * Harmless lines as they are printed, in UTF-8: each begins with the bar and ends with a line feed. Bytes, for console and file
 * take the same ones, and the text of a whole chunk would be a large object to the heap, which keeps those for long.
 */
export declare function barred(lines: readonly string[]): Uint8Array;
/** A foreign word or sentence for use inside a sentence of ours: one line, no colour, no command, no secret. */
export declare function harmlessText(text: string, redactor: Redactor): string;

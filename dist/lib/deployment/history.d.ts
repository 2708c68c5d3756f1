import type { HistoryPage } from '../client/history-pages.ts';
import type { Platform } from '../client/platform.ts';
import type { HistoryRead } from './verdict/state.ts';
import type { Meaning } from './verdict/vocabulary.ts';
/**
 * What stands behind our deployment in the history, newest first: a row that is surely older, nothing at all, or unknown.
 * Known from before our POST, or from the last time that ours was seen.
 */
export type Older = {
    readonly kind: 'row';
    readonly id: string;
} | {
    readonly kind: 'nothing';
} | {
    readonly kind: 'unknown';
};
export interface HistoryTarget {
    readonly serviceId: string;
    readonly deploymentId: string;
    readonly older: Older;
}
/** A look into the history, and what bounds the next one. */
export type HistoryLook = HistoryRead & {
    readonly older: Older;
};
/**
 * Looks for our own record: page by page until our id, an older one, or 20 pages. Nothing takes the newest row for ours.
 * Rejects as the client does.
 */
export declare function lookForRecord(platform: Platform, target: HistoryTarget, meaningOf: (word: string) => Meaning, signal: AbortSignal): Promise<HistoryLook>;
/** Pages of the history, newest first, at most 20; one attempt each. */
export declare function historyPages(platform: Platform, serviceId: string, signal: AbortSignal): AsyncGenerator<HistoryPage>;

/** Where a page begins: the `nextCursor` of the page before, as the platform gave it. */
export type Cursor = number | string;
/** One page of the deployment history, newest first. */
export interface HistoryPage {
    /** Records as they came: what they hold beyond `deploymentId` and `rollbackable` is not shown by the contract. */
    readonly deployments: readonly Record<string, unknown>[];
    /** Undefined on the last page. */
    readonly nextCursor: Cursor | undefined;
}
/**
 * Pages until no next cursor is returned (contract: list_deployments); an empty page is no end. Throws `UnreadableError` where
 * a cursor repeats, for that would never end.
 */
export declare function readPages(read: (before: Cursor | undefined) => Promise<unknown>, before: Cursor | undefined): AsyncGenerator<HistoryPage>;
/** Every field of a record but the page's own shape is left alone, so that one odd record does not hide the others. */
export declare function parseHistoryPage(body: unknown): HistoryPage;

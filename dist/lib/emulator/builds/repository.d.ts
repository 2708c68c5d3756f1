/** Whether Git may be asked to fetch from it: http, https and file URLs, and absolute paths. Other transports can run commands. */
export declare function isRepository(url: string): boolean;
/** Whether it can name a branch, a tag or a commit. Everything else would mean something to Git's command line. */
export declare function isRef(ref: string): boolean;
/** A URL as it may be shown. */
export declare function withoutCredentials(url: string): string;

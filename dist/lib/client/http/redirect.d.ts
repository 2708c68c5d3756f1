/** Redirects followed in a row before a loop is assumed. */
export declare const maximumRedirects = 5;
/** Where a redirect leads. */
export type Redirect = 
/** Another path of the same origin, query included. */
{
    readonly kind: 'here';
    readonly path: string;
}
/** An origin that must not see the key. */
 | {
    readonly kind: 'elsewhere';
    readonly origin: string;
}
/** A redirect without a readable target. */
 | {
    readonly kind: 'nowhere';
};
/** Where an answer sends a read, or undefined where the status is no redirect. */
export declare function parseRedirect(status: number, location: string | undefined, from: URL): Redirect | undefined;
/** Whether the same request belongs to another address, unlike 302 and 303, which may come after the work was done. */
export declare function belongsElsewhere(status: number): boolean;

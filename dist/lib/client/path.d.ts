/**
 * Fills the `{name}` places of a path of the table. A value is one segment whatever it holds: a slash is encoded, and the
 * dot segments, which no encoding protects, are refused, as is an empty one.
 */
export declare function pathOf(template: string, values: Readonly<Record<string, unknown>>): string;
/** `?a=1&b=2`, or nothing; values are scalars, and those that are undefined are left out. */
export declare function queryOf(values: Readonly<Record<string, unknown>>): string;
/** A path that the caller wrote, e.g. for an undocumented route; it may carry a query. Throws `InputError`. */
export declare function checkPath(path: string): string;

/** A JSON object whose fields nobody has promised. */
export type Fields = Readonly<Record<string, unknown>>;
export declare function isFields(value: unknown): value is Fields;
/** The `id` of an object, as text; undefined where it has none. */
export declare function readId(value: unknown): string | undefined;

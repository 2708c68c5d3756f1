/** A JSON object whose fields nobody has promised. */
export type Fields = Readonly<Record<string, unknown>>;
export declare function isFields(value: unknown): value is Fields;

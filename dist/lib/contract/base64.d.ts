import * as v from 'valibot';
/**
 * Base64 with `+` and `/`, padded and in one line (RFC 4648, sections 3 and 4). Looks for the first other character: a pattern
 * of the whole keeps a way back for each character, and there may be hundreds of millions.
 */
export declare function isBase64(text: string): boolean;
/** Bytes as base64. */
export declare function base64(about: string): v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be base64 in one line, padded with `=`">, v.DescriptionAction<string, string>]>;

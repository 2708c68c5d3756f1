import type { Secret } from './secret.ts';
/** Replaces the key in text that came from elsewhere, in the forms in which an echo may spell it. */
export type Redact = (text: string) => string;
/** Covers the key plain, in JSON, in a URI, and in both kinds of base64. */
export declare function redactionOf(key: Secret): Redact;

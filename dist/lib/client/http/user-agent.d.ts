/** `taxiway/<version>`, followed by what the caller adds to it. */
export declare function buildUserAgent(addition: string | undefined): string;

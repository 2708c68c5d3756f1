/** `taxiway/<version>`, followed by what the caller adds to it. */
export declare function userAgentOf(addition: string | undefined): string;

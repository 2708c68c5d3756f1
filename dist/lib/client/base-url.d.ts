/** `{base_url}` of the contract, taken apart. */
export interface BaseUrl {
    /** Scheme, host and port, as `URL.origin` spells them. */
    readonly origin: string;
    /** The path before `/api/`, without a slash at its end; empty where there is none. */
    readonly prefix: string;
    /** True for this machine itself. */
    readonly loopback: boolean;
}
/** Throws `InputError`. The key travels in a header, so plain http is allowed to this machine only. */
export declare function parseBaseUrl(given: string | URL): BaseUrl;
/** True for localhost, 127.0.0.0/8 and ::1, after URL parsing has normalised every other spelling of an address. */
export declare function isLoopback(hostname: string): boolean;

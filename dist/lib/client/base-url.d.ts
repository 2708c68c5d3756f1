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
export declare function baseUrlOf(given: string | URL): BaseUrl;

import type { HttpRequest, HttpResponse, ProxySettings, Transport } from './transport.ts';
/**
 * HTTP/1.1 over undici, by way of the proxy that the settings or the environment name. `direct` is for this machine itself: a
 * proxy could not reach it, and would be shown the key where it is spoken to in plain http.
 */
export declare class UndiciTransport implements Transport {
    #private;
    constructor(proxy?: ProxySettings | 'direct');
    send(request: HttpRequest): Promise<HttpResponse>;
    [Symbol.asyncDispose](): Promise<void>;
}

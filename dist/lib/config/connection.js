import { parseApiKey } from '../client/api-key.js';
import { parseBaseUrl } from '../client/base-url.js';
import { Platform } from '../client/platform.js';
/** A client of it, whose errors show no secret that the job knows. */
export function openPlatform(connection, { redactor }) {
    return new Platform({ ...connection, redact: (text) => redactor.redact(text) });
}
/** @throws InputError naming the input; nothing was sent */
export function readConnection(inputs) {
    const baseUrl = inputs.required('base-url');
    parseBaseUrl(baseUrl);
    return { baseUrl, apiKey: parseApiKey(inputs.required('api-key')) };
}

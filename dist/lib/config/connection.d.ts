import { Platform } from '../client/platform.ts';
import type { Secret } from '../client/secret.ts';
import type { Redactor } from '../text/redactor.ts';
import type { Inputs } from './inputs.ts';
/** Where the platform is, and who asks. */
export interface Connection {
    readonly baseUrl: string;
    readonly apiKey: Secret;
}
/** A client of it, whose errors show no secret that the job knows. */
export declare function openPlatform(connection: Connection, { redactor }: {
    readonly redactor: Redactor;
}): Platform;
/** @throws InputError naming the input; nothing was sent */
export declare function readConnection(inputs: Inputs): Connection;

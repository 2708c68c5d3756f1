import { createHash, randomBytes } from 'node:crypto';
import { text } from './row.js';
/** The tokens of deploy-trigger URLs, one for each service at most. Only their digests are kept: a token is shown once. */
export class DeployTriggers {
    #database;
    constructor(database) {
        this.#database = database;
    }
    /** A new token; the one before no longer counts. */
    rotate(serviceId) {
        const token = randomBytes(24).toString('base64url');
        this.#database
            .prepare('INSERT OR REPLACE INTO deployTriggers (serviceId, digest) VALUES (?, ?)')
            .run(serviceId, digestOf(token));
        return token;
    }
    /** The id of the service that a token deploys. */
    serviceOf(token) {
        const row = this.#database.prepare('SELECT serviceId FROM deployTriggers WHERE digest = ?').get(digestOf(token));
        return row && text(row, 'serviceId');
    }
}
function digestOf(token) {
    return createHash('sha256').update(token).digest('hex');
}

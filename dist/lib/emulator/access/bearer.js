import { Refusal } from '../refusal.js';
/** The key in an `Authorization` header (contract: Authentication, 1). Refuses with 401 where there is none that is valid. */
export function keyOf(authorization, state) {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
    if (token === undefined)
        throw new Refusal(401, 'The API key is missing: send "Authorization: Bearer <API_KEY>".');
    const key = state.keys.byToken(token);
    if (!key)
        throw new Refusal(401, 'The API key is invalid or revoked.');
    return key;
}

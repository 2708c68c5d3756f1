import { Refusal } from '../refusal.js';
/** What a 401 says of how to do better (RFC 9110, 15.5.2; RFC 6750, 3). */
const challenge = {
    missing: { 'www-authenticate': 'Bearer' },
    bad: { 'www-authenticate': 'Bearer error="invalid_token"' },
};
/** The key in an `Authorization` header (contract: Authentication, 1). Refuses with 401 where there is none that is valid. */
export function keyOf(authorization, state) {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
    if (token === undefined) {
        throw new Refusal(401, 'The API key is missing: send "Authorization: Bearer <API_KEY>".', challenge.missing);
    }
    const key = state.keys.byToken(token);
    if (!key)
        throw new Refusal(401, 'The API key is invalid or revoked.', challenge.bad);
    return key;
}

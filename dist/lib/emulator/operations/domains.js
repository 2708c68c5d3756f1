import { isIP } from 'node:net';
import { Refusal } from '../refusal.js';
/** Where a domain leads when its service named no port. */
const usualPort = 80;
export const addDomain = ({ id, hostname: given }, { sight, state }) => {
    const service = sight.service(id);
    const hostname = given.trim().toLowerCase().replace(/\.$/, '');
    if (!isDomain(hostname))
        throw new Refusal(400, `"${given}" is no hostname of a domain, such as app.example.com.`);
    // Whose it is stays hidden: that service may lie outside the caller's sight.
    if (state.domains.byHostname(hostname))
        throw new Refusal(409, `The domain "${hostname}" is in use already.`);
    return { ...state.domains.add({ serviceId: service.id, hostname, port: service.internalPort ?? usualPort }) };
};
/** At least two parts of letters, digits and inner hyphens, 63 characters each and 253 in all; no address. */
function isDomain(hostname) {
    const parts = hostname.split('.');
    return (hostname.length <= 253 &&
        parts.length > 1 &&
        isIP(hostname) === 0 &&
        parts.every((part) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(part)));
}

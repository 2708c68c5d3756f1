import { createHash } from 'node:crypto';
/** Browsers find every name below it on this machine; other programs can send it as `Host`. */
const domain = '.localhost';
/** Characters of a label at most: with what is added to it, it is one part of a hostname. */
export const longestLabel = 54;
/** The hostname of an exposed port, without the platform's own port: the same each time, and no other service's. */
export function generatedHostname(label, serviceId) {
    return `${label}-${createHash('sha256').update(serviceId).digest('hex').slice(0, 8)}${domain}`;
}
/** Leads requests for a generated hostname to its service, and all others to the platform's interface. */
export function withGeneratedHostnames(respond, { state, builds }) {
    return async (request, response) => {
        const hostname = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
        const exposed = hostname.endsWith(domain) ? state.exposedPorts.byHostname(hostname) : undefined;
        if (!exposed)
            return respond(request, response);
        const ingress = builds.ingressOf(exposed.serviceId);
        if (ingress)
            await ingress.serve(request, response, hostname);
        else
            response.writeHead(503, { 'content-type': 'text/plain' }).end('No deployment is live.\n');
    };
}

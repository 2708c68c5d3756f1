import { setTimeout } from 'node:timers/promises';
import { listen } from '../http/server.js';
import { proxy } from './proxy.js';
import { keepRobotsAway } from './robots.js';
import { serveFile } from './static.js';
/** Milliseconds that requests may go on with what stood behind an address before. */
const drain = 2_000;
/** Opens an address of its own on the loopback interface. `isIndexed` is asked anew for each request. */
export async function openIngress(isIndexed) {
    let standing = { target: undefined, exposed: new Map() };
    const underWay = new Set();
    const take = async (request, response, target) => {
        if (!isIndexed() && keepRobotsAway(request, response))
            return;
        const answered = answer(request, response, target);
        underWay.add(answered);
        await answered.finally(() => underWay.delete(answered));
    };
    const listening = await listen((request, response) => take(request, response, standing.target), 0);
    return {
        ...listening,
        serve: (request, response, hostname) => take(request, response, standing.exposed.get(hostname)),
        async lead(next) {
            standing = next;
            const impatient = new AbortController();
            const enough = setTimeout(drain, undefined, { signal: impatient.signal }).catch(() => undefined);
            await Promise.race([Promise.allSettled(underWay), enough]);
            impatient.abort();
        },
    };
}
async function answer(request, response, target) {
    if (!target)
        response.writeHead(503, { 'content-type': 'text/plain' }).end('No deployment is live.\n');
    else if (target.kind === 'process')
        await proxy(request, response, target);
    else
        await serveFile(request, response, target.folder);
}

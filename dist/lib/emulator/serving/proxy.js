import { request as openRequest } from 'node:http';
import { pipeline } from 'node:stream/promises';
/** Hands a request on to a local process, and its answer back; 502 where the process does not answer. */
export async function proxy(request, response, origin) {
    const forwarded = openRequest({
        ...origin,
        // A kept connection may be closed by the process just when it is used again.
        agent: false,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, 'x-forwarded-host': request.headers.host, 'x-forwarded-proto': 'http' },
    });
    response.once('close', () => forwarded.destroy());
    const answered = new Promise((resolve, reject) => {
        forwarded.once('response', resolve);
        forwarded.on('error', reject);
    });
    // A process may answer, or fail, before it has read the whole body: `answered` tells which.
    pipeline(request, forwarded).catch(() => undefined);
    try {
        const answer = await answered;
        // What the platform has to say goes before what the process says.
        for (const name of response.getHeaderNames())
            delete answer.headers[name];
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        await pipeline(answer, response);
    }
    catch {
        if (response.headersSent)
            response.destroy();
        else
            response.writeHead(502, { 'content-type': 'text/plain' }).end('The service does not answer.\n');
    }
}

/**
 * Keeps search engines away from an answer that is still to be written. True where that is the whole answer: the request was
 * for `/robots.txt`, which the service does not get to see.
 */
export function keepRobotsAway(request, response) {
    response.setHeader('x-robots-tag', 'noindex');
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== '/robots.txt')
        return false;
    response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /\n');
    return true;
}

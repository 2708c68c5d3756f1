import { createServer } from 'node:http';
/** Listens on the loopback interface, on a free port for 0. Rejects where the port is taken. */
export async function listen(respond, port) {
    const server = createServer((request, response) => {
        respond(request, response).catch(() => response.destroy());
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => {
            server.off('error', reject);
            resolve();
        });
    });
    const address = server.address();
    const bound = typeof address === 'object' && address ? address.port : port;
    return {
        url: `http://127.0.0.1:${bound}`,
        close: () => new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
        }),
    };
}

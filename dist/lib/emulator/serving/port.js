import { connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
/** Milliseconds between two tries. */
const interval = 25;
/** A port that was free a moment ago. */
export async function freePort() {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    await new Promise((resolve) => server.close(resolve));
    return typeof address === 'object' && address ? address.port : freePort();
}
/** Waits until something accepts connections on the port of either loopback address. Rejects when the signal aborts. */
export async function untilItAnswers(port, signal) {
    for (;;) {
        for (const host of ['127.0.0.1', '::1'])
            if (await accepts(host, port))
                return { host, port };
        await setTimeout(interval, undefined, { signal });
    }
}
function accepts(host, port) {
    return new Promise((resolve) => {
        const socket = connect({ host, port });
        const finish = (answer) => () => {
            socket.destroy();
            resolve(answer);
        };
        socket.once('connect', finish(true));
        socket.once('error', finish(false));
    });
}

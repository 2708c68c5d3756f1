import { setImmediate } from 'node:timers/promises';
import { send, sendPieces } from '../http/answer.js';
import { withTroubledBytes } from './body-bytes.js';
import { withTroubledEvents } from './events.js';
import { isReplacement } from './fault.js';
import { operationAt } from './journal.js';
import { pause } from './pause.js';
import { sendReplacement } from './replacement.js';
import { withTroubledHistory } from './shown-history.js';
import { BrokenOff, wireOf } from './wire.js';
/** Sends what `answer` says, as far as no fault is in the way. */
export function withFaults(answer, { faults, journal }, world) {
    return async (request, response) => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        const operation = operationAt(request.method ?? 'GET', pathname);
        const struck = operation ? faults.strike(operation) : [];
        journal.note(request, { faults: struck.map(({ kind }) => kind) });
        try {
            const replacement = struck.find(isReplacement);
            if (replacement && replacement.when !== 'after-effect') {
                await readToEnd(request);
                await delay(struck, 'before-effect');
                await sendReplacement(request, response, replacement, world.now());
                return;
            }
            const truth = await answer(request, () => delay(struck, 'before-effect'));
            journal.note(request, { trueStatus: truth.status });
            const shown = operation && faults.remembers(operation) ? await faults.reads.pass(request, truth, struck) : truth;
            await delay(struck, 'after-effect');
            if (replacement)
                await sendReplacement(request, response, replacement, world.now());
            else
                await sendTroubled(response, withTroubledHistory(shown, struck, request, world), struck);
        }
        catch (error) {
            if (!(error instanceof BrokenOff))
                throw error;
            journal.noteCut(request);
            await breakOff(response, error.how);
        }
    };
}
/** Events first, then bytes: what tears bytes apart leaves no events to find. */
async function sendTroubled(response, answer, struck) {
    if (struck.length === 0)
        return send(response, answer);
    const isStream = wireOf(answer).headers['content-type'] === 'text/event-stream';
    const events = isStream ? struck.reduce(withTroubledEvents, wireOf(answer)) : wireOf(answer);
    const { status, headers, pieces } = struck.reduce(withTroubledBytes, events);
    response.writeHead(status, headers);
    await sendPieces(response, pieces);
}
async function delay(struck, when) {
    for (const fault of struck) {
        if (fault.kind === 'delay' && (fault.when ?? 'before-effect') === when)
            await pause(fault.ms);
    }
}
/** So that the caller has sent all that it wanted to send before it learns anything. */
async function readToEnd(request) {
    try {
        for await (const _ of request)
            ;
    }
    catch {
        // The caller has gone away, and will not miss the fault.
    }
}
/** Breaks the connection once what was written before has left. */
async function breakOff(response, how) {
    const { socket } = response;
    // Headers and body leave together at the end of a turn.
    await setImmediate();
    while (socket?.writableLength && !socket.destroyed)
        await pause(1);
    // A reset takes with it, on some systems, what the receiver has not read yet.
    if (how === 'reset' && response.headersSent)
        await pause(20);
    if (how === 'reset')
        socket?.resetAndDestroy();
    else
        socket?.destroy();
}

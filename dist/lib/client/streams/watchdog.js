import { notNeeded } from '../time/clock.js';
/** The same bytes, watched: any of them feeds the watchdog, comments too. Leaves no timer behind. */
export async function* watched(body, { clock, idleMs, onIdle }) {
    const done = new AbortController();
    let fedAt = clock.now();
    // What the reader takes its time for is no silence of the stream.
    let reading = false;
    // One timer at a time, whatever the number of chunks: it looks when the last one came and sleeps for the rest.
    const watch = async () => {
        const left = () => (reading ? idleMs : fedAt + idleMs - clock.now());
        for (let wait = left(); wait > 0; wait = left())
            await clock.sleep(wait, done.signal);
        onIdle();
    };
    watch().catch(() => { });
    try {
        for await (const chunk of body) {
            reading = true;
            yield chunk;
            reading = false;
            fedAt = clock.now();
        }
    }
    finally {
        done.abort(notNeeded);
    }
}

import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { ConsoleOutput } from './console-output.js';
import { MessageReader, queryMessage } from './messages.js';
const { folder, outputCharacters } = workerData;
const port = parentPort;
if (!port)
    throw new Error('The engine runs in a thread of its own.');
const engine = await PGlite.create({
    dataDir: folder,
    // A tenth of the memory, and nothing that a console would notice.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
});
/** Runs a query as a session of its own: whatever it opened or set ends with it. */
async function run(sql) {
    const output = new ConsoleOutput(sql, outputCharacters);
    await exchange(sql, output);
    if (!output.isFinished)
        return { kind: 'printed', output: output.text, broken: true };
    for (const end of output.isInTransaction ? ['ROLLBACK', 'DISCARD ALL'] : ['DISCARD ALL']) {
        await exchange(end, new ConsoleOutput(end, 0));
    }
    return { kind: 'printed', output: output.text, broken: false };
}
async function exchange(sql, output) {
    const reader = new MessageReader(outputCharacters);
    const onRawData = (chunk) => {
        for (const message of reader.push(chunk))
            output.take(message);
    };
    await engine.execProtocolRawStream(queryMessage(sql), { onRawData });
}
const say = (said) => port.postMessage(said);
port.on('message', async (asked) => {
    if (asked.kind === 'query') {
        say(await run(asked.sql).catch(() => ({ kind: 'printed', output: '', broken: true })));
    }
    else {
        await engine.close();
        say({ kind: 'closed' });
    }
});
say({ kind: 'open' });

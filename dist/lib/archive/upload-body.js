/** Bytes that are turned into base64 at a time; a multiple of 3. Four times as many are ten times slower. */
const sliceSize = 48 * 1024;
/**
 * The JSON body of `deploy_upload`: the fields, then `archiveBase64` (contract: Creating services). Never whole in memory;
 * can be sent again for as long as the archive is not disposed of.
 *
 * @returns `length` in bytes, exactly what `chunks()` gives
 */
export function uploadBody(fields, archive) {
    const start = Buffer.from(JSON.stringify({ ...fields, archiveBase64: '' }).slice(0, -2));
    const end = Buffer.from('"}');
    return {
        length: start.length + Math.ceil(archive.size / 3) * 4 + end.length,
        async *chunks() {
            yield start;
            yield* base64(archive.read());
            yield end;
        },
    };
}
/** Each chunk as base64, but for one or two bytes that wait for the next. */
async function* base64(chunks) {
    let rest = Buffer.alloc(0);
    for await (const chunk of chunks) {
        const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
        const whole = bytes.length - (bytes.length % 3);
        for (let from = 0; from < whole; from += sliceSize) {
            yield bytes.toString('base64', from, Math.min(from + sliceSize, whole));
        }
        rest = Buffer.from(bytes.subarray(whole));
    }
    if (rest.length > 0)
        yield rest.toString('base64');
}

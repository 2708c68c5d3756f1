/** Bytes of a chunk of an archive: a multiple of 3, so that a chunk in base64 needs no padding, and 1 MiB then. */
export const chunkSize = 768 * 1024;
/** The first `size` bytes of a file; ends early where the file does. The chunks may be kept. */
export async function* fileChunks(file, size) {
    for (let at = 0; at < size;) {
        const chunk = Buffer.allocUnsafeSlow(Math.min(chunkSize, size - at));
        const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
        if (bytesRead === 0)
            return;
        yield chunk.subarray(0, bytesRead);
        at += bytesRead;
    }
}

/** Bytes of a chunk of an archive: a multiple of 3, so that a chunk in base64 needs no padding, and 1 MiB then. */
export const chunkSize = 768 * 1024;
/** The first `size` bytes of a file; ends early where the file does. A chunk is valid until the next is asked for. */
export async function* fileChunks(file, size) {
    const chunk = Buffer.allocUnsafeSlow(Math.min(chunkSize, size));
    for (let at = 0; at < size;) {
        const { bytesRead } = await file.read(chunk, 0, Math.min(chunkSize, size - at), at);
        if (bytesRead === 0)
            return;
        yield chunk.subarray(0, bytesRead);
        at += bytesRead;
    }
}

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unwritable } from '../error.js';
import { fileChunks } from '../file-chunks.js';
/**
 * A file of a random name that nobody else can read. Where the system allows it, it loses its name as soon as it is open,
 * so that nothing stays behind even when the process is killed; else it is removed on close.
 */
export class TemporaryFile {
    #path;
    #handle;
    #size = 0;
    constructor(path, handle) {
        this.#path = path;
        this.#handle = handle;
    }
    /** Throws an ArchiveError where the folder does not take a file. */
    static async create(folder) {
        const path = join(folder, `taxiway-${randomUUID()}`);
        try {
            const handle = await open(path, 'wx+', 0o600);
            loseName(path);
            return new TemporaryFile(path, handle);
        }
        catch (error) {
            throw unwritable(folder, error);
        }
    }
    /** Throws an ArchiveError where the disk does not take the bytes. */
    async append(bytes) {
        try {
            for (let at = 0; at < bytes.length;) {
                const { bytesWritten } = await this.#handle.write(bytes, at, bytes.length - at, this.#size);
                at += bytesWritten;
                this.#size += bytesWritten;
            }
        }
        catch (error) {
            throw unwritable(dirname(this.#path), error);
        }
    }
    /** All that was appended, from the start. */
    read() {
        return fileChunks(this.#handle, this.#size);
    }
    async close() {
        await this.#handle.close();
        await rm(this.#path, { force: true });
    }
}
/** Synchronous: behind the blocks that are being compressed it would wait long enough to be killed before it. */
function loseName(path) {
    try {
        rmSync(path);
    }
    catch {
        // Windows may keep the name of an open file; close removes it.
    }
}

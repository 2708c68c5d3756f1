import { chunkSize } from '../file-chunks.js';
import { release } from './release-buffer.js';
import { TemporaryFile } from './temporary-file.js';
/** Keeps bytes to be read again, any number of them: in memory up to a limit, beyond it in a temporary file. */
export class Spool {
    #folder;
    #limit;
    /** Full pages that are not in the file. */
    #pages = [];
    #page = Buffer.allocUnsafeSlow(chunkSize);
    #filled = 0;
    #file;
    /** Of the page that the file got last, which must not be touched until then. */
    #written = Promise.resolve();
    /** Takes turns with the page that is filled, once there is a file: one is filled while the other is written. */
    #other;
    #closed = false;
    /**
     * @param folder where the temporary file goes, should there be one
     * @param limit bytes that are kept in memory
     */
    constructor(folder, limit) {
        this.#folder = folder;
        this.#limit = limit;
    }
    /**
     * Copies the bytes. Throws an ArchiveError where the temporary file does not take them, or earlier ones; close is still
     * owed then.
     */
    async write(bytes) {
        for (let from = 0; from < bytes.length;) {
            const some = bytes.copy(this.#page, this.#filled, from);
            from += some;
            this.#filled += some;
            if (this.#filled === chunkSize)
                await this.#turnPage();
        }
    }
    /** Waits until all is written; throws as the writes do. */
    settle() {
        return this.#written;
    }
    /** All bytes from the start, in chunks that are valid until the next is asked for. Throws when closed, and as the writes do. */
    async *read() {
        if (this.#closed)
            throw new Error('The archive was disposed of and cannot be read again.');
        await this.settle();
        if (this.#file)
            yield* this.#file.read();
        yield* this.#pages;
        if (this.#filled > 0)
            yield this.#page.subarray(0, this.#filled);
    }
    /** Frees memory and disk. May be called again. */
    async close() {
        this.#closed = true;
        const file = this.#file;
        this.#file = undefined;
        this.#pages = [];
        this.#filled = 0;
        await this.#written.catch(() => { });
        await file?.close();
    }
    async #turnPage() {
        const page = this.#page;
        this.#filled = 0;
        if (this.#file === undefined && (this.#pages.length + 1) * chunkSize <= this.#limit) {
            this.#pages.push(page);
            this.#page = Buffer.allocUnsafeSlow(chunkSize);
            return;
        }
        const file = this.#file ?? (await this.#moveToFile());
        await this.#written;
        this.#page = this.#other ?? Buffer.allocUnsafeSlow(chunkSize);
        this.#other = page;
        this.#written = file.append(page);
        this.#written.catch(() => { }); // it is heard where it is waited for
    }
    async #moveToFile() {
        this.#file = await TemporaryFile.create(this.#folder);
        for (const page of this.#pages) {
            await this.#file.append(page);
            release(page);
        }
        this.#pages = [];
        return this.#file;
    }
}

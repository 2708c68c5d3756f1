import { chunkSize } from './file-chunks.js';
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
    #closed = false;
    /**
     * @param folder where the temporary file goes, should there be one
     * @param limit bytes that are kept in memory
     */
    constructor(folder, limit) {
        this.#folder = folder;
        this.#limit = limit;
    }
    /** Copies the bytes. Throws an ArchiveError where the temporary file does not take them; close is still owed then. */
    async write(bytes) {
        for (let from = 0; from < bytes.length;) {
            const some = bytes.copy(this.#page, this.#filled, from);
            from += some;
            this.#filled += some;
            if (this.#filled === chunkSize)
                await this.#turnPage();
        }
    }
    /** All bytes from the start, in chunks that the receiver may keep. Throws when closed. */
    async *read() {
        if (this.#closed)
            throw new Error('The archive was disposed of and cannot be read again.');
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
        await file?.close();
    }
    async #turnPage() {
        this.#pages.push(this.#page);
        this.#filled = 0;
        if (this.#file === undefined && this.#pages.length * chunkSize <= this.#limit) {
            this.#page = Buffer.allocUnsafeSlow(chunkSize);
            return;
        }
        this.#file ??= await TemporaryFile.create(this.#folder);
        for (const page of this.#pages)
            await this.#file.append(page);
        this.#pages = [];
    }
}

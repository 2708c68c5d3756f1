import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
/** Bytes that may wait for the disk; whoever appends more waits with them. */
const mostWaiting = 128 * 1024;
/**
 * The build log as a file for later steps. Written in order, what came meanwhile in one piece; a failure (a full disk) is
 * told once and costs the rest of the file, never the run.
 */
export class LogFile {
    /** Absolute, with a name of its own: two steps of a job may run at once. */
    path;
    #onFailure;
    #waiting = [];
    #length = 0;
    #writing;
    #handle;
    #failed = false;
    /** Creates the file, empty. */
    constructor(folder, onFailure) {
        this.path = join(folder, `taxiway-${randomUUID()}.log`);
        this.#onFailure = onFailure;
        try {
            writeFileSync(this.path, '', { flag: 'wx', mode: 0o600 });
        }
        catch (error) {
            this.#fail(error);
        }
    }
    /** Resolves at once unless the disk is far behind. Never rejects. */
    async append(bytes) {
        if (this.#failed)
            return;
        this.#waiting.push(bytes);
        this.#length += bytes.length;
        this.#writing ??= this.#write();
        if (this.#length > mostWaiting)
            await this.#writing;
    }
    /** Writes what waits. */
    async close() {
        await this.#writing;
        await this.#handle?.close().catch(() => undefined);
        this.#handle = undefined;
    }
    async #write() {
        try {
            this.#handle ??= await open(this.path, 'a');
            while (this.#waiting.length > 0) {
                const bytes = Buffer.concat(this.#waiting);
                this.#waiting = [];
                this.#length = 0;
                await this.#handle.appendFile(bytes);
            }
        }
        catch (error) {
            this.#fail(error);
        }
        this.#writing = undefined;
    }
    #fail(error) {
        this.#failed = true;
        this.#waiting = [];
        this.#onFailure(error instanceof Error ? error.message : String(error));
    }
}

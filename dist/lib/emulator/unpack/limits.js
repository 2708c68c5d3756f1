import { ArchiveRefusal } from './entry.js';
export const unpackLimits = {
    bytes: 4 * 2 ** 30,
    entries: 500_000,
    ratio: 200,
    ratioFrom: 64 * 2 ** 20,
};
/** Counts what comes out of an archive, and refuses one that swells beyond its limits. */
export class Meter {
    #limits;
    #packed;
    #bytes = 0;
    #entries = 0;
    /** `packed` is the size of the archive itself. */
    constructor(limits, packed) {
        this.#limits = limits;
        this.#packed = packed;
    }
    addEntry() {
        this.#entries += 1;
        if (this.#entries > this.#limits.entries) {
            throw new ArchiveRefusal(`it holds more than ${this.#limits.entries} entries`);
        }
    }
    addBytes(count) {
        this.#bytes += count;
        const { bytes, ratio, ratioFrom } = this.#limits;
        if (this.#bytes > bytes)
            throw new ArchiveRefusal(`it holds more than ${bytes} bytes`);
        if (this.#bytes > ratioFrom && this.#bytes > this.#packed * ratio) {
            throw new ArchiveRefusal(`it unpacks to more than ${ratio} times its size`);
        }
    }
}

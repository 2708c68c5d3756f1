const shownLargest = 5;
/** Counts what goes into an archive, in all and for each entry at the top. */
export class Tally {
    files = 0;
    bytes = 0;
    #top = new Map();
    add(path, bytes) {
        this.files += 1;
        this.bytes += bytes;
        const slash = path.indexOf('/');
        const top = slash === -1 ? path : path.slice(0, slash + 1);
        this.#top.set(top, (this.#top.get(top) ?? 0) + bytes);
    }
    total() {
        const largest = [...this.#top].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes);
        return { files: this.files, bytes: this.bytes, largest: largest.slice(0, shownLargest) };
    }
}

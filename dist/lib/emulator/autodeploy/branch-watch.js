import { stat } from 'node:fs/promises';
/** Milliseconds between two looks at three files. Git is asked only when one of them has changed. */
const interval = 250;
/** Tells when a branch of a repository has another commit. */
export class BranchWatch {
    #repository;
    #branch;
    #onPush;
    /** How the files stood no later than when the commit was read, so that no change falls between the two. */
    #files;
    /** Undefined while the branch does not exist. */
    #commit;
    #looking = Promise.resolve();
    #timer;
    #closed = false;
    /** What is there now is no push. `onPush` returns false where it cannot take the push yet, and is then asked again. */
    static async open(repository, branch, onPush) {
        const files = await looksOf(repository.filesOf(branch));
        const watch = new BranchWatch({ repository, branch, files }, onPush);
        watch.#commit = (await repository.branches()).commits.get(branch);
        watch.#wait();
        return watch;
    }
    constructor({ repository, branch, files }, onPush) {
        this.#repository = repository;
        this.#branch = branch;
        this.#files = files;
        this.#onPush = onPush;
    }
    /** Resolves when nothing of it is under way any more. */
    async close() {
        this.#closed = true;
        clearTimeout(this.#timer);
        await this.#looking;
    }
    #wait() {
        this.#timer = setTimeout(() => {
            this.#looking = this.#look();
        }, interval).unref();
    }
    async #look() {
        const files = await looksOf(this.#repository.filesOf(this.#branch));
        if (files !== this.#files)
            await this.#compare(files);
        if (!this.#closed)
            this.#wait();
    }
    async #compare(files) {
        const commit = (await this.#repository.branches()).commits.get(this.#branch);
        if (this.#closed)
            return;
        const pushed = commit !== undefined && commit !== this.#commit;
        if (pushed && !this.#onPush())
            return;
        this.#files = files;
        this.#commit = commit;
    }
}
/** Changes whenever one of the files does: Git puts another file in its place. */
async function looksOf(files) {
    const looks = files.map((file) => stat(file, { bigint: true }).then(({ ino, size, mtimeNs }) => `${ino} ${size} ${mtimeNs}`, () => 'missing'));
    return (await Promise.all(looks)).join('\n');
}

const mostLines = 1024;
/**
 * The newest lines of the stored log, to be found by number. They are kept as they came, and indexed when one is looked for: a log
 * that is read without a stream needs no index. Memory is bounded: of a long line an excerpt is kept.
 */
export class RecentLines {
    #batches = [];
    #count = 0;
    #texts;
    add(lines) {
        this.#batches.push(lines.slice(-mostLines).map(excerpted));
        this.#count += Math.min(lines.length, mostLines);
        for (let [oldest] = this.#batches; oldest !== undefined; [oldest] = this.#batches) {
            if (this.#count - oldest.length < mostLines)
                break;
            this.#batches.shift();
            this.#count -= oldest.length;
        }
        this.#texts = undefined;
    }
    /** The excerpts of their texts by number. */
    get texts() {
        this.#texts ??= new Map(this.#batches.flat().map(({ seq, text }) => [seq, text]));
        return this.#texts;
    }
}
function excerpted(line) {
    const text = excerpt(line.text);
    return text === line.text ? line : { seq: line.seq, text };
}
/** A line may have megabytes; its length and beginning tell it from its neighbours. */
export function excerpt(text) {
    return text.length <= 256 ? text : `${text.slice(0, 256)} ${text.length}`;
}

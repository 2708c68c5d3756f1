const mostKept = 256;
/** What some platforms end a stream with; it is no line of the log. */
const lastWord = '[DONE]';
/**
 * Lines that the stream told and the stored log has yet to show, where the stream carries no number that could be proven.
 * They are known by text and order: a line that shows settles all that were told before it. Memory is bounded; what the
 * bound forgets is taken for shown, and so is a repeated text after a reconnection.
 */
export class UnconfirmedLines {
    /** Told and not shown, oldest first. */
    #told = [];
    /** The newest shown lines, oldest first; those before `#from` were told too. */
    #shown = [];
    #from = 0;
    #shownCount = 0;
    #first;
    /** Events to pass over: a replay tells old lines again. Undefined until the connection's first event. */
    #replayed;
    #lineNames = new Set();
    /** Whether the stored log is behind the stream. */
    get any() {
        // Where lines showed and none was as the stream told it, the two differ in more than time.
        if (this.#lineNames.size === 0)
            return this.#shownCount === 0 && this.#told.length > 0;
        return this.#told.some(({ name }) => this.#lineNames.has(name));
    }
    /** A new connection may tell from the beginning, or go on. */
    beginConnection() {
        this.#from = 0;
        this.#replayed = undefined;
    }
    /** An event of the stream; `name` is that of its kind. */
    tell(text, name) {
        const line = excerpt(text);
        this.#replayed ??= line === this.#first ? this.#shownCount - this.#shown.length : 0;
        if (this.#replayed > 0) {
            this.#replayed--;
            return;
        }
        const at = this.#shown.indexOf(line, this.#from);
        if (at >= 0) {
            this.#from = at + 1;
            this.#settle(this.#told.length, name);
        }
        else if (line !== '' && line !== lastWord) {
            this.#told.push({ text: line, name });
            if (this.#told.length > mostKept)
                this.#told.shift();
        }
    }
    /** A line that was written out. */
    show(text) {
        const line = excerpt(text);
        this.#first ??= line;
        this.#shownCount++;
        this.#shown.push(line);
        const at = this.#told.findIndex((told) => told.text === line);
        if (at >= 0) {
            this.#from = this.#shown.length;
            this.#settle(at + 1, this.#told[at]?.name);
        }
        if (this.#shown.length <= mostKept)
            return;
        this.#shown.shift();
        this.#from = Math.max(0, this.#from - 1);
    }
    #settle(count, name) {
        this.#told.splice(0, count);
        this.#lineNames.add(name);
    }
}
/** Enough to know a line by; a stream may lose the white space at its ends. */
function excerpt(text) {
    return text.slice(0, 256).trim();
}

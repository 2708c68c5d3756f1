import { withoutColour } from '../text/control-characters.js';
const mostTail = 200;
const mostFailing = 10;
/** How much of the end is shown after the first failing lines. */
const mostLast = 5;
/** How builds begin to tell of a failure: compilers, package managers, shells, test runners. */
const failing = /(?:[Ee]rror|[Ee]xception)\b|\b(?:ERR!?|ERROR|FATAL|[Ff]atal|FAIL(?:ED)?|[Ff]ailed|[Ff]ailure|panic|Traceback)\b|[Nn]ot found|[Cc]annot find|[Nn]o such file|exit(?:ed with)? (?:code|status):? [1-9]/;
/** What sounds like a failure and is none. */
const harmless = /\b(?:0|[Nn]o) (?:errors?|failures?|failed)\b|\b[Ww]arn(?:ing)?\b|\bWARN/;
/** What of a log is worth showing after it: the first failing lines and the end. Memory is bounded whatever the log's size. */
export class LogExcerpt {
    #tail = [];
    #failing = [];
    #failingEnd = 0;
    #count = 0;
    /** Lines as printed, but for the bar. */
    add(lines) {
        for (const line of lines) {
            this.#count += 1;
            if (this.#failing.length === mostFailing)
                continue;
            if (this.#failing.length === 0 && !isFailing(line))
                continue;
            this.#failing.push(withoutColour(line));
            this.#failingEnd = this.#count;
        }
        this.#tail.push(...lines.slice(-mostTail));
        if (this.#tail.length > 2 * mostTail)
            this.#tail = this.#tail.slice(-mostTail);
    }
    /** The last lines, oldest first, without colour. */
    tail() {
        return this.#tail.slice(-mostTail).map(withoutColour);
    }
    /** The first failing lines and the very last ones, with a mark where some between are left out; the end where none fails. */
    failure() {
        const tail = this.tail();
        if (this.#failing.length === 0)
            return tail.slice(-mostFailing);
        const after = this.#count - this.#failingEnd;
        const last = after === 0 ? [] : tail.slice(-Math.min(after, mostLast));
        return after > mostLast ? [...this.#failing, '…', ...last] : [...this.#failing, ...last];
    }
}
function isFailing(line) {
    return failing.test(line) && !harmless.test(line);
}

import { numberSources } from './log-record.js';
/**
 * Which number of a stream event, if any, is the sequence of the stored log. A source is proven when an event and a
 * stored line agree in number and in a text that stands nowhere else, and disproven for good when they agree in number alone.
 */
export class StreamProof {
    #standing = new Map();
    #stored = new Recent(1024);
    #waiting = new Recent(256);
    #waitingKey = 0;
    /** Whether some number of the events is the sequence. */
    get proven() {
        return [...this.#standing.values()].includes('proven');
    }
    /** The proven sequence of an event. */
    sequenceOf(line) {
        this.#compare(line);
        for (const source of numberSources) {
            if (this.#standing.get(source) === 'proven' && line.numbers[source] !== undefined)
                return line.numbers[source];
        }
        if (line.text !== undefined)
            this.#waiting.set(this.#waitingKey++, line);
        return undefined;
    }
    /** Lines of the stored log, as they come. */
    learn(lines) {
        for (const line of lines)
            this.#stored.set(line.seq, excerpt(line.text));
        for (const [, line] of this.#waiting.entries())
            this.#compare(line);
    }
    #compare(line) {
        if (line.text === undefined)
            return;
        const text = excerpt(line.text);
        for (const source of numberSources) {
            const seq = line.numbers[source];
            if (seq === undefined || this.#standing.get(source) === 'disproven')
                continue;
            const stored = this.#stored.get(seq);
            if (stored === undefined)
                continue;
            if (stored !== text)
                this.#standing.set(source, 'disproven');
            else if (this.#isDistinct(source, seq, text))
                this.#standing.set(source, 'proven');
        }
    }
    /** A blank line, or one that stands in several places, agrees with numbers that are off as well. */
    #isDistinct(source, seq, text) {
        if (text.trim() === '' || this.#stored.get(seq - 1) === text || this.#stored.get(seq + 1) === text)
            return false;
        for (const [other, stored] of this.#stored.entries())
            if (stored === text && other !== seq)
                return false;
        for (const [, line] of this.#waiting.entries()) {
            if (line.numbers[source] !== seq && line.text !== undefined && excerpt(line.text) === text)
                return false;
        }
        return true;
    }
}
/** A line may have megabytes; its length and beginning tell it from its neighbours. */
function excerpt(text) {
    return text.length <= 256 ? text : `${text.slice(0, 256)} ${text.length}`;
}
/** The newest entries by key. */
class Recent {
    #entries = new Map();
    #most;
    constructor(most) {
        this.#most = most;
    }
    set(key, value) {
        this.#entries.set(key, value);
        if (this.#entries.size <= this.#most)
            return;
        for (const oldest of this.#entries.keys()) {
            this.#entries.delete(oldest);
            return;
        }
    }
    get(key) {
        return this.#entries.get(key);
    }
    entries() {
        return this.#entries.entries();
    }
}
